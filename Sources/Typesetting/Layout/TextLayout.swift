package import Layers

/// Text broken into lines, with a place for every glyph.
///
/// ```swift
/// let layout = TextLayout(StyledText("amplitude 1.40", font: .footnote))
/// let picture = layout.picture(scale: 2, color: .white)
/// ```
///
/// Lines hold runs, runs hold slices, as in SwiftUI's `Text.Layout`. Everything is in points from
/// the layout's top left corner, y down. Nothing is rounded to pixels, so one layout serves every
/// scale.
///
/// It does not hyphenate or justify. It truncates what nobody could read: all after 2,000
/// characters.
///
/// A layout may be made, read and drawn on any thread. Pango keeps its fonts per thread, so the
/// first layout on a thread costs ten milliseconds and more, later ones well under one.
package struct TextLayout: Sendable {
  /// Where shorter lines stand beside the longest one.
  package enum Alignment: Sendable, Hashable {
    /// At the side where the paragraph begins to be read.
    case leading
    case center
    /// At the side where the paragraph's lines end.
    case trailing
  }

  /// The source of the lines' heights.
  package enum LineHeight: Sendable, Hashable {
    case ofFonts
    /// As San Francisco has them, whichever fonts take its place; those of families that the text
    /// names are their own.
    case system
  }

  /// The text that is laid out.
  package let text: StyledText
  /// The longest line's width and all lines' heights; spaces at which a line broke take no room.
  package let size: Size
  /// From top to bottom. Text without characters has one line without runs.
  package let lines: [Line]
  /// Characters that no installed font has, as often as they occur, from left to right and line by
  /// line. A box with their code is drawn in their place.
  package let missingCharacters: [Unicode.Scalar]

  /// The shortages of the installed fonts for this text.
  package let shortages: Set<FontShortage>

  /// Long words are broken in time that is quadratic, and a line of a million letters is longer
  /// than Pango's numbers.
  private static let characterLimit = 2000

  /// Shapes the text and breaks it into lines.
  ///
  /// - Parameters:
  ///   - width: Points at which lines break, between words or, where a word does not fit, inside
  ///     it; `nil` breaks only where the text does.
  ///   - alignment: As in SwiftUI, lines are aligned beside each other, not within `width`.
  ///   - lineSpacing: Points added between two lines.
  ///   - lineHeight: The fonts' own, or San Francisco's.
  package init(
    _ text: StyledText, width: Double? = nil, alignment: Alignment = .leading,
    lineSpacing: Double = 0, lineHeight: LineHeight = .ofFonts
  ) {
    let text = text.cut(to: Self.characterLimit)
    self.text = text
    if let shaped = ShapedText(
      text, width: width, alignment: alignment, lineSpacing: lineSpacing)
    {
      var reader = LineReader(text)
      let lines = shaped.readLines(with: &reader)
      switch lineHeight {
      case .ofFonts: (self.lines, size) = (lines, shaped.size)
      case .system:
        let stack = SystemLines(
          lines, lineSpacing: lineSpacing, emptyLineFont: text.runs.first?.style.font ?? .body)
        (self.lines, size) = (stack.lines, Size(width: shaped.size.width, height: stack.height))
      }
      missingCharacters = reader.missingCharacters
      shortages = reader.shortages
    } else {
      let strokes = StrokeText(
        text, width: width, alignment: alignment, lineSpacing: lineSpacing)
      lines = strokes.lines
      size = strokes.size
      missingCharacters = strokes.missingCharacters
      shortages = [.fonts]
    }
    FontShortageLog.note(shortages)
  }
}

extension TextLayout {
  /// One line of a layout.
  package struct Line: Sendable {
    package let typographicBounds: TypographicBounds
    /// From left to right.
    package let runs: [Run]
  }

  /// Neighboring slices of a line with equal style and direction.
  package struct Run: Sendable {
    package let typographicBounds: TypographicBounds
    package let style: StyledText.Style
    package let direction: Direction
    /// From left to right, also where the text is read from right to left.
    package let slices: [Slice]
  }

  /// The smallest piece that can be drawn by itself: a glyph, or glyphs that belong together.
  ///
  /// A letter with its combining marks is one slice; so is a ligature, and an emoji with its
  /// joiners.
  package struct Slice: Sendable {
    package let typographicBounds: TypographicBounds
    /// Where the slice's characters are in the text, as offsets in its UTF-8.
    package let utf8Range: Range<Int>
    /// The appearance of the slice.
    package let glyphs: GlyphCluster
  }

  /// Which way a run is read.
  package enum Direction: Sendable, Hashable {
    case leftToRight
    case rightToLeft
  }
}
