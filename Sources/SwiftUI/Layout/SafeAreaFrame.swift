/// Makes a safe area of its own: the view takes all the space, what is in it stays out of the
/// insets.
nonisolated struct SafeAreaFrame: PrimitiveModifier, Equatable {
  typealias Body = Never

  let insets: EdgeInsets

  @MainActor func makeElement(around content: Element, node: _Node) -> SafeAreaFrameElement {
    let element = SafeAreaFrameElement(insets, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: SafeAreaFrameElement, from old: SafeAreaFrame) {
    element.insets = insets
  }
}

final class SafeAreaFrameElement: Element {
  var insets: EdgeInsets {
    didSet {
      guard insets != oldValue else { return }
      setNeedsLayout()
      for child in children { child.invalidateSizesInside() }
    }
  }

  init(_ insets: EdgeInsets, node: _Node) {
    self.insets = insets
    super.init(node: node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    let inner = frame.inset(by: insets)
    let offer = ProposedViewSize(inner.size)
    for child in children {
      let size = child.size(for: offer)
      child.place(
        at: CGPoint(x: inner.midX - size.width / 2, y: inner.midY - size.height / 2),
        proposal: offer)
    }
  }

  override func stackAxis(of child: Element) -> Axis? { nil }

  override func safeRegion(around child: Element) -> SafeRegion {
    .region(outer: frame, inner: frame.inset(by: insets))
  }

  override var relativeContainerSize: CGSize? { frame.inset(by: insets).size }
}

extension View {
  /// Takes all the space, and keeps what is in it out of the insets unless it ignores safe areas.
  nonisolated func safeAreaFrame(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaFrame(insets: insets))
  }
}
