import Layers
import Parameters
import Testing

@testable import Scenes

/// Scenes on the mesh of `aurora`, and under its noise.
@Suite struct MeshContainerTests {
  private let canvas = Size(width: 360, height: 160)
  private let onMesh = SceneEnvironment(isOnMesh: true)

  private func scene(_ type: any GalleryScene.Type = ButtonScene.self) -> any Scene {
    SceneSource(type).make(onMesh)
  }

  private func plain(_ type: any GalleryScene.Type = ButtonScene.self) -> any Scene {
    SceneSource(type).make(SceneEnvironment())
  }

  @Test(arguments: ["button", "headline", "twirl", "ripple", "carousel", "prism", "screen"])
  func anySceneLiesOnTheMeshAndUnderTheNoise(name: String) throws {
    let source = try #require(SceneCatalog.scene(named: name))
    // An emoji is a picture, and two pictures are equal only if they are one.
    let event = SceneEvent.hold(name: "text", value: .text("On a *mesh*"))
    var (scene, plain) = (source.make(onMesh), source.make(SceneEnvironment()))
    scene.handle(event, in: canvas, at: 0)
    plain.handle(event, in: canvas, at: 0)
    let layer = scene.layer(in: canvas, at: 0.5)
    let aurora = AuroraScene(environment: SceneEnvironment()).layer(in: canvas, at: 0.5)
    // Noise and corners are the mesh's own.
    #expect(layer.modifiers == aurora.modifiers && layer.modifiers.count == 2)
    #expect(layer.children.count == 2)
    #expect(layer.children[0].layer == aurora.unmodified)
    // Those that are black all over would hide the mesh.
    let mode = ["prism", "screen"].contains(name) ? BlendMode.screen : .normal
    #expect(layer.children[1].layer == plain.layer(in: canvas, at: 0.5).blendMode(mode))
  }

  @Test func theMeshsParametersFollowThoseOfTheContent() {
    let own = plain().parameters.all.map(\.name)
    let mesh = plain(AuroraScene.self).parameters.all.map { "aurora.\($0.name)" }
    #expect(scene().parameters.all.map(\.name) == own + mesh)
  }

  @Test func valuesReachTheirOwner() throws {
    var scene = scene()
    scene.handle(.hold(name: "aurora.mesh", value: .choice("three")), in: canvas, at: 0)
    scene.handle(.hold(name: "aurora.intensity", value: .number(0)), in: canvas, at: 0)
    scene.handle(.hold(name: "amplitude", value: .number(1.5)), in: canvas, at: 0)
    #expect(
      scene.parameters.held == [
        "aurora.mesh": .choice("three"), "aurora.intensity": .number(0),
        "amplitude": .number(1.5),
      ])
    #expect(scene.mesh?.name == "Three Rows")
    let width = try scene.parameters.parameter(named: "aurora.width")
    #expect(scene.value(of: width, at: 0) == .number(3))
    var button = plain()
    button.handle(.hold(name: "amplitude", value: .number(1.5)), in: canvas, at: 0)
    #expect(
      scene.layer(in: canvas, at: 1).children[1].layer == button.layer(in: canvas, at: 1))
    scene.handle(.release(name: "aurora.mesh"), in: canvas, at: 0)
    #expect(scene.parameters.held.count == 2)
    scene.handle(.releaseAll, in: canvas, at: 0)
    #expect(scene.parameters.held.isEmpty)
  }

  /// The point of the mesh at (0.565, 0.340) lies over the button's edge: the button has it.
  @Test func thePointerIsTheContents() throws {
    var scene = scene()
    let mesh = scene.mesh
    let place = Point(x: 0.565 * 360, y: 0.340 * 160)
    scene.handle(.pointerDown(place), in: canvas, at: 1)
    scene.handle(.pointerMoved(Point(x: 200, y: 90)), in: canvas, at: 1)
    let press = try scene.parameters.parameter(named: "mixCoeff")
    #expect(scene.value(of: press, at: 1) == .number(1))
    scene.handle(.pointerUp(Point(x: 200, y: 90)), in: canvas, at: 1.2)
    #expect(scene.actionCount == 1 && scene.mesh == mesh)
    #expect(scene.springCurve(at: 1) != nil)
  }

  @Test func itMovesAsLongAsEitherDoes() {
    var headline = scene(HeadlineScene.self)
    #expect(headline.isMoving(at: 0.5) && !headline.isMoving(at: 2))
    #expect(headline.settlingDuration == 0.9)
    headline.handle(.hold(name: "aurora.breathes", value: .toggle(true)), in: canvas, at: 0)
    #expect(headline.isMoving(at: 2))
  }

  @Test func theMeshItselfAndPagesAreLeftAsTheyAre() {
    #expect(scene(AuroraScene.self) is AuroraScene)
    let page = SceneSource(name: "page", arguments: ["page"], summary: "", canvas: nil) { _ in
      FolderScene([])
    }
    #expect(page.make(onMesh) is FolderScene)
  }

  /// The mesh lies under all of an effect on a scene, and not under the scene once more.
  @Test func anEffectOnASceneHasOneMesh() {
    let effect = Effect(
      name: "same", summary: "", kind: .color, function: "same", bindings: [])
    let source = SceneSource(name: "same", arguments: ["x"], summary: "", canvas: nil) {
      FileScene(effect, on: .scene(SceneSource(ButtonScene.self)), environment: $0)
    }
    let names = source.make(onMesh).parameters.all.map(\.name)
    #expect(names.contains("scene.amplitude") && names.contains("aurora.mesh"))
    #expect(!names.contains("scene.aurora.mesh"))
  }
}
