import Foundation
import Layers
import TestSupport
import Testing

@Suite struct GradientMixingTests {
  private static let pairs: [String: [Color]] = [
    "black-white": [.black, .white], "red-blue": [red, blue], "red-green": [red, green],
    "clear red-blue": [red.opacity(0), blue],
  ]
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  @Test(arguments: try GoldenTable("gradient_mix").rows, GradientMixing.allCases)
  func mixturesAgreeWithTheTable(row: GoldenTable.Row, mixing: GradientMixing) throws {
    let colors = try #require(Self.pairs[row.text("pair")])
    let color = Gradient(colors: colors).color(at: try row.number("t"), mixing: mixing)
    let prefix = mixing == .perceptual ? "perceptual" : "device"
    expect(Self.byte(color.red), isCloseTo: try row.number("\(prefix)_r"), within: 1)
    expect(Self.byte(color.green), isCloseTo: try row.number("\(prefix)_g"), within: 1)
    expect(Self.byte(color.blue), isCloseTo: try row.number("\(prefix)_b"), within: 1)
    expect(color.opacity, isCloseTo: try row.number("alpha"))
  }

  @Test(arguments: try GoldenTable("darkside_dispersion_gradient").rows)
  func theDispersionFadesAsTabled(row: GoldenTable.Row) throws {
    let gradient = Gradient(colors: [.white, .black])
    let t = try row.number("t")
    let perceptual = Self.byte(gradient.color(at: t, mixing: .perceptual).green)
    let device = Self.byte(gradient.color(at: t, mixing: .device).green)
    expect(perceptual, isCloseTo: try row.number("grey_perceptual"), within: 0)
    // At ⅙ and ⅚ the level lies halfway between two.
    expect(device, isCloseTo: try row.number("grey_device"), within: 1)
  }

  @Test func colorsBeforeTheFirstAndAfterTheLastStopGoOn() {
    let gradient = Gradient(stops: [
      .init(color: Self.red, location: 0.25), .init(color: Self.blue, location: 0.5),
    ])
    #expect(gradient.color(at: -3) == Self.red)
    #expect(gradient.color(at: 0.2) == Self.red)
    #expect(gradient.color(at: 0.5) == Self.blue)
    #expect(gradient.color(at: 9) == Self.blue)
  }

  @Test(arguments: GradientMixing.allCases)
  func stopsAtOnePlaceMakeAHardEdge(mixing: GradientMixing) {
    let gradient = Gradient(stops: [
      .init(color: .black, location: 0), .init(color: .black, location: 0.5),
      .init(color: .white, location: 0.5), .init(color: .white, location: 1),
    ])
    expect(gradient.color(at: 0.4999, mixing: mixing).green, isCloseTo: 0, within: 1e-6)
    expect(gradient.color(at: 0.5, mixing: mixing).green, isCloseTo: 1, within: 1e-6)
  }

  @Test(arguments: GradientMixing.allCases)
  func coordinatesLeadBackToTheColor(mixing: GradientMixing) {
    var random = SeededRandom(seed: 2)
    for _ in 0..<100 {
      let color = Color(
        red: .random(in: -0.2...1.2, using: &random),
        green: .random(in: -0.2...1.2, using: &random),
        blue: .random(in: -0.2...1.2, using: &random),
        opacity: .random(in: 0.1...1, using: &random))
      let back = mixing.color(at: mixing.coordinates(of: color))
      // The published matrices have ten digits.
      expect(back.red, isCloseTo: color.red, within: 1e-5)
      expect(back.green, isCloseTo: color.green, within: 1e-5)
      expect(back.blue, isCloseTo: color.blue, within: 1e-5)
      expect(back.opacity, isCloseTo: color.opacity)
    }
  }

  // As commonly published for white and the primaries of sRGB.
  @Test(arguments: [
    ("FFFFFF", 1.0, 0.0, 0.0), ("FF0000", 0.627955, 0.224863, 0.125846),
    ("00FF00", 0.866440, -0.233888, 0.179498), ("0000FF", 0.452014, -0.032457, -0.311528),
  ])
  func oklabOfWhiteAndThePrimaries(hex: String, lightness: Double, a: Double, b: Double) {
    let lab = Oklab(Color(hex: hex))
    expect(lab.lightness, isCloseTo: lightness, within: 2e-6)
    expect(lab.a, isCloseTo: a, within: 2e-6)
    expect(lab.b, isCloseTo: b, within: 2e-6)
  }

  private static func byte(_ component: Double) -> Double {
    (min(1, max(0, component)) * 255 + 0.5).rounded(.down)
  }
}
