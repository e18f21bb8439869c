import SwiftUI

extension VisualEffect {
  /// Changes what reaches an edge of the coordinate space "scroll view": a function of its place.
  nonisolated fileprivate func atEdges(
    _ proxy: GeometryProxy, along axis: Axis
  ) -> some VisualEffect {
    // How near to an edge an item changes first, in points.
    let reach = 0.0
    // What is left of its size and opacity when it is out of view, its blur then, and how far it is
    // held back by then, as a share of its length.
    let scale = 0.8
    let opacity = 0.35
    let blur = 6.0
    let shift = 0.08

    let isRow = axis == .horizontal
    let length = isRow ? proxy.size.width : proxy.size.height
    // The scroll view as the item sees it.
    let bounds =
      proxy.bounds(of: .named("scroll view")) ?? CGRect(origin: .zero, size: proxy.size)
    let leading = reach + (isRow ? bounds.minX : bounds.minY)
    let trailing = length + reach - (isRow ? bounds.maxX : bounds.maxY)
    let share = min(max(0, leading, trailing) / (length + reach), 1)

    // It shrinks toward the side that leaves last.
    let isLeading = leading > trailing
    let back = (isLeading ? share : -share) * shift * length
    let inside = isLeading ? 1.0 : 0.0
    return scaleEffect(
      1 - share * (1 - scale), anchor: UnitPoint(x: isRow ? inside : 0.5, y: isRow ? 0.5 : inside)
    )
    .offset(x: isRow ? back : 0, y: isRow ? 0 : back)
    .blur(radius: share * blur)
    .opacity(1 - share * (1 - opacity))
  }
}
