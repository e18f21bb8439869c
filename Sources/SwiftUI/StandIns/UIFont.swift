/// UIKit's font.
public struct UIFont: Hashable, Sendable {
  let font: Font
  public let pointSize: CGFloat

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  /// A style of text.
  public struct TextStyle: Hashable, Sendable {
    let font: Font
    let size: CGFloat

    public static let largeTitle = TextStyle(font: .largeTitle, size: 34)
    public static let title1 = TextStyle(font: .title, size: 28)
    public static let title2 = TextStyle(font: .title2, size: 22)
    public static let title3 = TextStyle(font: .title3, size: 20)
    public static let headline = TextStyle(font: .headline, size: 17)
    public static let body = TextStyle(font: .body, size: 17)
    public static let callout = TextStyle(font: .callout, size: 16)
    public static let subheadline = TextStyle(font: .subheadline, size: 15)
    public static let footnote = TextStyle(font: .footnote, size: 13)
    public static let caption1 = TextStyle(font: .caption, size: 12)
    public static let caption2 = TextStyle(font: .caption2, size: 11)
  }

  private init(_ font: Font, size: CGFloat) { (self.font, pointSize) = (font, size) }

  public init?(name: String, size: CGFloat) { self.init(.custom(name, size: size), size: size) }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size: size)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size: size)
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size: size)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size: size)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.font, size: style.size)
  }

  public func withSize(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }

  /// As of the system's font: 41 to 34 points.
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
}

/// AppKit's font.
public typealias NSFont = UIFont

extension Font {
  public init(_ font: UIFont) { self = font.font }
}
