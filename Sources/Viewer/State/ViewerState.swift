internal import Controls
internal import Layers
internal import OpenGL
internal import Opening
internal import Parameters
internal import Scenes

/// Everything the window knows: what it shows and at which time, what is open over it, and what it
/// waits for.
///
/// A value: events come in, and it returns what has to be done.
///
/// ```swift
/// var state = ViewerState(request, date: .now, in: viewport)
/// let effects = state.handle(.input(.character("s", isRepeat: false)), at: 4.2)  //
/// [.writePicture]
/// ```
///
/// It reads no clock, no file and no device, and draws nothing: `Viewer` carries the effects out,
/// and reports back by events. Times are wall times in seconds, unless they are the scene's.
nonisolated struct ViewerState: Sendable {
  // MARK: What is shown

  /// The request the window was opened with, until another scene is chosen.
  var request: SceneRequest
  var playback: Playback
  var clock: SceneClock
  /// The scene before, while it fades.
  var crossFade: CrossFade?
  var actionCount = 0

  // MARK: The window

  var viewport: Viewport
  var overlays = OverlayState()
  var tuning = Tuning()

  // MARK: The inspector

  var isInspectorOpen = false
  /// State of the panel's controls: focus, drag, open menu.
  var controls = PanelState()
  /// The panel as it was laid out last, which is what the user sees; `nil` while it is closed.
  var inspector: PanelLayout?
  /// Points that the panel has been wide since it was opened.
  var inspectorWidth = 0.0
  /// When the panel looks different although nothing happens.
  var inspectorDueAt: Double?
  /// Texts of the panel and of the overlays.
  let text = TextPieces()
  var frameTimes = FrameTimes()

  /// The picture that shows the text that it carries when it is handed over once more; `nil` if
  /// none was offered last.
  var offeredPicture: String?

  /// The user's presets of the scene, read when the panel was opened.
  var presets: [SceneRequest.Preset] = []
  /// Small pictures of them; that of no preset shows the defaults.
  var presetPictures: [SceneRequest.Preset?: Image] = [:]

  // MARK: The time

  var scrubber = TimeScrubber()

  // MARK: What was changed

  var history = ChangeHistory()
  /// How often the mouse was pressed, wherever it was.
  var pressCount = 0
  /// Whether the mouse was pressed after the last key.
  var changesByMouse = false
  /// The scene with other values, while the user compares.
  var comparison: Playback?

  // MARK: From one run to the next

  /// State that the last run left, with the changes of this one.
  var remembered: RememberedState
  /// Entries of it that this run has changed, in the order of their first change.
  var changedKeys: [String] = []
  /// Whether values of the last run were set at the start.
  var hasRecalled = false
  /// Values of the scenes that were left, by their keys.
  var savedValues: [String: SavedValues] = [:]
  /// Values that the command line gave, by the key of the scene that it opened.
  private(set) var given: [String: [String: ParameterValue]] = [:]
  /// Folder that relative paths begin at.
  let workingDirectory: String
  /// In points.
  var openedSize = Size.zero
  /// Size in points that the user has given the window; `nil` if it is as it was opened.
  var windowedSize: Size?

  // MARK: Feedback

  /// Feedback that the command line asks for.
  let givenFeedback: Feedback?
  /// Feedback that the user has chosen in the inspector.
  var chosenFeedback: Feedback?

  // MARK: What is held down

  /// In points of the canvas.
  var pointer = Point.zero
  /// Whether the button is down, whatever the scene's time is.
  var isPointerDown = false
  var isReturnDown = false
  var wheel = Wheel()

  // MARK: Frames

  /// Whether the window system takes a frame now.
  var takesFrames = true
  /// Whether something has changed since the last frame.
  var needsDrawing = true
  /// The scene's time in the last frame.
  var drawnTime = 0.0
  /// When the last frame began, by the wall clock.
  var frameBeganAt = 0.0
  /// Frames still to be drawn because the window's size has changed.
  var framesAfterResize = 0
  /// Whether the present frame is one of them: nothing of the one before need be left.
  var isAfterResize = false
  var pacer = FramePacer()
  /// Frames a second that are drawn at most; `nil` leaves it to the monitor.
  let framesPerSecond: Double?
  /// Whether a screenshot has been asked for and has not left the GPU yet.
  var isCopyingPicture = false
  /// The recording that goes on; `nil` if none does.
  var recording: RecordingState?
  /// The script that is being written; `nil` if none is.
  var scripting: ScriptingState?
  /// Whether slower calls are drawn until faster programs are made.
  var drawsStandIns = false
  var programs = ProgramsAhead.due

  /// When what only the scene before needs is given up, a moment after it has left.
  var unusedDueAt: Double?

  /// How far the programs are that may be needed next.
  enum ProgramsAhead: Sendable {
    case due
    case underWay
    case made
  }

  // MARK: Files

  /// Whether the system does not watch the shown file, so that its changes are not noticed.
  var isUnwatched = false
  /// The scene that is being tried.
  var pending: PendingScene?
  /// A scene that was stepped to and refused: the next step goes on from there.
  var refusedScene: SceneSource?
  /// Counts versions of files; those of the files that were opened first are smaller.
  var fileVersion = 1000
  /// When the file is read again, a moment after it was last written.
  var fileDueAt: Double?
  /// The page with the pictures of a folder, once it was shown.
  var folderPage: SceneSource?
  /// Small pictures of the folder's entries: the page shows them again when the user comes back.
  var thumbnails: [Int: Image] = [:]

  /// Scenes that were shown before each file that was opened since, the latest last.
  var shownBefore: [ShownBefore] = []

  // MARK: The event that is being handled

  /// When it happened.
  var now = 0.0
  /// Effects that it has asked for so far.
  var effects: [ViewerEffect] = []

  /// - Parameters:
  ///   - date: When the scene's clock begins.
  ///   - remembered: What the last run left.
  ///   - feedback: What answers a press; `nil` leaves it as the last run left it.
  init(
    _ request: SceneRequest, date: SceneDate, in viewport: Viewport, isPaused: Bool = false,
    speed: Double = 1, framesPerSecond: Double? = nil, remembered: RememberedState = .fresh,
    workingDirectory: String = "/", feedback: Feedback? = nil
  ) {
    self.request = request
    self.remembered = remembered
    self.workingDirectory = workingDirectory
    self.viewport = viewport
    self.framesPerSecond = framesPerSecond
    givenFeedback = feedback
    playback = request.script.playback(
      of: request.scene, in: request.canvas, environment: request.environment(date: date))
    clock = SceneClock(time: request.time, isPaused: isPaused, speed: speed)
    noteTime()
    openedSize = windowSize
    if let key = sceneKey {
      let held = request.script.held.map { ($0.name, $0.value) }
      given = [key: Dictionary(held, uniquingKeysWith: { _, last in last })]
    }
    hasRecalled = recall()
  }

  // MARK: - Reading it

  /// The scene at its present time.
  var scene: any Scene { playback.scene(at: clock.time) }

  var fit: CanvasFit { request.fit(in: stage) }

  static func title(of scene: SceneSource) -> String { "harmonic – \(scene.name)" }

  /// Title of the window: what it shows, whether that does not follow a file that it may be
  /// taken to follow, and whether it is recorded.
  var title: String {
    (recording == nil ? "" : "● recording: ") + Self.title(of: request.scene)
      + (unfollowed.map { " (\($0))" } ?? "")
  }

  // MARK: - Events

  /// Takes in an event and returns what has to be done, in this order.
  ///
  /// - Parameter time: When it happened; not before the event before.
  mutating func handle(_ event: ViewerEvent, at time: Double) -> [ViewerEffect] {
    now = time
    effects = []
    switch event {
    case .opened(let isFullscreen): open(isFullscreen: isFullscreen)
    case .closing: endScript()
    case .viewportChanged(let viewport):
      if !viewport.hasSize(of: self.viewport) { framesAfterResize = Quirks.framesAfterResize }
      self.viewport = viewport
      layOutInspector()
      noteWindowSize()
      needsDrawing = true
    case .takesFrames(let takesFrames): self.takesFrames = takesFrames
    case .input(let event):
      clock.advance(to: time)
      noteInput(event)
      noteTime()
      if !takesInInspector(event) { handle(event) }
    case .tick:
      clock.advance(to: time)
      noteTime()
      tick()
    case .frameDrawn(let frame): frameTimes.add(frame)
    case .watchFailed(let reason): noteUnwatched(reason)
    case .fileChanged: fileDueAt = time + Self.settling
    case .fileRead(let result): handle(result)
    case .folderRead(let result): follow(result)
    case .fileChosen(let choice): handle(choice)
    case .recentFilesListed(let paths): showRecent(paths)
    case .filesRead(let files): show(files)
    case .fileGuessedAgain(let file): take(file)
    case .sceneTried(let verdict): conclude(verdict)
    case .clipboardRead(let text): take(text)
    case .thumbnailDrawn(let index, let image):
      thumbnails[index] = image
      send(.thumbnail(index: index, image))
    case .picturesCopied: isCopyingPicture = false
    case .pictureWritten(let path):
      overlays.show(notice: path, at: time)
      say("wrote \(path)")
    case .pictureFailed(let reason):
      overlays.show(notice: "No screenshot: \(reason)", isFailure: true, at: time)
      say("no screenshot: \(reason)")
    case .recordingEnded(let outcome, let isRecording):
      if recording != nil, !isRecording { endRecording() }
      conclude(outcome)
    case .presetsListed(let presets, let scene):
      show(scene == request.scene.name ? presets : [])
    case .presetDrawn(let index, let image): show(image, ofPreset: index)
    case .presetRemoved(let name, let reason): noteRemoval(of: name, failing: reason)
    case .fileWritten(let folder, .success(let path)):
      notice(path, saying: "wrote \(path)")
      if folder == .presets, isInspectorOpen { effects.append(.listPresets) }
    case .fileWritten(let folder, .failure(let failure)):
      notice("The \(folder.fileKind) is not saved: \(failure.reason)", isFailure: true)
    case .drawn(let withStandIns, let awaitsPrograms):
      noteStandIns(withStandIns, awaitsPrograms: awaitsPrograms)
    case .programsMade:
      programs = .made
      effects.append(.detail("the programs for a press are made"))
    }
    return effects
  }

  // MARK: - Messages

  /// Prints a message; something on the screen says it, too.
  mutating func say(_ text: String) {
    effects.append(.say(text))
    needsDrawing = true
  }

  /// Shows a message for a moment, and prints it.
  ///
  /// - Parameter words: What is printed; the text if left out.
  mutating func notice(_ text: String, isFailure: Bool = false, saying words: String? = nil) {
    overlays.show(notice: text, isFailure: isFailure, at: now)
    say(words ?? text)
  }
}
