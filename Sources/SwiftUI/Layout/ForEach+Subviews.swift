/// The single views of a content, which are known when it is shown.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  fileprivate init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> Subview { fatalError("they are known when they are shown") }
}

extension ForEach {
  /// Creates a view of each single view of a content.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    data = ForEachSubviewCollection()
    self.content = content
    id = { $0.id }
    source = AnyView(
      GroupElementsOfContent(subviews: view) {
        ForEach<[Subview], Subview.ID, Content>($0.views, content: content)
      })
  }
}
