/// Takes the space that is offered, and makes its content from its size and place.
public nonisolated struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(
    _ view: GeometryReader, _ inputs: _NodeInputs
  ) -> _ViewNode<GeometryReader> {
    GeometryReaderNode(view, inputs)
  }
}

/// The node of a geometry reader. Its content is evaluated while it is placed.
private final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>> {
  private var child: _ViewNode<Content>?
  private lazy var element = GeometryReaderElement(node: self) { [unowned self] in place() }
  private lazy var reads = GeometryReads(node: self)
  private var isStale = true

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override var elements: [Element] { [element] }

  override func evaluate() {
    clearDirty()
    isStale = true
    element.setNeedsLayout()
  }

  override func childElementsDidChange() -> Bool {
    element.children = child?.elements ?? []
    return false
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    element.environmentDidChange()
  }

  /// Takes in that its element has a place: evaluates the content if that depends on it.
  private func place() {
    guard isStale || reads.haveChanged else { return }
    isStale = false
    reads.begin()
    let proxy = GeometryProxy(element, reads: reads)
    let content = tracking { view.content(proxy) }
    if let child {
      child.update(content)
    } else {
      let child = makeChild(content)
      self.child = child
      element.children = child.elements
    }
    graph.evaluateDirty()
  }
}

private final class GeometryReaderElement: Element {
  private let evaluateContent: () -> Void

  init(node: _Node, evaluateContent: @escaping () -> Void) {
    self.evaluateContent = evaluateContent
    super.init(node: node)
  }

  override var isLayoutBoundary: Bool { true }

  override var dependsOnSurroundings: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    evaluateContent()
    let offer = ProposedViewSize(frame.size)
    for child in children { child.place(at: frame.origin, proposal: offer) }
  }

  override var isLeaving: Bool { false }

  override var spacing: ViewSpacing { ViewSpacing() }

  override var layoutPriority: Double { 0 }

  override func stackAxis(of child: Element) -> Axis? { nil }

  override func trait(_ key: ObjectIdentifier) -> Any? { nil }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    nil
  }
}
