import Layers

/// The numbers that `Passes/mesh.vert.glsl` takes for a mesh: five vectors a vertex.
nonisolated struct MeshVectors {
  private(set) var floats: [Float] = []

  /// Vectors of a mesh's draw, those before its vertices included.
  static func count(of mesh: MeshGradient) -> Int { 4 + 5 * mesh.width * mesh.height }

  /// Squares along a patch's side: 24 is within a level of 255 of any finer cut.
  static let squares = 24

  init(_ mesh: MeshGradient) {
    for row in 0..<mesh.height {
      for column in 0..<mesh.width {
        let (point, color) = (Self.point(mesh, row, column), Self.color(mesh, row, column))
        let along = Self.slope(column, mesh.width) { Self.point(mesh, row, $0) }
        let down = Self.slope(row, mesh.height) { Self.point(mesh, $0, column) }
        let colorAlong = Self.slope(column, mesh.width) { Self.color(mesh, row, $0) }
        let colorDown = Self.slope(row, mesh.height) { Self.color(mesh, $0, column) }
        for vector in [
          SIMD4(point.x, point.y, along.x, along.y), SIMD4(down.x, down.y, 0, 0), color,
          colorAlong, colorDown,
        ] {
          for component in 0..<4 { floats.append(Float(vector[component])) }
        }
      }
    }
  }

  /// Half the way from the vertex before to the one after; at a border the way to the only
  /// neighbour.
  private static func slope(
    _ index: Int, _ count: Int, _ value: (Int) -> SIMD4<Double>
  ) -> SIMD4<Double> {
    if index == 0 { return value(1) - value(0) }
    if index == count - 1 { return value(index) - value(index - 1) }
    return (value(index + 1) - value(index - 1)) * 0.5
  }

  private static func point(_ mesh: MeshGradient, _ row: Int, _ column: Int) -> SIMD4<Double> {
    let point = mesh.points[row * mesh.width + column]
    return SIMD4(point.x, point.y, 0, 0)
  }

  private static func color(_ mesh: MeshGradient, _ row: Int, _ column: Int) -> SIMD4<Double> {
    let index = row * mesh.width + column
    guard index < mesh.colors.count else { return .zero }
    return mesh.colors[index].premultiplied
  }
}
