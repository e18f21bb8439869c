/// The arrangement of a stack that was determined last.
public struct StackCache {
  private var known: [(proposal: ProposedViewSize, arrangement: StackArrangement)] = []

  /// The number of arrangements that are cached: those for the least, the most and the real size.
  private static let limit = 4

  mutating func arrangement(
    for proposal: ProposedViewSize, _ make: () -> StackArrangement
  ) -> StackArrangement {
    if let known = known.last(where: { $0.proposal == proposal }) { return known.arrangement }
    let arrangement = make()
    if known.count == Self.limit { known.removeFirst() }
    known.append((proposal, arrangement))
    return arrangement
  }
}
