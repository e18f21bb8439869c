/// What there is to scroll, in strides: from the start of an item to that of the next.
struct ScrollExtent: Sendable, Hashable {
  /// Position that shows the last item; 0 if all are in view.
  let end: Double
  /// Length of the scroll view.
  let container: Double

  /// Returns the nearest position between the ends.
  func limited(_ position: Double) -> Double { min(max(position, 0), end) }

  /// Returns where content is that a hand has pulled to a position: beyond the ends it is held
  /// back.
  func banded(_ pulled: Double) -> Double {
    let inside = limited(pulled)
    let offset = RubberBand.offset(pulledBy: abs(pulled - inside), length: container)
    return pulled < inside ? inside - offset : inside + offset
  }

  /// Returns where a hand would have pulled content that is at a position: `banded` backwards.
  func pulled(_ banded: Double) -> Double {
    let inside = limited(banded)
    let pull = RubberBand.pull(for: abs(banded - inside), length: container)
    return banded < inside ? inside - pull : inside + pull
  }
}
