internal import OpenGL

/// When frames are drawn, and when programs are made and freed between them.
///
/// ```swift
/// // given now: Double
/// var frames = FrameSchedule()
/// frames.begin(at: now, sceneTime: 1.5, refreshRate: 60)
/// frames.secondsUntilDue(at: now)  // 1/60
/// ```
///
/// It does not know whether a scene moves; it knows what a window system and a driver need.
nonisolated struct FrameSchedule: Sendable {
  enum Event: Sendable, Equatable {
    /// From now on the window system takes frames, or does not: Wayland's compositors ask for each,
    /// and not while nobody can see the window.
    case takesFrames(Bool)
    /// A frame was drawn, by slower calls or not, and programs for another one are on their way or
    /// not.
    case drawn(withStandIns: Bool, awaitsPrograms: Bool)
    /// Answers `Effect.makePrograms`.
    case programsMade
  }

  enum Effect: Sendable, Equatable {
    /// Makes the programs that a press will need, in the background.
    case makePrograms
    /// Frees what only earlier scenes need.
    case giveUpUnused
  }

  /// How far the programs are that may be needed next.
  enum ProgramsAhead: Sendable {
    case due
    case underWay
    case made
  }

  /// Whether the window system takes a frame now.
  private(set) var takesFrames = true
  /// Whether something has changed since the last frame.
  var needsDrawing = true
  /// The scene's time in the last frame.
  private(set) var drawnTime = 0.0
  /// When the last frame began, by the wall clock.
  private(set) var beganAt = 0.0
  /// Whether the present frame is one of those after another size: nothing of the one before need
  /// be left.
  private(set) var isAfterResize = false
  /// Whether slower calls are drawn until faster programs are made.
  private(set) var drawsStandIns = false
  private(set) var programs = ProgramsAhead.due
  /// Frames a second that are drawn at most; `nil` leaves it to the monitor.
  let framesPerSecond: Double?

  private var pacer = FramePacer()
  /// Frames still to be drawn because the window's size has changed.
  private var framesAfterResize = 0
  /// When what only the scene before needs is freed, a moment after it has left.
  private var unusedDueAt: Double?

  /// Seconds for which everything of a scene stays that has left: a user may step right back.
  private static let secondsUntilUnused = 1.0

  init(framesPerSecond: Double? = nil) { self.framesPerSecond = framesPerSecond }

  // MARK: - Events

  /// Takes in an event, and returns details for a user who asked for them.
  mutating func handle(_ event: Event) -> [String] {
    switch event {
    case .takesFrames(let takesFrames):
      self.takesFrames = takesFrames
      return []
    case .drawn(let withStandIns, let awaitsPrograms):
      // A program that the driver refuses never comes; the slower calls are drawn all the same.
      if awaitsPrograms { needsDrawing = true }
      guard withStandIns != drawsStandIns else { return [] }
      drawsStandIns = withStandIns
      return [
        drawsStandIns
          ? "drawing without specialization while specialized programs are compiled"
          : "drawing with specialized programs again"
      ]
    case .programsMade:
      programs = .made
      return ["the programs for a press are made"]
    }
  }

  /// The window has another size.
  mutating func sizeChanged() { framesAfterResize = Quirks.framesAfterResize }

  /// Another scene is shown, or another version of it: other programs may be needed.
  mutating func sceneChanged() { programs = .due }

  /// The scene before has faded.
  mutating func fadeEnded(at wallTime: Double) { unusedDueAt = wallTime + Self.secondsUntilUnused }

  /// Begins a frame.
  mutating func begin(at wallTime: Double, sceneTime: Double, refreshRate: Double) {
    pacer.frameBegan(
      at: wallTime, refreshRate: min(refreshRate, framesPerSecond ?? .infinity))
    drawnTime = sceneTime
    beganAt = wallTime
    isAfterResize = framesAfterResize > 0
    framesAfterResize = max(0, framesAfterResize - 1)
    needsDrawing = framesAfterResize > 0
  }

  /// Returns what is due between frames.
  ///
  /// - Parameters:
  ///   - isFading: Whether the scene before is still drawn.
  ///   - isVisible: Whether the window can be seen.
  mutating func effectsDue(at wallTime: Double, isFading: Bool, isVisible: Bool) -> [Effect] {
    var effects: [Effect] = []
    if programs == .due, !isFading, isVisible {
      programs = .underWay
      effects.append(.makePrograms)
    }
    if let due = unusedDue(isFading: isFading), wallTime >= due {
      unusedDueAt = nil
      effects.append(.giveUpUnused)
    }
    return effects
  }

  /// When what nothing shown needs is freed: not before the programs are there that a press needs,
  /// some of which the scene before may have.
  func unusedDue(isFading: Bool) -> Double? {
    programs == .made && !isFading ? unusedDueAt : nil
  }

  // MARK: - Pace

  /// Whether the picture's turn has come: events may come in between two frames.
  func isDue(at wallTime: Double) -> Bool { pacer.isDue(at: wallTime) }

  /// Seconds to wait before the next frame; 0 when it is due.
  func secondsUntilDue(at wallTime: Double) -> Double { pacer.secondsUntilDue(at: wallTime) }
}
