/// The sizes of a scroll view, and how far it is scrolled.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content that lies at the top left corner of the scroll view.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// The margins around the content.
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is in view.
  public var visibleRect: CGRect { bounds }

  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollElement {
  var geometry: ScrollGeometry {
    let margins = margins
    return ScrollGeometry(
      // The content begins after its margins.
      contentOffset: CGPoint(
        x: contentOffset.x - margins.leading, y: contentOffset.y - margins.top),
      contentSize: CGSize(
        width: contentSize.width - margins.horizontal,
        height: contentSize.height - margins.vertical),
      contentInsets: margins, containerSize: frame.size)
  }
}

/// Calls an action with a value of the geometry of the scroll view inside.
nonisolated struct ScrollGeometryChange<Value: Equatable>: PrimitiveModifier {
  typealias Body = Never

  let value: (ScrollGeometry) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  @MainActor func makeElement(
    around content: Element, node: _Node
  ) -> ScrollGeometryElement<Value> {
    let element = ScrollGeometryElement(self, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: ScrollGeometryElement<Value>, from old: ScrollGeometryChange) {
    element.modifier = self
  }
}

final class ScrollGeometryElement<Value: Equatable>: Element {
  var modifier: ScrollGeometryChange<Value> { didSet { setNeedsPlacement() } }
  private var last: Value?

  init(_ modifier: ScrollGeometryChange<Value>, node: _Node) {
    self.modifier = modifier
    super.init(node: node)
  }

  private func scrollView(in element: Element) -> ScrollElement? {
    (element as? ScrollElement)
      ?? element.children.lazy.compactMap { [self] in scrollView(in: $0) }.first
  }

  override func placeChildren() {
    super.placeChildren()
    guard let scrollView = scrollView(in: self) else { return }
    let new = modifier.value(scrollView.geometry)
    let old = last ?? new
    guard last == nil || old != new else { return }
    last = new
    graph.afterUpdate { [weak self] in self?.modifier.action(old, new) }
  }
}

extension View {
  /// Calls an action with a value of the geometry of the scroll view inside, at first and when it
  /// has changed.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryChange(value: transform, action: action))
  }
}
