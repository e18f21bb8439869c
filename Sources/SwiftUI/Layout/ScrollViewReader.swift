/// Lets its content scroll the scroll views in it.
///
/// ```swift
/// struct Rows: View {
///   var body: some View {
///     ScrollViewReader { proxy in
///       ScrollView {
///         ForEach(0..<100) { Text("Row \($0)").id($0) }
///       }
///       .onAppear { proxy.scrollTo(50, anchor: .center) }
///     }
///   }
/// }
/// ```
public nonisolated struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  @State private var reader = ScrollReader()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View {
    content(ScrollViewProxy(reader: reader)).modifier(ScrollReaderModifier(reader: reader))
  }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy {
  let reader: ScrollReader

  /// Scrolls to the view with an identity, under the current transaction's animation.
  ///
  /// - Parameter anchor: The place in the view, and the one in the scroll view, that meet; `nil`
  ///   scrolls as little as brings the view into sight.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// The element of a reader's content.
nonisolated final class ScrollReader {
  weak var element: Element?

  init() {}

  @MainActor func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let element, let (target, views) = element.find(id, in: []), let view = views.last else {
      return
    }
    let frame = target.convert(target.frame, to: .named(ScrollViewSpaceName(axis: nil)))
      .offsetBy(dx: view.contentOffset.x, dy: view.contentOffset.y)
    let size = view.frame.size
    func offset(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ now: CGFloat, _ a: CGFloat?)
      -> CGFloat
    {
      if let a { return start - a * (room - length) }
      return start < now ? start : max(now, start + length - room)
    }
    let transaction = CurrentTransaction.value
    let place = CGPoint(
      x: offset(frame.minX, frame.width, size.width, view.contentOffset.x, anchor?.x),
      y: offset(frame.minY, frame.height, size.height, view.contentOffset.y, anchor?.y))
    view.scroll(
      to: CGPoint(
        x: view.axes.contains(.horizontal) ? place.x : view.contentOffset.x,
        y: view.axes.contains(.vertical) ? place.y : view.contentOffset.y),
      animation: transaction.effectiveAnimation)
  }
}

extension Element {
  /// The element of the view with an identity, and the scroll views around it.
  fileprivate func find(_ id: AnyHashable, in views: [ScrollElement]) -> (Element, [ScrollElement])?
  {
    if !views.isEmpty, hasIdentity(id) { return (self, views) }
    let inner = views + [self as? ScrollElement].compactMap { $0 }
    for child in children {
      if let found = child.find(id, in: inner) { return found }
    }
    return nil
  }

  /// Whether its view, or a view without elements of its own around it, has an identity.
  private func hasIdentity(_ id: AnyHashable) -> Bool {
    var node = node
    while let parent = node.parent {
      if (parent as? any RowsNode)?.rowID(of: node) == id { return true }
      // Views further out have an element of their own.
      if parent === self.parent?.node { return false }
      node = parent
    }
    return false
  }
}

private nonisolated struct ScrollReaderModifier: PrimitiveModifier {
  typealias Body = Never

  let reader: ScrollReader

  @MainActor func makeElement(around content: Element, node: _Node) -> Element {
    let element = Element(node: node)
    element.children = [content]
    reader.element = element
    return element
  }

  @MainActor func update(_ element: Element, from old: ScrollReaderModifier) {
    reader.element = element
  }
}
