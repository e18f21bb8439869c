internal import Layers

/// Whole pixels of a target, counted from its top left corner, y down.
nonisolated package struct PixelRect: Hashable, Sendable {
  package var left: Int
  package var top: Int
  /// One beyond the last column, and one beyond the last row.
  package var right: Int
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// All of a target.
  package init(pixelWidth: Int, pixelHeight: Int) {
    self.init(left: 0, top: 0, right: pixelWidth, bottom: pixelHeight)
  }

  /// The pixels of `target` that `rect` touches.
  init(touching rect: Rect, in target: PixelRect) {
    // Far away is as good as beyond the border, and fits an Int.
    func inside(_ x: Double) -> Double { min(max(x, -1e6), 1e6) }
    self.init(
      left: max(target.left, Int(clamping: inside(rect.minX).rounded(.down))),
      top: max(target.top, Int(clamping: inside(rect.minY).rounded(.down))),
      right: min(target.right, Int(clamping: inside(rect.maxX).rounded(.up))),
      bottom: min(target.bottom, Int(clamping: inside(rect.maxY).rounded(.up))))
  }

  /// The pixels that lie wholly in `rect`; `nil` if there are none.
  init?(inside rect: Rect) {
    // Rounding must not take a row of pixels away.
    self.init(
      left: Int(clamping: (rect.minX - 1e-6).rounded(.up)),
      top: Int(clamping: (rect.minY - 1e-6).rounded(.up)),
      right: Int(clamping: (rect.maxX + 1e-6).rounded(.down)),
      bottom: Int(clamping: (rect.maxY + 1e-6).rounded(.down)))
    if isEmpty { return nil }
  }

  static let none = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  package var pixelWidth: Int { max(0, right - left) }
  package var pixelHeight: Int { max(0, bottom - top) }
  package var isEmpty: Bool { left >= right || top >= bottom }

  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Its left and right half, or its upper and lower one.
  func halves(acrossWidth: Bool) -> [PixelRect] {
    var (first, second) = (self, self)
    if acrossWidth {
      first.right = left + pixelWidth / 2
      second.left = first.right
    } else {
      first.bottom = top + pixelHeight / 2
      second.top = first.bottom
    }
    return [first, second]
  }

  func intersects(_ other: PixelRect) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

nonisolated extension Rect {
  /// All of the pixels, whose sides are 1.
  init(_ pixels: PixelRect) {
    self.init(
      x: Double(pixels.left), y: Double(pixels.top), width: Double(pixels.pixelWidth),
      height: Double(pixels.pixelHeight))
  }
}
