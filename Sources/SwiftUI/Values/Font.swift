public import Foundation

/// A typeface, its size and its style.
///
/// ```swift
/// let title = Font.system(size: 30, weight: .heavy, design: .rounded)
/// let note = Font.footnote.italic()
/// ```
public struct Font: Sendable, Hashable {
  /// The font before any style is asked for.
  package enum Base: Sendable, Hashable {
    case style(TextStyle)
    case system(size: CGFloat)
    /// An installed family, or one that a file of the project has.
    case custom(String, size: CGFloat)
  }

  package var base: Base
  package var design: Design?
  package var weight: Weight?
  package var width = Width.standard
  package var leading = Leading.standard
  package var isBold = false
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var capitals: SmallCaps = []

  package init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
    self.base = base
    self.design = design
    self.weight = weight
  }

  /// The letters that are drawn as small capitals.
  package struct SmallCaps: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let lowercase = SmallCaps(rawValue: 1)
    package static let uppercase = SmallCaps(rawValue: 2)
  }

  /// The kinds of letters that the system has.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
}

/// Fonts by name.
extension Font {
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  /// The system's font for a kind of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  /// The system's font.
  ///
  /// - Parameter size: In points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size), design: design, weight: weight)
  }

  /// A font by its name.
  ///
  /// - Parameter size: In points, at the usual size of text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size))
  }

  /// A font by its name, that grows as text of a style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: size)
  }

  /// A font by its name, of the same size for everyone.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }
}

/// Styles of a font.
extension Font {
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// The font with letters as wide as `width`, of which 0 is standard.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

  public func bold() -> Font { with { $0.isBold = true } }

  public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }

  public func italic() -> Font { with { $0.isItalic = true } }

  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// The font with small capitals in place of all letters.
  public func smallCaps() -> Font { with { $0.capitals = [.lowercase, .uppercase] } }

  /// The font with small capitals in place of small letters.
  public func lowercaseSmallCaps() -> Font { with { $0.capitals.insert(.lowercase) } }

  /// The font with small capitals in place of capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.capitals.insert(.uppercase) } }

  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  package func design(_ design: Design?) -> Font { with { $0.design = design ?? $0.design } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
