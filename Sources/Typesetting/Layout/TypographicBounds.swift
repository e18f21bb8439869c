package import Layers

/// The room that text takes by its font's measures, whatever its ink does.
package struct TypographicBounds: Sendable, Hashable {
  /// The left end of the baseline, in points from the layout's top left corner.
  package var origin: Point
  /// Points along the baseline.
  package var width: Double
  /// Points above the baseline, positive upwards.
  package var ascent: Double
  /// Points below the baseline, positive downwards.
  package var descent: Double
  /// Gap that the font asks for between lines; not part of `rect` and not added to lines.
  package var leading: Double

  /// From the ascent to the descent.
  package var rect: Rect {
    Rect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
  }

  /// The same bounds grown over what follows on the baseline.
  func extended(over next: TypographicBounds) -> TypographicBounds {
    TypographicBounds(
      origin: origin, width: width + next.width, ascent: max(ascent, next.ascent),
      descent: max(descent, next.descent), leading: max(leading, next.leading))
  }
}
