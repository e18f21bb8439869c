import Controls
import Layers
import Opening
import Parameters
import Rendering
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// The whole panel, without a window.
@Suite struct InspectorStateTests {
  private func opened(
    _ scene: any GalleryScene.Type = ButtonScene.self, width: Int = 1280, height: Int = 800
  ) -> TestedViewer {
    var viewer = TestedViewer(scene, isPaused: true)
    viewer.resize(width: width, height: height)
    viewer.press(.tab)
    return viewer
  }

  private func panel(of viewer: TestedViewer) throws -> Panel {
    try #require(viewer.state.panel.layout).panel
  }

  // MARK: - What it shows

  @Test(arguments: SceneCatalog.all.map(\.name))
  func everyParameterHasAControlAndEveryControlATooltip(name: String) throws {
    let source = try #require(SceneCatalog.all.first { $0.name == name })
    var viewer = TestedViewer(SceneRequest(scene: source), isPaused: true)
    viewer.press(.tab)
    let rows = try panel(of: viewer).rows
    let shown = Set(rows.flatMap { $0.control.names })
    for parameter in viewer.state.scene.parameters.all {
      #expect(shown.contains(parameter.name), "\(parameter.name)")
    }
    for row in rows {
      #expect(!row.tooltip.summary.isEmpty && !row.tooltip.facts.isEmpty, "\(row.name)")
    }
  }

  @Test func aTooltipSaysSentenceRangeDefaultAndKeys() throws {
    let rows = try panel(of: opened()).rows
    let waves = try #require(rows.first { $0.name == "wavesCount" })
    #expect(waves.tooltip.facts == ["1 … 32", "Default: 6", "Keys: [ ]"])
    let width = try #require(rows.first { $0.name == "lineWidth" })
    #expect(width.tooltip.facts.first?.hasSuffix(" pt") == true)
  }

  @Test func valuesThatAPressMovesBetweenShareARow() throws {
    var viewer = opened()
    let pair = try #require(try panel(of: viewer).rows.first { $0.name == "amplitude.released" })
    #expect(pair.label == "amplitude")
    try viewer.click(Target("amplitude.released", .field(1)))
    for character in "1.5" { viewer.type(character) }
    viewer.press(.enter)
    #expect(viewer.held == ["amplitude.pressed": .number(1.5)])
    // What is held alone is let go alone.
    viewer.press(.up)
    viewer.press(.home)
    #expect(viewer.held.count == 1)
    viewer.press(.down)
    viewer.press(.home)
    #expect(viewer.held.isEmpty)
  }

  @Test func aSceneWithoutASpringHasNoCurve() throws {
    func plots(_ scene: any GalleryScene.Type) throws -> Int {
      try panel(of: opened(scene)).items.count {
        guard case .group(let group) = $0 else { return false }
        return group.items.contains { if case .plot = $0 { true } else { false } }
      }
    }
    #expect(try plots(ButtonScene.self) == 1)
    #expect(try plots(AuroraScene.self) == 0)
  }

  @Test func frameTimesAreShownOnceTheyAreMeasured() throws {
    var viewer = opened()
    func graphs() throws -> Int {
      try panel(of: viewer).items.count { if case .graph = $0 { true } else { false } }
    }
    #expect(try graphs() == 0)
    for frame in 0..<3 {
      let start = Double(frame) / 60
      viewer.take(
        .overlays(
          .frameDrawn(
            FrameMeasurement(
              start: start, end: start + 0.01,
              parts: FrameMeasurement.Parts(planning: 0.001, drawing: 0.008, panels: 0.001),
              counts: RenderCounts(), passes: []))))
    }
    viewer.press(.down)
    #expect(try graphs() == 1)
  }

  /// Otherwise no panel would ever be steady while a scene moves.
  @Test func frameTimesAreRenewedFourTimesASecond() {
    var times = FrameTimes()
    var changes = 0
    for frame in 0..<120 {
      let before = times.reading
      let start = Double(frame) / 60
      times.add(
        FrameMeasurement(
          start: start, end: start + 0.01,
          parts: FrameMeasurement.Parts(planning: 0.001, drawing: 0.008, panels: 0.001),
          counts: RenderCounts(), passes: []))
      if times.reading != before { changes += 1 }
    }
    #expect((7...10).contains(changes))
    #expect(times.reading.count > 80)
  }

  // MARK: - What is done in it

