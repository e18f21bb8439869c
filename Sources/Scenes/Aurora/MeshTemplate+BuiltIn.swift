internal import Layers
internal import Parameters

/// The meshes that the scene has without a file: places of their points in unit space, and colors,
/// row by row.
extension MeshTemplate {
  /// By the names that `mesh` takes; the first is the default.
  static let builtIn: [(name: String, template: MeshTemplate)] = [
    ("aurora", aurora), ("three", three),
  ]

  /// 4 × 4, of the noise sample.
  static let aurora = template(
    "Aurora Borealis", width: 4,
    points: [
      (0, 0), (0.263, 0), (0.680, 0), (1, 0),
      (0, 0.244), (0.565, 0.340), (0.815, 0.689), (1, 0.147),
      (0, 0.715), (0.289, 0.418), (0.594, 0.766), (1, 0.650),
      (0, 1), (0.244, 1), (0.672, 1), (1, 1),
    ],
    colors: [
      "00264d", "004080", "0059b3", "0073e6", "1a8cff", "4da6ff", "80bfff", "b3d9ff",
      "00ff80", "33ff99", "66ffb3", "99ffcc", "004d40", "00665c", "008577", "00a693",
    ].map(Color.init(hex:)))

  /// 3 × 3, of the talk.
  static let three = template(
    "Three Rows", width: 3,
    points: [
      (0, 0), (0.5, 0), (1, 0),
      (0, 0.5), (0.9, 0.3), (1, 0.5),
      (0, 1), (0.5, 1), (1, 1),
    ], colors: [Color.black, .system(.blue), .system(.green)].flatMap { [$0, $0, $0] })

  private static func template(
    _ name: String, width: Int, points: [(Double, Double)], colors: [Color]
  ) -> MeshTemplate {
    MeshTemplate(
      name: name,
      mesh: MeshGradient(
        width: width, height: points.count / width,
        points: points.map { UnitPoint(x: $0.0, y: $0.1) }, colors: colors,
        background: Color(hex: "001a33")))
  }
}

extension MeshTemplate: ParameterConvertible {
  init?(_ value: ParameterValue) {
    switch value {
    case .choice(let name):
      guard let known = Self.builtIn.first(where: { $0.name == name }) else { return nil }
      self = known.template
    case .mesh(let file): self = file.template
    default: return nil
    }
  }
}

extension PointGrid: ParameterConvertible {
  init?(_ value: ParameterValue) {
    guard case .points(let grid) = value else { return nil }
    self = grid
  }

  init(of mesh: MeshGradient) { self.init(width: mesh.width, points: mesh.points) }
}

extension [Color]: ParameterConvertible {
  init?(_ value: ParameterValue) {
    guard case .colors(let colors) = value else { return nil }
    self = colors
  }
}
