import Layers
import TestSupport
import Testing

@Suite struct MeshGradientTests {
  private static func points(_ pairs: [(Double, Double)]) -> [UnitPoint] {
    pairs.map { UnitPoint(x: $0.0, y: $0.1) }
  }

  private static let threePoints = points([
    (0, 0), (0.5, 0), (1, 0), (0, 0.5), (0.9, 0.3), (1, 0.5), (0, 1), (0.5, 1), (1, 1),
  ])
  private static let threeColors =
    Array(repeating: Color.black, count: 3)
    + Array(repeating: Color(hex: "007AFF"), count: 3)
    + Array(repeating: Color(hex: "34C759"), count: 3)
  private static let auroraPoints = points([
    (0, 0), (0.263, 0), (0.680, 0), (1, 0), (0, 0.244), (0.565, 0.340), (0.815, 0.689),
    (1, 0.147), (0, 0.715), (0.289, 0.418), (0.594, 0.766), (1, 0.650), (0, 1), (0.244, 1),
    (0.672, 1), (1, 1),
  ])
  private static let auroraColors = [
    "00264d", "004080", "0059b3", "0073e6", "1a8cff", "4da6ff", "80bfff", "b3d9ff",
    "00ff80", "33ff99", "66ffb3", "99ffcc", "004d40", "00665c", "008577", "00a693",
  ].map(Color.init(hex:))

  @Test(arguments: try GoldenTable("mesh_three").rows)
  func threeByThreeAgreesWithTheTable(row: GoldenTable.Row) throws {
    try expectAgreement(width: 3, points: Self.threePoints, colors: Self.threeColors, with: row)
  }

  @Test(arguments: try GoldenTable("mesh_aurora").rows)
  func auroraAgreesWithTheTable(row: GoldenTable.Row) throws {
    try expectAgreement(width: 4, points: Self.auroraPoints, colors: Self.auroraColors, with: row)
  }

  private func expectAgreement(
    width: Int, points: [UnitPoint], colors: [Color], with row: GoldenTable.Row
  ) throws {
    let (patchRow, column) = try (Int(row.number("patch_row")), Int(row.number("patch_col")))
    let (u, v) = try (row.number("u"), row.number("v"))
    for (smooths, columns) in [(true, "A_"), (false, "linear_")] {
      let mesh = MeshGradient(
        width: width, height: width, points: points, colors: colors, smoothsColors: smooths)
      let color = mesh.color(row: patchRow, column: column, u: u, v: v)
      expect(color.x, isCloseTo: try row.number("\(columns)r"))
      expect(color.y, isCloseTo: try row.number("\(columns)g"))
      expect(color.z, isCloseTo: try row.number("\(columns)b"))
      expect(color.w, isCloseTo: 1)
      let point = mesh.point(row: patchRow, column: column, u: u, v: v)
      expect(point.x, isCloseTo: try row.number("A_x"))
      expect(point.y, isCloseTo: try row.number("A_y"))
    }
  }

  @Test func missingColorsAreClear() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.points([(0, 0), (1, 0), (0, 1), (1, 1)]),
      colors: [.white, .black, .white])
    #expect(mesh.colors == [.white, .black, .white, .clear])
    #expect(mesh.color(row: 0, column: 0, u: 1, v: 1) == SIMD4(0, 0, 0, 0))
  }

  @Test func colorsMixPremultiplied() {
    let faint = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    let clearGreen = Color(red: 0, green: 1, blue: 0, opacity: 0)
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.points([(0, 0), (1, 0), (0, 1), (1, 1)]),
      colors: [faint, clearGreen, faint, clearGreen], smoothsColors: false)
    let color = mesh.color(row: 0, column: 0, u: 0.5, v: 0.3)
    expect(color.x, isCloseTo: 0.25)
    expect(color.y, isCloseTo: 0.125)
    expect(color.z, isCloseTo: 0)
    expect(color.w, isCloseTo: 0.25)
  }

  @Test func curvesThatRunPastTheirColorsAreLimited() {
    // Along the row: alpha 1, 1, 0 and red 0, 1, 0; both cubics overshoot, where colors must not.
    let colors = [Color.black, Color(red: 1, green: 0, blue: 0), .clear]
    let mesh = MeshGradient(
      width: 3, height: 2,
      points: Self.points([(0, 0), (0.5, 0), (1, 0), (0, 1), (0.5, 1), (1, 1)]),
      colors: colors + colors)
    for column in 0...1 {
      for step in 0...20 {
        let color = mesh.color(row: 0, column: column, u: Double(step) / 20, v: 0.5)
        #expect(color.w >= 0 && color.w <= 1)
        #expect(color.x >= 0 && color.x <= color.w)
      }
    }
    // The tangents of alpha are 0 and -½ there, so unlimited it would be 1 + ½·⅛ in the middle.
    #expect(mesh.color(row: 0, column: 0, u: 0.5, v: 0.5).w == 1)
  }
}