  @Test func aDraggedSliderHoldsItsParameterAndPressesNothing() throws {
    var viewer = opened()
    let start = try viewer.middle(of: Target("scale"))
    viewer.pressPointer(at: start)
    viewer.take(.input(.pointerMoved(Point(x: start.x - 300, y: start.y))))
    #expect(viewer.number("scale") == 0.2)
    viewer.releasePointer()
    #expect(viewer.state.shown.actionCount == 0 && !viewer.isPressed)
    // Beside the panel, the scene has the pointer.
    viewer.pressPointer(at: Point(x: 400, y: 400))
    #expect(viewer.isPressed)
  }

  @Test func aNumberOutsideOfTheRangeSaysWhatItWasPutInto() throws {
    var viewer = opened()
    try viewer.click(Target("scale", .field(0)))
    for character in "7" { viewer.type(character) }
    viewer.press(.enter)
    #expect(viewer.held == ["scale": .number(1.5)])
    #expect(viewer.state.panel.controls.note?.text == "7 lies outside of 0.2 … 1.5: set to 1.5")
  }

  @Test func menusSwitchesAndTextsSetTheirParameters() throws {
    var button = opened()
    try button.click(Target("palette"))
    try button.click(Target("palette", .item(1)))
    guard case .choice(let choice)? = button.held["palette"] else {
      Issue.record("no palette was chosen")
      return
    }
    #expect(choice != "article")
    var headline = opened(HeadlineScene.self)
    try headline.click(Target("text"))
    for character in "Two\\nlines" { headline.type(character) }
    headline.press(.enter)
    #expect(headline.held["text"] == .text("Two\nlines"))
  }

