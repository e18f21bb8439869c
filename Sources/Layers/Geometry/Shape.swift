/// An outline inscribed in a layer's bounds.
package enum Shape: Sendable, Hashable {
  case rectangle
  /// Corners are quarter circles, at most half the shorter side.
  case roundedRectangle(cornerRadius: Double)
  /// A rounded rectangle whose radius is half the shorter side.
  case capsule

  /// Corner radius in a layer of `size`, in points.
  package func cornerRadius(in size: Size) -> Double {
    let most = min(size.width, size.height) / 2
    return switch self {
    case .rectangle: 0
    case .roundedRectangle(let radius): min(max(0, radius), most)
    case .capsule: most
    }
  }
}
