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
    view.scroll(
      to: view.offset(showing: view.frameInContent(of: target), anchor: anchor),
      animation: CurrentTransaction.value.effectiveAnimation)
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
