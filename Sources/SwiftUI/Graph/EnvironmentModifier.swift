/// Changes the environment for all inside it.
nonisolated struct EnvironmentModifier: ViewModifier {
  typealias Body = Never

  let change: (inout EnvironmentValues) -> Void

  @MainActor static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, EnvironmentModifier>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, EnvironmentModifier>> {
    EnvironmentNode(view, inputs)
  }
}

private final class EnvironmentNode<V: View>: _ViewNode<ModifiedContent<V, EnvironmentModifier>> {
  private var child: _ViewNode<V>?

  override init(_ view: ModifiedContent<V, EnvironmentModifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = makeChild(view.content)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override var childEnvironment: EnvironmentValues {
    var environment = environment
    view.modifier.change(&environment)
    return environment
  }

  override func viewDidChange(from old: ModifiedContent<V, EnvironmentModifier>) {
    passEnvironmentOn()
    child?.update(view.content)
  }
}

extension View {
  /// Sets a value of the environment for the view and all inside it.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object into the environment, to be found by its type.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    modifier(EnvironmentModifier { $0[Object.self] = object })
  }

  /// Changes a value of the environment for the view and all inside it.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
