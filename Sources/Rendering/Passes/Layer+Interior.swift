import Glibc
import Layers

/// Where a clipped picture has no edges, so that it can be drawn there without asking how much of
/// each pixel they cover.
nonisolated extension Layer {
  /// A large upright rectangle, in the layer's user space, that all outlines either cover or leave
  /// out; `nil` where there is none, or where the layer is not clipped to a rounded shape, so that
  /// it would not matter.
  ///
  /// - Parameter margin: Half a pixel in user space: how far from an outline its pixels are mixed.
  func clippedInterior(margin: Double) -> Rect? {
    guard case .modified(let inner, .clip(let shape)) = content,
      let own = inner.interior(margin: margin), let edge = shape.interior(in: size, inset: margin)
    else { return nil }
    let area = own.intersection(edge)
    return area.isEmpty ? nil : area
  }

  private func interior(margin: Double) -> Rect? {
    switch content {
    case .empty: Rect(origin: .zero, size: size)
    case .fill(let shape, _): shape.interior(in: size, inset: margin)
    case .strokeBorder(let shape, _, let lineWidth):
      shape.interior(in: size, inset: max(0, lineWidth) + margin)
    case .stack(let children):
      children.reduce(Rect(origin: .zero, size: size) as Rect?) { area, child in
        guard let area, child.origin == .zero, child.layer.size == size,
          let own = child.layer.interior(margin: margin)
        else { return nil }
        return area.intersection(own)
      }
    case .modified(let inner, .clip(let shape)):
      inner.interior(margin: margin).flatMap { own in
        shape.interior(in: size, inset: margin).map(own.intersection)
      }
    case .modified(let inner, .colorEffect(let shader)) where shader.isModifier:
      inner.interior(margin: margin)
    case .modified(let inner, .colorEffect):
      inner.interior(margin: margin)?.intersection(
        Rect(origin: .zero, size: size).inset(by: margin))
    case .modified(let inner, .opacity): inner.interior(margin: margin)
    case .modified, .stroke, .image, .mesh, .simulation: nil
    }
  }

  /// Whether it is a border that runs around `area` and reaches none of it.
  func isBorder(around area: Rect, margin: Double) -> Bool {
    guard case .strokeBorder(let shape, _, let lineWidth) = content else { return false }
    return shape.covers(area, in: size, inset: max(0, lineWidth) + margin)
  }
}

nonisolated extension Shape {
  /// Directions in which corners on an arc are tried: cosines and sines.
  private static let corners = (0...8).map { step in
    let angle = Double(step) / 8 * .pi / 2
    return (x: cos(angle), y: sin(angle))
  }

  /// The largest upright rectangle found inside the shape, `inset` from its edge; `nil` for paths
  /// and where there is none.
  func interior(in size: Size, inset: Double) -> Rect? {
    guard let (rect, radius) = roundedRectangle(in: size) else { return nil }
    var best: Rect?
    var most = 0.0
    func consider(_ candidate: Rect) {
      let area = candidate.size.width * candidate.size.height
      if !candidate.isEmpty, area > most { (best, most) = (candidate, area) }
    }
    // A corner on the arc: of those that are tried, the one that leaves most.
    let inner = max(0, radius - inset)
    for corner in Self.corners {
      let width = rect.size.width - 2 * max(inset, radius - inner * corner.x)
      let height = rect.size.height - 2 * max(inset, radius - inner * corner.y)
      consider(
        Rect(
          x: rect.minX + (rect.size.width - width) / 2,
          y: rect.minY + (rect.size.height - height) / 2, width: width, height: height))
    }
    return best
  }

  /// Whether all of `area` lies inside the shape, at least `inset` from its edge.
  func covers(_ area: Rect, in size: Size, inset: Double) -> Bool {
    guard let (rect, radius) = roundedRectangle(in: size) else { return false }
    let rounding = 1e-6
    // The distance is convex: it is greatest at a corner. From the middle, a corner lies this far
    // out.
    let x = max(rect.maxX - area.minX, area.maxX - rect.minX) - rect.size.width / 2
    let y = max(rect.maxY - area.minY, area.maxY - rect.minY) - rect.size.height / 2
    let (beyondX, beyondY) = (x - rect.size.width / 2 + radius, y - rect.size.height / 2 + radius)
    let outside = hypot(max(0, beyondX), max(0, beyondY))
    let distance = outside + min(0, max(beyondX, beyondY)) - radius
    return distance <= rounding - inset
  }
}

nonisolated extension Rect {
  /// The parts of the rectangle around `inner`, which lies in it: above, below, left and right,
  /// none of them empty.
  func frame(around inner: Rect) -> [Rect] {
    [
      Rect(x: minX, y: minY, width: size.width, height: inner.minY - minY),
      Rect(x: minX, y: inner.maxY, width: size.width, height: maxY - inner.maxY),
      Rect(x: minX, y: inner.minY, width: inner.minX - minX, height: inner.size.height),
      Rect(x: inner.maxX, y: inner.minY, width: maxX - inner.maxX, height: inner.size.height),
    ].filter { !$0.isEmpty }
  }
}
