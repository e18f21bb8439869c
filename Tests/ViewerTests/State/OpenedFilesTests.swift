import Controls
import Foundation
import Layers
import Opening
import Pictures
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// Files that are handed to the window, and the way back from them, without a window.
@Suite struct OpenedFilesTests {
  private let folder: TemporaryFolder
  private let accepted = ViewerEvent.files(.tried(.accepted(date: .standard)))

  init() throws { folder = try TemporaryFolder() }

  private static func effect(_ names: String...) -> [UInt8] {
    let functions = names.map {
      "[[ stitchable ]] half4 \($0)(float2 position, half4 color, float level) "
        + "{ return color * half(level); }\n"
    }
    return Array(("#include <metal_stdlib>\nusing namespace metal;\n" + functions.joined()).utf8)
  }

  private static let square = Picture(
    width: 4, height: 4, pixels: (0..<16).flatMap { _ in [0, 255, 0, 255] as [UInt8] })

  /// Drops files and returns what comes of reading them.
  @discardableResult
  private func drop(_ paths: [String], on viewer: inout TestedViewer) -> [ViewerEffect] {
    let effects = viewer.take(.input(.filesDropped(paths)))
    #expect(effects.count == 1)
    return answer(effects, paths, on: &viewer)
  }

  /// Reads the files that an effect asks for.
  @discardableResult
  private func answer(
    _ effects: [ViewerEffect], _ paths: [String], on viewer: inout TestedViewer
  ) -> [ViewerEffect] {
    guard case .files(.open(let read, let version, let consent))? = effects.first else {
      Issue.record("\(effects)")
      return []
    }
    #expect(read == paths)
    return viewer.take(
      .files(.opened(DroppedFiles(reading: paths, version: version, consent))))
  }

  /// Clicks the button of a message.
  private func click(_ action: MessageAction, _ viewer: inout TestedViewer) throws -> [ViewerEffect]
  {
    let size = viewer.state.messageRoom(at: viewer.time)
    let canvas = ControlCanvas(size: size, scale: 1, text: viewer.state.text)
    let buttons =
      viewer.state.overlays.shownError.map { ShownErrorLayout(of: $0, on: canvas).buttons }
      ?? viewer.state.overlays.notice.map { NoticeLayout(of: $0, on: canvas).buttons } ?? []
    let rect = try #require(buttons.first { $0.action == action }?.rect)
    let middle = Point(
      x: rect.minX + rect.size.width / 2, y: rect.minY + rect.size.height / 2)
    return viewer.pressPointer(at: middle) + viewer.releasePointer()
  }

  private func names(_ request: SceneRequest?) -> Set<String> {
    Set((request?.functions ?? [:]).keys)
  }

  // MARK: - What is shown

  @Test func aDroppedShaderIsTriedShownAndNoted() throws {
    let path = try folder.file("two.metal", Self.effect("first", "second"))
    var viewer = TestedViewer(isPaused: true)
    let effects = drop([path], on: &viewer)
    let gallery = viewer.state.files.pending?.request.gallery ?? []
    #expect(gallery.map(\.name) == ["first", "second"])
    #expect(effects == [.files(.addFunctions(ofFile: path)), .files(.tryScene(gallery[0]))])
    #expect(viewer.state.shown.request.scene.name == "button")
    #expect(viewer.take(accepted).last == .files(.noteRecent([path])))
    #expect(viewer.state.shown.request.scene == gallery[0])
    #expect(viewer.press(.pageDown) == [.files(.tryScene(gallery[1]))])
  }

  @Test func severalShadersAreOneGallery() throws {
    let paths = [
      try folder.file("b.metal", Self.effect("b")), try folder.file("a.metal", Self.effect("a")),
    ]
    var viewer = TestedViewer(isPaused: true)
    drop(paths, on: &viewer)
    #expect(viewer.state.files.pending?.request.gallery.map(\.name) == ["b", "a"])
    #expect(names(viewer.state.files.pending?.request).count == 2)
    #expect(viewer.take(accepted).contains(.files(.noteRecent(paths))))
  }

