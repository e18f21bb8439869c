import Controls
import Opening
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// Texts that the buttons and keys of the window copy to the clipboard.
@Suite struct CopyingTests {
  private func copied(_ effects: [ViewerEffect]) -> String? {
    effects.compactMap { if case .copy(let text) = $0 { text } else { nil } }.first
  }

  private func press(_ viewer: inout TestedViewer, _ modifiers: Modifiers) -> String? {
    copied(viewer.press(.c, modifiers))
  }

  @Test func keysCopyTheCommandTheSwiftAndTheMetal() throws {
    var viewer = TestedViewer(isPaused: true)
    #expect(press(&viewer, .control) == viewer.state.frame.request.command)
    let code = try #require(viewer.state.scene.code(at: viewer.state.time.clock.time))
    #expect(press(&viewer, [.control, .shift]) == code.swift)
    #expect(press(&viewer, [.control, .alt]) == code.metal)
    #expect(code.metal.contains("[[ stitchable ]] half4 harmonicColorEffect("))
  }

  /// Without a shader function there is nothing to copy, and the clipboard stays as it is.
  @Test func theClipboardIsNeverEmptied() {
    var viewer = TestedViewer(PrismScene.self, isPaused: true)
    #expect(press(&viewer, [.control, .alt]) == nil)
    #expect(press(&viewer, [.control, .shift])?.contains("struct PrismView: View") == true)
  }

  @Test func theMetalOfAUsersFileIsItsText() throws {
    let text = "[[ stitchable ]] half4 same(float2 position, half4 color) { return color; }\n"
    let folder = try TemporaryFolder()
    let path = try folder.file("same.metal", Array(text.utf8))
    var viewer = TestedViewer(try SceneRequest(opening: path, OptionValues()) { _ in })
    #expect(press(&viewer, [.control, .alt]) == text)
    #expect(press(&viewer, [.control, .shift])?.contains("struct SameView: View") == true)
  }

  /// The noise over it is a function beside the user's.
  @Test func theMetalOfAUsersFileOnTheMeshHasTheNoise() throws {
    let text = "[[ stitchable ]] half4 same(float2 position, half4 color) { return color; }\n"
    let folder = try TemporaryFolder()
    let path = try folder.file("same.metal", Array(text.utf8))
    var request = try SceneRequest(opening: path, OptionValues()) { _ in }
    request.isOnMesh = true
    var viewer = TestedViewer(request)
    let metal = try #require(press(&viewer, [.control, .alt]))
    #expect(metal.hasPrefix(text) && metal.contains("half4 parameterizedNoise("))
    #expect(press(&viewer, [.control, .shift])?.contains("AuroraMesh { SameView() }") == true)
  }

  @Test func aGLSLFileHasNoMetal() throws {
    let text = "void mainImage(out vec4 c, in vec2 p) { c = vec4(1.0); }\n"
    let folder = try TemporaryFolder()
    let path = try folder.file("white.glsl", Array(text.utf8))
    var viewer = TestedViewer(try SceneRequest(opening: path, OptionValues()) { _ in })
    #expect(press(&viewer, [.control, .alt]) == nil)
    #expect(press(&viewer, [.control, .shift])?.contains("struct WhiteView: View") == true)
  }

  @Test func theButtonsOfThePanelCopyTheSame() throws {
    var viewer = TestedViewer(isPaused: true)
    viewer.press(.tab)
    let code = try #require(viewer.state.scene.code(at: viewer.state.time.clock.time))
    #expect(
      try copied(viewer.click(Target(InspectorFooter.copySwift))) == code.swift)
    #expect(
      try copied(viewer.click(Target(InspectorFooter.copyMetal))) == code.metal)
  }
}
