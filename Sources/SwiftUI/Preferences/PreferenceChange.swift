/// Calls an action with the value that the views inside hand up.
nonisolated struct PreferenceChange<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  typealias Body = Never

  let action: (Key.Value) -> Void

  @MainActor static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, PreferenceChange>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, PreferenceChange>> {
    PreferenceChangeNode(view, inputs)
  }
}

private final class PreferenceChangeNode<V: View, Key: PreferenceKey>:
  ModifiedNode<V, PreferenceChange<Key>>, PreferenceObserver
where Key.Value: Equatable {
  private var last: Key.Value?

  override init(_ view: ModifiedContent<V, PreferenceChange<Key>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.observePreferences(self)
  }

  func preferencesDidChange() {
    let new = preference(Key.self) ?? Key.defaultValue
    guard new != last else { return }
    last = new
    graph.afterUpdate { [weak self] in
      guard let self, !self.isRemoved else { return }
      self.view.modifier.action(new)
    }
  }
}

extension View {
  /// Calls an action with the value that the view hands up, at first and when it has changed.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChange<K>(action: action))
  }
}
