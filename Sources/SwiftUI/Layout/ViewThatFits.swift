internal import Layers

/// Shows the first of several views that fits into the space that is offered; otherwise the last.
public nonisolated struct ViewThatFits<Content: View>: ContainerView {
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// - Parameter axes: The directions in which a view has to fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor var containerContent: Content { content }

  @MainActor func makeElement(node: _Node) -> FittingElement {
    FittingElement(axes, node: node)
  }

  @MainActor func update(_ element: FittingElement, from old: ViewThatFits) {
    element.axes = axes
  }
}

final class FittingElement: Element {
  var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }

  init(_ axes: Axis.Set, node: _Node) {
    self.axes = axes
    super.init(node: node)
  }

  /// The child that is shown where `proposal` is offered.
  private func child(for proposal: ProposedViewSize) -> Element? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let children = children.filter { !$0.isLeaving }
    return children.first { child in
      let size = child.size(for: ideal)
      return [Axis.horizontal, .vertical].allSatisfy { axis in
        !axes.contains(Axis.Set(axis)) || size[axis] <= proposal[axis] ?? .infinity
      }
    } ?? children.last
  }

  private var shown: Element? { child(for: placedProposal) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func placeChildren() {
    shown?.place(at: frame.origin, proposal: placedProposal)
  }

  override var isLeaving: Bool { false }

  override var spacing: ViewSpacing { shown?.spacing ?? .zero }

  override var layoutPriority: Double { shown?.layoutPriority ?? 0 }

  override func trait(_ key: ObjectIdentifier) -> Any? { nil }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    child(for: dimensions.proposal)?.dimensions(for: dimensions.proposal)[explicit: key]
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    shown?.draw(in: context) ?? []
  }

  override func hit(_ point: CGPoint) -> HitPath? { shown?.hit(point)?.adding(self) }
}
