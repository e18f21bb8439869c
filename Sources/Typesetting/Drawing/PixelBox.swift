internal import Layers

/// Whole pixels from `min` up to `max`, y down; empty until something is added.
struct PixelBox {
  private(set) var minX = 0
  private(set) var minY = 0
  private(set) var maxX = 0
  private(set) var maxY = 0

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }

  /// Grows the box over every pixel that `rect` touches.
  ///
  /// - Parameters:
  ///   - rect: In points; one without an area adds nothing.
  ///   - scale: Pixels per point.
  mutating func formUnion(_ rect: Rect, scale: Double) {
    if rect.isEmpty { return }
    // A hundredth of a pixel is below what a picture of 8 bits can show; it comes from rounding.
    let slack = 0.01
    let left = Int(clamping: (rect.minX * scale + slack).rounded(.down))
    let top = Int(clamping: (rect.minY * scale + slack).rounded(.down))
    let right = Int(clamping: (rect.maxX * scale - slack).rounded(.up))
    let bottom = Int(clamping: (rect.maxY * scale - slack).rounded(.up))
    if width == 0 || height == 0 {
      (minX, minY, maxX, maxY) = (left, top, right, bottom)
    } else {
      (minX, minY) = (min(minX, left), min(minY, top))
      (maxX, maxY) = (max(maxX, right), max(maxY, bottom))
    }
  }

  /// The box in points.
  func rect(scale: Double) -> Rect {
    Rect(
      x: Double(minX) / scale, y: Double(minY) / scale,
      width: Double(width) / scale, height: Double(height) / scale)
  }

  /// The box cut into pieces with sides of at most `side` pixels.
  func tiles(side: Int) -> [PixelBox] {
    stride(from: minY, to: maxY, by: side).flatMap { top in
      stride(from: minX, to: maxX, by: side).map { left in
        var tile = PixelBox()
        (tile.minX, tile.minY) = (left, top)
        (tile.maxX, tile.maxY) = (min(left + side, maxX), min(top + side, maxY))
        return tile
      }
    }
  }
}
