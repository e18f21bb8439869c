/// Calls an action after updates in which a value has changed.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  /// Whether the action is called once when the view appears, too.
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  @MainActor static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, ChangeModifier>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, ChangeModifier>> {
    ChangeNode(view, inputs)
  }
}

private final class ChangeNode<V: View, Value: Equatable>: ModifiedNode<V, ChangeModifier<Value>> {
  override init(_ view: ModifiedContent<V, ChangeModifier<Value>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    if view.modifier.isInitial { call(view.modifier.value) }
  }

  override func modifierDidChange(from old: ChangeModifier<Value>) {
    if old.value != view.modifier.value { call(old.value) }
  }

  private func call(_ old: Value) {
    let new = view.modifier.value
    graph.afterUpdate { [weak self] in
      guard let self, !self.isRemoved else { return }
      self.view.modifier.action(old, new)
    }
  }
}

extension View {
  /// Calls an action with the old value and the new one when a value has changed.
  ///
  /// - Parameter initial: Whether it is called when the view appears, too.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls an action when a value has changed.
  ///
  /// - Parameter initial: Whether it is called when the view appears, too.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Calls an action with the new value when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }
}
