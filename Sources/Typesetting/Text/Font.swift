/// A typeface at a size: what text is set in.
///
/// ```swift
/// let readout = Font.footnote.monospacedDigit()
/// let title = Font(size: 40, weight: .bold)
/// ```
///
/// It names a font and does not load it. A family that is not installed, and a character that the
/// family lacks, are replaced by the closest match among the installed fonts.
package struct Font: Sendable, Hashable {
  /// Which family of letters.
  package enum Design: Sendable, Hashable {
    /// Inter where it is installed, the system's sans serif otherwise.
    case `default`
    /// A family with rounded ends of strokes where one is installed, else as `default`.
    case rounded
    /// The system's family with serifs.
    case serif
    /// The system's fixed-width family.
    case monospaced
    /// An installed family, by the name that `fc-list : family` prints.
    case named(String)
  }

  /// How heavy the strokes are, on the OpenType scale of 100 to 900.
  package enum Weight: Int, Sendable, Hashable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  package var design: Design
  /// Points per em.
  package var size: Double
  package var weight: Weight
  /// Whether all digits take the same width, so that a changing number does not shake.
  package var hasMonospacedDigits: Bool
  /// Whether letters are slanted: the family's italics, or its upright letters sheared.
  package var isItalic: Bool

  package init(
    size: Double, weight: Weight = .regular, design: Design = .default,
    hasMonospacedDigits: Bool = false, isItalic: Bool = false
  ) {
    precondition(size > 0 && size.isFinite, "Font.size must be positive, got \(size)")
    self.design = design
    self.size = size
    self.weight = weight
    self.hasMonospacedDigits = hasMonospacedDigits
    self.isItalic = isItalic
  }

  /// The same font with another weight.
  package func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font with digits of one width (the OpenType feature `tnum`).
  package func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }
}

/// The text styles of iOS at its standard text size ("Large").
///
/// Source: Apple, Human Interface Guidelines, Typography, "Dynamic Type sizes".
extension Font {
  package static let largeTitle = Font(size: 34)
  package static let title = Font(size: 28)
  package static let title2 = Font(size: 22)
  package static let title3 = Font(size: 20)
  package static let headline = Font(size: 17, weight: .semibold)
  package static let body = Font(size: 17)
  package static let callout = Font(size: 16)
  package static let subheadline = Font(size: 15)
  package static let footnote = Font(size: 13)
  package static let caption = Font(size: 12)
}
