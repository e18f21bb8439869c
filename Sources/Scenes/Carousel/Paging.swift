internal import Parameters

/// Where a scroll view that pages comes to rest.
enum Paging: String, ParameterChoice {
  /// Multiples of the container's length, without its margins and without the spacing of the items,
  /// as SwiftUI's `.paging`: with spacing, items lie that much further off with every page.
  case container
  /// Wherever an item begins.
  case snap

  /// Returns the page to go to after a gesture: the next one along its velocity, the nearest
  /// without one; never more than one page from where it began. `nil` if there is no such page.
  ///
  /// Lengths are in points, or in any other unit that all of them share. Source: swiftui-semantics
  /// §9.2; the limit of one page also without a velocity is this program's choice.
  ///
  /// - Parameters:
  ///   - start: Offset at which the gesture began.
  ///   - projected: Offset at which it would end if nothing stopped it.
  ///   - velocity: Change of the offset per second when it was let go.
  ///   - page: From one page to the next, above 0.
  ///   - limit: Largest offset.
  static func target(
    from start: Double, projected: Double, velocity: Double, page: Double, limit: Double
  ) -> Double? {
    let current = nearestPage(to: start, page: page)
    let wanted =
      velocity == 0
      ? min(max(nearestPage(to: projected, page: page), current - 1), current + 1)
      : current + (velocity > 0 ? 1 : -1)
    let target = wanted * page
    // Half a millionth of a page is room for rounding in the limit.
    return target >= 0 && target <= limit + page * 5e-7 ? target : nil
  }

  private static func nearestPage(to offset: Double, page: Double) -> Double {
    (offset / page).rounded(.toNearestOrAwayFromZero)
  }
}
