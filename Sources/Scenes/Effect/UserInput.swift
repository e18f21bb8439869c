internal import Layers
internal import Parameters

/// The state of the pointer, the keys, the buttons and the focus, as far as an effect reads it.
struct UserInput: Sendable, Hashable {
  private(set) var pointer = PointerTrack()
  /// Where the pointer is, pressed or not, for programs that follow it; `nil` before it moved.
  private(set) var pointerPlace: Point?
  private(set) var cursor = TextCursor()
  private(set) var keyboard = Keyboard()
  private(set) var isFocused = true
  /// When the window got the focus, in seconds.
  private(set) var focusTime = 0.0
  /// The frames in which buttons are on, by name.
  private(set) var buttonFrames: [String: Int] = [:]

  /// Takes in an event that neither holds nor releases a value. Of what the effect does not read
  /// nothing is stored: else a pointer that moves would change its scene.
  mutating func handle(
    _ event: SceneEvent, of effect: Effect, in canvas: Size, at time: Double
  ) {
    switch event {
    case .keyboard(let key, let isDown):
      guard effect.readsKeyboard else { return }
      keyboard.set(key, isDown: isDown, inFrame: Simulation.firstFrame(after: time))
    case .focused(let isFocused):
      guard effect.reads(where: { $0 == .focus || $0 == .focusTime }) else { return }
      if isFocused, !self.isFocused { focusTime = time }
      self.isFocused = isFocused
    case .pointerMoved(let place), .pointerDown(let place):
      if effect.reads(where: { $0 == .pointer || $0 == .unitPointer }) { pointerPlace = place }
      if effect.reads(where: \.isCursor) { cursor.follow(place, in: canvas, at: time) }
      pointer.handle(event, in: canvas, at: time)
    case .pointerCancelled:
      keyboard.releaseAll(inFrame: Simulation.firstFrame(after: time))
      pointer.handle(event, in: canvas, at: time)
    default: pointer.handle(event, in: canvas, at: time)
    }
  }

  /// Turns a button on for the next frame.
  mutating func push(button name: String, at time: Double) {
    buttonFrames[name] = Simulation.firstFrame(after: time)
  }
}

extension Effect {
  /// Whether a channel of a pass shows the keys that are down.
  var readsKeyboard: Bool {
    passes.flatMap(\.channels).contains {
      if case .keyboard = $0.source { true } else { false }
    }
  }
}

extension Feed {
  fileprivate var isCursor: Bool {
    switch self {
    case .cursor, .cursorChangeTime: true
    default: false
    }
  }
}

extension Simulation {
  /// Returns the frames before the one at `time`.
  static func frame(at time: Double) -> Int {
    // What is a frame's beginning but for rounding belongs to the frame.
    count((time / frameDuration + 1e-6).rounded(.down))
  }

  /// Returns the frames before the first one that begins at `time` or after it.
  static func firstFrame(after time: Double) -> Int {
    count((time / frameDuration - 1e-6).rounded(.up))
  }

  /// A number of frames, to which others can be added.
  private static func count(_ frames: Double) -> Int {
    Int(clamping: min(max(frames, -1e15), 1e15))
  }
}
