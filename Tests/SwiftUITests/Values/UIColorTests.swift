import Foundation
import SwiftUI
import TestSupport
import Testing

@Suite struct UIColorTests {
  private static let colors: [String: UIColor] = [
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "separator.ios18": .separator, "systemGray2": .systemGray2, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6,
  ]

  @Test func interfaceColorsAreThoseOfTheTable() throws {
    let rows = try GoldenTable("interface_colors").rows
    // A level of text and a later separator are not colors of UIKit of that time.
    let own = try rows.filter { try !["quinary", "separator.ios26"].contains($0.text("name")) }
    #expect(own.count == Self.colors.count)
    for row in own {
      let color = try #require(try Self.colors[row.text("name")], "\(row)")
      for (column, scheme) in [("light", ColorScheme.light), ("dark", .dark)] {
        let words = try row.text(column).split(separator: " ")
        let percent = words.count > 1 ? try #require(Int(words[1].dropLast())) : 100
        let resolved = Color.Resolved(
          Color(uiColor: color).layersColor(in: ColorContext(colorScheme: scheme)))
        #expect(resolved.description.dropLast(2) == "#\(words[0])", "\(row), \(column)")
        expect(Double(resolved.opacity), isCloseTo: Double(percent) / 100, within: 1e-6)
      }
    }
  }

  @Test func colorsMayDifferInTheDark() {
    let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .red })
    #expect(color.layersColor(in: ColorContext(colorScheme: .dark)) == .white)
    #expect(color.layersColor(in: ColorContext()).green == 0)
  }

  @Test func componentsAreRead() {
    var (red, alpha) = (CGFloat(0), CGFloat(0))
    UIColor(Color(red: 0.25, green: 1, blue: 0)).withAlphaComponent(0.5)
      .getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 0.25)
    #expect(alpha == 0.5)
    #expect(Color(.systemBackground) == Color(uiColor: .systemBackground))
  }
}
