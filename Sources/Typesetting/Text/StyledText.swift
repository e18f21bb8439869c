package import Layers

/// Text whose parts have their own font, color and attribute.
///
/// ```swift
/// let line = StyledText("Visual ") + StyledText("Effects", attribute: "emphasis")
/// ```
///
/// It holds what is written and how, not where: `TextLayout` places it.
package struct StyledText: Sendable, Hashable {
  /// The style of a stretch of text.
  package struct Style: Sendable, Hashable {
    package var font: Font
    /// `nil` takes the color given when the text is drawn.
    package var color: Color?
    /// Marks a stretch of text for the renderer; it does not change how it looks.
    package var attribute: TextAttribute?
    /// Points between letters beyond those that the font has.
    package var tracking = 0.0
    /// Points that the letters are raised by.
    package var baselineOffset = 0.0
    package var underline: Rule?
    package var strikethrough: Rule?

    package init(font: Font = .body, color: Color? = nil, attribute: TextAttribute? = nil) {
      self.font = font
      self.color = color
      self.attribute = attribute
    }
  }

  /// A line under text or through it.
  package struct Rule: Sendable, Hashable {
    /// `nil` takes the text's color.
    package var color: Color?

    package init(color: Color? = nil) { self.color = color }
  }

  /// A stretch of text in one style; never empty.
  package struct Run: Sendable, Hashable {
    package let string: String
    package let style: Style
  }

  /// The text's stretches in reading order; neighbors differ in style.
  package private(set) var runs: [Run]

  package init(
    _ string: String, font: Font = .body, color: Color? = nil, attribute: TextAttribute? = nil
  ) {
    self.init(string, style: Style(font: font, color: color, attribute: attribute))
  }

  package init(_ string: String, style: Style) {
    runs = string.isEmpty ? [] : [Run(string: string, style: style)]
  }

  /// All stretches without their styles.
  package var string: String { runs.map(\.string).joined() }

  /// The second text directly after the first; where their styles agree they become one stretch.
  package static func + (first: StyledText, second: StyledText) -> StyledText {
    guard let left = first.runs.last, let right = second.runs.first, left.style == right.style
    else { return StyledText(runs: first.runs + second.runs) }
    let seam = Run(string: left.string + right.string, style: left.style)
    return StyledText(runs: first.runs.dropLast() + [seam] + second.runs.dropFirst())
  }

  package static func += (text: inout StyledText, addition: StyledText) {
    text = text + addition
  }

  private init(runs: [Run]) { self.runs = runs }

  /// The text, or its first `limit` characters and an ellipsis.
  func cut(to limit: Int) -> StyledText {
    var room = limit
    for (index, run) in runs.enumerated() {
      // Bytes first: they need not be counted, and there are at least as many.
      if run.string.utf8.count > room, run.string.count > room {
        let shown = Run(string: run.string.prefix(room) + "…", style: run.style)
        return StyledText(runs: runs.prefix(index) + [shown])
      }
      room -= run.string.count
    }
    return self
  }
}

/// The name of a stretch of text, such as `"emphasis"`.
package struct TextAttribute: Sendable, Hashable, ExpressibleByStringLiteral {
  package let name: String

  package init(stringLiteral name: String) { self.name = name }
}
