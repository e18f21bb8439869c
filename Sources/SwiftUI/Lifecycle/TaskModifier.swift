/// Runs a task while a view is there.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never

  /// With another value the task starts again.
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, TaskModifier>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, TaskModifier>> {
    TaskNode(view, inputs)
  }
}

private final class TaskNode<V: View, ID: Equatable>: ModifiedNode<V, TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override init(_ view: ModifiedContent<V, TaskModifier<ID>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.afterLayout { [weak self] in self?.begin() }
  }

  override func modifierDidChange(from old: TaskModifier<ID>) {
    guard old.id != view.modifier.id else { return }
    task?.cancel()
    graph.afterUpdate { [weak self] in self?.begin() }
  }

  override func willBeRemoved() { task?.cancel() }

  private func begin() {
    guard !isRemoved else { return }
    let action = view.modifier.action
    graph.expectWork()
    task = Task(priority: view.modifier.priority) { await action() }
  }
}

extension View {
  /// Runs a task from when the view appears until it is gone.
  public nonisolated func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task while the view is there, and starts it again when a value has changed.
  public nonisolated func task<ID: Equatable>(
    id: ID, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}
