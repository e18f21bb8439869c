import Controls
import Layers
import Opening
import Parameters
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// The controls of an ISF file in the panel.
@Suite struct ProgramControlTests {
  private static let source = """
    /*{ "INPUTS": [
      { "NAME": "flash", "TYPE": "event", "LABEL": "Flash now" },
      { "NAME": "place", "TYPE": "point2D", "MIN": [0, 0], "MAX": [4, 2], "DEFAULT": [1, 1] } ] }*/
    void main() { gl_FragColor = vec4(flash ? 1.0 : 0.0, place, 1.0); }
    """

  private func opened(
    _ source: String = source, held: [(name: String, value: ParameterValue)] = []
  ) throws -> TestedViewer {
    let folder = try TemporaryFolder()
    let path = try folder.file("flash.fs", Array(source.utf8))
    var request = try SceneRequest(opening: path, OptionValues()) { _ in }
    request.script.held = held
    var viewer = TestedViewer(request)
    viewer.resize(width: 1280, height: 800)
    viewer.press(.tab)
    return viewer
  }

  private func isOn(_ viewer: TestedViewer) throws -> Bool {
    let scene = viewer.state.scene
    let flash = try #require(scene.parameters.all.first { $0.name == "flash" })
    return scene.value(of: flash, at: viewer.state.time.clock.time) == .toggle(true)
  }

  @Test func anEventIsAButtonThatIsOnForOneFrame() throws {
    var viewer = try opened()
    try viewer.click(Target("flash"))
    #expect(viewer.held.isEmpty)
    // Every hundredth of a second for a tenth: one frame of 1/60 s has one or two of them.
    var count = 0
    for _ in 0..<10 {
      viewer.wait(0.01)
      if try isOn(viewer) { count += 1 }
    }
    #expect((1...2).contains(count))
    #expect(try !isOn(viewer))
  }

  /// "Copy" writes a command that presses it again.
  @Test func aPressedButtonIsCopied() throws {
    var viewer = try opened()
    try viewer.click(Target("flash"))
    for _ in 0..<5 where try !isOn(viewer) { viewer.wait(0.01) }
    #expect(try isOn(viewer))
    #expect(viewer.state.frame.request.command.contains("set flash=on'"))
  }

  @Test func labelsAndBothRangesAreShown() throws {
    let rows = try #require(try opened().state.panel.layout).panel.rows
    #expect(rows.map(\.label) == ["Flash now", "place", "save as"])
    #expect(rows[0].tooltip.facts.contains("Name: flash"))
    guard case .pad(let pad) = rows[1].control else {
      Issue.record("a point is a \(rows[1].control)")
      return
    }
    #expect(pad.xRange.bounds == 0...4)
    #expect(pad.yRange.bounds == 0...2)
  }

  /// The origin of ISF is at the bottom: what is dragged up becomes larger, and is seen higher.
  @Test func aPointIsDraggedUpToGrow() throws {
    var viewer = try opened()
    let rect = try #require(viewer.state.panel.layout?.rect(of: Target("place")))
    let middle = try viewer.middle(of: Target("place"))
    viewer.pressPointer(at: middle)
    viewer.take(.input(.pointerMoved(Point(x: middle.x, y: rect.minY + 1))))
    viewer.releasePointer()
    guard case .numbers(let place)? = viewer.held["place"] else {
      Issue.record("the point is not held")
      return
    }
    #expect(abs(place[0] - 2) < 0.1 && place[1] > 1.9, "\(place)")
  }

  /// A menu has its entries in the author's order, and rests at the default.
  @Test func aMenuHasItsAuthorsOrder() throws {
    let viewer = try opened(
      """
      /*{ "INPUTS": [ { "NAME": "mode", "TYPE": "long", "VALUES": [4, 2, 9],
        "LABELS": ["Four", "Two", "Nine"], "DEFAULT": 2 } ] }*/
      void main() { gl_FragColor = vec4(float(mode) / 9.0); }
      """)
    let rows = try #require(viewer.state.panel.layout).panel.rows
    guard case .menu(let menu) = rows[0].control else {
      Issue.record("a menu is a \(rows[0].control)")
      return
    }
    #expect(menu.choices == ["Four", "Two", "Nine"])
    #expect(menu.chosen == 1)
  }

  /// A press by `--set` at the start is in the command that is copied, although nothing is held:
  /// a buffer stores it.
  @Test func aButtonPressedOnTheCommandLineIsCopied() throws {
    let viewer = try opened(
      """
      /*{ "INPUTS": [ { "NAME": "flash", "TYPE": "event" } ],
        "PASSES": [ { "TARGET": "memory", "PERSISTENT": true }, {} ] }*/
      void main() {
        gl_FragColor = max(IMG_THIS_PIXEL(memory), vec4(flash ? 1.0 : 0.0));
      }
      """, held: [("flash", .toggle(true))])
    #expect(viewer.held.isEmpty)
    #expect(viewer.state.frame.request.command.contains("--set flash=on"))
  }
}
