import Foundation
import Layers
import TestSupport
import Testing

@Suite struct ColorMatrixTests {
  private let purple = Color(hex: "AF52DE")

  @Test(arguments: try GoldenTable("hue_rotation").rows)
  func hueRotationAgreesWithTheTable(row: GoldenTable.Row) throws {
    let matrix = ColorMatrix.hueRotation(.degrees(try row.number("degrees")))
    for (index, weights) in [matrix.red, matrix.green, matrix.blue].enumerated() {
      for column in 0..<3 {
        expect(weights[column], isCloseTo: try row.number("m\(index)\(column)"))
      }
      #expect(weights.w == 0)
    }
    let color = matrix.apply(to: purple)
    expect(color.red, isCloseTo: try row.number("purple_r"))
    expect(color.green, isCloseTo: try row.number("purple_g"))
    expect(color.blue, isCloseTo: try row.number("purple_b"))
    #expect(Self.hex(color) == (try row.text("purple_clamped_hex")))
  }

  @Test(arguments: try GoldenTable("hue_by_global_y").rows)
  func hueTurnsByTheTenthOfThePosition(row: GoldenTable.Row) throws {
    let angle = Angle.degrees(try row.number("global_min_y") / 10)
    #expect(
      Self.hex(ColorMatrix.hueRotation(angle).apply(to: purple)) == (try row.text("purple_hex")))
  }

  // Each by its formula, worked out for (0.2, 0.5, 0.9): luma 0.2126·0.2 + 0.7152·0.5 + 0.0722·0.9
  // = 0.4651.
  @Test(arguments: [
    (ColorMatrix.identity, 0.2, 0.5, 0.9),
    (.brightness(0.25), 0.45, 0.75, 1.15),
    (.brightness(-0.5), -0.3, 0.0, 0.4),
    (.contrast(2), -0.1, 0.5, 1.3),
    (.contrast(0), 0.5, 0.5, 0.5),
    (.contrast(-1), 0.8, 0.5, 0.1),
    (.saturation(0), 0.4651, 0.4651, 0.4651),
    (.saturation(2), -0.0651, 0.5349, 1.3349),
    (.saturation(0.75), 0.266275, 0.491275, 0.791275),
  ])
  func matricesFollowTheirFormulas(
    matrix: ColorMatrix, red: Double, green: Double, blue: Double
  ) {
    let color = matrix.apply(to: Color(red: 0.2, green: 0.5, blue: 0.9, opacity: 0.3))
    expect(color.red, isCloseTo: red)
    expect(color.green, isCloseTo: green)
    expect(color.blue, isCloseTo: blue)
    #expect(color.opacity == 0.3)
  }

  private static func hex(_ color: Color) -> String {
    let bytes = [color.red, color.green, color.blue].map {
      Int((min(1, max(0, $0)) * 255 + 0.5).rounded(.down))
    }
    return String(format: "%02X%02X%02X", bytes[0], bytes[1], bytes[2])
  }
}
