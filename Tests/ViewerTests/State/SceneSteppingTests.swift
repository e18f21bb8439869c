import Layers
import Opening
import Scenes
import Testing

@testable import Viewer

/// Going from scene to scene, without a window.
@Suite struct SceneSteppingTests {
  private let gallery = SceneCatalog.all
  private let accepted = ViewerEvent.files(.tried(.accepted(date: .standard)))

  @Test func aSceneIsTriedAndThenShown() {
    var viewer = TestedViewer()
    viewer.press(.down)
    #expect(viewer.press(.pageDown) == [.files(.tryScene(gallery[1]))])
    #expect(viewer.state.shown.request.scene == gallery[0])
    let name = gallery[1].name
    #expect(
      viewer.take(accepted)
        == [.window(.setTitle("harmonic – \(name)")), .detail("showing '\(name)'"), .files(.watch)])
    #expect(viewer.state.shown.request.scene == gallery[1])
    #expect(viewer.state.time.clock.time == 0)
    #expect(viewer.state.readout == nil)
  }

  /// The old scene fades over the new one for a quarter of a second, then programs are made.
  @Test func theOldSceneFades() {
    var viewer = TestedViewer(isPaused: true)
    viewer.press(.pageDown)
    viewer.take(accepted)
    let fading = viewer.wait(0.2)
    #expect(fading.count { $0 == .draw } > 8 && !fading.contains(.frames(.makePrograms)))
    #expect(viewer.state.shown.crossFade != nil)
    #expect(viewer.wait(0.1).contains(.frames(.makePrograms)))
    #expect(viewer.state.shown.crossFade == nil)
  }

  @Test func twoPressesGoTwoFurtherAndBackAgainCancels() {
    var viewer = TestedViewer()
    viewer.press(.pageDown)
    #expect(viewer.press(.pageDown) == [.files(.tryScene(gallery[2]))])
    viewer.press(.pageUp)
    #expect(viewer.press(.pageUp) == [])
    #expect(viewer.take(accepted) == [])
    #expect(viewer.state.shown.request.scene == gallery[0])
    #expect(viewer.press(.pageUp) == [.files(.tryScene(gallery[gallery.count - 1]))])
  }

  @Test func aRefusedSceneIsReportedAndPassed() {
    var viewer = TestedViewer()
    viewer.press(.pageDown)
    let name = gallery[1].name
    #expect(
      viewer.take(.files(.tried(.refused("it never ends"))))
        == [.say("'\(name)' is not shown: it never ends")])
    #expect(viewer.state.overlays.shownError?.headline == "'\(name)' is not shown")
    #expect(viewer.state.shown.request.scene == gallery[0])
    #expect(viewer.press(.pageDown) == [.files(.tryScene(gallery[2]))])
    viewer.take(accepted)
    #expect(viewer.state.overlays.shownError == nil)
  }

  // MARK: - A folder

  private func folder() -> TestedViewer {
    let shaders = Array(gallery.prefix(3))
    let page = SceneSource(
      name: "shaders", arguments: ["/shaders"], summary: "", canvas: nil
    ) { _ in FolderScene(shaders.map { FolderScene.Entry($0) }) }
    var request = SceneRequest(scene: page)
    request.gallery = [page] + shaders
    return TestedViewer(request)
  }

  @Test func aFoldersPicturesAreDrawnOnce() {
    let request = folder().state.shown.request
    var state = ViewerState(
      request, date: .standard, in: Viewport(pixelWidth: 720, pixelHeight: 320))
    #expect(
      state.handle(.opened(isFullscreen: false), at: 0)
        == [
          .files(.drawThumbnails(of: Array(request.gallery.dropFirst()))), .files(.watch),
          .window(.show),
        ])
  }

  @Test func aClickOpensAShaderAndEscapeGoesBack() {
    var viewer = folder()
    let image = Image(pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 0, 255])
    viewer.take(.files(.thumbnailDrawn(index: 1, image)))
    let withPicture = viewer.state.scene as? FolderScene
    // The second of four columns of a page 720 points wide
    viewer.pressPointer(at: Point(x: 280, y: 60))
    #expect(viewer.releasePointer().contains(.files(.tryScene(gallery[1]))))
    viewer.take(accepted)
    viewer.take(.files(.thumbnailDrawn(index: 2, image)))
    viewer.wait(1)
    #expect(viewer.press(.escape) == [.files(.tryScene(viewer.state.shown.request.gallery[0]))])
    #expect(viewer.take(accepted).last == .files(.watch))
    let page = viewer.state.scene as? FolderScene
    #expect(page != nil && page != withPicture)
    viewer.wait(1)
    #expect(viewer.press(.escape) == [.window(.close)])
  }
}