  @Test func theClipboardOfAFieldIsNotAShader() throws {
    var viewer = opened()
    try viewer.click(Target("scale", .field(0)))
    #expect(viewer.press(.v, .control) == [.files(.readClipboard)])
    #expect(viewer.take(.files(.clipboardRead(.text("0.5")))) == [])
    viewer.press(.enter)
    #expect(viewer.held == ["scale": .number(0.5)])
    // Without a field that is typed in, it is one.
    viewer.press(.v, .control)
    #expect(
      viewer.take(.files(.clipboardRead(.text("x")))).contains(
        .files(.readText("x", version: 1001))))
  }

  @Test func lettersAreTypedAndNotCarriedOut() throws {
    var viewer = opened()
    viewer.press(.escape)
    viewer.press(.tab)
    try viewer.click(Target("search field"))
    for character in "spring" { #expect(viewer.type(character) == []) }
    #expect(viewer.state.panel.controls.search == "spring")
    #expect(viewer.state.panel.layout?.rect(of: Target("spring.duration")) != nil)
    #expect(viewer.state.panel.layout?.rect(of: Target("scale")) == nil)
    viewer.press(.escape)
    #expect(viewer.state.panel.isOpen && viewer.state.panel.controls.search.isEmpty)
  }

  @Test func tabClosesThePanelExceptWhileSomethingIsTyped() throws {
    var viewer = opened()
    try viewer.click(Target("scale", .field(0)))
    viewer.press(.tab)
    #expect(viewer.state.panel.isOpen)
    #expect(viewer.state.panel.controls.focus == Target("elapsedTime", .field(0)))
    viewer.press(.escape)
    viewer.press(.tab, .shift)
    #expect(viewer.state.panel.controls.focus == Target("scale", .field(0)))
    #expect(viewer.press(.tab) == [.panel(.setWindow(isOpen: false))])
    // The keys are the scene's again.
    viewer.press(.right)
    #expect(viewer.state.readout != nil)
  }

  @Test func anotherSceneHasAnotherPanel() throws {
    var viewer = opened()
    try viewer.click(Target("palette"))
    viewer.press(.pageDown)
    viewer.take(.files(.tried(.accepted(date: .standard))))
    viewer.wait(0.1)
    #expect(try panel(of: viewer).title == "screen")
  }

  // MARK: - Beside the scene

  @Test func theSceneMovesAsideWhereTheWindowIsWideEnough() {
    var viewer = TestedViewer(isPaused: true)
    viewer.press(.tab)
    // In the room that is left of 720 points, and in the middle of its height.
    let width = viewer.state.panel.layout?.remainingWidth ?? 0
    #expect(width > 300 && width < 420)
    #expect(abs(viewer.state.fit.transform.lengthScale - width / 360) < 1e-9)
    let middle = viewer.state.fit.canvasPoint(at: Point(x: width / 2, y: 160))
    #expect(abs(middle.x - 180) < 1 && abs(middle.y - 80) < 1)
    viewer.press(.tab)
    #expect(viewer.state.fit.transform.lengthScale == 2)
  }

  @Test func aSceneOfTheWindowsSizeGetsWhatIsLeft() {
    let viewer = opened(AuroraScene.self)
    let width = viewer.state.panel.layout?.remainingWidth
    #expect(viewer.state.fit.canvas == Size(width: width ?? 0, height: 800))
  }

  @Test func inANarrowWindowThePanelLiesOverTheScene() {
    var viewer = TestedViewer(isPaused: true)
    viewer.resize(width: 300, height: 150)
    let before = viewer.state.fit
    viewer.press(.tab)
    #expect(!viewer.state.isInspectorBeside && viewer.state.fit == before)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func theStageEndsWhereThePanelBegins(scale: Double) throws {
    var viewer = TestedViewer(isPaused: true)
    viewer.resize(width: 1001, height: 601, scale: scale)
    viewer.press(.tab)
    let left = try #require(viewer.state.panel.layout).frame.minX
    #expect(abs(Double(viewer.state.stage.pixelWidth) - left * scale) <= 1)
  }

  /// The pad of a place goes as far as the layer that it is a place of.
  @Test func thePadOfATouchHasTheLayersBounds() throws {
    let folder = try TemporaryFolder()
    let text = """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 near(float2 position, half4 color, float2 touch) {
        return color * half(1 - distance(position, touch) / 400);
      }
      """
    let path = try folder.file("near.metal", Array(text.utf8))
    var viewer = TestedViewer(try SceneRequest(opening: path, OptionValues()) { _ in })
    viewer.resize(width: 1400, height: 900)
    viewer.press(.tab)
    let panel = try #require(viewer.state.panel.layout).panel
    guard case .pad(let pad)? = panel.row(named: "touch")?.control else {
      Issue.record("there is no pad")
      return
    }
    let motion = try #require(viewer.state.scene.motion(in: viewer.state.fit.canvas))
    let size = motion.frame.size
    #expect(size.width > 640)
    #expect(pad.xRange.bounds == 0...size.width && pad.yRange.bounds == 0...size.height)
    // Its lower right corner
    let rect = try #require(viewer.state.panel.layout?.rect(of: Target("touch")))
    viewer.pressPointer(at: Point(x: rect.maxX - 0.5, y: rect.maxY - 0.5))
    guard case .numbers(let place)? = viewer.held["touch"] else {
      Issue.record("the pad sets nothing")
      return
    }
    #expect(abs(place[0] - size.width) < 10 && abs(place[1] - size.height) < 10)
  }

  @Test func thePanelDoesNotTrembleWithItsNumbers() throws {
    var viewer = opened()
    let width = viewer.state.panel.layout?.frame.size.width
    for value in [0.5, 0.123, 1.5] {
      viewer.take(.input(.pointerMoved(Point(x: 5, y: 5))))
      try viewer.click(Target("scale", .field(0)))
      for character in "\(value)" { viewer.type(character) }
      viewer.press(.enter)
      #expect(viewer.state.panel.layout?.frame.size.width == width)
    }
  }

  /// Also what is far below the window's edge.
  @Test(arguments: [(200, 150), (720, 320), (1600, 1000)])
  func everythingCanBeReachedByKeysAndByTheWheel(width: Int, height: Int) throws {
    var viewer = opened(width: width, height: height)
    var reached: Set<Target> = []
    for _ in 0..<60 {
      if let focus = viewer.state.panel.controls.focus { reached.insert(focus) }
      viewer.press(.down)
    }
    #expect(reached.contains(Target(InspectorFooter.copySwift)))
    #expect(reached.contains(Target("glowIntensity.released", .field(1))))
    viewer.take(.input(.pointerMoved(Point(x: Double(width) - 40, y: Double(height) / 2))))
    for _ in 0..<60 { viewer.take(.input(.scrolled(x: 0, y: -1))) }
    let swift = try viewer.click(Target(InspectorFooter.copySwift))
    guard case .copy(let text)? = swift.first else {
      Issue.record("nothing was copied")
      return
    }
    #expect(text.hasPrefix("import SwiftUI\n") && text.contains(".colorEffect("))
  }
}

extension Control {
  /// Names of the parameters that it shows; of one that is only said, none.
  fileprivate var names: [String] {
    switch self {
    case .slider(let slider): [slider.number.key.name]
    case .pair(let pair): [pair.first.key.name, pair.second.key.name]
    case .menu(let menu): [menu.key.name]
    case .toggle(let toggle): [toggle.key.name]
    case .color(let well): [well.key.name]
    case .pad(let pad): [pad.key.name]
    case .text(let field): [field.key.name]
    case .list(let list): [list.key.name]
    case .tiles(let tiles): [tiles.key.name]
    case .note: []
    }
  }
}
