internal import Layers

/// Changes a view's picture by its way through the scroll view around.
nonisolated struct ScrollTransition: PrimitiveModifier {
  typealias Body = Never

  let leading: ScrollTransitionConfiguration
  let trailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: (ScrollTransitionPhase) -> _EffectOperations

  @MainActor func makeElement(around content: Element, node: _Node) -> ScrollTransitionElement {
    let element = ScrollTransitionElement(self, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: ScrollTransitionElement, from old: ScrollTransition) {
    element.modifier = self
    element.setNeedsDrawing()
  }
}

final class ScrollTransitionElement: DrawnElement {
  var modifier: ScrollTransition
  /// How far the view is in the phases at both ends, where that is animated.
  private var animator: Animator<NumberVector>?

  init(_ modifier: ScrollTransition, node: _Node) {
    self.modifier = modifier
    super.init(node: node)
  }

  private var scrollView: ScrollElement? {
    var element = parent
    while let next = element {
      if let found = next as? ScrollElement { return found }
      element = next.parent
    }
    return nil
  }

  // MARK: - Weights

  private var weights: [Double] {
    guard let scrollView else { return [0, 0] }
    let axis = modifier.axis ?? (scrollView.axes == .horizontal ? .horizontal : .vertical)
    let place = convert(frame, to: .named(ScrollViewSpaceName(axis: nil)))
    let (start, length) =
      axis == .horizontal ? (place.minX, place.width) : (place.minY, place.height)
    let container = axis == .horizontal ? scrollView.frame.width : scrollView.frame.height
    func weights(_ configuration: ScrollTransitionConfiguration) -> (Double, Double) {
      configuration.weights(start: start, length: length, in: container)
    }
    return [weights(modifier.leading).0, weights(modifier.trailing).1]
  }

  /// The weights as they are shown at `time`.
  private func shownWeights(at time: Double) -> [Double] {
    let weights = weights
    let configuration = weights[1] > 0 ? modifier.trailing : modifier.leading
    guard case .animated(let animation) = configuration.form else { return weights }
    guard animator != nil else {
      animator = Animator(NumberVector(weights))
      return weights
    }
    let target = NumberVector(weights)
    if animator?.model != target {
      animator?.set(target, transaction: Transaction(animation: animation), at: time)
      redraw(while: { [weak self] in self?.animator?.isAnimating ?? false })
    }
    animator?.advance(to: time)
    return animator?.value.numbers ?? weights
  }

  // MARK: - Drawing

  /// The operations between those of the three phases.
  private func operations(at time: Double) -> [(EffectOperation, [Double])] {
    func list(_ phase: ScrollTransitionPhase) -> [EffectOperation] {
      modifier.effect(phase).list.map { $0(environment) }
    }
    let weights = shownWeights(at: time)
    let (leading, identity, trailing) = (list(.topLeading), list(.identity), list(.bottomTrailing))
    return identity.indices.map { index in
      let middle = identity[index]
      guard index < leading.count, index < trailing.count, leading[index].kind == middle.kind,
        trailing[index].kind == middle.kind
      else {
        let ends = weights[0] >= weights[1] ? leading : trailing
        let isAtEnd = max(weights[0], weights[1]) > 0.5 && index < ends.count
        let operation = isAtEnd ? ends[index] : middle
        return (operation, operation.numbers)
      }
      let rest = 1 - weights[0] - weights[1]
      let numbers = middle.numbers.indices.map { i in
        leading[index].numbers[i] * weights[0] + middle.numbers[i] * rest
          + trailing[index].numbers[i] * weights[1]
      }
      return (middle, numbers)
    }
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    operations(at: context.time).reduce(super.draw(in: context)) { pictures, shown in
      shown.0.applied(to: pictures, numbers: shown.1, in: shownFrame)
    }
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    convertFromParent(point).flatMap { super.hit($0) }
  }

  private var transform: Layers.AffineTransform {
    operations(at: graph.time).reduce(.identity) { map, shown in
      guard let next = shown.0.transform?(shown.1, frame.size) else { return map }
      return map.followed(by: next)
    }
  }

  override func convertFromParent(_ point: CGPoint) -> CGPoint? {
    guard let inverse = transform.inverse else { return nil }
    let local = inverse.apply(to: Layers.Point(x: point.x - frame.minX, y: point.y - frame.minY))
    return CGPoint(x: local.x + frame.minX, y: local.y + frame.minY)
  }
}

extension View {
  /// Changes the view's picture on its way through the scroll view around.
  ///
  /// - Parameter axis: Of the way; by default that in which the scroll view scrolls.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the view's picture on its way through the scroll view around, in different ways at
  /// both ends.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransition(
        leading: topLeading, trailing: bottomTrailing, axis: axis,
        effect: { transition(EmptyVisualEffect(), $0)._operations }))
  }
}
