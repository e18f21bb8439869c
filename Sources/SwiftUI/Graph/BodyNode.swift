/// The node of a view with a body.
final class BodyNode<V: View>: _ViewNode<V> {
  private var child: _ViewNode<V.Body>?
  private var storage: [AnyObject?] = []
  private let properties = PropertyList.of(V.self)
  private var animation = AnimatedView<V>()

  override init(_ view: V, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    evaluate()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange(from old: V) {
    animation.change(from: old, to: view, in: self)
    setNeedsEvaluation()
  }

  override func evaluate() {
    clearDirty()
    var installed = animation.shown(view, at: graph.time)
    let body = tracking {
      properties.install(in: &installed, node: self, storage: &storage)
      return installed.body
    }
    if animation.isRunning { graph.evaluateAtNextTick(self) }
    guard let child else {
      self.child = makeChild(body)
      return
    }
    child.update(body)
  }
}

/// A node that stores properties of its view.
@MainActor
protocol StoringNode: _Node {
  /// The type of its view.
  var viewType: Any.Type { get }
  /// The values that the properties have stored, by their names.
  var storedProperties: [(name: String, stored: AnyObject)] { get }
}

extension BodyNode: StoringNode {
  var viewType: Any.Type { V.self }

  var storedProperties: [(name: String, stored: AnyObject)] { properties.named(storage) }
}
