/// Views made of the elements of a collection, each with an identity.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: ForEach, _ inputs: _NodeInputs) -> _ViewNode<
    ForEach
  > {
    ForEachNode(view, inputs)
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

/// A node whose children have the identities of a collection's elements.
@MainActor
protocol RowsNode: _Node {
  /// The identity of the element that a child shows.
  func rowID(of child: _Node) -> AnyHashable?
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  BranchingNode<ForEach<Data, ID, Content>>, RowsNode
{
  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    show(isFirst: true)
  }

  func rowID(of child: _Node) -> AnyHashable? { branches.id(of: child) }

  override func evaluate() {
    clearDirty()
    show(isFirst: false)
  }

  private func show(isFirst: Bool) {
    let rows = tracking {
      view.data.map { Branch(id: AnyHashable(view.id($0)), view: view.content($0)) }
    }
    branches.show(rows, isFirst: isFirst)
  }
}