  /// A capture is the scene with its values, at its time, on its background.
  @Test func aDroppedCaptureIsTheSceneItShows() throws {
    var request = SceneRequest(scene: SceneSource(RippleScene.self))
    request.time = 1.25
    request.background = .white
    request.script.held = [("amplitude", .number(20))]
    let scene = request.scene.make(SceneEnvironment())
    var picture = Self.square
    picture = Picture(
      width: 4, height: 4, pixels: picture.pixels, text: request.pngText(parametersOf: scene))
    let path = try folder.file("ripple.png", picture.pngBytes())
    var viewer = TestedViewer(isPaused: true)
    drop([path], on: &viewer)
    viewer.take(accepted)
    #expect(viewer.state.shown.request.scene.name == "ripple")
    #expect(viewer.held == ["amplitude": .number(20)])
    #expect(viewer.state.time.clock.time == 1.25 && viewer.state.shown.request.background == .white)
  }

  @Test func aDroppedFolderIsAPage() throws {
    _ = try folder.file("b.metal", Self.effect("b"))
    _ = try folder.file("a.metal", Self.effect("a"))
    var viewer = TestedViewer(isPaused: true)
    drop([folder.path], on: &viewer)
    let effects = viewer.take(accepted)
    let gallery = viewer.state.shown.request.gallery
    #expect(viewer.state.scene is FolderScene && gallery.dropFirst().map(\.name) == ["a", "b"])
    #expect(effects.contains(.files(.drawThumbnails(of: Array(gallery.dropFirst())))))
    let image = Image(pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 0, 255])
    viewer.take(.files(.thumbnailDrawn(index: 0, image)))
    // What is opened over the page has its pictures drawn no more; back on it they go on.
    drop([try folder.file("c.metal", Self.effect("c"))], on: &viewer)
    #expect(viewer.take(accepted).contains(.files(.drawThumbnails(of: []))))
    #expect(viewer.state.files.thumbnails.isEmpty)
    #expect(viewer.press(.escape).contains(.files(.drawThumbnails(of: Array(gallery.dropFirst())))))
    #expect(viewer.state.scene is FolderScene && viewer.state.files.thumbnails.count == 1)
    viewer.press(.escape)
    #expect(
      viewer.state.shown.request.scene.name == "button" && viewer.state.files.folderPage == nil)
  }

  /// The effect keeps its values and its time on the new picture.
  @Test func aPictureIsWhatTheShownEffectLiesOn() throws {
    let picture = try folder.file("green.png", Self.square.pngBytes())
    var viewer = TestedViewer(isPaused: true)
    drop([try folder.file("one.metal", Self.effect("one"))], on: &viewer)
    viewer.take(accepted)
    viewer.hold("level", at: .number(0.25))
    for _ in 0..<3 { viewer.type(".") }
    let time = viewer.state.time.clock.time
    let functions = names(viewer.state.shown.request)
    drop([picture], on: &viewer)
    viewer.take(accepted)
    #expect(viewer.state.shown.request.scene.name == "one")
    #expect(viewer.state.shown.request.imagePath == picture)
    #expect(viewer.state.frame.request.command.contains("--image \(picture)"))
    #expect(viewer.held == ["level": .number(0.25)] && viewer.state.time.clock.time == time)
    #expect(names(viewer.state.shown.request) == functions)
    viewer.press(.pageUp)
    #expect(
      viewer.state.shown.request.imagePath == nil && viewer.state.shown.request.scene.name == "one")
    #expect(viewer.held == ["level": .number(0.25)])
  }

  /// So is what a transition begins with.
  @Test func aPictureIsWhatATransitionBeginsWith() throws {
    let text = """
      vec4 transition(vec2 uv) { return mix(getFromColor(uv), getToColor(uv), progress); }
      """
    var viewer = TestedViewer(isPaused: true)
    drop([try folder.file("fade.glsl", Array(text.utf8))], on: &viewer)
    viewer.take(accepted)
    drop([try folder.file("green.png", Self.square.pngBytes())], on: &viewer)
    viewer.take(accepted)
    #expect(
      viewer.state.shown.request.scene.name == "fade" && viewer.state.shown.request.image != nil)
  }

  /// A scene that shows no picture is replaced by the one that does.
  @Test func aPictureOnTheButtonIsShownByRipple() throws {
    let picture = try folder.file("green.png", Self.square.pngBytes())
    var viewer = TestedViewer(isPaused: true)
    drop([picture], on: &viewer)
    viewer.take(accepted)
    #expect(viewer.state.shown.request.scene.name == "ripple")
    #expect(viewer.state.shown.request.imagePath == picture)
    viewer.press(.pageUp)
    #expect(viewer.state.shown.request.scene.name == "button")
  }

  @Test func aShaderAndAPictureTogetherAreTheEffectOnThePicture() throws {
    let paths = [
      try folder.file("green.png", Self.square.pngBytes()),
      try folder.file("one.metal", Self.effect("one")),
    ]
    var viewer = TestedViewer(isPaused: true)
    drop(paths, on: &viewer)
    #expect(viewer.take(accepted).last == .files(.noteRecent([paths[1]])))
    #expect(viewer.state.shown.request.scene.name == "one")
    #expect(viewer.state.shown.request.imagePath == paths[0])
  }

  @Test func whatCannotBeOpenedIsReported() throws {
    let letter = try folder.file("letter.txt", Array("Dear all,\n".utf8))
    var viewer = TestedViewer(isPaused: true)
    let effects = drop([letter], on: &viewer)
    guard case .say(let text) = effects.first, effects.count == 1 else {
      Issue.record("\(effects)")
      return
    }
    #expect(text.hasPrefix("'\(letter)' is neither a shader nor a picture\nhint: "))
    #expect(viewer.state.overlays.shownError?.headline == "The file cannot be opened")
    #expect(viewer.state.files.pending == nil && viewer.state.shown.request.scene.name == "button")
  }

  /// Dropped or chosen, a picture opens nothing outside of its folder; the message says what it
  /// would have opened, and how to.
  @Test func whatAPictureMayNotNameIsReportedOnScreen() throws {
    let elsewhere = try TemporaryFolder()
    let shader = try elsewhere.file("one.metal", Self.effect("one"))
    var picture = Self.square
    picture.text = [PNGText(key: "harmonic:arguments", value: shader)]
    let path = try folder.file("shot.png", picture.pngBytes())
    var viewer = TestedViewer(isPaused: true)
    drop([path], on: &viewer)
    #expect(viewer.state.files.pending == nil && viewer.state.shown.request.scene.name == "button")
    let shownError = try #require(viewer.state.overlays.shownError)
    #expect(shownError.headline == "The file cannot be opened")
    #expect(
      shownError.details.prefix(2) == [
        "'\(shader)' is not opened: 'shot.png' names it, and it is outside of that picture's folder",
        "to open what a picture names: harmonic --trust \(path)",
      ])
  }

  /// A capture whose shader is gone, or has changed, shows the text that it carries by a button.
  @Test(arguments: [false, true]) func aPictureShowsItsOwnTextOnDemand(hasChanged: Bool) throws {
    let (before, after) = (Self.effect("before"), Self.effect("after"))
    if hasChanged { _ = try folder.file("one.metal", after) }
    var picture = Self.square
    picture.text = [
      PNGText(key: "harmonic:arguments", value: "one.metal"),
      PNGText(key: "harmonic:source", value: String(decoding: before, as: UTF8.self)),
    ]
    let path = try folder.file("shot.png", picture.pngBytes())
    var viewer = TestedViewer(isPaused: true)
    drop([path], on: &viewer)
    if hasChanged {
      #expect(
        viewer.state.overlays.notice?.text == "'one.metal' has changed since 'shot.png' was made")
      viewer.take(accepted)
      #expect(viewer.state.shown.request.scene.name == "after")
    } else {
      #expect(viewer.state.overlays.shownError?.headline == "The file cannot be opened")
      // The scrubber would come up at the lower edge, and move the message away.
      viewer.take(.input(.pointerMoved(Point(x: 360, y: 300))))
      #expect(!viewer.state.time.scrubber.isNear)
      viewer.take(.input(.pointerMoved(Point(x: 20, y: 300))))
      #expect(viewer.state.time.scrubber.isNear)
      viewer.take(.input(.pointerLeft), after: 5)
    }
    let effects = try click(.showText(ofPicture: path), &viewer)
    #expect(viewer.state.overlays.shownError == nil && viewer.state.overlays.notice == nil)
    answer(effects, [path], on: &viewer)
    viewer.take(accepted)
    #expect(viewer.state.shown.request.scene.name == "before")
  }

  /// The file is opened that the user has agreed to, and no other that the picture names.
  @Test func aFileThatChangedIsOpenedByTheButtonOfTheMessage() throws {
    let shader = try folder.file("one.metal", Self.effect("one"))
    let request = DroppedFiles.AskedFile(path: shader, picture: "/shots/shot.png")
    let error = ShownError(
      headline: "The file cannot be opened", details: ["'one.metal' has changed"],
      actions: [.open(file: request.path, ofPicture: request.picture)])
    var viewer = TestedViewer(isPaused: true)
    viewer.state.showError(error, saying: "it is not opened")
    // The scene under the button is not pressed.
    let effects = try click(error.actions[0], &viewer)
    #expect(!viewer.isPressed)
    guard case .files(.open(["/shots/shot.png"], _, let consent))? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(consent.files == [shader] && !consent.showsText)
  }

  @Test func aShaderWithNothingToShowIsReportedWithItsMistakes() throws {
    let broken = Array("[[ stitchable ]] half4 f(float2 p) { return nil; }\n".utf8)
    let path = try folder.file("broken.metal", broken)
    var viewer = TestedViewer(isPaused: true)
    let effects = drop([path], on: &viewer)
    #expect(
      effects.contains {
        if case .say(let text) = $0 { text.contains("broken.metal:1:") } else { false }
      })
    #expect(
      viewer.state.overlays.shownError?.details.last == "What was shown before stays on screen.")
  }

  /// Nobody may be looking at standard error.
  @Test func aMistakeInAnotherFunctionIsReportedOnScreen() throws {
    let broken = Array("[[ stitchable ]] half4 f(float2 p) { return nil; }\n".utf8)
    let path = try folder.file("half.metal", Self.effect("fine") + broken)
    var viewer = TestedViewer(isPaused: true)
    drop([path], on: &viewer)
    viewer.take(accepted)
    #expect(viewer.state.shown.request.scene.name == "fine")
    let shownError = viewer.state.overlays.shownError
    #expect(shownError?.headline == "A mistake in the file")
    #expect(shownError?.details.first?.hasPrefix("half.metal:4:") == true)
    #expect(shownError?.details.last == "Everything else is shown.")
  }

  // MARK: - The way back

  /// Esc and PageUp lead back, step by step, to what was tuned.
  @Test(arguments: [Key.escape, .pageUp])
  func whatWasShownBeforeIsAStepBack(key: Key) throws {
    var viewer = TestedViewer(isPaused: true)
    viewer.hold("amplitude", at: .number(2))
    for _ in 0..<6 { viewer.type(".") }
    let time = viewer.state.time.clock.time
    for name in ["one", "two"] {
      drop([try folder.file("\(name).metal", Self.effect(name))], on: &viewer)
      viewer.take(accepted)
    }
    #expect(viewer.press(key).contains(.window(.setTitle("harmonic – one"))))
    #expect(viewer.state.shown.crossFade != nil)
    viewer.press(key)
    #expect(viewer.state.shown.request.scene.name == "button")
    #expect(viewer.held == ["amplitude": .number(2)] && viewer.state.time.clock.time == time)
    #expect(viewer.state.time.clock.isPaused)
    if key == .escape { #expect(viewer.press(.escape) == [.window(.close)]) }
  }

  /// PageUp leads back only from what was opened; elsewhere it steps as ever.
  @Test func pageUpStepsInsideAFile() throws {
    var viewer = TestedViewer(isPaused: true)
    drop([try folder.file("two.metal", Self.effect("first", "second"))], on: &viewer)
    viewer.take(accepted)
    viewer.press(.pageDown)
    viewer.take(accepted)
    let first = viewer.state.shown.request.gallery[0]
    #expect(viewer.press(.pageUp) == [.files(.tryScene(first))])
    viewer.take(accepted)
    viewer.press(.pageUp)
    #expect(viewer.state.shown.request.scene.name == "button")
  }

  @Test func aPastedShaderLeadsBack() throws {
    let text = "void mainImage(out vec4 c, in vec2 p) { c = vec4(0.0, 0.0, 1.0, 1.0); }\n"
    var viewer = TestedViewer(isPaused: true)
    let opening = FileOpening(text: Array(text.utf8), name: "pasted shader")
    viewer.take(.files(.read(.success(try EffectFile(opening, version: 1001)))))
    #expect(
      !viewer.take(accepted).contains { if case .files(.noteRecent) = $0 { true } else { false } })
    viewer.press(.escape)
    #expect(viewer.state.shown.request.scene.name == "button")
  }

  /// A file that is edited while it lies on a picture is still there without the picture: its old
  /// version until the new one is read.
  @Test func whatIsAStepBackKeepsItsFunctions() throws {
    let path = try folder.file("one.metal", Self.effect("one"))
    var viewer = TestedViewer(isPaused: true)
    drop([path], on: &viewer)
    viewer.take(accepted)
    let old = names(viewer.state.shown.request)
    drop([try folder.file("green.png", Self.square.pngBytes())], on: &viewer)
    viewer.take(accepted)
    guard case .files(.readFile(let version)) = viewer.press(.f5).first else {
      Issue.record("F5 reads nothing")
      return
    }
    viewer.take(.files(.read(.success(try EffectFile(FileOpening(path: path), version: version)))))
    #expect(viewer.take(accepted).first == .files(.removeFunctions([])))
    #expect(
      viewer.press(.escape).contains { if case .files(.readFile) = $0 { true } else { false } })
    #expect(names(viewer.state.shown.request) == old)
  }

  @Test func aRefusedFileTakesItsFunctionsAlong() throws {
    var viewer = TestedViewer(isPaused: true)
    drop([try folder.file("one.metal", Self.effect("one"))], on: &viewer)
    let functions = names(viewer.state.files.pending?.request)
    let effects = viewer.take(.files(.tried(.refused("it never ends"))))
    #expect(!functions.isEmpty && effects.first == .files(.removeFunctions(functions)))
    #expect(viewer.press(.escape) == [])  // closes the message
    #expect(viewer.press(.escape) == [.window(.close)])
    #expect(viewer.press(.pageDown) == [.files(.tryScene(SceneCatalog.all[1]))])
  }

  // MARK: - The chooser

  @Test func theChooserBeginsWhereTheFileIs() throws {
    var viewer = TestedViewer(isPaused: true)
    #expect(viewer.press(.o, .control) == [.files(.choose(in: nil))])
    drop([try folder.file("one.metal", Self.effect("one"))], on: &viewer)
    viewer.take(accepted)
    #expect(viewer.press(.o, .control) == [.files(.choose(in: folder.path))])
  }

  @Test func whatIsChosenIsReadAndWhatIsNotChangesNothing() {
    var viewer = TestedViewer(isPaused: true)
    #expect(
      viewer.take(.files(.chosen(.chosen(["/a", "/b"])))) == [
        .files(.open(["/a", "/b"], version: 1001))
      ])
    #expect(viewer.take(.files(.chosen(.cancelled))) == [])
    let effects = viewer.take(.files(.chosen(.unavailable(reason: "no session bus"))))
    #expect(
      effects == [
        .say(
          "no file chooser (no session bus): drop the file on the window, or open it with: "
            + "harmonic FILE")
      ])
    #expect(
      viewer.state.overlays.notice?.text == "No file chooser here: drop the file on the window")
  }

  // MARK: - Recent files

  @Test func theRecentFilesAreAPageThatOpensThem() throws {
    let paths = ["/shaders/lean.metal", "/shaders"]
    var viewer = TestedViewer(isPaused: true)
    #expect(viewer.type("o") == [.files(.listRecent)])
    viewer.take(.files(.recentListed(paths)))
    let effects = viewer.take(accepted)
    let page = try #require(viewer.state.scene as? FolderScene)
    #expect(page.entries.map(\.source.name) == ["lean.metal", "shaders"])
    #expect(effects.contains(.files(.drawThumbnails(of: page.entries.map(\.source)))))
    // The second of four columns of a page 720 points wide
    viewer.pressPointer(at: Point(x: 280, y: 60))
    #expect(viewer.releasePointer().contains(.files(.open([paths[1]], version: 1001))))
    viewer.type("o")
    #expect(viewer.state.shown.request.scene.name == "button")
  }

  /// The panel beside a page has nothing that could be chosen by keys.
  @Test func keysChooseAFileThoughThePanelIsOpen() throws {
    let paths = ["/shaders/lean.metal", "/shaders"]
    var viewer = TestedViewer(isPaused: true)
    viewer.resize(width: 1280, height: 800)
    viewer.press(.tab)
    viewer.type("o")
    viewer.take(.files(.recentListed(paths)))
    viewer.take(accepted)
    #expect(viewer.state.panel.isOpen)
    viewer.press(.right)
    let opened = viewer.press(.enter).compactMap { effect in
      if case .files(.open(let opened, _, _)) = effect { opened } else { nil }
    }
    #expect(opened.count == 1 && opened[0].count == 1 && paths.contains(opened[0][0]))
  }

  @Test func withoutRecentFilesAMessageSaysHowToOpenOne() {
    var viewer = TestedViewer(isPaused: true)
    #expect(viewer.take(.files(.recentListed([]))) == [])
    #expect(viewer.state.overlays.notice?.text == "No file was opened yet: drop one on the window")
  }

  /// In the list that the desktop shares, beside what others have in it.
  @Test func theListIsTheDesktops() throws {
    let other = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xbel version="1.0" xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
        xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">
        <bookmark href="file:///etc/hostname" added="2026-01-01T00:00:00Z"
          modified="2026-01-01T00:00:00Z" visited="2026-01-01T00:00:00Z">
          <info><metadata owner="http://freedesktop.org"><mime:mime-type type="text/plain"/>
          <bookmark:applications><bookmark:application name="gedit" exec="&apos;gedit %u&apos;"
          modified="2026-01-01T00:00:00Z" count="1"/></bookmark:applications>
          </metadata></info></bookmark></xbel>
      """
    _ = try folder.file("recently-used.xbel", Array(other.utf8))
    let one = try folder.file("one.metal", [])
    let two = try folder.file("two words.metal", [])
    let before = RecentFiles(folder: folder.path)
    before.note([one, "\(folder.path)/gone.metal"])
    #expect(before.paths() == [one])
    let recent = RecentFiles(folder: folder.path)
    recent.note([two])
    #expect(recent.paths() == [two, one])
    recent.note([one])
    #expect(recent.paths() == [one, two])
    try FileManager.default.removeItem(atPath: one)
    #expect(recent.paths() == [two])
    let text = String(decoding: try folder.contents("recently-used.xbel"), as: UTF8.self)
    #expect(text.contains("gedit") && text.contains("two%20words.metal"))
  }

  /// A list that cannot be read is somebody's, and stays as it is.
  @Test func aDamagedListIsLeftAlone() throws {
    _ = try folder.file("recently-used.xbel", Array("<xbel".utf8))
    let recent = RecentFiles(folder: folder.path)
    recent.note([try folder.file("one.metal", [])])
    #expect(recent.paths() == [])
    #expect(try folder.contents("recently-used.xbel") == Array("<xbel".utf8))
  }
}
