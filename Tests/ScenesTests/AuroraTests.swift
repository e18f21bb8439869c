import Layers
import Parameters
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

  // MARK: - Values

  private func scene(_ held: (String, ParameterValue)...) -> AuroraScene {
    var scene = AuroraScene(environment: SceneEnvironment())
    for (name, value) in held {
      scene.handle(.hold(name: name, value: value), in: canvas, at: 0)
    }
    return scene
  }

  private func value(_ name: String, of scene: AuroraScene) throws -> ParameterValue {
    scene.value(of: try scene.parameters.parameter(named: name), at: 0)
  }

  @Test func aDraggedPointIsAValueThatAnotherSceneTakes() throws {
    var dragged = AuroraScene(environment: SceneEnvironment())
    dragged.handle(.pointerDown(Point(x: 340, y: 135)), in: canvas, at: 0)
    dragged.handle(.pointerMoved(Point(x: 200, y: 300)), in: canvas, at: 0)
    dragged.handle(.pointerUp(Point(x: 200, y: 300)), in: canvas, at: 0)
    let held = dragged.parameters.held
    #expect(held.count == 1)
    let text = try #require(held["points"]).description
    // A third of the width, to four decimals
    #expect(text.contains(",0.3333,0.75,"))
    let points = try dragged.parameters.parameter(named: "points")
    let again = scene(("points", try points.value(from: text)))
    #expect(mesh(again) == mesh(dragged) && mesh(again) != mesh(scene()))
  }

  @Test func pointsOfAnySizeMakeTheMesh() throws {
    let grid = try #require(PointGrid("0,0,0.5,0,1,0/0,1,0.5,0.8,1,1"))
    let six = scene(("points", .points(grid)), ("colors", .colors([.white, .black])))
    #expect(mesh(six)?.width == 3 && mesh(six)?.height == 2)
    #expect(mesh(six)?.points == grid.points)
    // As SwiftUI has it: missing colors are clear.
    #expect(mesh(six)?.colors == [.white, .black, .clear, .clear, .clear, .clear])
    #expect(try value("width", of: six) == .number(3))
    #expect(try value("height", of: six) == .number(2))
  }

  @Test func widthAndHeightAddAndRemoveColumnsAndRows() throws {
    let wide = scene(("width", .number(6)), ("height", .number(3)))
    #expect(mesh(wide)?.points.count == 18 && mesh(wide)?.colors.count == 18)
    let corners = [0, 5, 12, 17].compactMap { mesh(wide)?.points[$0] }
    #expect(corners == [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing])
    #expect(try value("points", of: wide).description.split(separator: "/").count == 3)
    var back = wide
    for name in ["width", "height"] { back.handle(.release(name: name), in: canvas, at: 0) }
    #expect(back == scene())
  }

  @Test func aPointOfAWiderMeshCanBeDraggedAndKeepsItsSize() throws {
    var wide = scene(("width", .number(5)))
    let before = try #require(mesh(wide))
    let place = before.points[7].point(in: canvas)
    wide.handle(.pointerDown(place), in: canvas, at: 0)
    wide.handle(.pointerMoved(Point(x: 270, y: 260)), in: canvas, at: 0)
    let after = try #require(mesh(wide))
    #expect(after.points[7] == UnitPoint(x: 0.45, y: 0.65))
    #expect(after.colors == before.colors)
    var points = after.points
    points[7] = before.points[7]
    #expect(points == before.points)
    // Points and colors say everything: the width need not be held any more.
    wide.handle(.release(name: "width"), in: canvas, at: 0)
    #expect(mesh(wide) == after)
  }

  @Test func anotherMeshComesWithoutTheChangesOfTheOneBefore() throws {
    let changed = scene(
      ("width", .number(5)), ("colors", .colors([.white])), ("background", .color(.white)),
      ("intensity", .number(0)), ("mesh", .choice("three")))
    #expect(Set(changed.parameters.held.keys) == ["mesh", "intensity"])
    #expect(mesh(changed)?.width == 3)
    #expect(mesh(changed)?.colors[4] == .system(.blue))
    // The same mesh again changes nothing.
    var same = scene(("mesh", .choice("aurora")), ("width", .number(5)))
    same.handle(.hold(name: "mesh", value: .choice("aurora")), in: canvas, at: 0)
    #expect(mesh(same)?.width == 5)
  }
}
