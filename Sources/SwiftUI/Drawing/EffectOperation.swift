internal import Layers

/// A change of a view's picture, with the numbers in it that are animated.
struct EffectOperation {
  /// Operations of one kind are mixed by their numbers; others take each other's place.
  let kind: AnyHashable
  var numbers: [Double]
  /// - Parameters:
  ///   - layer: The picture of the view, as large as its frame.
  ///   - numbers: Those to use, as many as the operation has.
  let apply: (_ layer: Layer, _ numbers: [Double]) -> Layer
  /// How it moves what it shows, in points of the view; `nil` where it leaves it in place.
  let transform: ((_ numbers: [Double], _ size: CGSize) -> Layers.AffineTransform)?
  /// The parts of a view that it is applied to together or each by itself.
  let scope: Scope

  enum Scope {
    /// The parts as one picture, which meets what lies below as any picture does.
    case whole
    /// The parts as one picture. A single one keeps its blend mode.
    case place
    /// Each part by itself.
    case parts
  }

  init(
    kind: AnyHashable, numbers: [Double], scope: Scope = .whole,
    transform: ((_ numbers: [Double], _ size: CGSize) -> Layers.AffineTransform)? = nil,
    apply: @escaping (_ layer: Layer, _ numbers: [Double]) -> Layer
  ) {
    self.kind = kind
    self.numbers = numbers
    self.scope = scope
    self.transform = transform
    self.apply = apply
  }

  /// Returns the pictures of a view under the operation.
  func applied(
    to pictures: [Layer.Child], numbers: [Double], in frame: CGRect
  ) -> [Layer.Child] {
    if case .parts = scope, pictures.count > 1 {
      return pictures.map { Layer.Child(applied(to: $0.layer, numbers: numbers), at: $0.origin) }
    }
    let picture = Layer(size: frame.size.layersSize, pictures: pictures, around: frame)
    return [Layer.Child(applied(to: picture, numbers: numbers), at: frame.origin.layersPoint)]
  }

  private func applied(to layer: Layer, numbers: [Double]) -> Layer {
    switch scope {
    case .whole: break
    case .place, .parts:
      if case .modified(let inner, .blendMode(let mode)) = layer.content {
        return apply(inner, numbers).blendMode(mode)
      }
    }
    return apply(layer, numbers)
  }
}

/// Applies an operation to the picture of a view.
nonisolated struct EffectModifier: PrimitiveModifier {
  typealias Body = Never

  /// The operation where the view is.
  let operation: (EnvironmentValues) -> EffectOperation

  @MainActor func makeElement(around content: Element, node: _Node) -> Element {
    EffectElement(operation, around: content, node: node)
  }

  @MainActor func update(_ element: Element, from old: EffectModifier) {
    (element as? EffectElement)?.update(operation)
  }
}

/// A view's picture under an operation.
@MainActor
final class EffectElement: DrawnElement {
  private var makeOperation: (EnvironmentValues) -> EffectOperation
  private var operation: EffectOperation
  private lazy var animation = AnimatedNumbers(node: node)

  init(
    _ operation: @escaping (EnvironmentValues) -> EffectOperation, around content: Element,
    node: _Node
  ) {
    makeOperation = operation
    self.operation = operation(node.environment)
    super.init(node: node)
    children = [content]
  }

  func update(_ operation: @escaping (EnvironmentValues) -> EffectOperation) {
    makeOperation = operation
    change(to: operation(environment))
  }

  override func environmentDidChange() { change(to: makeOperation(environment)) }

  private func change(to new: EffectOperation) {
    if new.kind == operation.kind {
      if new.numbers != operation.numbers {
        animation.change(from: operation.numbers, to: new.numbers)
      }
    } else {
      animation.stop()
    }
    operation = new
    setNeedsDrawing()
  }

  private var numbers: [Double] { animation.shown ?? operation.numbers }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    operation.applied(to: super.draw(in: context), numbers: numbers, in: shownFrame)
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    guard let inner = convertFromParent(point) else { return nil }
    return super.hit(inner)
  }

  override func convertToParent(_ point: CGPoint) -> CGPoint {
    guard let transform else { return point }
    let local = Point(x: point.x - frame.minX, y: point.y - frame.minY)
    let moved = transform.apply(to: local)
    return CGPoint(x: moved.x + frame.minX, y: moved.y + frame.minY)
  }

  override func convertFromParent(_ point: CGPoint) -> CGPoint? {
    guard let transform else { return point }
    guard let inverse = transform.inverse else { return nil }
    let local = inverse.apply(to: Point(x: point.x - frame.minX, y: point.y - frame.minY))
    return CGPoint(x: local.x + frame.minX, y: local.y + frame.minY)
  }

  private var transform: Layers.AffineTransform? { operation.transform?(numbers, frame.size) }
}

extension Layer {
  /// A layer of pictures that lie in the space of `frame`.
  init(size: Size, pictures: [Layer.Child], around frame: CGRect) {
    if pictures.count == 1, pictures[0].origin == frame.origin.layersPoint,
      pictures[0].layer.size == size
    {
      self = pictures[0].layer
      return
    }
    self.init(
      size: size,
      children: pictures.map {
        Child(
          $0.layer, at: Point(x: $0.origin.x - frame.minX, y: $0.origin.y - frame.minY))
      })
  }
}
