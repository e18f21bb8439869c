internal import Layers
internal import Parameters

/// The parameters that make a mesh: which one to begin with, and what is changed of it.
///
/// The mesh follows from the values that are held, whatever their order was. Points that are held
/// have the size of the mesh in their rows; `width` and `height` divide or join those.
struct MeshParameters: ParameterRow {
  let template = ParameterKey(
    Parameter(
      "mesh", "which mesh: one by name, or one from a file",
      kind: .mesh(MeshTemplate.builtIn.map(\.name))), defaultValue: MeshTemplate.aurora)
  let width = side("width", "points in a row", MeshTemplate.aurora.mesh.width)
  let height = side("height", "rows of points", MeshTemplate.aurora.mesh.height)
  let points = ParameterKey(
    Parameter(
      "points", "places of the points, 0…1 from the top left, row by row",
      kind: .points(defaultValue: PointGrid(of: MeshTemplate.aurora.mesh))),
    defaultValue: PointGrid(of: MeshTemplate.aurora.mesh))
  let colors = ParameterKey(
    Parameter(
      "colors", "colors of the points, row by row",
      kind: .colors(defaultValue: MeshTemplate.aurora.mesh.colors)),
    defaultValue: MeshTemplate.aurora.mesh.colors)
  let background = ParameterKey(
    Parameter(
      "background", "what lies under the mesh",
      kind: .color(defaultValue: MeshTemplate.aurora.mesh.background)),
    defaultValue: MeshTemplate.aurora.mesh.background)
  let smoothsColors = ParameterKey.toggle(
    "smoothsColors", "cubic instead of linear colors", true)

  private static func side(
    _ name: String, _ summary: String, _ defaultValue: Int
  ) -> ParameterKey<Double> {
    let sides = PointGrid.sides
    return .number(
      name, summary, Double(sides.lowerBound)...Double(sides.upperBound), step: 1,
      Double(defaultValue))
  }

  var parameters: [Parameter] {
    [
      template.parameter, width.parameter, height.parameter, points.parameter, colors.parameter,
      background.parameter, smoothsColors.parameter,
    ]
  }

  /// Names of the parameters that belong to one mesh; another mesh releases their values.
  var ofOneMesh: [String] {
    [width.name, height.name, points.name, colors.name, background.name]
  }

  /// The mesh with all changes.
  func value(in set: ParameterSet) -> MeshGradient {
    let base = unsized(in: set)
    return base.resized(
      width: set.held(width).map { Int(clamping: $0) } ?? base.width,
      height: set.held(height).map { Int(clamping: $0) } ?? base.height)
  }

  /// The mesh before `width` and `height` change it.
  func unsized(in set: ParameterSet) -> MeshGradient {
    var mesh = set[template].mesh.with(
      background: set.held(background), smoothsColors: set[smoothsColors])
    if let grid = set.held(points) {
      mesh = mesh.resized(width: grid.width, height: grid.height).with(points: grid.points)
    }
    return mesh.with(colors: set.held(colors))
  }

  /// The value of one of the parameters, as part of a mesh; `nil` for others.
  func value(of parameter: Parameter, in mesh: MeshGradient) -> ParameterValue? {
    switch parameter {
    case width: .number(Double(mesh.width))
    case height: .number(Double(mesh.height))
    case points: .points(PointGrid(of: mesh))
    case colors: .colors(mesh.colors)
    case background: .color(mesh.background)
    default: nil
    }
  }
}
