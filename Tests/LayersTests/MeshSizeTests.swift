import Layers
import Testing

/// Meshes with rows and columns more, or fewer.
@Suite struct MeshSizeTests {
  private static func mesh(
    _ width: Int, _ places: [(Double, Double)], _ colors: [Color]
  ) -> MeshGradient {
    MeshGradient(
      width: width, height: places.count / width,
      points: places.map { UnitPoint(x: $0.0, y: $0.1) }, colors: colors)
  }

  /// Black at the left, blue in the middle, green at the right; the middle of all is moved.
  private static let three = mesh(
    3,
    [
      (0, 0), (0.5, 0), (1, 0), (0, 0.5), (0.9, 0.3), (1, 0.5), (0, 1), (0.5, 1), (1, 1),
    ], [0, 1, 2].flatMap { _ in [Color.black, Color(hex: "0080FF"), Color(hex: "00FF80")] })

  /// The mean gap is 0.641 at the left and 0.408 at the right, so the left one is divided. By hand:
  /// a Hermite curve's middle is (a + b)/2 + (m − n)/8. The middle row goes from (0, 0.5) with the
  /// tangent (0.9, −0.2) to (0.9, 0.3) with (0.5, 0): (0.45 + 0.05, 0.4 − 0.025). Its colors go
  /// from black with the tangent (0, 0.502, 1) to (0, 0.502, 1) with (0, 0.5, 0.251).
  @Test func aColumnMoreDividesTheWidestGap() {
    let wider = Self.three.resized(width: 4, height: 3)
    #expect(wider.width == 4 && wider.height == 3)
    #expect(wider.points[5] == UnitPoint(x: 0.5, y: 0.375))
    #expect(wider.points[1] == UnitPoint(x: 0.25, y: 0) && wider.points[9].y == 1)
    #expect(wider.points[6] == UnitPoint(x: 0.9, y: 0.3))
    #expect(abs(wider.colors[5].green - (0.2510 + (0.5020 - 0.5) / 8)) < 1e-3)
    #expect(abs(wider.colors[5].blue - (0.5 + (1 - 0.2510) / 8)) < 1e-3)
  }

  @Test func aRowMoreIsAColumnMoreOfTheTransposedMesh() {
    let square = Self.mesh(
      2, [(0, 0), (1, 0), (0, 1), (1, 1)], [.black, .white, .white, .black])
    let higher = square.resized(width: 2, height: 3)
    #expect(higher.width == 2 && higher.height == 3)
    #expect(higher.points[2] == UnitPoint(x: 0, y: 0.5))
    #expect(higher.points[3] == UnitPoint(x: 1, y: 0.5))
    #expect(higher.colors[2] == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(higher.colors[4] == .white && higher.colors[5] == .black)
  }

  /// Columns at 0, 0.1, 0.6 and 1: the one at 0.1 has 0.6 around it, the one at 0.6 has 0.9.
  @Test func aColumnLessIsTheNarrowest() {
    let colors = ["100", "200", "300", "400", "500", "600", "700", "800"].map(Color.init(hex:))
    let wide = Self.mesh(
      4, [(0, 0), (0.1, 0), (0.6, 0), (1, 0), (0, 1), (0.1, 1), (0.6, 1), (1, 1)], colors)
    let narrower = wide.resized(width: 3, height: 2)
    #expect(narrower.points.map(\.x) == [0, 0.6, 1, 0, 0.6, 1])
    #expect(narrower.colors == [0, 2, 3, 4, 6, 7].map { colors[$0] })
    #expect(wide.resized(width: 2, height: 2).points.map(\.x) == [0, 1, 0, 1])
  }

  @Test func theSameSizeIsTheSameMesh() {
    #expect(Self.three.resized(width: 3, height: 3) == Self.three)
  }

  /// Dividing a patch leaves its picture nearly unchanged: the new point lies where the mesh had a
  /// point, with the color that it had there.
  @Test func aNewPointLiesOnTheMesh() {
    let wider = Self.three.resized(width: 4, height: 3)
    let place = Self.three.point(row: 1, column: 0, u: 0.5, v: 0)
    #expect(abs(wider.points[5].x - place.x) < 1e-4 && abs(wider.points[5].y - place.y) < 1e-4)
  }
}
