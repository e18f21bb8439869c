import Controls
import Scenes
import Testing

@testable import Viewer

/// Keys that open the overlays and the inspector, and keys that close them.
@Suite struct EscapeTests {
  @Test func escapeClosesOneThingAfterTheOtherAndTheWindowLast() {
    var viewer = TestedViewer(isPaused: true)
    viewer.press(.tab)
    viewer.type("h")
    viewer.press(.down)
    var viewport = viewer.state.viewport
    viewport.isFullscreen = true
    viewer.take(.viewportChanged(viewport))
    #expect(viewer.press(.escape) == [])
    #expect(!viewer.state.overlays.isHelpOpen && viewer.state.readout == nil)
    #expect(viewer.press(.escape) == [.panel(.setWindow(isOpen: false))])
    #expect(viewer.press(.escape) == [.window(.toggleFullscreen)])
    viewport.isFullscreen = false
    viewer.take(.viewportChanged(viewport))
    #expect(viewer.press(.escape) == [.window(.close)])
  }

  @Test func qQuitsAtOnce() {
    var viewer = TestedViewer()
    viewer.type("h")
    #expect(viewer.type("q") == [.window(.close)])
  }

  @Test func keysOpenAndCloseTheOverlays() {
    var viewer = TestedViewer(isPaused: true)
    viewer.type("?")
    viewer.type("i")
    #expect(viewer.state.overlays.isHelpOpen && viewer.state.overlays.showsFrameTimes)
    viewer.press(.f1)
    viewer.type("i")
    #expect(!viewer.state.overlays.isHelpOpen && !viewer.state.overlays.showsFrameTimes)
    #expect(viewer.press(.f11) == [.window(.toggleFullscreen)])
  }

  @Test func whatTheInspectorChangesIsHeldAndCopied() throws {
    var viewer = TestedViewer(isPaused: true)
    viewer.press(.tab)
    try viewer.click(Target("amplitude", .field(0)))
    viewer.type("2")
    #expect(viewer.press(.enter) == [])
    #expect(viewer.held == ["amplitude": .number(2)])
    let copied = try viewer.click(Target(InspectorFooter.copyCommand))
    #expect(copied == [.copy(viewer.state.frame.request.command)])
    #expect(viewer.state.frame.request.command.contains("--set amplitude=2"))
    #expect(viewer.state.overlays.notice?.text == "Copied the command that draws this frame")
    try viewer.click(Target("amplitude", .reset))
    #expect(viewer.held.isEmpty)
  }
}
