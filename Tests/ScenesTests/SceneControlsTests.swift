import Layers
import Parameters
import Testing

@testable import Scenes

/// The articles' controls in the scenes themselves: they are off where the pictures have none.
@Suite struct SceneControlsTests {
  private let canvas = Size(width: 420, height: 420)

  /// A scene that shows its controls, and whose drawing has ended.
  private func scene(_ type: any GalleryScene.Type) -> any Scene {
    var scene = SceneSource(type).make(SceneEnvironment())
    scene.handle(.hold(name: "controls", value: .toggle(true)), in: canvas, at: 0)
    return scene
  }

  /// Presses at a place, moves to others and lets go.
  private func drag(_ scene: inout any Scene, _ places: (Double, Double)..., at time: Double = 3) {
    let points = places.map { Point(x: $0.0, y: $0.1) }
    scene.handle(.pointerDown(points[0]), in: canvas, at: time)
    for point in points.dropFirst() {
      scene.handle(.pointerMoved(point), in: canvas, at: time)
    }
    scene.handle(.pointerUp(points[points.count - 1]), in: canvas, at: time)
  }

  @Test(arguments: [("aurora", false), ("prism", false), ("twirl", true), ("headline", true)])
  func fourScenesHaveThem(name: String, isOn: Bool) throws {
    let scene = try #require(SceneCatalog.scene(named: name)).make(SceneEnvironment())
    let parameter = try scene.parameters.parameter(named: "controls")
    #expect(parameter.defaultValue == .toggle(isOn))
  }

  /// In a canvas of 420 × 420 the panel is 320 points wide and lies 12 above the lower edge; its
  /// rows are 28 points high. A slider's ends are its range's: light goes from 0.1 to 0.9.
  @Test func slidersAreDraggedFromEndToEnd() {
    var prism = scene(PrismScene.self)
    drag(&prism, (150, 222), (-400, 222))
    #expect(prism.parameters.held["lightFraction"] == .number(0.1))
    drag(&prism, (300, 222), (900, 222))
    #expect(prism.parameters.held["lightFraction"] == .number(0.9))
    drag(&prism, (300, 334), (-900, 334))
    #expect(prism.parameters.held["drawnFraction"] == .number(0))
    #expect(prism.parameters.held.count == 3)
    // Let go, it follows no more.
    let held = prism.parameters.held
    prism.handle(.pointerMoved(Point(x: 200, y: 222)), in: canvas, at: 3)
    #expect(prism.parameters.held == held)
  }

  @Test func resetLetsTheFourSlidersGo() {
    var prism = scene(PrismScene.self)
    for row in 0..<4 { drag(&prism, (300, 222 + 28 * Double(row)), (900, 222)) }
    drag(&prism, (300, 334), (-900, 334))
    #expect(prism.parameters.held.count == 6)
    drag(&prism, (210, 380))
    #expect(prism.parameters.held == ["drawnFraction": .number(0), "controls": .toggle(true)])
  }

  /// Pressed on Reset and let go elsewhere, nothing happens, as with any button.
  @Test func aButtonIsClickedWhereItWasPressed() {
    var prism = scene(PrismScene.self)
    drag(&prism, (300, 222), (900, 222))
    let held = prism.parameters.held
    drag(&prism, (210, 380), (210, 40))
    #expect(prism.parameters.held == held)
  }

  /// The cover is as wide as the canvas, 420 points, and has the 188 points above the controls.
  @Test func theCoverAboveIsDraggedWhereItIs() throws {
    var prism = scene(PrismScene.self)
    let height = 188.0
    // The light enters at 0.55 of the height; it is moved to 0.25.
    drag(&prism, (2, 0.55 * height), (2, 0.25 * height))
    let light = try #require(prism.parameters.held["lightFraction"]?.number)
    #expect(abs(light - 0.25) < 0.02)
  }

  @Test func theSlidersOfTheNoiseMoveItAndTheMeshStaysAbove() throws {
    var aurora = scene(AuroraScene.self)
    // Three rows of 28, 8 above and below, 12 to the edge: the panel begins at 308.
    drag(&aurora, (250, 330), (900, 330))
    drag(&aurora, (250, 358), (900, 358))
    #expect(
      aurora.parameters.held == [
        "controls": .toggle(true), "intensity": .number(1), "frequency": .number(10),
      ])
    // The mesh has 296 of 420 points: (0.565, 0.340) lies at (237, 101) and goes to the middle.
    drag(&aurora, (237, 101), (210, 148))
    guard case .points(let grid)? = aurora.parameters.held["points"] else {
      Issue.record("no points are held")
      return
    }
    #expect(grid.points[5] == UnitPoint(x: 0.5, y: 0.5))
  }

  /// A number is typed in the inspector, where there are keys.
  @Test func aNumberTakesThePressAndNothingHappens() {
    var aurora = scene(AuroraScene.self)
    drag(&aurora, (340, 330), (300, 330))
    #expect(aurora.parameters.held.count == 1)
  }

  @Test func theSwitchCanBeHidden() {
    for type in [TwirlScene.self, HeadlineScene.self] as [any GalleryScene.Type] {
      var scene = SceneSource(type).make(SceneEnvironment())
      let shown = scene.layer(in: type.canvas ?? canvas, at: 3)
      scene.handle(.hold(name: "controls", value: .toggle(false)), in: canvas, at: 0)
      let hidden = scene.layer(in: type.canvas ?? canvas, at: 3)
      let count = { (layer: Layer) in layer.children.first?.layer.children.count }
      #expect(count(shown) == 2 && count(hidden) == 1)
    }
  }

  @Test func onAMeshTheContentHasTheRoomAbove() throws {
    let environment = SceneEnvironment(isOnMesh: true)
    var button = SceneSource(ButtonScene.self).make(environment)
    button.handle(.hold(name: "aurora.controls", value: .toggle(true)), in: canvas, at: 0)
    drag(&button, (250, 330), (900, 330))
    #expect(button.parameters.held["aurora.intensity"] == .number(1))
    // The button stands in the middle of the 296 points above, and only there.
    button.handle(.pointerDown(Point(x: 210, y: 148)), in: canvas, at: 4)
    let press = try button.parameters.parameter(named: "mixCoeff")
    #expect(button.value(of: press, at: 4) == .number(1))
  }

  /// Values that a slider sets are held; replaying the press would set them a second time.
  @Test func aPressOfControlsIsNoPressOfTheScene() {
    var playback = Playback(SceneSource(AuroraScene.self), environment: SceneEnvironment())
    playback.handle(.hold(name: "controls", value: .toggle(true)), in: canvas, at: 0)
    playback.handle(.pointerDown(Point(x: 250, y: 330)), in: canvas, at: 1)
    playback.handle(.pointerUp(Point(x: 250, y: 330)), in: canvas, at: 1.5)
    #expect(playback.scene(at: 2).parameters.held["intensity"] != nil)
    #expect(playback.presses(until: 2).presses.isEmpty)
    #expect(playback.pressSpans(until: 2).isEmpty)
  }
}
