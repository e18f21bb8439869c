import Opening
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// Keys of a window whose shader reads the keyboard.
@Suite struct TypedKeysTests {
  /// Letters are a shader's that reads the keyboard, and the window's where none does.
  @Test func keysGoToAShaderThatReadsThem() throws {
    let folder = try TemporaryFolder()
    let reading =
      "#iKeyboard\nvoid mainImage(out vec4 o, in vec2 p) { o = vec4(isKeyDown(Key_Q)); }"
    let path = try folder.file("keys.glsl", Array(reading.utf8))
    var viewer = TestedViewer(try SceneRequest(opening: path, OptionValues()) { _ in })
    let key = try #require(KeyCode(named: "Q"))
    let before = viewer.state.scene
    viewer.take(.input(.keyboard(key, phase: .down)))
    #expect(viewer.type("q") != [.window(.close)])
    #expect(viewer.state.scene as? FileScene != before as? FileScene)
    #expect(viewer.press(.escape) == [.window(.close)])
    var other = TestedViewer()
    #expect(other.type("q") == [.window(.close)])
  }
}
