import Controls
import Layers
import Opening
import Parameters
import Scenes
import Testing

@testable import Viewer

/// Changes to a mesh in the window, and how they reach copied commands and stored values.
@Suite struct MeshTuningTests {
  private func dragging() -> TestedViewer {
    var viewer = TestedViewer(AuroraScene.self, isPaused: true)
    // Points 5 and 10, at (0.565, 0.340) and (0.594, 0.766) of 720 × 320
    for (start, end) in [((407, 109), (240, 200)), ((428, 245), (610, 90))] {
      viewer.pressPointer(at: Point(x: Double(start.0), y: Double(start.1)))
      viewer.take(.input(.pointerMoved(Point(x: Double(end.0), y: Double(end.1)))))
      viewer.releasePointer()
    }
    return viewer
  }

  private func opened(_ words: [String]) throws -> SceneRequest {
    let (values, rest) = try OptionValues.scan(
      words, for: FileOpening.options.map(\.option) + SceneRequest.options.map(\.option))
    return try SceneRequest(opening: rest.first, values) { _ in }
  }

  /// Layer by layer, so pixel by pixel.
  private func picture(of request: SceneRequest) -> Layer {
    request.script.playback(
      of: request.scene, in: request.canvas, environment: request.stillEnvironment
    ).scene(at: request.time).layer(in: request.canvas, at: request.time)
  }

