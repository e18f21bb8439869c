import Observation

/// A view's place in the interface: its identity, its state, and what it has put on screen.
///
/// A node lives as long as the view at its place; the view's values come and go. Nodes form the
/// tree of identities, elements the tree of what is laid out and drawn.
@MainActor
public class _Node {
  let graph: ViewGraph
  private(set) weak var parent: _Node?
  /// The number of nodes above it.
  let depth: Int
  /// The environment that it has from its parent.
  private(set) var environment: EnvironmentValues
  /// Whether it is evaluated at the next update.
  fileprivate(set) var isDirty = false
  /// Whether it has left the interface.
  private(set) var isRemoved = false
  /// The values that its last evaluation read.
  private var sources: [ObjectIdentifier: ValueSource] = [:]
  /// For each value of the environment that its last evaluation read, whether two environments have
  /// the same.
  private var environmentReads: [(EnvironmentValues, EnvironmentValues) -> Bool] = []

  init(_ inputs: _NodeInputs) {
    graph = inputs.graph
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? -1) + 1
    environment = inputs.environment
    graph.nodeCount += 1
  }

  // MARK: - For each kind of node

  /// The nodes below, in the order of their views.
  var children: [_Node] { [] }

  /// The pieces that it gives to the container around it.
  var elements: [Element] { children.flatMap(\.elements) }

  /// Evaluates it, because something that it read has changed.
  func evaluate() {}

  /// The environment of the nodes below.
  var childEnvironment: EnvironmentValues { environment }

  /// Changes the transaction of all below; of modifiers such as `animation(_:value:)`.
  func transform(_ transaction: inout Transaction) {}

  /// Takes in a changed environment.
  func environmentDidChange(from old: EnvironmentValues) {}

  /// Takes in that a node below has other elements than before.
  ///
  /// - Returns: Whether the nodes above have to know: whether its own elements may differ.
  func childElementsDidChange() -> Bool { true }

  /// Adds what the views from here on hand up under a key.
  func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    for child in children { child.collectPreference(key, into: &value) }
  }

  /// Ends what it does besides: subscriptions, tasks.
  func willBeRemoved() {}

  // MARK: - Making nodes

  /// The inputs of a node below.
  var childInputs: _NodeInputs {
    _NodeInputs(graph: graph, parent: self, environment: childEnvironment)
  }

  /// How deep views are shown inside each other: each takes a piece of the stack.
  private static let depthLimit = 2000

  /// Makes the node of a view inside; one that shows nothing where views are too deep in others.
  func makeChild<V: View>(_ view: V) -> _ViewNode<V> {
    guard depth < Self.depthLimit else {
      graph.reportMisuse(
        "views are more than \(Self.depthLimit) deep inside each other; the inner ones are left "
          + "out. A view that shows itself has to end.")
      return _ViewNode(view, childInputs)
    }
    return V._makeNode(view, childInputs)
  }

  /// Takes the node and all below out of the interface.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    graph.nodeCount -= 1
    graph.forget(self)
    forgetSources()
    willBeRemoved()
    for child in children { child.remove() }
  }

  // MARK: - Updates

  /// Asks for an evaluation in the update that comes, or in the one that runs.
  func setNeedsEvaluation() {
    guard !isDirty, !isRemoved else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Marks it as evaluated.
  func clearDirty() { isDirty = false }

  /// Tells the containers around that its elements are others than before.
  func elementsDidChange() {
    var node = parent
    while let next = node, next.childElementsDidChange() { node = next.parent }
    graph.needsLayout = true
  }

  /// Hands a changed environment down.
  func setEnvironment(_ new: EnvironmentValues) {
    let old = environment
    environment = new
    if !environmentReads.allSatisfy({ $0(old, new) }) { setNeedsEvaluation() }
    environmentDidChange(from: old)
    passEnvironmentOn()
  }

  func passEnvironmentOn() {
    for child in children { child.setEnvironment(childEnvironment) }
  }

  /// The transaction of the running update as it is here.
  var transaction: Transaction {
    var nodes: [_Node] = []
    var node = parent
    while let next = node {
      nodes.append(next)
      node = next.parent
    }
    var transaction = graph.transaction
    for node in nodes.reversed() { node.transform(&transaction) }
    return transaction
  }

  // MARK: - What it reads

  /// Evaluates `body` and notes what it reads, so that a change of that evaluates the node again.
  func tracking<Result>(_ body: () -> Result) -> Result {
    forgetSources()
    return graph.evaluating(self) {
      withObservationTracking(body) { [weak self] in
        // Called before the change, in the middle of whoever makes it.
        MainActor.assumeIsolated {
          guard let self, !self.isRemoved else { return }
          self.graph.perform { self.setNeedsEvaluation() }
        }
      }
    }
  }

  func note(_ source: ValueSource) { sources[ObjectIdentifier(source)] = source }

  /// Reads a value of the environment, so that a change of that evaluates the node again.
  func readEnvironment<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environmentReads.append { FieldComparison.areEqual($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    return environment[keyPath: keyPath]
  }

  /// Reads an object of the environment, so that another one evaluates the node again.
  func readEnvironmentObject<Object: AnyObject>(_ type: Object.Type) -> Object? {
    environmentReads.append { $0[type] === $1[type] }
    return environment[type]
  }

  private func forgetSources() {
    environmentReads.removeAll(keepingCapacity: true)
    for source in sources.values { source.forget(self) }
    sources.removeAll(keepingCapacity: true)
  }
}

/// A node of views of one type.
public class _ViewNode<V: View>: _Node {
  /// The view as it was passed last, without what its properties are connected to.
  private(set) var view: V

  init(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  /// Takes in the view that has the place now.
  final func update(_ new: V) {
    guard !FieldComparison.areEqual(view, new) else { return }
    let old = view
    view = new
    viewDidChange(from: old)
  }

  /// Takes in that `view` is another than before.
  func viewDidChange(from old: V) { setNeedsEvaluation() }
}

/// Something that nodes read and that changes: a state, an object.
@MainActor
class ValueSource {
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  private struct WeakNode { weak var node: _Node? }

  init() {}

  /// Notes that the node that is being evaluated depends on it.
  func noteRead() {
    guard let node = ViewGraph.current?.evaluatedNode else { return }
    readers[ObjectIdentifier(node)] = WeakNode(node: node)
    node.note(self)
  }

  /// Asks all nodes that read it to evaluate again.
  func invalidateReaders() {
    for reader in readers.values { reader.node?.setNeedsEvaluation() }
  }

  func forget(_ node: _Node) { readers[ObjectIdentifier(node)] = nil }
}
