internal import Layers

/// A change of where a view is seen that depends on its size.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map of a view of `size`.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    GeometryEffectNode(view, inputs)
  }

  /// Returns the effect as one that layout does not notice, as it never does here.
  public nonisolated func ignoredByLayout() -> Self { self }
}

/// The node of a view under a geometry effect: that of the view under a modifier of the engine's.
private final class GeometryEffectNode<V: View, E: GeometryEffect>:
  _ViewNode<ModifiedContent<V, E>>
{
  private var child: _ViewNode<ModifiedContent<V, GeometryEffectModifier<E>>>?

  override init(_ view: ModifiedContent<V, E>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = makeChild(modified)
  }

  private var modified: ModifiedContent<V, GeometryEffectModifier<E>> {
    view.content.modifier(GeometryEffectModifier(effect: view.modifier))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange(from old: ModifiedContent<V, E>) { child?.update(modified) }
}

nonisolated struct GeometryEffectModifier<E: GeometryEffect>: PrimitiveModifier {
  typealias Body = Never

  let effect: E

  @MainActor func makeElement(around content: Element, node: _Node) -> Element {
    GeometryEffectElement(effect, around: content, node: node)
  }

  @MainActor func update(_ element: Element, from old: GeometryEffectModifier) {
    (element as? GeometryEffectElement<E>)?.update(effect)
  }
}

private final class GeometryEffectElement<E: GeometryEffect>: DrawnElement {
  private var effect: E
  private var animation = AnimatedView<E>()

  init(_ effect: E, around content: Element, node: _Node) {
    self.effect = effect
    super.init(node: node)
    children = [content]
  }

  func update(_ new: E) {
    animation.change(from: effect, to: new, in: node)
    effect = new
    if animation.isRunning { redraw(while: { [weak self] in self?.animation.isRunning ?? false }) }
    setNeedsDrawing()
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    let frame = shownFrame
    let map = animation.shown(effect, at: context.time).effectValue(size: frame.size)
    let picture = Layer(
      size: frame.size.layersSize, pictures: super.draw(in: context), around: frame)
    return [Layer.Child(picture.projected(by: map), at: frame.origin.layersPoint)]
  }

  private var transform: Layers.AffineTransform {
    effect.effectValue(size: frame.size)
      .tangent(at: CGPoint(x: frame.width / 2, y: frame.height / 2))
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    convertFromParent(point).flatMap { super.hit($0) }
  }

  override func convertToParent(_ point: CGPoint) -> CGPoint {
    let moved = transform.apply(to: Layers.Point(x: point.x - frame.minX, y: point.y - frame.minY))
    return CGPoint(x: moved.x + frame.minX, y: moved.y + frame.minY)
  }

  override func convertFromParent(_ point: CGPoint) -> CGPoint? {
    guard let inverse = transform.inverse else { return nil }
    let local = inverse.apply(to: Layers.Point(x: point.x - frame.minX, y: point.y - frame.minY))
    return CGPoint(x: local.x + frame.minX, y: local.y + frame.minY)
  }
}
