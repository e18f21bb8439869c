internal import Diagnostics
internal import Layers
internal import Opening
internal import Scenes

/// Files behind the scene: whether they are followed, what is being tried of them, the page of a
/// folder, and the way back from each file that was opened.
///
/// ```swift
/// var files = OpenFiles()
/// files.changed(at: 4.2)
/// files.isDue(at: 4.3)  // true
/// files.readFile()  // .readFile(version: 1001)
/// ```
///
/// It reads no file: effects say what to read, and events bring it.
nonisolated struct OpenFiles: Sendable {
  /// The scene that is being tried.
  var pending: PendingScene?
  /// A scene that takes too long at full resolution, until it is asked for at a lower one or
  /// something else is tried.
  private(set) var offered: PendingScene?
  /// The view of the project that draws the function that is shown; `nil` if none does, or while it
  /// is looked for.
  private(set) var drawingView: DrawingView?
  /// The views of other files of the project that the shown view is of; none until they are found.
  private(set) var otherViews: (before: [SceneSource], after: [SceneSource]) = ([], [])
  /// When it is said that the pending scene is being compiled; `nil` if it was.
  private(set) var noticeAt: Double?
  /// A scene that was stepped to and refused, or a view that is being opened: the next step goes on
  /// from there.
  private(set) var refusedScene: SceneSource?
  /// Whether the system does not watch the shown file, so that its changes are not noticed.
  private(set) var isUnwatched = false
  /// When the file is read again, a moment after it was last written.
  private(set) var dueAt: Double?
  /// The page with the pictures of a folder, once it was shown.
  private(set) var folderPage: SceneSource?
  /// Small pictures of the folder's entries, `nil` for what cannot be drawn: the page shows them
  /// again when the user comes back.
  private(set) var thumbnails: [Int: Image?] = [:]
  /// Scenes that were shown before each file that was opened since, the latest last.
  private(set) var shownBefore: [ShownBefore] = []
  /// Files that the user has agreed to open for the picture that was asked about last.
  private var agreed: (picture: String, files: Set<String>) = ("", [])

  /// Counts versions of files; those of the files that were opened first are smaller.
  private var version = 1000

  /// Seconds to wait after a change, for editors that save in several steps.
  private static let settling = 0.012
  /// Seconds for which nothing is said of a scene that is being tried.
  private static let patience = 1.0
  /// Seconds to wait where a change cannot be shown yet.
  private static let postponement = 0.5
  /// Steps that are stored; texts that were pasted are forgotten first, and what the window was
  /// opened with never.
  private static let stepsBack = 32

  enum Event: Sendable {
    /// Answers `Effect.watch` where no change would be noticed, or comes later, when none will be
    /// any more; the text is a sentence with its reason.
    case watchFailed(reason: String)
    /// The shown file or one that it includes was written, replaced or removed.
    case changed
    /// Answers `Effect.buildView`, unless another version was saved meanwhile.
    case viewBuilt(OpenedView)
    /// A message about the view that is shown: why it runs no more, or what it misses.
    case viewSaid(Diagnostic)
    /// Answers `Effect.findView`, if there is one.
    case viewFound(DrawingView, of: SceneSource)
    /// Answers `Effect.findOtherViews`.
    case otherViewsFound(before: [SceneSource], after: [SceneSource], of: SceneSource)
    /// A picture of the view has come that took long.
    case viewDrawn
    /// The view has printed lines.
    case viewPrinted
    /// Answers `Effect.readFile` and `.readText`.
    case read(Result<EffectFile, EffectFile.ReadError>)
    /// Answers `Effect.readFolder`.
    case folderRead(Result<ShaderFolder, EffectFile.ReadError>)
    /// Answers `Effect.choose`.
    case chosen(FileChoice)
    /// Answers `Effect.listRecent`: the latest first.
    case recentListed([String])
    /// Answers `Effect.open`.
    case opened(DroppedFiles)
    /// Comes before a scene of the file is accepted, or before the first is shown: what was guessed
    /// for its arguments shows something now.
    case guessedAgain(EffectFile)
    /// Answers `Effect.tryScene`.
    case tried(SceneVerdict)
    /// Answers `Effect.readClipboard`.
    case clipboardRead(ClipboardText)
    /// A small picture of an entry of the folder; `nil` if it cannot be drawn.
    case thumbnailDrawn(index: Int, Image?)
    /// Comes instead of `guessedAgain` for the scene that the window opens with, if that cannot be
    /// shown.
    case firstRefused(SceneVerdict)
    /// The scene that the window opens with is still being tried; `tried` follows.
    case firstDelayed
  }

  enum Effect: Sendable, Equatable {
    /// Watches the shown file and those it includes, or the shown folder, and nothing else.
    case watch
    /// Finds the view that draws the function that is shown.
    case findView
    /// Finds the views of other files of the project that the shown view is of.
    case findOtherViews
    /// Compiles and runs a view that was chosen.
    case openView(UnopenedView, version: Int)
    /// Reads the shown file again, as another version.
    case readFile(version: Int)
    /// Compiles the shown view again.
    ///
    /// - Parameter startsAgain: Whether it starts over even if nothing of its text has changed.
    case buildView(version: Int, startsAgain: Bool)
    /// `Event.changed` answers it if the shown file is not what was read.
    case compare
    /// Reads the shown folder again, from this version on.
    case readFolder(String, version: Int)
    /// Opens the desktop's file chooser, in this folder if there is one.
    case choose(in: String?)
    /// Puts files on the list of those that were opened last.
    case noteRecent([String])
    case listRecent
    /// Notes the files of what is shown as those that the user knows.
    case noteKnown
    /// Reads files that a user opens in the window, from this version on.
    case open([String], version: Int, DroppedFiles.Consent = DroppedFiles.Consent())
    /// Reads a shader from a text.
    case readText(String, version: Int)
    case readClipboard
    /// Draws small pictures of the entries of the folder.
    case drawThumbnails(of: [SceneSource])
    /// Adds the functions of a file of the pending request to the renderer.
    case addFunctions(ofFile: String)
    /// Adds the functions of all files of the request that is shown.
    case addShownFunctions
    /// Removes functions from the renderer.
    case removeFunctions(Set<String>)
    /// Tries the pending scene before it is shown.
    case tryScene(SceneSource)
  }

  // MARK: - Reading

  /// Returns the effect that opens files.
  ///
  /// - Parameter consent: What the user agrees to for pictures among them.
  mutating func open(
    _ paths: [String], _ consent: DroppedFiles.Consent = DroppedFiles.Consent()
  ) -> Effect {
    defer { version += DroppedFiles.versions(of: paths.count) }
    return .open(paths, version: version + 1, consent)
  }

  /// Returns the effect that opens a view that was chosen.
  mutating func open(_ view: UnopenedView) -> Effect {
    defer { version += ShaderFolder.limit }
    return .openView(view, version: version + 1)
  }

  /// The user agrees that a picture opens a file, beside those that it was asked about before.
  mutating func agree(to file: String, in picture: String) -> DroppedFiles.Consent {
    if agreed.picture != picture { agreed = (picture, []) }
    agreed.files.insert(file)
    var consent = DroppedFiles.Consent()
    consent.files = agreed.files
    return consent
  }

  /// Returns the effect that reads a text.
  mutating func readText(_ text: String) -> Effect {
    version += 1
    return .readText(text, version: version)
  }

  /// Returns the effect that reads the shown file again.
  mutating func readFile() -> Effect {
    version += 1
    return .readFile(version: version)
  }

  /// Returns the effect that compiles the shown view again.
  mutating func buildView(startsAgain: Bool) -> Effect {
    // One for each shader file that its project may have.
    defer { version += ShaderFolder.limit }
    return .buildView(version: version + 1, startsAgain: startsAgain)
  }

  /// Returns the effect that reads the shown folder again.
  mutating func readFolder(_ path: String) -> Effect {
    // One for each file that it may have.
    defer { version += ShaderFolder.limit }
    return .readFolder(path, version: version + 1)
  }

  // MARK: - The view

  /// Notes the view that draws the function that is shown; `nil` while it is looked for.
  mutating func noteView(_ view: DrawingView?) { drawingView = view }

  /// Notes the views of other files of the project; none while they are looked for.
  mutating func noteOtherViews(before: [SceneSource] = [], after: [SceneSource] = []) {
    otherViews = (before, after)
  }

  // MARK: - Following

  /// The file has changed: it is read once it has settled.
  mutating func changed(at wallTime: Double) { dueAt = wallTime + Self.settling }

  /// The change cannot be shown yet.
  mutating func postpone(at wallTime: Double) { dueAt = wallTime + Self.postponement }

  /// Whether the file is to be read.
  func isDue(at wallTime: Double) -> Bool { dueAt.map { wallTime >= $0 } ?? false }

  /// The file is being read.
  mutating func settle() { dueAt = nil }

  /// Notes whether changes of the file are noticed.
  mutating func noteWatch(fails: Bool) { isUnwatched = fails }

  // MARK: - Trying

  /// Begins to try a scene; until it is accepted the old one stays.
  ///
  /// - Parameters:
  ///   - files: The words that open files whose functions are new.
  ///   - wallTime: When it is asked for.
  mutating func tryOut(
    _ next: SceneRequest, adding files: [String], because reason: PendingScene.Reason,
    at wallTime: Double
  ) -> [Effect] {
    pending = PendingScene(request: next, reason: reason)
    noticeAt = wallTime + Self.patience
    return files.map { .addFunctions(ofFile: $0) } + [.tryScene(next.scene)]
  }

  /// The window's first scene is being tried, and that is said.
  mutating func delay(_ first: SceneRequest) {
    pending = PendingScene(request: first, reason: .first)
    noticeAt = nil
  }

  /// Returns the name of the pending scene once, when it is time to say that it is compiled.
  mutating func takeNotice(at wallTime: Double) -> String? {
    guard let noticeAt, wallTime >= noticeAt else { return nil }
    self.noticeAt = nil
    return pending?.request.scene.name
  }

  /// Returns the scene that was tried, which is pending no more.
  mutating func takePending() -> PendingScene? {
    defer { (pending, noticeAt) = (nil, nil) }
    return pending
  }

  /// Offers a scene at a lower resolution; `nil` takes the offer back.
  mutating func offer(_ pending: PendingScene?) { offered = pending }

  /// Notes a scene that was stepped to and refused, or a view that is being opened; `nil`: neither.
  mutating func refuse(_ scene: SceneSource?) { refusedScene = scene }

  /// The scene that steps go on from: the one on its way, if there is one.
  func current(after shown: SceneSource) -> SceneSource {
    pending?.request.scene ?? refusedScene ?? shown
  }

  // MARK: - The way back

  /// Stores what is left for something that was opened.
  mutating func leave(_ shown: ShownBefore) {
    shownBefore.append(shown)
    guard shownBefore.count > Self.stepsBack else { return }
    let texts = shownBefore.indices.dropFirst().filter { shownBefore[$0].isText }
    shownBefore.remove(at: texts.first ?? 1)
  }

  /// Returns what was shown before the latest file was opened; `nil` if nothing was.
  mutating func goBack() -> ShownBefore? {
    guard let before = shownBefore.popLast() else { return nil }
    (pending, refusedScene) = (nil, nil)
    return before
  }

  /// Names of shader functions that what was shown before calls.
  var functionsBefore: Set<String> {
    Set(shownBefore.flatMap { $0.request.functions.keys })
  }

  // MARK: - Folders

  /// The page of a folder is shown.
  ///
  /// - Parameter pictures: Small pictures of its entries that there are.
  mutating func show(folderPage page: SceneSource, with pictures: [Int: Image?]) {
    (folderPage, thumbnails) = (page, pictures)
  }

  /// Adds a small picture of an entry.
  mutating func addThumbnail(_ image: Image?, of index: Int) {
    thumbnails.updateValue(image, forKey: index)
  }

  /// The folder has other entries: pictures of those that stay go with them.
  mutating func follow(_ page: SceneSource, from before: [SceneSource], to entries: [SceneSource]) {
    var pictures: [Int: Image?] = [:]
    for (index, image) in thumbnails where before.indices.contains(index) {
      if let place = entries.firstIndex(of: before[index]) {
        pictures.updateValue(image, forKey: place)
      }
    }
    (folderPage, thumbnails) = (page, pictures)
  }

  /// The folder's page is left for good, and its pictures are drawn no more.
  mutating func forgetFolder() -> [Effect] {
    guard folderPage != nil else { return [] }
    (folderPage, thumbnails) = (nil, [:])
    return [.drawThumbnails(of: [])]
  }
}
