/// Views in front of a view or behind it that are made of the value it hands up.
nonisolated struct PreferenceDecoration<Key: PreferenceKey, Content: View>: ViewModifier {
  typealias Body = Never

  let alignment: Alignment
  let isBehind: Bool
  let content: (Key.Value) -> Content

  @MainActor static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, PreferenceDecoration>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, PreferenceDecoration>> {
    PreferenceDecorationNode(view, inputs)
  }
}

/// The node of a view that is decorated by its own value: that of the view under a decoration
/// which reads the value.
private final class PreferenceDecorationNode<V: View, Key: PreferenceKey, Content: View>:
  _ViewNode<ModifiedContent<V, PreferenceDecoration<Key, Content>>>, PreferenceObserver
{
  private typealias Decorated = ModifiedContent<V, Decoration<PreferenceReader<Key, Content>>>

  private let value = PreferenceValue(Key.defaultValue)
  private var child: _ViewNode<Decorated>?

  override init(
    _ view: ModifiedContent<V, PreferenceDecoration<Key, Content>>, _ inputs: _NodeInputs
  ) {
    super.init(view, inputs)
    child = makeChild(decorated)
    graph.observePreferences(self)
  }

  private var decorated: Decorated {
    let modifier = view.modifier
    return view.content.modifier(
      Decoration(
        content: PreferenceReader(value: value, content: modifier.content),
        alignment: modifier.alignment, isBehind: modifier.isBehind))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange(from old: ModifiedContent<V, PreferenceDecoration<Key, Content>>) {
    child?.update(decorated)
  }

  func preferencesDidChange() {
    // The first node below the decoration's is that of the view.
    value.set(child?.children.first?.preference(Key.self) ?? Key.defaultValue)
  }
}

/// The value that a view hands up, for the views that are made of it.
final class PreferenceValue<Value>: ValueSource {
  private var value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  func read() -> Value {
    noteRead()
    return value
  }

  func set(_ new: Value) {
    let isSame = FieldComparison.areEqual(value, new)
    value = new
    if !isSame { invalidateReaders() }
  }
}

/// Views that are made of a value which another view hands up.
nonisolated struct PreferenceReader<Key: PreferenceKey, Content: View>: View {
  let value: PreferenceValue<Key.Value>
  let content: (Key.Value) -> Content

  @MainActor var body: some View { content(value.read()) }
}

extension View {
  /// Puts views in front of the view that are made of the value it hands up.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceDecoration<K, V>(alignment: alignment, isBehind: false, content: transform))
  }

  /// Puts views behind the view that are made of the value it hands up.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceDecoration<K, V>(alignment: alignment, isBehind: true, content: transform))
  }
}
