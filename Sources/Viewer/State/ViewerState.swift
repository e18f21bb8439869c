internal import Controls
internal import Layers
internal import Opening
internal import Parameters
internal import Scenes

/// Everything the window knows, in ten values that know nothing of each other.
///
/// Events come in, and it returns what has to be done.
///
/// ```swift
/// // given request: SceneRequest, viewport: Viewport
/// var state = ViewerState(request, date: .now, in: viewport)
/// let effects = state.handle(.input(.character("s", isRepeat: false)), at: 4.2)
/// // [.recording(.writePicture)]
/// ```
///
/// It hands each event to the value that it concerns, and what follows from it for the others to
/// those. It reads no clock, no file and no device, and draws nothing: `Viewer` carries the effects
/// out, and reports back by events. Times are wall times in seconds, unless they are the scene's.
nonisolated struct ViewerState: Sendable {
  var shown: ShownScene
  var time: SceneTime
  var panel = InspectorState()
  var overlays = OverlayState()
  var files = OpenFiles()
  var recording = Recordings()
  /// Values that come back with their scene or in the next run.
  var memory: WindowMemory
  var history = ValueHistory()
  var frames: FrameSchedule
  var input = HeldInput()

  var viewport: Viewport
  /// Texts of the panel and of the overlays.
  let text = TextPieces()

  /// When the event happened that is being handled.
  var now = 0.0
  /// Effects that it has asked for so far.
  var effects: [ViewerEffect] = []

  /// - Parameters:
  ///   - date: When the scene's clock begins.
  ///   - remembered: What the last run left.
  ///   - feedback: Feedback to a press; `nil` leaves it as the last run left it.
  init(
    _ request: SceneRequest, date: SceneDate, in viewport: Viewport, isPaused: Bool = false,
    speed: Double = 1, framesPerSecond: Double? = nil, remembered: RememberedState = .fresh,
    workingDirectory: String = "/", feedback: Feedback? = nil
  ) {
    shown = ShownScene(request, date: date)
    time = SceneTime(at: request.time, isPaused: isPaused, speed: speed)
    memory = WindowMemory(
      remembered, workingDirectory: workingDirectory, feedback: feedback)
    frames = FrameSchedule(framesPerSecond: framesPerSecond)
    self.viewport = viewport
    memory.handle(.opened(windowSize))
    if let key = sceneKey {
      let held = request.script.held.map { ($0.name, $0.value) }
      memory.handle(
        .given(key: key, Dictionary(held, uniquingKeysWith: { _, last in last })))
    }
    if recall() { memory.handle(.recalled) }
  }

  // MARK: - Reading it

  /// The scene at its present time.
  var scene: any Scene { shown.playback.scene(at: time.clock.time) }

  /// The scene that is drawn: with other values while the user compares.
  var shownScene: any Scene { frame.scene }

  /// The frame of the scene at its present time.
  var frame: ShownFrame {
    ShownFrame(
      shown: shown, comparison: history.comparison, time: time.clock.time, stage: stage)
  }

  var fit: CanvasFit { shown.fit(in: stage) }

  /// The window in points.
  var windowSize: Size {
    let scale = viewport.contentScale
    return Size(
      width: Double(viewport.pixelWidth) / scale, height: Double(viewport.pixelHeight) / scale)
  }

  static func title(of scene: SceneSource) -> String { "harmonic – \(scene.name)" }

  /// Title of the window: what it shows, whether that does not follow a file that it may be taken
  /// to follow, and whether it is recorded.
  var title: String {
    (recording.video == nil ? "" : "● recording: ") + Self.title(of: shown.request.scene)
      + (unfollowed.map { " (\($0))" } ?? "")
  }

  // MARK: - Events

  /// Takes in an event and returns what has to be done, in this order.
  ///
  /// - Parameter wallTime: When it happened; not before the event before.
  mutating func handle(_ event: ViewerEvent, at wallTime: Double) -> [ViewerEffect] {
    now = wallTime
    effects = []
    switch event {
    case .opened(let isFullscreen): open(isFullscreen: isFullscreen)
    case .closing: endScript()
    case .viewportChanged(let viewport): note(viewport)
    case .input(let event):
      time.handle(.passed, at: now)
      history.handle(event)
      if takesInMessage(event) {
        break
      } else if takesInInspector(event) {
        if case .pointerMoved = event { leaveScene() }
      } else {
        handle(event)
      }
    case .tick:
      time.handle(.passed, at: now)
      tick()
    case .fileWritten(let folder, let result): noteWritten(result, in: folder)
    case .meshRead(.success(let mesh), let parameter):
      send(.hold(name: parameter, value: .mesh(mesh)))
    case .meshRead(.failure(let failure), _):
      show(Message("The mesh is not opened: \(failure.reason)", isFailure: true))
    case .frames(let event): handle(event)
    case .overlays(let event): overlays.handle(event)
    case .panel(let event): handle(event)
    case .files(let event): handle(event)
    case .recording(let event): handle(event)
    }
    return effects
  }

  private mutating func note(_ viewport: Viewport) {
    if !viewport.hasSize(of: self.viewport) {
      frames.sizeChanged()
      handle(InspectorState.Event.sizeChanged)
    }
    self.viewport = viewport
    layOutInspector()
    noteWindowSize()
    frames.needsDrawing = true
  }

  mutating func append(_ effects: [OpenFiles.Effect]) {
    self.effects += effects.map { .files($0) }
  }

  mutating func append(_ effects: [InspectorState.Effect]) {
    self.effects += effects.map { .panel($0) }
  }

  // MARK: - Messages

  /// Prints a message; something on the screen says it, too.
  mutating func say(_ text: String) {
    effects.append(.say(text))
    frames.needsDrawing = true
  }

  /// Shows a message for a moment, and prints it if it is to be printed.
  mutating func show(_ message: Message) {
    overlays.show(
      notice: message.text, isFailure: message.isFailure, actions: message.actions, at: now)
    if let said = message.said { effects.append(.say(said)) }
    frames.needsDrawing = true
  }
}
