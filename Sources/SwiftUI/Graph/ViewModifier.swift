/// A change of a view that can be applied to any.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of a view under the modifier. Modifiers with a body have this from an
  /// extension.
  static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, Self>>
}

extension ViewModifier {
  @MainActor public static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    ModifierBodyNode(view, inputs)
  }

  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A view, or a modifier, under a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    Modifier._makeModifierNode(view, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Returns the view under a modifier.
  public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<
    Self, Modifier
  > {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view under a modifier, in the modifier's body.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  let source: ContentSource

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    PlacedContentNode(view, inputs)
  }
}

/// The view under a modifier, as often as the modifier's body shows it.
@MainActor
class ContentSource {
  fileprivate var places: [ObjectIdentifier: WeakPlace] = [:]

  fileprivate struct WeakPlace { weak var place: (any ContentPlace)? }

  func makeNode(_ inputs: _NodeInputs) -> _Node { fatalError("ContentSource is abstract") }

  func update(_ node: _Node) { fatalError("ContentSource is abstract") }
}

@MainActor
private protocol ContentPlace: AnyObject {
  func contentDidChange()
}

private final class TypedContentSource<Content: View>: ContentSource {
  var content: Content

  init(_ content: Content) { self.content = content }

  override func makeNode(_ inputs: _NodeInputs) -> _Node { Content._makeNode(content, inputs) }

  override func update(_ node: _Node) {
    // `makeNode` made it, for this type of content.
    (node as! _ViewNode<Content>).update(content)
  }
}

private final class PlacedContentNode<Modifier: ViewModifier>:
  _ViewNode<_ViewModifier_Content<Modifier>>, ContentPlace
{
  private var child: _Node?

  override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = view.source.makeNode(childInputs)
    view.source.places[ObjectIdentifier(self)] = ContentSource.WeakPlace(place: self)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange(from old: _ViewModifier_Content<Modifier>) { contentDidChange() }

  func contentDidChange() {
    if let child { view.source.update(child) }
  }

  override func willBeRemoved() { view.source.places[ObjectIdentifier(self)] = nil }
}

/// The node of a modifier with a body.
private final class ModifierBodyNode<V: View, M: ViewModifier>: _ViewNode<ModifiedContent<V, M>> {
  private let source: TypedContentSource<V>
  private var child: _ViewNode<M.Body>?
  private var storage: [AnyObject?] = []
  private let properties = PropertyList.of(M.self)
  private var animation = AnimatedView<M>()

  override init(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
    source = TypedContentSource(view.content)
    super.init(view, inputs)
    evaluate()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange(from old: ModifiedContent<V, M>) {
    source.content = view.content
    if !FieldComparison.areEqual(old.modifier, view.modifier) {
      animation.change(from: old.modifier, to: view.modifier, in: self)
      setNeedsEvaluation()
    }
    for place in source.places.values { place.place?.contentDidChange() }
  }

  override func evaluate() {
    clearDirty()
    var installed = animation.shown(view.modifier, at: graph.time)
    let body = tracking {
      properties.install(in: &installed, node: self, storage: &storage)
      return installed.body(content: _ViewModifier_Content(source: source))
    }
    if animation.isRunning { graph.evaluateAtNextTick(self) }
    guard let child else {
      self.child = makeChild(body)
      return
    }
    child.update(body)
  }
}
