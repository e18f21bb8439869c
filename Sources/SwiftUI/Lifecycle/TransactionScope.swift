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

/// The view that a closure of `animation(_:body:)` or of `transaction(_:body:)` adds to.
public nonisolated struct PlaceholderContentView<Content: View>: View {
  public typealias Body = Never

  let content: Content
  /// Whether a scope around it changes transactions.
  var isScoped = false

  @MainActor public static func _makeNode(
    _ view: PlaceholderContentView, _ inputs: _NodeInputs
  ) -> _ViewNode<PlaceholderContentView> {
    PlaceholderNode(view, inputs)
  }
}

@MainActor
private protocol TransactionPlaceholder: _Node {
  var isScoped: Bool { get }
}

private final class PlaceholderNode<Content: View>:
  _ViewNode<PlaceholderContentView<Content>>, TransactionPlaceholder
{
  private var child: _ViewNode<Content>?

  override init(_ view: PlaceholderContentView<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = makeChild(view.content)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  var isScoped: Bool { view.isScoped }

  override func viewDidChange(from old: PlaceholderContentView<Content>) {
    child?.update(view.content)
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
