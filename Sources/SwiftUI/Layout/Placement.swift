/// A place that a container gives a view.
struct Placement: Sendable, Equatable {
  /// The top left corner.
  var origin: CGPoint
  /// The size that is offered.
  var proposal: ProposedViewSize

  init(_ origin: CGPoint, _ proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// The places that a layout has given to the views of a container.
@MainActor
final class Placements {
  private(set) var list: [Placement?] = []

  func begin(count: Int) { list = Array(repeating: nil, count: count) }

  func set(_ placement: Placement, at index: Int) { list[index] = placement }
}
