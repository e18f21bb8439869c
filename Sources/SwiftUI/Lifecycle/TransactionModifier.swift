/// Changes the transactions of all inside a view.
nonisolated struct TransactionModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  /// The value whose changes it is for; `nil` for all changes.
  var value: Value?
  let transform: (inout Transaction) -> Void

  @MainActor static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, TransactionModifier>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, TransactionModifier>> {
    TransactionNode(view, inputs)
  }
}

private final class TransactionNode<V: View, Value: Equatable>:
  ModifiedNode<V, TransactionModifier<Value>>
{
  /// The number of the update in which the value changed last.
  private var changeNumber: Int?

  override func modifierDidChange(from old: TransactionModifier<Value>) {
    if old.value != view.modifier.value { changeNumber = graph.updateNumber }
  }

  override func transform(_ transaction: inout Transaction) {
    guard view.modifier.value == nil || changeNumber == graph.updateNumber else { return }
    view.modifier.transform(&transaction)
  }
}

extension View {
  /// Changes the transactions of the view and all inside it.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier<Bool>(transform: transform))
  }

  /// Changes the transactions of the view where a value has changed.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: ChangingValue(value), transform: transform))
  }

  /// Changes the transactions of what `body` adds to the view, and not those of the view.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self, isScoped: true))
      .modifier(TransactionScope(transform: transform))
  }

  /// Animates the view and all inside it where a value has changed.
  ///
  /// - Parameter animation: In place of the one that the change was made with; `nil` for none.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    transaction(value: value) { $0.setAnimation(animation) }
  }

  /// Animates all changes of the view and all inside it.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { $0.setAnimation(animation) }
  }

  /// Animates what `body` adds to the view, and not the view.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.setAnimation(animation) }, body: body)
  }
}

extension Transaction {
  /// Takes on an animation that a view asks for.
  fileprivate mutating func setAnimation(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

/// A value that is there, even if it is `nil`.
private nonisolated struct ChangingValue<Value: Equatable>: Equatable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension View where Self: Equatable {
  /// Animates the view where it has changed.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}
