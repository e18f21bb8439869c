/// Changes the transactions of what was added to a view since its placeholder.
nonisolated struct TransactionScope: ViewModifier {
  typealias Body = Never

  let transform: (inout Transaction) -> Void

  @MainActor static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, TransactionScope>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, TransactionScope>> {
    ScopeNode(view, inputs)
  }
}

@MainActor
private protocol TransactionScopeNode: _Node {}

private final class ScopeNode<V: View>: ModifiedNode<V, TransactionScope>, TransactionScopeNode {
  override func transform(_ transaction: inout Transaction) {
    view.modifier.transform(&transaction)
  }
}

/// The view that a closure of `animation(_:body:)`, a step of an animator or a transition adds to.
public nonisolated struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  let content: PlaceholderContent
  /// Whether a scope around it changes transactions.
  var isScoped = false

  init(content: some View, isScoped: Bool = false) {
    self.content = TypedPlaceholderContent(content)
    self.isScoped = isScoped
  }

  @MainActor public static func _makeNode(
    _ view: PlaceholderContentView, _ inputs: _NodeInputs
  ) -> _ViewNode<PlaceholderContentView> {
    PlaceholderNode(view, inputs)
  }
}

/// The view in the place of a placeholder, whatever its type.
nonisolated class PlaceholderContent: Equatable {
  init() {}

  @MainActor func makeNode(_ inputs: _NodeInputs) -> _Node {
    fatalError("PlaceholderContent is abstract")
  }

  /// Takes the view over into a node.
  ///
  /// - Returns: `false` for a node of views of another type.
  @MainActor func update(_ node: _Node) -> Bool { false }

  func isSame(as other: PlaceholderContent) -> Bool { self === other }

  static func == (a: PlaceholderContent, b: PlaceholderContent) -> Bool { a.isSame(as: b) }
}

private nonisolated final class TypedPlaceholderContent<Content: View>: PlaceholderContent {
  private let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor override func makeNode(_ inputs: _NodeInputs) -> _Node {
    Content._makeNode(content, inputs)
  }

  @MainActor override func update(_ node: _Node) -> Bool {
    guard let node = node as? _ViewNode<Content> else { return false }
    node.update(content)
    return true
  }

  override func isSame(as other: PlaceholderContent) -> Bool {
    guard let other = other as? TypedPlaceholderContent<Content> else { return false }
    return FieldComparison.areEqual(content, other.content)
  }
}

@MainActor
private protocol TransactionPlaceholder: _Node {
  var isScoped: Bool { get }
}

private final class PlaceholderNode<Value>:
  _ViewNode<PlaceholderContentView<Value>>, TransactionPlaceholder
{
  private var child: _Node?

  override init(_ view: PlaceholderContentView<Value>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = view.content.makeNode(childInputs)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  var isScoped: Bool { view.isScoped }

  override func viewDidChange(from old: PlaceholderContentView<Value>) {
    if let child, view.content.update(child) { return }
    child?.remove()
    child = view.content.makeNode(childInputs)
    elementsDidChange()
  }

  /// Goes back to the transaction around its scope.
  override func transform(_ transaction: inout Transaction) {
    guard isScoped else { return }
    var inner = 0
    var node = parent
    while let next = node {
      if let placeholder = next as? any TransactionPlaceholder, placeholder.isScoped { inner += 1 }
      if next is any TransactionScopeNode {
        if inner == 0 {
          transaction = next.transaction
          return
        }
        inner -= 1
      }
      node = next.parent
    }
  }
}
