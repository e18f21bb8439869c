/// The range of a scroll position and the length of its view, in strides: from the start of an item
/// to that of the next.
struct ScrollExtent: Sendable, Hashable {
  /// Position that shows the last item; 0 if all are in view.
  let end: Double
  /// Length of the scroll view.
  let container: Double
  /// From the beginning of a page to that of the next, above 0.
  var page = 1.0

  /// Returns the nearest position between the ends.
  func limited(_ position: Double) -> Double { min(max(position, 0), end) }

  /// Returns where the page begins that lies a number of pages after the one at `position`; the
  /// last one may be cut short by the end.
  func page(_ count: Double, after position: Double) -> Double {
    let here = limited(position) / page
    // A millionth of a page is room for rounding.
    let whole =
      count > 0
      ? (here + 1e-6).rounded(.down) : count < 0 ? (here - 1e-6).rounded(.up) : here.rounded()
    return limited((whole + count) * page)
  }

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
