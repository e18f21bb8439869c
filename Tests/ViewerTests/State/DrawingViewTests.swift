import Opening
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// The view of the project that draws the shown function, without a window.
@Suite struct DrawingViewTests {
  private let folder: TemporaryFolder
  private let accepted = ViewerEvent.files(.tried(.accepted(date: .standard)))

  init() throws { folder = try TemporaryFolder() }

  private static let shader = """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 first(float2 position, half4 color) { return color; }
    [[ stitchable ]] half4 second(float2 position, half4 color, float level) { return color; }
    """

  /// It is looked for with each function, said, and opened by a key.
  @Test func theViewOfAFunctionIsSaidAndOpened() throws {
    let path = try folder.file("two.metal", Array(Self.shader.utf8))
    _ = try folder.file("Package.swift", [])
    let view = try folder.file(
      "Page.swift",
      Array(
        """
        import SwiftUI
        struct Page: View {
          var body: some View { Color.red.colorEffect(ShaderLibrary.second(.float(1))) }
        }
        """.utf8))
    let request = try SceneRequest(opening: path, OptionValues()) { _ in }
    var viewer = TestedViewer(request, isPaused: true)
    viewer.press(.enter, .control)
    #expect(viewer.state.overlays.notice?.text == "No view of the project draws this")
    viewer.press(.pageDown)
    #expect(viewer.take(accepted).contains(.files(.findView)))
    let file = try #require(viewer.state.shown.request.file)
    var views = DrawingViews(of: file)
    let first = views.view(of: file.stitchableFunctions[0])
    #expect(first == nil)
    let second = views.view(of: file.stitchableFunctions[1])
    let found = try #require(second)
    // That of a scene that is not shown any more is not taken.
    viewer.take(.files(.viewFound(found, of: request.gallery[0])))
    #expect(viewer.state.files.drawingView == nil)
    let effects = viewer.take(.files(.viewFound(found, of: request.gallery[1])))
    #expect(effects == [.say("as Page draws it: harmonic \(view)")])
    #expect(
      viewer.state.overlays.notice?.text
        == "As Page draws it: harmonic \(view)      Ctrl+Return  opens it")
    guard case .files(.open([view], _, _))? = viewer.press(.enter, .control).first else {
      Issue.record("nothing is opened")
      return
    }
  }
}
