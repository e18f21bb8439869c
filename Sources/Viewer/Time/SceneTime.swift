internal import Layers

/// The scene's time: its clock, the latest time that was reached, and the bar in which a user drags
/// through it.
///
/// ```swift
/// var time = SceneTime(at: 0, isPaused: false, speed: 1)
/// time.handle(.passed, at: 4.2)
/// time.clock.time
/// ```
///
/// It does not know the scene: what that allows comes in as `Limits`.
nonisolated struct SceneTime: Sendable {
  private(set) var clock: SceneClock
  private(set) var scrubber = TimeScrubber()

  /// Times that a scene has.
  struct Limits: Sendable {
    /// Earliest time that can be drawn.
    var earliest = 0.0
    /// When the last press of the scene's script ends; `nil` without a script.
    var scriptEnd: Double?
  }

  enum Event: Sendable {
    /// Wall time has passed.
    case passed
    case pauseToggled
    case stepped(frames: Int)
    /// The scene starts over.
    case rewound
    /// Another scene began, at its time.
    case sceneBegan(at: Double)
    /// A scene came back with the clock that it was left with; a pause stays.
    case sceneReturned(SceneClock)
    /// The scene no longer has what came after the present time.
    case laterForgotten
  }

  /// Reply to an event of the pointer.
  struct PointerReply: Sendable, Equatable {
    /// Whether the scrubber took it: the scene does not get it then.
    var isTaken = false
    /// Whether the clock stands at another time now.
    var hasJumped = false
    var needsDrawing = false
  }

  /// Where events of the pointer fall.
  struct Surroundings: Sendable {
    /// `nil` where there is no scrubber.
    var layout: ScrubberLayout?
    /// Pixels per point of the window.
    var scale: Double
    /// Whether the pointer holds the scene, or is on a message with buttons, which the scrubber
    /// would move away.
    var isPointerTaken: Bool
    var limits: Limits
  }

  /// Frames that one event of the wheel steps at most.
  private static let mostFrames = 600.0

  init(at time: Double, isPaused: Bool, speed: Double) {
    clock = SceneClock(time: time, isPaused: isPaused, speed: speed)
    noteTime()
  }

  // MARK: - Reading it

  /// Whether the scene's time is the latest, and not one that the user went back to.
  var isLatest: Bool { clock.time >= scrubber.latestTime }

  /// Stretch of time that the scrubber covers.
  func range(in limits: Limits) -> ClosedRange<Double> {
    scrubber.range(from: limits.earliest, scriptEnd: limits.scriptEnd)
  }

  /// Whether the scrubber looks different in the next frame: the time goes on, or the last frame,
  /// which may have taken longer than the fade, showed it on its way.
  func isScrubberMoving(since lastFrame: Double) -> Bool {
    scrubber.isFading(at: lastFrame) || (scrubber.isOpen && !clock.isPaused)
  }

  // MARK: - Events

  /// Takes in an event that happened at `wallTime`.
  mutating func handle(_ event: Event, at wallTime: Double, in limits: Limits = Limits()) {
    switch event {
    case .passed:
      clock.advance(to: wallTime)
      noteTime()
    case .pauseToggled:
      clock.isPaused.toggle()
      scrubber.isPinned = clock.isPaused
    case .stepped(let frames): step(frames: frames, in: limits)
    case .rewound:
      clock.rewind()
      scrubber.latestTime = 0
    case .sceneBegan(let time):
      clock.rewind(to: time)
      scrubber.latestTime = time
    case .sceneReturned(var clock):
      clock.isPaused = self.clock.isPaused
      self.clock = clock
      scrubber.latestTime = clock.time
    case .laterForgotten: scrubber.latestTime = clock.time
    }
  }

  /// Hands an event of the pointer to the scrubber.
  mutating func handle(
    _ event: WindowEvent, at wallTime: Double, in surroundings: Surroundings
  ) -> PointerReply {
    var reply = PointerReply()
    let layout = surroundings.layout
    let isOver = { (scrubber: TimeScrubber) in
      scrubber.isOpen && !surroundings.isPointerTaken
        && layout?.panel.contains(scrubber.pointer) == true
    }
    switch event {
    case .pointerMoved(let pixel):
      let scale = surroundings.scale
      scrubber.pointer = Point(x: pixel.x / scale, y: pixel.y / scale)
      let isNear = !surroundings.isPointerTaken && layout?.zone.contains(scrubber.pointer) == true
      reply.needsDrawing = isNear != scrubber.isNear
      scrubber.setNear(isNear, at: wallTime)
      if scrubber.grip == .time, let layout {
        seek(to: layout, in: surroundings.limits)
        reply.hasJumped = true
      }
      reply.isTaken = scrubber.grip != nil || isOver(scrubber)
    case .pointerDown:
      guard isOver(scrubber), let layout else { break }
      reply.isTaken = true
      if layout.button.contains(scrubber.pointer) {
        scrubber.grip = .button
        handle(.pauseToggled, at: wallTime)
        reply.needsDrawing = true
      } else {
        scrubber.grip = .time
        seek(to: layout, in: surroundings.limits)
        reply.hasJumped = true
      }
    case .pointerUp:
      guard scrubber.grip != nil else { break }
      scrubber.grip = nil
      (reply.isTaken, reply.needsDrawing) = (true, true)
    case .scrolled(_, let notches):
      guard isOver(scrubber) else { break }
      let frames = min(max(notches.rounded(), -Self.mostFrames), Self.mostFrames)
      step(frames: Int(frames), in: surroundings.limits)
      (reply.isTaken, reply.hasJumped) = (true, true)
    case .pointerLeft:
      scrubber.setNear(false, at: wallTime)
      scrubber.grip = nil
      reply.needsDrawing = true
    case .focusLost:
      // The pointer may still be over it.
      scrubber.grip = nil
      reply.needsDrawing = true
    case .key, .keyboard, .character, .characterUp, .filesDropped, .focusGained, .needsDrawing:
      break
    }
    return reply
  }

  private mutating func step(frames: Int, in limits: Limits) {
    clock.step(frames: frames, notBefore: limits.earliest)
    scrubber.isPinned = true
    noteTime()
  }

  /// Stops the clock at the time under the pointer.
  private mutating func seek(to layout: ScrubberLayout, in limits: Limits) {
    let time = layout.time(at: scrubber.pointer.x, in: range(in: limits))
    clock.seek(to: max(limits.earliest, time))
    scrubber.isPinned = true
    noteTime()
  }

  /// Takes notice of the scene's time after it has moved.
  private mutating func noteTime() { scrubber.latestTime = max(scrubber.latestTime, clock.time) }
}
