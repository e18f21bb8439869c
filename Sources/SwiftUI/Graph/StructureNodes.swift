/// A view that shows nothing and takes no place.
public nonisolated struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  @MainActor public static func _makeNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _ViewNode<
    EmptyView
  > {
    _ViewNode(view, inputs)
  }
}

/// Several views side by side, for the container around them.
public nonisolated struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T
  let parts: [any View]

  public init(_ value: T) {
    self.init(
      value, children: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  init(_ value: T, children: [any View]) {
    self.value = value
    parts = children
  }

  @MainActor public static func _makeNode(_ view: TupleView, _ inputs: _NodeInputs) -> _ViewNode<
    TupleView
  > {
    TupleNode(view, inputs)
  }
}

private final class TupleNode<T>: _ViewNode<TupleView<T>> {
  private var nodes: [_Node] = []

  override init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    nodes = view.parts.map { makeChild(erased: $0) }
  }

  override var children: [_Node] { nodes }

  override func viewDidChange(from old: TupleView<T>) {
    for (node, part) in zip(nodes, view.parts) { node.update(erased: part) }
  }
}

extension _Node {
  /// The node of a view whose type is known only now.
  func makeChild(erased view: any View) -> _Node {
    func make<V: View>(_ view: V) -> _Node { makeChild(view) }
    return make(view)
  }

  /// Takes in a view, which has to be of the node's type.
  func update(erased view: any View) {
    func update<V: View>(_ view: V) { unsafeDowncast(self, to: _ViewNode<V>.self).update(view) }
    update(view)
  }
}

/// Views that are taken together, so that a modifier is written once.
public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Group, _ inputs: _NodeInputs) -> _ViewNode<Group>
  {
    GroupNode(view, inputs)
  }
}

private final class GroupNode<Content: View>: _ViewNode<Group<Content>> {
  private var child: _ViewNode<Content>?

  override init(_ view: Group<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = makeChild(view.content)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange(from old: Group<Content>) { child?.update(view.content) }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Wrapped?, _ inputs: _NodeInputs) -> _ViewNode<
    Wrapped?
  > {
    OptionalNode(view, inputs)
  }
}

private final class OptionalNode<Wrapped: View>: BranchingNode<Wrapped?> {
  override init(_ view: Wrapped?, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    branches.show(view.map { [Branch(id: 0, view: $0)] } ?? [], isFirst: true)
  }

  override func viewDidChange(from old: Wrapped?) {
    branches.show(view.map { [Branch(id: 0, view: $0)] } ?? [])
  }
}

/// One of two views, as `if` and `else` make it.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: _ConditionalContent, _ inputs: _NodeInputs
  ) -> _ViewNode<_ConditionalContent> {
    ConditionalNode(view, inputs)
  }
}

private final class ConditionalNode<First: View, Second: View>:
  BranchingNode<_ConditionalContent<First, Second>>
{
  override init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    branches.show([branch], isFirst: true)
  }

  private var branch: Branch {
    switch view.storage {
    case .first(let view): Branch(id: 0, view: view)
    case .second(let view): Branch(id: 1, view: view)
    }
  }

  override func viewDidChange(from old: _ConditionalContent<First, Second>) {
    branches.show([branch])
  }
}

/// A view whose type is known only while it runs.
public nonisolated struct AnyView: View {
  public typealias Body = Never

  let content: any View

  public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }

  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor public static func _makeNode(_ view: AnyView, _ inputs: _NodeInputs) -> _ViewNode<
    AnyView
  > {
    AnyViewNode(view, inputs)
  }
}

private final class AnyViewNode: _ViewNode<AnyView> {
  private var child: _Node?

  override init(_ view: AnyView, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = makeChild(erased: view.content)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange(from old: AnyView) {
    if type(of: old.content) == type(of: view.content) {
      child?.update(erased: view.content)
      return
    }
    child?.remove()
    child = makeChild(erased: view.content)
    elementsDidChange()
  }
}

/// A view whose identity is a value: another value is another view.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
  typealias Body = Never

  let content: Content
  let id: ID

  @MainActor static func _makeNode(
    _ view: IdentifiedView, _ inputs: _NodeInputs
  ) -> _ViewNode<IdentifiedView> {
    IdentifiedNode(view, inputs)
  }
}

private final class IdentifiedNode<Content: View, ID: Hashable>:
  BranchingNode<IdentifiedView<Content, ID>>, RowsNode
{
  func rowID(of child: _Node) -> AnyHashable? { branches.id(of: child) }

  override init(_ view: IdentifiedView<Content, ID>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    branches.show([Branch(id: view.id, view: view.content)], isFirst: true)
  }

  override func viewDidChange(from old: IdentifiedView<Content, ID>) {
    branches.show([Branch(id: view.id, view: view.content)])
  }
}

extension View {
  /// Gives the view an identity of its own: with another `id` it starts again.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
