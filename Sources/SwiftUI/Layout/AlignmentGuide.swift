/// Sets the position of an alignment line in a view.
nonisolated struct AlignmentGuide: PrimitiveModifier {
  typealias Body = Never

  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  @MainActor func makeElement(around content: Element, node: _Node) -> AlignmentGuideElement {
    let element = AlignmentGuideElement(self, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: AlignmentGuideElement, from old: AlignmentGuide) {
    element.guide = self
  }
}

final class AlignmentGuideElement: Element {
  var guide: AlignmentGuide { didSet { setNeedsLayout() } }

  init(_ guide: AlignmentGuide, node: _Node) {
    self.guide = guide
    super.init(node: node)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    guard key == guide.key else { return super.explicitAlignment(key, in: dimensions) }
    return guide.computeValue(children[0].dimensions(for: dimensions.proposal))
  }
}

extension View {
  /// Sets the position of an alignment line, from the view's leading edge.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: guide.key, computeValue: computeValue))
  }

  /// Sets the position of an alignment line, from the view's top edge.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: guide.key, computeValue: computeValue))
  }
}
