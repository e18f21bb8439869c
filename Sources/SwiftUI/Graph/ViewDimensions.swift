/// The size of a view and the positions of its alignment lines, in its own coordinates.
public struct ViewDimensions: Equatable, Sendable {
  /// The element that sets positions of its own; `nil` for a mere size.
  private let element: Element?
  let size: CGSize
  /// The size that was offered.
  let proposal: ProposedViewSize

  init(_ element: Element, size: CGSize, proposal: ProposedViewSize) {
    self.element = element
    self.size = size
    self.proposal = proposal
  }

  /// Creates the dimensions of a view that sets no positions.
  init(size: CGSize) {
    element = nil
    self.size = size
    proposal = ProposedViewSize(size)
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  /// The position of a line, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a line, from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a line if the view sets one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The position of a line if the view sets one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.id.defaultValue(in: self)
  }

  subscript(explicit key: AlignmentKey) -> CGFloat? {
    MainActor.assumeIsolated { element?.explicitAlignment(key, in: self) }
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.element === b.element && a.size == b.size && a.proposal == b.proposal
  }
}
