internal import Layers
internal import Messages
internal import Typesetting

/// A text that was measured for a program, and how its pictures are drawn.
struct ServedText {
  private let fitted: FittedText
  private let scale: Double

  /// Pixels of a text's picture; a larger one is drawn at a smaller scale.
  private static let maxPixels = 1 << 24

  init(_ request: TextRequest, scale: Double) {
    self.scale = scale
    fitted = FittedText(request, scale: scale)
  }

  /// Returns the measures.
  ///
  /// - Parameters:
  ///   - pictureID: The number of the whole text's picture.
  ///   - place: Numbers the picture of a slice; called for those that are not blank.
  func measured(
    _ request: TextRequest, id: TextID, pictureID: PictureID,
    placing place: (TextPicture) -> PlacedPicture
  ) -> MeasuredText {
    let layout = fitted.layout
    let glyphs = layout.lines.flatMap { $0.runs.flatMap { $0.slices.map(\.glyphs) } }
    return MeasuredText(
      id: id, size: fitted.size, firstBaseline: fitted.baseline(layout.lines.first),
      lastBaseline: fitted.baseline(layout.lines.last),
      lineCount: layout.text.runs.isEmpty ? 0 : layout.lines.count,
      isTruncated: !fitted.cut.isWhole, hasColors: glyphs.contains { $0.hasColors },
      picture: glyphs.allSatisfy(\.isBlank)
        ? nil : PlacedPicture(pictureID, in: layout.pictureRect(scale: drawnScale)),
      lines: request.wantsLines ? lines(of: request, placing: place) : [])
  }

  /// Draws the whole text.
  func picture() -> Image { fitted.layout.picture(scale: drawnScale, color: .white).image }

  /// Pixels per point of its pictures.
  private var drawnScale: Double {
    let size = fitted.layout.size
    let pixels = max(1, size.width * size.height * scale * scale)
    return scale * min(1, (Double(Self.maxPixels) / pixels).squareRoot())
  }

  // MARK: - Lines

  private func lines(
    of request: TextRequest, placing place: (TextPicture) -> PlacedPicture
  ) -> [MeasuredText.Line] {
    fitted.layout.lines.map { line in
      var runs: [MeasuredText.Run] = []
      var lastRun: Int?
      let baseline = fitted.baseline(line)
      for run in line.runs {
        lastRun = nil
        for slice in run.slices {
          let index = fitted.cut.run(at: slice.utf8Range.lowerBound)
          let bounds = TextBounds(slice.typographicBounds)
          let range = fitted.cut.original(slice.utf8Range)
          let origin = Point(x: bounds.origin.x, y: baseline - run.style.baselineOffset)
          let picture =
            slice.glyphs.isBlank
            ? nil
            : slice.glyphs.picture(
              scale: drawnScale, color: run.style.color ?? .white, at: origin)
          let measured = MeasuredText.Slice(
            bounds: bounds, start: range.lowerBound, end: range.upperBound,
            picture: picture.map(place))
          if index == lastRun, !runs.isEmpty {
            runs[runs.count - 1].slices.append(measured)
            runs[runs.count - 1].bounds.extend(over: bounds)
          } else {
            runs.append(
              MeasuredText.Run(
                bounds: bounds, attribute: request.runs[index].attribute,
                isRightToLeft: run.direction == .rightToLeft, slices: [measured]))
          }
          lastRun = index
        }
      }
      return MeasuredText.Line(bounds: TextBounds(line.typographicBounds), runs: runs)
    }
  }
}

extension TextBounds {
  fileprivate init(_ bounds: TypographicBounds) {
    self.init(
      origin: bounds.origin, width: bounds.width, ascent: bounds.ascent, descent: bounds.descent,
      leading: bounds.leading)
  }

  fileprivate mutating func extend(over next: TextBounds) {
    width = next.origin.x + next.width - origin.x
    ascent = max(ascent, next.ascent)
    descent = max(descent, next.descent)
  }
}
