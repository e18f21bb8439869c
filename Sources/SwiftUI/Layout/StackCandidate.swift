/// A view of a stack, or a column of a grid, that waits for its part of a length.
struct StackCandidate {
  let index: Int
  let priority: Double
  let least: CGFloat
  let most: CGFloat

  private var flexibility: CGFloat { least == most ? 0 : most - least }

  /// Whether it is asked before another: the least flexible first, and of those without a limit the
  /// one with the larger minimum.
  private func precedes(_ other: StackCandidate) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility.isInfinite, least != other.least { return least > other.least }
    return index < other.index
  }

  /// Offers each candidate an equal share of what those before it have left.
  ///
  /// The minimum of those of lower priority is put aside until their turn comes.
  ///
  /// - Parameter take: Returns the length that a candidate takes of its share.
  static func share(
    _ length: CGFloat, among candidates: [StackCandidate],
    take: (_ index: Int, _ share: CGFloat) -> CGFloat
  ) {
    let order = candidates.sorted { $0.precedes($1) }
    guard let highest = order.first?.priority else { return }
    var available = length
    for candidate in order where candidate.priority < highest { available -= candidate.least }
    var rest = order[...]
    while let first = rest.first {
      let group = rest.prefix { $0.priority == first.priority }
      if first.priority < highest { available += group.reduce(0) { $0 + $1.least } }
      for (place, candidate) in group.enumerated() {
        let share = max(0, available / CGFloat(group.count - place))
        available -= take(candidate.index, share)
      }
      rest = rest.dropFirst(group.count)
    }
  }
}
