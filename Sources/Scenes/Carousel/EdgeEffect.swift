internal import Layers

/// Items shrink, fade, blur and are held back as they reach the edges of their scroll view.
///
/// As SwiftUI's `visualEffect` with the item's frame and the bounds of the scroll view: a function
/// of the place alone, without phases. The talk names the four changes and no numbers; these are
/// tuned by eye.
struct EdgeEffect: Sendable, Hashable {
  /// How near to an edge an item changes first, in points.
  let reach: Double
  /// Scale of an item when it is out of view.
  let scale: Double
  /// Its opacity then.
  let opacity: Double
  /// How soft it is then: the radius of a blur, in points.
  let blur: Double
  /// How far it is held back by then, as a share of its length.
  let shift: Double

  /// Cards in a row: they stay readable beside the one in front.
  static let cards = EdgeEffect(reach: 0, scale: 0.8, opacity: 0.35, blur: 6, shift: 0.08)
  /// Rows in a list: they are gone where they leave it.
  static let rows = EdgeEffect(reach: 44, scale: 0.7, opacity: 0, blur: 8, shift: 0.7)

  /// Returns how far an item is on its way out: −1 beyond the left or top edge, 0 while it is
  /// further than `reach` from both, 1 beyond the right or bottom edge.
  func amount(of item: ScrolledItem) -> Double {
    let leading = reach - item.start
    let trailing = item.start + item.length + reach - item.container
    let share = min(max(0, leading, trailing) / (item.length + reach), 1)
    return leading > trailing ? -share : share
  }

  /// Returns the effect on an item at its place; it shrinks toward the side that leaves last.
  func effect(on item: ScrolledItem, along axis: CarouselLayout.Axis) -> VisualEffect {
    let amount = amount(of: item)
    let share = abs(amount)
    let back = -amount * shift * item.length
    let inside = amount < 0 ? 1.0 : 0
    let isRow = axis == .horizontal
    return VisualEffect()
      .scaleEffect(
        1 - share * (1 - scale), anchor: UnitPoint(x: isRow ? inside : 0.5, y: isRow ? 0.5 : inside)
      )
      .offset(x: isRow ? back : 0, y: isRow ? 0 : back)
      .blur(radius: share * blur)
      .opacity(1 - share * (1 - opacity))
  }
}
