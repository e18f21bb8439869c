import Foundation
import Layers
import SwiftUI
import TestSupport
import Testing

private typealias Color = SwiftUI.Color

@Suite struct ColorTests {
  private static let named: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "gray": .gray, "black": .black, "white": .white,
  ]

  private static let classic = try? GoldenTable("system_colors").rows.filter {
    try $0.text("era") == "classic" && named[$0.text("name")] != nil
  }

  @Test func systemColorsFollowTheAppearance() throws {
    for row in try nonEmpty(#require(Self.classic)) {
      let scheme: ColorScheme = try row.text("appearance") == "dark" ? .dark : .light
      let name = try row.text("name")
      let color = try #require(Self.named[name])
      let drawn = color.layersColor(in: ColorContext(colorScheme: scheme))
      expect(drawn.red, isCloseTo: try row.number("r"), within: 1e-9, "\(row)")
      expect(drawn.green, isCloseTo: try row.number("g"), within: 1e-9, "\(row)")
      expect(drawn.blue, isCloseTo: try row.number("b"), within: 1e-9, "\(row)")
      #expect(color.description == name)
    }
  }

  // From Python's colorsys
  private static let hues: [(hsb: [Double], rgb: [Double])] = [
    ([0, 1, 1], [1, 0, 0]), ([1 / 12, 0.5, 1], [1, 0.75, 0.5]), ([0.25, 1, 0.5], [0.25, 0.5, 0]),
    ([1 / 3, 1, 1], [0, 1, 0]), ([0.5, 0.25, 0.75], [0.5625, 0.75, 0.75]),
    ([0.61, 0.8, 0.9], [0.18, 0.4248, 0.9]), ([0.9, 1, 0.3], [0.3, 0, 0.18]),
    ([1.25, 1, 0.5], [0.25, 0.5, 0]), ([-0.1, 1, 0.3], [0.3, 0, 0.18]),
  ]

  @Test(arguments: hues)
  func huesAreTurns(hsb: [Double], rgb: [Double]) {
    let color = Color(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], opacity: 0.5)
      .layersColor(in: ColorContext())
    expect(color.red, isCloseTo: rgb[0])
    expect(color.green, isCloseTo: rgb[1])
    expect(color.blue, isCloseTo: rgb[2])
    #expect(color.opacity == 0.5)
  }

  // Display P3's red in sRGB: a published conversion
  @Test func displayP3IsWider() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).layersColor(in: ColorContext())
    expect(red.red, isCloseTo: 1.0930, within: 1e-4)
    expect(red.green, isCloseTo: -0.2267, within: 1e-4)
    expect(red.blue, isCloseTo: -0.1501, within: 1e-4)
    let white = Color(.displayP3, white: 1).layersColor(in: ColorContext())
    expect(white.blue, isCloseTo: 1, within: 1e-6)
  }

  @Test func linearComponentsAreEncoded() {
    let gray = Color(.sRGBLinear, white: 0.5).layersColor(in: ColorContext())
    expect(gray.green, isCloseTo: 0.735357, within: 1e-6)
    let resolved = Color.Resolved(red: 0.5, green: 0, blue: 1, opacity: 0.25)
    expect(Double(resolved.linearRed), isCloseTo: 0.214041, within: 1e-6)
    expect(Double(resolved.red), isCloseTo: 0.5, within: 1e-6)
    #expect(resolved.description == "#8000FF40")
    #expect(Color(resolved).description == "#8000FF40")
  }

  // Red to blue, half way: (140, 83, 162) on recent systems, and on the device halves
  @Test func colorsMix() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let mixed = red.mix(with: blue, by: 0.5).layersColor(in: ColorContext())
    #expect([mixed.red, mixed.green, mixed.blue].map { ($0 * 255).rounded() } == [140, 83, 162])
    let device = red.mix(with: blue, by: 0.5, in: .device).layersColor(in: ColorContext())
    #expect([device.red, device.green, device.blue] == [0.5, 0, 0.5])
  }

  @Test func opacitiesMultiply() {
    let color = Color.white.opacity(0.5).opacity(0.5).layersColor(in: ColorContext())
    #expect(color.opacity == 0.25)
    #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
    #expect(Color.red.opacity(0.5) != Color.red)
  }

  @Test func namesAreFoundWhereTheyAreDrawn() {
    let context = ColorContext(accent: .green) { resource, scheme in
      resource.name == "Ink" ? (scheme == .light ? .black : .white) : nil
    }
    #expect(Color("Ink").layersColor(in: context) == .black)
    #expect(Color("Missing").layersColor(in: context) == .clear)
    let green = Color.green.layersColor(in: context)
    #expect(Color.accentColor.layersColor(in: context) == green)
    let blue = Color.blue.layersColor(in: ColorContext())
    #expect(Color.accentColor.layersColor(in: ColorContext()) == blue)
    #expect(Color.accentColor.layersColor(in: ColorContext(accent: .accentColor)) == blue)
  }

  @Test func gradientsOfColorsAreEven() {
    let gradient = SwiftUI.Gradient(colors: [.black, .white, .black])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(SwiftUI.Gradient(colors: [.red]).stops.map(\.location) == [0])
    let empty = SwiftUI.Gradient(stops: []).layersGradient(in: ColorContext())
    #expect(empty.stops.map(\.color) == [.clear])
  }
}
