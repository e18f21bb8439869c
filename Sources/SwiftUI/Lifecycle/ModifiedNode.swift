/// The node of a view under a modifier that leaves the view's elements as they are.
class ModifiedNode<V: View, M: ViewModifier>: _ViewNode<ModifiedContent<V, M>> {
  private var child: _ViewNode<V>?

  override init(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = makeChild(view.content)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange(from old: ModifiedContent<V, M>) {
    modifierDidChange(from: old.modifier)
    child?.update(view.content)
  }

  /// Takes in new values of the modifier, before the content takes in its own.
  func modifierDidChange(from old: M) {}
}
