internal import Glibc
package import Layers
package import Parameters

/// A mesh gradient under parameterised noise; its vertices can be dragged, and breathe when asked.
package struct AuroraScene: GalleryScene {
  package static let name = "aurora"
  package static let summary = "mesh gradient under noise: drag its points"
  package static let canvas: Size? = nil

  private struct Rows: ParameterRows {
    private static let noise = BuiltInFunction("parameterizedNoise")

    let intensity = Self.noise.number("intensity", step: 0.01)
    let frequency = Self.noise.number("frequency", step: 0.1)
    let opacity = Self.noise.number("opacity", step: 0.01)
    let smoothsColors = ParameterKey.toggle(
      "smoothsColors", "cubic instead of linear colors", true)
    let mesh = ParameterKey.choice("mesh", "which mesh", of: AuroraMesh.self)
    let breathes = ParameterKey.toggle(
      "breathes", "whether the inner points move slowly", false)
  }

  private static let rows = Rows()

  private var values = ParameterValues(rows)
  package var parameters: ParameterSet { values.set }
  /// Vertices moved by hand, by index.
  private var moved: [Int: UnitPoint] = [:]
  private var dragged: Int?
  package var movedPoints: [Int: UnitPoint] { moved }

  /// What lies under the mesh.
  private static let ground = Color(hex: "001a33")
  /// Radius of the corners, in points; cut after the noise.
  private static let cornerRadius = 16.0
  /// How near to a vertex the pointer takes it, in points.
  private static let reach = 28.0

  package init(environment: SceneEnvironment) {}

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    switch event {
    case .hold(let name, let value):
      let before = values.mesh
      values.hold(name, at: value)
      if values.mesh != before { moved = [:] }
    case .release(let name): values.release(name)
    case .releaseAll:
      values.releaseAll()
      moved = [:]
    case .pointerDown(let place): dragged = vertex(at: place, in: canvas, time: time)
    case .pointerMoved(let place):
      if let dragged { move(dragged, to: place, in: canvas) }
    case .pointerUp, .pointerCancelled: dragged = nil
    case .arrange(let points):
      dragged = nil
      moved = points.filter { values.mesh.points.indices.contains($0.key) }
    case .keyDown, .keyUp, .scrolled, .moved, .thumbnail: break
    }
  }

  /// Returns the nearest vertex within reach that may move.
  private func vertex(at place: Point, in canvas: Size, time: Double) -> Int? {
    let near = points(at: time).enumerated().compactMap { index, point -> (Int, Double)? in
      let freedom = values.mesh.freedom(of: index)
      guard freedom.x || freedom.y else { return nil }
      let there = point.point(in: canvas)
      let separation = hypot(there.x - place.x, there.y - place.y)
      return separation <= Self.reach ? (index, separation) : nil
    }
    return near.min { $0.1 < $1.1 }?.0
  }

  private mutating func move(_ index: Int, to place: Point, in canvas: Size) {
    let freedom = values.mesh.freedom(of: index)
    let home = values.mesh.points[index]
    let share = { (value: Double, length: Double) in min(max(value / length, 0), 1) }
    moved[index] = UnitPoint(
      x: freedom.x ? share(place.x, canvas.width) : home.x,
      y: freedom.y ? share(place.y, canvas.height) : home.y)
  }

  // MARK: - Layer

  private func points(at time: Double) -> [UnitPoint] {
    let (mesh, breathes) = (values.mesh, values.breathes)
    return mesh.points.enumerated().map { index, home in
      if let place = moved[index] { return place }
      guard breathes else { return home }
      let freedom = mesh.freedom(of: index)
      // Two slow swings a vertex, all of different periods (7 to 15 s) and phases, so that it never
      // repeats visibly.
      let x = 0.03 * sin(time * (0.41 + 0.05 * Double(index % 7)) + Double(index) * 1.7)
      let y = 0.03 * cos(time * (0.47 + 0.04 * Double(index % 5)) + Double(index) * 2.3)
      return UnitPoint(x: home.x + (freedom.x ? x : 0), y: home.y + (freedom.y ? y : 0))
    }
  }

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let mesh = values.mesh
    let gradient = MeshGradient(
      width: mesh.width, height: mesh.height, points: points(at: time), colors: mesh.colors,
      background: Self.ground, smoothsColors: values.smoothsColors)
    return Layer(size: canvas, mesh: gradient)
      .colorEffect(
        Shader(
          "parameterizedNoise", .float(values.intensity), .float(values.frequency),
          .float(values.opacity))
      )
      .clip(to: .roundedRectangle(cornerRadius: Self.cornerRadius))
  }

  package func isMoving(at time: Double) -> Bool { values.breathes }
}
