internal import Layers

/// The colors of UIKit's interface, as on iOS 13 to 18.
///
/// Source: Apple, "Human Interface Guidelines", Color, and its design resources.
extension UIColor {
  public static let label = UIColor(.primary)
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor("3C3C43", 0.3, dark: "EBEBF5", 0.3)
  public static let quaternaryLabel = UIColor("3C3C43", 0.18, dark: "EBEBF5", 0.16)
  public static let placeholderText = tertiaryLabel
  public static let link = UIColor("007AFF", dark: "0984FF")
  public static let separator = UIColor("3C3C43", 0.29, dark: "545458", 0.6)
  public static let opaqueSeparator = UIColor("C6C6C8", dark: "38383A")

  public static let systemFill = UIColor("787880", 0.2, dark: "787880", 0.36)
  public static let secondarySystemFill = UIColor("787880", 0.16, dark: "787880", 0.32)
  public static let tertiarySystemFill = UIColor("767680", 0.12, dark: "767680", 0.24)
  public static let quaternarySystemFill = UIColor("747480", 0.08, dark: "767680", 0.18)

  public static let systemBackground = UIColor("FFFFFF", dark: "000000")
  public static let secondarySystemBackground = UIColor("F2F2F7", dark: "1C1C1E")
  public static let tertiarySystemBackground = UIColor("FFFFFF", dark: "2C2C2E")
  public static let systemGroupedBackground = UIColor("F2F2F7", dark: "000000")
  public static let secondarySystemGroupedBackground = UIColor("FFFFFF", dark: "1C1C1E")
  public static let tertiarySystemGroupedBackground = UIColor("F2F2F7", dark: "2C2C2E")

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(.accentColor)
  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let systemGray = UIColor(.gray)
  public static let systemGray2 = UIColor("AEAEB2", dark: "636366")
  public static let systemGray3 = UIColor("C7C7CC", dark: "48484A")
  public static let systemGray4 = UIColor("D1D1D6", dark: "3A3A3C")
  public static let systemGray5 = UIColor("E5E5EA", dark: "2C2C2E")
  public static let systemGray6 = UIColor("F2F2F7", dark: "1C1C1E")

  private init(
    _ light: String, _ lightOpacity: Double = 1, dark: String, _ darkOpacity: Double = 1
  ) {
    self.init(
      Color(
        light: Layers.Color(hex: light).opacity(lightOpacity),
        dark: Layers.Color(hex: dark).opacity(darkOpacity)))
  }
}

/// Colors that are the same in the dark.
extension UIColor {
  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let clear = UIColor(.clear)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
