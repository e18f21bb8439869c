/// An outline inscribed in a layer's bounds.
package enum Shape: Sendable, Hashable {
  case rectangle
  /// Corners are quarter circles, at most half the shorter side.
  case roundedRectangle(cornerRadius: Double)
  /// A rounded rectangle whose radius is half the shorter side.
  case capsule
  /// In the middle of the bounds, as wide as the shorter side.
  case circle
  /// A free path in the layer's user space; the bounds do not move it.
  case path(Path)
}

extension Shape {
  /// The rounded rectangle this shape is in a layer of `size`: where it lies, and its corner
  /// radius, in points; `nil` for a path.
  package func roundedRectangle(in size: Size) -> (rect: Rect, cornerRadius: Double)? {
    let bounds = Rect(origin: .zero, size: size)
    let most = min(size.width, size.height) / 2
    switch self {
    case .rectangle: return (bounds, 0)
    case .roundedRectangle(let radius): return (bounds, min(max(0, radius), most))
    case .capsule: return (bounds, most)
    case .circle:
      let corner = Point(x: size.width / 2 - most, y: size.height / 2 - most)
      return (Rect(origin: corner, size: Size(width: 2 * most, height: 2 * most)), most)
    case .path: return nil
    }
  }
}
