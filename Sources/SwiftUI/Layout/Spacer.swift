/// Space that takes what a stack has left, and in other places both directions.
public nonisolated struct Spacer: PrimitiveView, Sendable {
  public typealias Body = Never

  /// The least length; `nil` for that of the system, 8 points.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor func makeElement(node: _Node) -> SpacerElement {
    SpacerElement(self, node: node)
  }

  @MainActor func update(_ element: SpacerElement, from old: Spacer) {
    element.spacer = self
  }
}

final class SpacerElement: Element {
  var spacer: Spacer { didSet { setNeedsLayout() } }

  init(_ spacer: Spacer, node: _Node) {
    self.spacer = spacer
    super.init(node: node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = spacer.minLength ?? 8
    func length(_ axis: Axis) -> CGFloat { max(least, proposal[axis] ?? least) }
    guard let axis = parent?.stackAxis(of: self) else {
      return CGSize(width: length(.horizontal), height: length(.vertical))
    }
    return CGSize(axis, along: length(axis), across: 0)
  }

  override var spacing: ViewSpacing {
    switch parent?.stackAxis(of: self) {
    case .horizontal: ViewSpacing(zeroOn: .horizontal)
    case .vertical: ViewSpacing(zeroOn: .vertical)
    case nil: .zero
    }
  }

  /// Lower than that of any other view: those take all that they can.
  override var layoutPriority: Double { -.infinity }

  override func hit(_ point: CGPoint) -> HitPath? { nil }
}
