internal import Layers

/// The cursor of a terminal whose shaders follow it (Ghostty): it stands in the cell of text that
/// the pointer is in.
struct TextCursor: Sendable, Hashable {
  /// Of a cell, in points; as of a font of 16 points.
  private static let cell = Size(width: 10, height: 20)

  /// In points of the canvas, y down; `nil` before the pointer moved.
  private var current: Rect?
  private var previous: Rect?
  /// When it went into the cell.
  private(set) var changeTime = 0.0

  mutating func follow(_ pointer: Point, in canvas: Size, at time: Double) {
    let cell = Self.cell(at: pointer)
    let before = current ?? Self.cell(at: canvas.center)
    guard cell != before else { return }
    (current, previous, changeTime) = (cell, before, time)
  }

  /// Left and top edge, y up, width and height, in points: where the cursor is, or where it was
  /// before.
  func numbers(isPrevious: Bool, in canvas: Size) -> [Double] {
    let start = Self.cell(at: canvas.center)
    let rect = (isPrevious ? previous : current) ?? start
    return [rect.minX, canvas.height - rect.minY, rect.size.width, rect.size.height]
  }

  private static func cell(at place: Point) -> Rect {
    Rect(
      x: (place.x / cell.width).rounded(.down) * cell.width,
      y: (place.y / cell.height).rounded(.down) * cell.height,
      width: cell.width, height: cell.height)
  }
}
