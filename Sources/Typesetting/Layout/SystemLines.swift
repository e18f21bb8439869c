internal import Layers

/// Lines that are put below each other again, as high as San Francisco would make them.
///
/// The ascent of San Francisco is 1950 and its descent 494 of 2048 units per em, and there is no
/// gap between lines.
/// Source: the header tables (hhea) of SF Pro; 2444 / 2048 × 17 points are the 20.287 points that
/// UIKit gives for a line of body text.
struct SystemLines {
  private(set) var lines: [TextLayout.Line] = []
  /// Of all lines and the space between them, in points.
  private(set) var height = 0.0

  private static let ascent = 1950.0 / 2048
  private static let descent = 494.0 / 2048

  /// - Parameter emptyLineFont: Of a line without runs that follows none with runs.
  init(_ lines: [TextLayout.Line], lineSpacing: Double, emptyLineFont: Font) {
    var empty = Self.measures(of: emptyLineFont)
    for line in lines {
      let runs = line.runs.map { Self.measured($0) }
      let ascent =
        zip(runs, line.runs).map { $0.typographicBounds.ascent + $1.style.baselineOffset }.max()
        ?? empty.ascent
      let descent =
        zip(runs, line.runs).map { $0.typographicBounds.descent - $1.style.baselineOffset }.max()
        ?? empty.descent
      if let last = line.runs.last { empty = Self.measures(of: last.style.font) }
      if !self.lines.isEmpty { height += lineSpacing }
      let baseline = height + ascent
      height = baseline + descent
      self.lines.append(
        TextLayout.Line(
          typographicBounds: TypographicBounds(
            origin: Point(x: line.typographicBounds.origin.x, y: baseline),
            width: line.typographicBounds.width, ascent: ascent, descent: descent, leading: 0),
          runs: runs.map { $0.moved(toBaseline: baseline - $0.style.baselineOffset) }))
    }
  }

  private static func measures(of font: Font) -> (ascent: Double, descent: Double) {
    (ascent * font.size, descent * font.size)
  }

  /// The run and its slices with the measures of San Francisco.
  private static func measured(_ run: TextLayout.Run) -> TextLayout.Run {
    if case .named = run.style.font.design { return run }
    let (ascent, descent) = measures(of: run.style.font)
    func measured(_ bounds: TypographicBounds) -> TypographicBounds {
      TypographicBounds(
        origin: bounds.origin, width: bounds.width, ascent: ascent, descent: descent, leading: 0)
    }
    return run.mappingBounds(measured)
  }
}

extension TextLayout.Run {
  fileprivate func moved(toBaseline y: Double) -> TextLayout.Run {
    mappingBounds { bounds in
      var bounds = bounds
      bounds.origin.y = y
      return bounds
    }
  }

  fileprivate func mappingBounds(
    _ map: (TypographicBounds) -> TypographicBounds
  ) -> TextLayout.Run {
    TextLayout.Run(
      typographicBounds: map(typographicBounds), style: style, direction: direction,
      slices: slices.map {
        TextLayout.Slice(
          typographicBounds: map($0.typographicBounds), utf8Range: $0.utf8Range,
          glyphs: $0.glyphs)
      })
  }
}
