import Opening
import Scenes
import Testing

@testable import Viewer

/// The way back from what was opened, without a window.
@Suite struct OpenedFilesTests {
  private let accepted = ViewerEvent.sceneTried(.accepted(date: .standard))

  /// Esc and PageUp lead back to what was tuned.
  @Test(arguments: [Key.escape, .pageUp])
  func aPastedShaderLeadsBack(key: Key) throws {
    let text = "void mainImage(out vec4 c, in vec2 p) { c = vec4(0.0, 0.0, 1.0, 1.0); }\n"
    var viewer = TestedViewer(isPaused: true)
    viewer.take(.inspectorChanged(.hold(name: "amplitude", value: .number(2))))
    let opening = FileOpening(text: Array(text.utf8), name: "pasted shader")
    viewer.take(.fileRead(.success(try EffectFile(opening, version: 1001))))
    viewer.take(accepted)
    viewer.press(key)
    #expect(viewer.state.request.scene.name == "button")
    #expect(viewer.held == ["amplitude": .number(2)])
    if key == .escape { #expect(viewer.press(.escape) == [.close]) }
  }
}
