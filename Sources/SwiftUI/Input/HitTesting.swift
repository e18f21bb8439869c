private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether the view takes part in what the user does.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

/// Decides whether the views inside are hit.
nonisolated struct HitTesting: PrimitiveModifier, Equatable {
  typealias Body = Never

  let isAllowed: Bool

  @MainActor func makeElement(around content: Element, node: _Node) -> HitTestingElement {
    let element = HitTestingElement(node: node)
    element.isAllowed = isAllowed
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: HitTestingElement, from old: HitTesting) {
    element.isAllowed = isAllowed
  }
}

final class HitTestingElement: Element {
  var isAllowed = true

  override func hit(_ point: CGPoint) -> HitPath? { isAllowed ? super.hit(point) : nil }
}

/// Gives a view another shape for the pointer.
nonisolated struct ContentShape<S: Shape>: PrimitiveModifier {
  typealias Body = Never

  let shape: S
  let usesEvenOddRule: Bool

  @MainActor func makeElement(around content: Element, node: _Node) -> ContentShapeElement<S> {
    let element = ContentShapeElement(self, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: ContentShapeElement<S>, from old: ContentShape) {
    element.modifier = self
  }
}

final class ContentShapeElement<S: Shape>: Element {
  var modifier: ContentShape<S>

  init(_ modifier: ContentShape<S>, node: _Node) {
    self.modifier = modifier
    super.init(node: node)
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    let path = modifier.shape.path(in: CGRect(origin: .zero, size: frame.size))
    let isInside = path.contains(point - frame.origin, eoFill: modifier.usesEvenOddRule)
    guard isInside else { return nil }
    return super.hit(point) ?? HitPath(self)
  }
}

/// The uses of a view's content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Sets whether the view and all inside it are hit by the pointer.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTesting(isAllowed: enabled))
  }

  /// Sets the shape in which the view is hit by the pointer.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShape(shape: shape, usesEvenOddRule: eoFill))
  }

  /// Sets the shape of the view for some uses.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeOrNothing(
        shape: kind.contains(.interaction) ? shape : nil, usesEvenOddRule: eoFill))
  }

  /// Ends what the user can do with the view and all inside it; the view still covers what is
  /// behind.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

/// A content shape, or none.
private nonisolated struct ContentShapeOrNothing<S: Shape>: ViewModifier {
  let shape: S?
  let usesEvenOddRule: Bool

  @MainActor func body(content: Content) -> some View {
    if let shape {
      content.contentShape(shape, eoFill: usesEvenOddRule)
    } else {
      content
    }
  }
}
