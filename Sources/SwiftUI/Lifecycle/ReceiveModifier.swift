/// Calls an action with the values of a publisher while a view is there.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, ReceiveModifier>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, ReceiveModifier>> {
    ReceiveNode(view, inputs)
  }
}

private final class ReceiveNode<V: View, P: Publisher>: ModifiedNode<V, ReceiveModifier<P>>
where P.Failure == Never {
  private var cancellable: AnyCancellable?

  override init(_ view: ModifiedContent<V, ReceiveModifier<P>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.afterLayout { [weak self] in self?.subscribe() }
  }

  override func modifierDidChange(from old: ReceiveModifier<P>) {
    guard !FieldComparison.areEqual(old.publisher, view.modifier.publisher) else { return }
    graph.afterUpdate { [weak self] in self?.subscribe() }
  }

  override func willBeRemoved() { cancellable = nil }

  private func subscribe() {
    guard !isRemoved else { return }
    cancellable = view.modifier.publisher.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      MainQueue.run {
        guard let self, !self.isRemoved else { return }
        self.graph.running { self.view.modifier.action(value) }
      }
    }
  }
}

extension View {
  /// Calls an action with each value of a publisher while the view is there.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
