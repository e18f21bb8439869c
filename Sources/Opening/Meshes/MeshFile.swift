internal import Files
package import Layers
internal import Parameters

/// A mesh as a small JSON file, to be read and edited by hand.
///
/// ```json
/// {
///   "name": "Corner Light",
///   "width": 2,
///   "height": 2,
///   "background": "001A33",
///   "points": [
///     [0, 0],
///     [1, 0],
///     [0, 1],
///     [1, 1]
///   ],
///   "colors": ["FFD080", "804020", "402010", "100804"]
/// }
/// ```
///
/// Points are in unit space, they and their colors row by row from the top. Colors are RGB, RRGGBB
/// or AARRGGBB in hexadecimal digits. `name` and `background` may be left out; other members are
/// ignored.
package struct MeshFile: Sendable {
  package let template: MeshTemplate

  /// Longest file that is read, in bytes; one of 16 × 16 points is a twentieth of it.
  private static let limit = 1 << 18

  /// The ending of such files' names.
  package static let ending = ".json"

  package init(_ template: MeshTemplate) { self.template = template }

  package init(contentsOf path: String) throws(OpeningError) {
    let bytes: [UInt8]
    do throws(ReadError) { bytes = try readWhole(path, limit: Self.limit) } catch {
      throw OpeningError(
        .unreadable, "cannot read '\(path)': \(error)",
        hint: error == .tooLarge(limit: Self.limit) ? "a mesh is a JSON file" : nil)
    }
    do throws(Mistake) {
      let name = path.namePart
      template = try Self.template(in: bytes, fileName: name)
    } catch {
      throw OpeningError(
        .unreadable, "'\(path)' is not a mesh: \(error.text)",
        hint: "it has width, height, points and colors; the window saves such files")
    }
  }

  // MARK: - Reading

  /// A mistake in a file.
  private struct Mistake: Error {
    let text: String

    init(_ text: String) { self.text = text }
  }

  private static func template(
    in bytes: [UInt8], fileName: String
  ) throws(Mistake) -> MeshTemplate {
    let root: JSON
    do { root = try JSON(bytes) } catch {
      throw Mistake("line \(error.line(in: bytes)) is not JSON")
    }
    let (width, height) = (try side("width", of: root), try side("height", of: root))
    let points = try points(of: root, count: width * height)
    let colors = try (root["colors"]?.elements ?? []).map { node throws(Mistake) in
      try color(node, "colors")
    }
    guard colors.count == points.count else {
      throw Mistake("'colors' has \(colors.count) colors, not \(width) × \(height)")
    }
    let background = try root["background"].map { node throws(Mistake) in
      try color(node, "background")
    }
    let name = root["name"]?.string ?? fileName
    return MeshTemplate(
      name: name,
      mesh: MeshGradient(
        width: width, height: height, points: points, colors: colors,
        background: background ?? .clear))
  }

  private static func side(_ name: String, of root: JSON) throws(Mistake) -> Int {
    let sides = PointGrid.sides
    guard let number = root[name]?.number, let side = Int(exactly: number), sides.contains(side)
    else {
      throw Mistake(
        "'\(name)' is not a whole number from \(sides.lowerBound) to \(sides.upperBound)")
    }
    return side
  }

  private static func points(of root: JSON, count: Int) throws(Mistake) -> [UnitPoint] {
    let nodes = root["points"]?.elements ?? []
    guard nodes.count == count else {
      throw Mistake("'points' has \(nodes.count) points, not \(count)")
    }
    return try nodes.map { node throws(Mistake) in
      guard let place = node.numbers, place.count == 2,
        place.allSatisfy(PointGrid.range.contains)
      else { throw Mistake("'points' has something that is not [x, y] from −1 to 2") }
      return UnitPoint(x: place[0], y: place[1])
    }
  }

  private static func color(_ node: JSON, _ name: String) throws(Mistake) -> Color {
    guard let text = node.string, let color = ParameterValue.color(from: text) else {
      throw Mistake("'\(name)' has something that is not a color in hexadecimal digits")
    }
    return color
  }

  // MARK: - Writing

  /// The text of the file.
  package var json: [UInt8] {
    let mesh = template.mesh
    let hex = { (color: Color) in JSON.string(ParameterValue.hex(color)) }
    let members = [
      JSON.Member("name", .string(template.name)),
      JSON.Member("width", .number(Double(mesh.width))),
      JSON.Member("height", .number(Double(mesh.height))),
      JSON.Member("background", hex(mesh.background)),
      JSON.Member(
        "points", .array(mesh.points.map { .array([.number($0.x), .number($0.y)]) })),
      JSON.Member("colors", .array(mesh.colors.map(hex))),
    ]
    return Array((JSON.object(members).text() + "\n").utf8)
  }
}
