/// A modifier without a body that adds other views to a view.
@MainActor
protocol AttachingModifier: ViewModifier where Body == Never {
  /// The type of the views that it adds, which are one element.
  associatedtype Attachment: View
  associatedtype Wrapper: Element

  var attachment: Attachment { get }

  /// Makes an element whose first child is one of the content's and whose second that of the
  /// attachment; without children yet.
  func makeElement(node: _Node) -> Wrapper

  /// Takes the modifier's new values over into an element that it made before.
  func update(_ element: Wrapper, from old: Self)
}

extension AttachingModifier {
  @MainActor public static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    AttachingNode(view, inputs)
  }
}

/// The node of a view to which others are attached: to each of its elements separately.
private final class AttachingNode<V: View, M: AttachingModifier>:
  _ViewNode<ModifiedContent<V, M>>
{
  private var child: _ViewNode<V>?
  private var attached: [Attached] = []
  private var isStale = true

  private struct Attached {
    let content: Element
    let wrapper: M.Wrapper
    let attachment: _ViewNode<M.Attachment>
  }

  override init(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = makeChild(view.content)
  }

  override var children: [_Node] {
    (child.map { [$0] } ?? []) + attached.map(\.attachment)
  }

  override var elements: [Element] {
    if isStale {
      isStale = false
      attach(to: child?.elements ?? [])
    }
    return attached.map(\.wrapper)
  }

  private func attach(to elements: [Element]) {
    let old = attached
    attached = elements.map { element in
      if let known = old.first(where: { $0.content === element }) { return known }
      let attachment = makeChild(view.modifier.attachment)
      let wrapper = view.modifier.makeElement(node: self)
      wrapper.children = [element] + attachment.elements
      return Attached(content: element, wrapper: wrapper, attachment: attachment)
    }
    for known in old where !attached.contains(where: { $0.wrapper === known.wrapper }) {
      known.attachment.remove()
    }
  }

  override func childElementsDidChange() -> Bool {
    isStale = true
    return true
  }

  override func viewDidChange(from old: ModifiedContent<V, M>) {
    for attached in attached {
      view.modifier.update(attached.wrapper, from: old.modifier)
      attached.attachment.update(view.modifier.attachment)
    }
    child?.update(view.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    for attached in attached { attached.wrapper.environmentDidChange() }
  }
}
