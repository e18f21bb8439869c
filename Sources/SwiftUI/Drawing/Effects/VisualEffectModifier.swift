internal import Layers

/// Changes a view's picture by operations that depend on where the view lies.
nonisolated struct VisualEffectModifier: ViewModifier {
  typealias Body = Never

  let effect: (GeometryProxy) -> _EffectOperations

  @MainActor static func _makeModifierNode<V: View>(
    _ view: ModifiedContent<V, VisualEffectModifier>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<V, VisualEffectModifier>> {
    VisualEffectNode(view, inputs)
  }
}

/// The node of a view under a visual effect, whose closure it evaluates where something that the
/// closure read has changed.
private final class VisualEffectNode<V: View>: _ViewNode<ModifiedContent<V, VisualEffectModifier>> {
  private var child: _ViewNode<V>?
  private var wrappers: [(content: Element, wrapper: VisualEffectElement)] = []
  private var isStale = true

  override init(_ view: ModifiedContent<V, VisualEffectModifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = makeChild(view.content)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override var elements: [Element] {
    if isStale {
      isStale = false
      let old = wrappers
      wrappers = (child?.elements ?? []).map { element in
        if let known = old.first(where: { $0.content === element }) { return known }
        return (element, VisualEffectElement(view.modifier.effect, around: element, node: self))
      }
    }
    return wrappers.map(\.wrapper)
  }

  override func childElementsDidChange() -> Bool {
    isStale = true
    return true
  }

  override func viewDidChange(from old: ModifiedContent<V, VisualEffectModifier>) {
    for (_, wrapper) in wrappers { wrapper.makeEffect = view.modifier.effect }
    child?.update(view.content)
    evaluate()
  }

  override func evaluate() {
    clearDirty()
    // The geometry is known when the elements have been placed.
    for (_, wrapper) in wrappers { wrapper.setNeedsPlacement() }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    for (_, wrapper) in wrappers { wrapper.environmentDidChange() }
  }
}

private final class VisualEffectElement: DrawnElement {
  var makeEffect: (GeometryProxy) -> _EffectOperations
  private var shown: [ShownOperation] = []

  private struct ShownOperation {
    var operation: EffectOperation
    let animation: AnimatedNumbers

    @MainActor var numbers: [Double] { animation.shown ?? operation.numbers }
  }

  init(
    _ makeEffect: @escaping (GeometryProxy) -> _EffectOperations, around content: Element,
    node: _Node
  ) {
    self.makeEffect = makeEffect
    super.init(node: node)
    children = [content]
  }

  override var dependsOnSurroundings: Bool { true }

  override func placeChildren() {
    super.placeChildren()
    evaluateEffect()
  }

  /// Takes in the operations for the geometry now, under the transaction of the running update.
  private func evaluateEffect() {
    let operations = node.tracking { makeEffect(GeometryProxy(self)) }
      .list.map { $0(environment) }
    for (index, new) in operations.enumerated() {
      guard index < shown.count else {
        shown.append(ShownOperation(operation: new, animation: AnimatedNumbers(node: node)))
        continue
      }
      let old = shown[index].operation
      if old.kind != new.kind {
        shown[index].animation.stop()
      } else if old.numbers != new.numbers {
        shown[index].animation.change(from: old.numbers, to: new.numbers)
      }
      shown[index].operation = new
    }
    shown.removeLast(shown.count - operations.count)
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    // Where it lies may have changed without a placement, as in a scroll view.
    evaluateEffect()
    return shown.reduce(super.draw(in: context)) { pictures, shown in
      shown.operation.applied(to: pictures, numbers: shown.numbers, in: shownFrame)
    }
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    convertFromParent(point).flatMap { super.hit($0) }
  }

  private var transform: Layers.AffineTransform {
    shown.reduce(.identity) { map, shown in
      guard let next = shown.operation.transform?(shown.numbers, frame.size) else { return map }
      return map.followed(by: next)
    }
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

extension View {
  /// Changes the view's picture by effects that may depend on its geometry.
  public nonisolated func visualEffect(
    _ effect:
      @escaping @Sendable (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) ->
      some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._operations })
  }
}