  @Test func theCopiedCommandHasThePointsThatWereDragged() throws {
    let viewer = dragging()
    let shown = viewer.state.scene.layer(
      in: viewer.state.fit.canvas, at: viewer.state.time.clock.time)
    let again = try opened(viewer.state.frame.request.arguments)
    #expect(picture(of: again) == shown)
    let untouched = TestedViewer(AuroraScene.self, isPaused: true).state
    #expect(
      untouched.scene.layer(in: untouched.fit.canvas, at: untouched.time.clock.time) != shown)
  }

  @Test func everyChangeOfAMeshTravelsInTheCommand() throws {
    var viewer = dragging()
    viewer.hold("width", at: .number(6))
    viewer.hold("colors", at: .colors([Color(hex: "FF8800"), .white]))
    viewer.hold("background", at: .color(Color(hex: "123456")))
    viewer.hold("height", at: .number(3))
    let shown = viewer.state.scene.layer(
      in: viewer.state.fit.canvas, at: viewer.state.time.clock.time)
    #expect(picture(of: try opened(viewer.state.frame.request.arguments)) == shown)
  }

  /// The order of the arguments makes no difference.
  @Test func aMeshComesBeforeItsPoints() throws {
    let points = ["--set", "points=0,0,1,0/0,1,0.5,0.75"]
    let mesh = ["--set", "mesh=three"]
    let pictures = try [points + mesh, mesh + points].map {
      picture(of: try opened(["aurora"] + $0))
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] != picture(of: try opened(["aurora"] + mesh)))
  }

  /// After the program's own.
  @Test func savedMeshesAreInTheMenu() throws {
    var viewer = TestedViewer(AuroraScene.self, isPaused: true)
    viewer.resize(width: 1280, height: 1400)
    viewer.press(.tab)
    viewer.take(.panel(.meshesListed(["dawn", "dusk"])))
    let panel = try #require(viewer.state.panel.layout).panel
    let menus = panel.rows.compactMap { row -> Menu? in
      if case .menu(let menu) = row.control, row.name == "mesh" { menu } else { nil }
    }
    let choices = try #require(menus.first).choices
    #expect(choices.suffix(2) == ["dawn", "dusk"] && choices.count > 2)
    try viewer.click(Target("mesh"))
    #expect(
      try viewer.click(Target("mesh", .item(choices.count - 1)))
        == [.panel(.openMesh(named: "dusk", parameter: "mesh"))])
    let template = try #require(viewer.state.scene.mesh)
    let mesh = ParameterValue.FileMesh(
      path: DataFolder.meshes.path(ofFile: "dusk") ?? "", template: template)
    viewer.take(.meshRead(.success(mesh), parameter: "mesh"))
    #expect(viewer.held["mesh"] == .mesh(mesh))
    let shown = MeshChoices(builtIn: ["a"], saved: ["dawn", "dusk"], value: .mesh(mesh))
    #expect(shown.titles == ["a", "dawn", "dusk"] && shown.chosen == 2)
    viewer.take(
      .meshRead(.failure(DataFolder.Failure(reason: "it is gone")), parameter: "mesh"))
    #expect(viewer.state.overlays.notice?.text == "The mesh is not opened: it is gone")
  }

  @Test func undoBringsBackAMeshWithAllOfItsChanges() {
    var viewer = dragging()
    viewer.hold("colors", at: .colors([.white]))
    viewer.hold("width", at: .number(6))
    let held = viewer.held
    viewer.type("x")  // the mouse is done: what follows is a step of its own
    viewer.hold("mesh", at: .choice("three"))
    #expect(viewer.held == ["mesh": .choice("three")])
    viewer.press(.z, .control)
    #expect(viewer.held == held)
    viewer.press(.z, [.control, .shift])
    #expect(viewer.held == ["mesh": .choice("three")])
  }

  @Test func wellsAndFieldsOfThePanelChangeColorsAndPoints() throws {
    var viewer = TestedViewer(AuroraScene.self, isPaused: true)
    viewer.resize(width: 1280, height: 1400)
    viewer.press(.tab)
    // Every row of the mesh has a line of wells.
    let rects = try (0..<16).map { index in
      try #require(viewer.state.panel.layout?.rect(of: Target("colors", .item(index))))
    }
    for (index, rect) in rects.enumerated() {
      #expect(rect.minX == rects[index % 4].minX && rect.minY == rects[index - index % 4].minY)
    }
    #expect(viewer.state.panel.layout?.rect(of: Target("colors", .add)) == nil)
    try viewer.click(Target("colors", .item(5)))
    try viewer.click(Target("colors", .hex))
    for character in "ff0000" { viewer.type(character) }
    viewer.press(.enter)
    guard case .colors(let colors)? = viewer.held["colors"] else {
      Issue.record("no colors are held: \(viewer.held)")
      return
    }
    #expect(colors[5] == Color(hex: "FF0000") && colors[4] == Color(hex: "1A8CFF"))
    viewer.press(.escape)
    #expect(viewer.state.panel.layout?.rect(of: Target("points", .item(10))) == nil)
    try viewer.click(Target("points group"))
    try viewer.click(Target("points", .item(10)))
    for character in "0.25" { viewer.type(character) }
    viewer.press(.enter)
    guard case .points(let grid)? = viewer.held["points"] else {
      Issue.record("no points are held: \(viewer.held)")
      return
    }
    #expect(grid.points[5] == UnitPoint(x: 0.25, y: 0.34))
    #expect(grid.points[6] == UnitPoint(x: 0.815, y: 0.689))
  }

  @Test func theSlidersOfTheNoiseShowTwoDecimals() throws {
    var viewer = TestedViewer(AuroraScene.self, isPaused: true)
    viewer.press(.tab)
    let texts = try ["intensity", "frequency", "opacity"].map { name in
      guard case .slider(let slider)? = viewer.state.panel.layout?.panel.row(named: name)?.control
      else { throw CancellationError() }
      return slider.range.text(of: slider.number.value)
    }
    #expect(texts == ["0.50", "1.00", "0.50"])
  }

  /// Sliders in the scene: one drag is one step, and the command draws what it left.
  @Test func aDragOfASliderInTheSceneIsOneStepAndTravels() throws {
    var viewer = TestedViewer(AuroraScene.self, isPaused: true)
    viewer.hold("controls", at: .toggle(true))
    // 320 points in the middle of 720, 100 points high, 12 above the lower edge
    viewer.pressPointer(at: Point(x: 400, y: 230))
    for x in 400...500 { viewer.take(.input(.pointerMoved(Point(x: Double(x), y: 230)))) }
    viewer.releasePointer()
    let intensity = try #require(viewer.number("intensity"))
    #expect(intensity > 0.8 && viewer.held.count == 2)
    let shown = viewer.state.scene.layer(
      in: viewer.state.fit.canvas, at: viewer.state.time.clock.time)
    let again = try opened(viewer.state.frame.request.arguments)
    #expect(again.script.presses.isEmpty)
    #expect(picture(of: again) == shown)
    viewer.press(.z, .control)
    #expect(viewer.held == ["controls": .toggle(true)])
  }

  // MARK: - Other scenes on a mesh

  @Test func theMeshUnderASceneTravelsAndStaysForTheNextOne() throws {
    var request = try opened(["button", "--background", "aurora", "--set", "aurora.width=3"])
    request.time = 0.4
    var viewer = TestedViewer(request, isPaused: true)
    viewer.hold("aurora.intensity", at: .number(0.25))
    let again = try opened(viewer.state.frame.request.arguments)
    #expect(again.isOnMesh)
    #expect(
      picture(of: again)
        == viewer.state.scene.layer(in: viewer.state.fit.canvas, at: viewer.state.time.clock.time))
    viewer.press(.pageDown)
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(viewer.state.shown.request.scene.name == "screen")
    #expect(viewer.state.scene.mesh != nil)
  }

  /// On a mesh or not, a scene has its values apart.
  @Test func valuesOnAMeshAreStoredApart() throws {
    var remembered = RememberedState.fresh
    for isOnMesh in [false, true] {
      var request = SceneRequest(scene: SceneSource(ButtonScene.self))
      request.isOnMesh = isOnMesh
      var viewer = TestedViewer(request, isPaused: true)
      viewer.hold(isOnMesh ? "aurora.width" : "scale", at: .number(isOnMesh ? 5 : 0.5))
      var state = viewer.state
      remembered = state.stateToStore(over: remembered)
    }
    #expect(remembered.entry("button")?.held == ["scale": "0.5"])
    #expect(remembered.entry("button on a mesh")?.held == ["aurora.width": "5"])
  }
}
