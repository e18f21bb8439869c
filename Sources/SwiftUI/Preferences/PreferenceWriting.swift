/// Hands up a value, in place of those of the views inside.
nonisolated struct PreferenceWriting<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let value: Key.Value

  @MainActor static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, PreferenceWriting>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, PreferenceWriting>> {
    WritingNode(view, inputs)
  }
}

private final class WritingNode<V: View, Key: PreferenceKey>:
  ModifiedNode<V, PreferenceWriting<Key>>
{
  override init(_ view: ModifiedContent<V, PreferenceWriting<Key>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.needsPreferences = true
  }

  override func modifierDidChange(from old: PreferenceWriting<Key>) {
    if !FieldComparison.areEqual(old, view.modifier) { graph.needsPreferences = true }
  }

  override func willBeRemoved() { graph.needsPreferences = true }

  override func collectPreference<Other: PreferenceKey>(
    _ key: Other.Type, into value: inout Other.Value?
  ) {
    guard let own = view.modifier.value as? Other.Value, key == Key.self else {
      return super.collectPreference(key, into: &value)
    }
    Other.add(own, to: &value)
  }
}

/// Changes the value that the views inside hand up.
nonisolated struct PreferenceTransform<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  /// - Parameter element: That of the view, where it has one.
  let change: (inout Key.Value, _ element: Element?) -> Void

  @MainActor static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, PreferenceTransform>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, PreferenceTransform>> {
    TransformNode(view, inputs)
  }
}

private final class TransformNode<V: View, Key: PreferenceKey>:
  ModifiedNode<V, PreferenceTransform<Key>>
{
  override init(_ view: ModifiedContent<V, PreferenceTransform<Key>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.needsPreferences = true
  }

  override func modifierDidChange(from old: PreferenceTransform<Key>) {
    graph.needsPreferences = true
  }

  override func willBeRemoved() { graph.needsPreferences = true }

  override func collectPreference<Other: PreferenceKey>(
    _ key: Other.Type, into value: inout Other.Value?
  ) {
    guard key == Key.self else { return super.collectPreference(key, into: &value) }
    var inside: Key.Value?
    super.collectPreference(Key.self, into: &inside)
    var changed = inside ?? Key.defaultValue
    view.modifier.change(&changed, elements.first)
    if let changed = changed as? Other.Value { Other.add(changed, to: &value) }
  }
}

extension View {
  /// Hands a value up to the views around.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceWriting<K>(value: value))
  }

  /// Changes the value that the view hands up.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K> { value, _ in callback(&value) })
  }

  /// Hands up a value that is made of a place of the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceTransform<K> { result, element in
        if let element { result = transform(Anchor(value, of: element)) }
      })
  }

  /// Changes the value that the view hands up by a place of it.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceTransform<K> { result, element in
        if let element { transform(&result, Anchor(value, of: element)) }
      })
  }
}
