/// Space around a view that is unsafe for the view's content.
nonisolated struct SafeAreaPadding: PrimitiveModifier, Equatable {
  typealias Body = Never

  let insets: EdgeInsets

  @MainActor func makeElement(around content: Element, node: _Node) -> SafeAreaPaddingElement {
    let element = SafeAreaPaddingElement(insets, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: SafeAreaPaddingElement, from old: SafeAreaPadding) {
    element.insets = insets
  }
}

final class SafeAreaPaddingElement: Element {
  var insets: EdgeInsets { didSet { setNeedsLayout() } }

  init(_ insets: EdgeInsets, node: _Node) {
    self.insets = insets
    super.init(node: node)
  }

  private var padding: Padding { Padding(insets: insets) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    padding.size(of: children[0], for: proposal)
  }

  override func placeChildren() {
    children[0].place(
      at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
      proposal: placedProposal.inset(by: insets))
  }

  override var spacing: ViewSpacing { padding.spacing(of: children[0]) }

  override var layoutPriority: Double { 0 }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    children[0].dimensions(for: dimensions.proposal.inset(by: insets))[explicit: key].map {
      $0 + (key.axis == .horizontal ? insets.leading : insets.top)
    }
  }

  override func safeRegion(around child: Element) -> SafeRegion {
    .region(outer: frame, inner: frame.inset(by: insets))
  }
}

extension View {
  /// Adds space around the view that its content may extend under.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(insets: insets))
  }

  /// Adds space on some edges that the view's content may extend under.
  ///
  /// - Parameter length: In points; `nil` for that of the system, 16.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(SafeAreaPadding(insets: EdgeInsets(length ?? Padding.defaultLength, on: edges)))
  }

  /// Adds space on all edges that the view's content may extend under.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(SafeAreaPadding(insets: EdgeInsets(length)))
  }
}
