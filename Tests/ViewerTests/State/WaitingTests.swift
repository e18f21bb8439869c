import Layers
import Opening
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// Shaders with mistakes that a window opens with, without a window.
@Suite struct WaitingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func paint(_ name: String, _ color: String) -> String {
    "[[ stitchable ]] half4 \(name)(float2 position) { return half4(\(color)); }\n"
  }

  private func file(_ text: String, name: String = "paint.metal") throws -> String {
    try folder.file(name, Array(text.utf8))
  }

  private func viewer(_ path: String, waits: Bool = true) throws -> TestedViewer {
    TestedViewer(try SceneRequest(opening: path, OptionValues(), waits: waits) { _ in })
  }

  private func read(_ path: String, version: Int) -> ViewerEvent {
    .files(
      .read(
        Result { () throws(EffectFile.ReadError) in
          try EffectFile(FileOpening(path: path), version: version)
        }))
  }

  @Test func aFileWithAMistakeShowsItsNameUntilItIsMended() throws {
    let path = try file(Self.paint("paint", "nil"))
    var viewer = try viewer(path)
    #expect(viewer.state.title == "harmonic – paint.metal")
    let error = try #require(viewer.state.overlays.shownError)
    #expect(error.headline == "A mistake in 'paint.metal'")
    #expect(error.details.last == "It is shown as soon as a version without mistakes is saved.")
    // Still wrong, in another way
    _ = try file(Self.paint("paint", "none"))
    viewer.take(read(path, version: 1001))
    #expect(viewer.state.isWaiting)
    #expect(
      viewer.state.overlays.shownError?.details.last
        == "It is shown as soon as a version without mistakes is saved.")
    _ = try file(Self.paint("paint", "1"))
    let effects = viewer.take(read(path, version: 1002))
    #expect(!effects.contains { if case .say = $0 { true } else { false } })
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(!viewer.state.isWaiting && viewer.state.overlays.shownError == nil)
    #expect(viewer.state.title == "harmonic – paint")
    #expect(viewer.state.shown.request.gallery.map(\.name) == ["paint"])
  }

  /// Captures and recordings still refuse it.
  @Test func nothingWaitsWithoutAWindow() throws {
    let path = try file(Self.paint("paint", "nil"))
    #expect(throws: OpeningError.self) { try viewer(path, waits: false) }
  }

  @Test(arguments: [
    (" \n", "'paint.metal' is empty"),
    ("half4 f() { return half4(1); }", "A mistake in 'paint.metal'"),
  ])
  func aFileWithoutAnEffectIsWaitedFor(text: String, headline: String) throws {
    let viewer = try viewer(file(text))
    #expect(viewer.state.isWaiting)
    #expect(viewer.state.overlays.shownError?.headline == headline)
  }

  /// A file of helpers has nothing to show, and no tile.
  @Test func helpersOfAFolderHaveNoTile() throws {
    _ = try file("half4 f() { return half4(1); }", name: "a.metal")
    _ = try file(Self.paint("paint", "1"), name: "b.metal")
    let page = try #require(try viewer(folder.path).state.scene as? FolderScene)
    #expect(page.entries.map(\.source.name) == ["paint"])
  }

  @Test func aSoundFunctionIsShownWithTheMessageAboutTheBrokenOne() throws {
    let viewer = try viewer(file(Self.paint("one", "1") + Self.paint("two", "nil")))
    #expect(viewer.state.shown.request.scene.name == "one" && !viewer.state.isWaiting)
    let error = try #require(viewer.state.overlays.shownError)
    #expect(error.headline == "A mistake in 'paint.metal'")
    #expect(error.details.last == "Everything else is shown.")
  }

  @Test func whatIsRefusedAtTheStartIsWaitedFor() throws {
    var viewer = try viewer(file(Self.paint("paint", "1")))
    let effects = viewer.take(.files(.firstRefused(.refused("it never ends"))))
    #expect(effects == [.say("'paint' is not shown: it never ends")])
    #expect(viewer.state.isWaiting && viewer.state.scene is WaitingScene)
  }

  /// Its values are another thing than those of the shader that it waits for.
  @Test func aNameHasNoValues() throws {
    let viewer = try viewer(file(Self.paint("paint", "nil")))
    #expect(viewer.state.sceneKey == nil)
  }

  // MARK: - A folder

  @Test func aBrokenFileOfAFolderHasATileAndItsMessages() throws {
    let broken = try file(Self.paint("paint", "nil"), name: "a.metal")
    _ = try file(Self.paint("paint", "1"), name: "b.metal")
    var viewer = try viewer(folder.path)
    let page = try #require(viewer.state.scene as? FolderScene)
    #expect(page.entries.map(\.source.name) == ["a.metal", "paint"])
    #expect(page.entries.map { $0.source.problem != nil } == [true, false])
    // It is the first tile.
    viewer.pressPointer(at: Point(x: 60, y: 60))
    #expect(viewer.releasePointer().contains(.files(.tryScene(page.entries[0].source))))
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(viewer.state.isWaiting && viewer.state.shown.request.file?.path == broken)
    #expect(viewer.state.overlays.shownError?.headline == "A mistake in 'a.metal'")
    viewer.press(.escape)  // closes the message
    viewer.press(.escape)
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(viewer.state.scene is FolderScene)
  }

  /// The driver's refusal changes nothing on screen, which is what the message says.
  @Test func aTileThatTheDriverRefusesSaysWhatStaysOnScreen() throws {
    _ = try file(Self.paint("paint", "1"))
    var viewer = try viewer(folder.path)
    viewer.pressPointer(at: Point(x: 60, y: 60))
    viewer.releasePointer()
    viewer.take(.files(.tried(.rejected([]))))
    #expect(viewer.state.scene is FolderScene)
    #expect(
      viewer.state.overlays.shownError?.details.last == "The picture before stays on screen.")
  }

  /// A plain plate, a picture and a sign are three different things.
  @Test func aPictureThatCannotBeDrawnIsASign() {
    let source = SceneSource(ButtonScene.self)
    let size = Size(width: 300, height: 200)
    let image = Image(pixelWidth: 1, pixelHeight: 1, pixels: [1, 2, 3, 255])
    func page(_ events: [SceneEvent]) -> Layer {
      var page = FolderScene([FolderScene.Entry(source)])
      for event in events { page.handle(event, in: size, at: 0) }
      return page.layer(in: size, at: 0)
    }
    let pages = [
      page([]), page([.thumbnail(index: 0, image)]), page([.thumbnail(index: 0, nil)]),
    ]
    #expect(pages[0] != pages[1] && pages[1] != pages[2] && pages[0] != pages[2])
  }
}
