internal import Layers

/// A slice in the making: it may still take in a mark, and lies in a run not yet closed.
struct Piece {
  /// Which of the text's runs it comes from.
  let styleIndex: Int
  let direction: TextLayout.Direction
  private(set) var utf8Range: Range<Int>
  private(set) var bounds: TypographicBounds
  private var parts: [GlyphCluster.Part]

  init(
    styleIndex: Int, direction: TextLayout.Direction, utf8Range: Range<Int>,
    bounds: TypographicBounds, parts: [GlyphCluster.Part]
  ) {
    self.styleIndex = styleIndex
    self.direction = direction
    self.utf8Range = utf8Range
    self.bounds = bounds
    self.parts = parts
  }

  var slice: TextLayout.Slice {
    TextLayout.Slice(
      typographicBounds: bounds, utf8Range: utf8Range, glyphs: GlyphCluster(parts: parts))
  }

  /// Whether `right`, its neighbor in the line, is its neighbor in the text and in the same run.
  func isContinued(by right: Piece) -> Bool {
    guard styleIndex == right.styleIndex, direction == right.direction else { return false }
    return switch direction {
    case .leftToRight: utf8Range.upperBound == right.utf8Range.lowerBound
    case .rightToLeft: right.utf8Range.upperBound == utf8Range.lowerBound
    }
  }

  /// This piece and its right neighbor as one.
  func joined(with right: Piece) -> Piece {
    var joined = self
    joined.parts += right.parts.map { $0.moved(byX: bounds.width) }
    joined.bounds = bounds.extended(over: right.bounds)
    joined.utf8Range =
      switch direction {
      case .leftToRight: utf8Range.lowerBound..<right.utf8Range.upperBound
      case .rightToLeft: right.utf8Range.lowerBound..<utf8Range.upperBound
      }
    return joined
  }
}
