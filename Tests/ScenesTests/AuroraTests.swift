import Layers
import Testing

@testable import Scenes

@Suite struct AuroraTests {
  private let canvas = Size(width: 600, height: 400)

  private func mesh(_ scene: AuroraScene, at time: Double = 0) -> MeshGradient? {
    func find(_ layer: Layer) -> MeshGradient? {
      switch layer.content {
      case .mesh(let mesh): mesh
      case .modified(let inner, _): find(inner)
      default: nil
      }
    }
    return find(scene.layer(in: canvas, at: time))
  }

  @Test func theMeshIsThePublishedOne() {
    let found = mesh(AuroraScene(environment: SceneEnvironment()))
    #expect(found?.width == 4 && found?.height == 4 && found?.smoothsColors == true)
    #expect(found?.points[5] == UnitPoint(x: 0.565, y: 0.340))
    #expect(found?.colors[15] == Color(hex: "00a693"))
    #expect(found?.background == Color(hex: "001a33"))
  }

  @Test func anInnerPointFollowsThePointer() {
    var scene = AuroraScene(environment: SceneEnvironment())
    scene.handle(.pointerDown(Point(x: 340, y: 135)), in: canvas, at: 0)  // 0.565 · 600, 0.34 · 400
    scene.handle(.pointerMoved(Point(x: 300, y: 200)), in: canvas, at: 0)
    #expect(mesh(scene)?.points[5] == UnitPoint(x: 0.5, y: 0.5))
    scene.handle(.pointerUp(Point(x: 300, y: 200)), in: canvas, at: 0)
    scene.handle(.pointerMoved(Point(x: 10, y: 10)), in: canvas, at: 0)
    #expect(mesh(scene)?.points[5] == UnitPoint(x: 0.5, y: 0.5))
    scene.handle(.releaseAll, in: canvas, at: 0)
    #expect(mesh(scene)?.points[5] == UnitPoint(x: 0.565, y: 0.340))
  }

  @Test func borderPointsStayOnTheirBorderAndCornersStand() {
    var scene = AuroraScene(environment: SceneEnvironment())
    scene.handle(.pointerDown(Point(x: 158, y: 0)), in: canvas, at: 0)
    scene.handle(.pointerMoved(Point(x: 240, y: 90)), in: canvas, at: 0)
    #expect(mesh(scene)?.points[1] == UnitPoint(x: 0.4, y: 0))
    scene.handle(.pointerUp(.zero), in: canvas, at: 0)
    scene.handle(.pointerDown(.zero), in: canvas, at: 0)
    scene.handle(.pointerMoved(Point(x: 90, y: 90)), in: canvas, at: 0)
    #expect(mesh(scene)?.points[0] == UnitPoint(x: 0, y: 0))
  }

  @Test func itBreathesOnlyWhenAsked() {
    var scene = AuroraScene(environment: SceneEnvironment())
    #expect(mesh(scene, at: 0) == mesh(scene, at: 3))
    #expect(!scene.isMoving(at: 0))
    scene.handle(.hold(name: "breathes", value: .toggle(true)), in: canvas, at: 0)
    #expect(mesh(scene, at: 0) != mesh(scene, at: 3))
    #expect(scene.isMoving(at: 0))
  }
}
