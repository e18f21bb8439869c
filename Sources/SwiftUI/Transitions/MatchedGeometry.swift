/// The parts of a view's geometry that another one takes on.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Places a view as another one with the same name.
nonisolated struct MatchedGeometry: PrimitiveModifier, Equatable {
  typealias Body = Never

  let id: AnyHashable
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor func makeElement(around content: Element, node: _Node) -> MatchedGeometryElement {
    MatchedGeometryElement(self, around: content, node: node)
  }

  @MainActor func update(_ element: MatchedGeometryElement, from old: MatchedGeometry) {
    element.modifier = self
  }
}

/// The views that go by one name, in the order in which they have come.
private final class MatchedViews {
  private var members: [Member] = []

  private struct Member { weak var element: MatchedGeometryElement? }

  init() {}

  func add(_ element: MatchedGeometryElement) {
    members.removeAll { $0.element == nil || $0.element === element }
    members.append(Member(element: element))
  }

  func remove(_ element: MatchedGeometryElement) {
    members.removeAll { $0.element == nil || $0.element === element }
  }

  var elements: [MatchedGeometryElement] { members.compactMap(\.element) }
}

/// A view that takes on the geometry of another one: while that is the source, on its way in from
/// where one with its name was, and on its way out to where the next one is.
final class MatchedGeometryElement: Element {
  var modifier: MatchedGeometry {
    didSet {
      guard modifier != oldValue else { return }
      if modifier.id != oldValue.id || modifier.namespace != oldValue.namespace { join() }
      setNeedsLayout()
    }
  }
  private var views = MatchedViews()
  private var hasBeenPlaced = false
  /// The view that was in its place, while this one begins there.
  private weak var predecessor: MatchedGeometryElement?

  init(_ modifier: MatchedGeometry, around content: Element, node: _Node) {
    self.modifier = modifier
    super.init(node: node)
    children = [content]
    join()
  }

  private func join() {
    views.remove(self)
    views = graph.shared([modifier.id, modifier.namespace] as [AnyHashable]) { MatchedViews() }
    views.add(self)
  }

  override var dependsOnSurroundings: Bool { true }

  /// Whether the view that it is part of is on its way out.
  private var goes: Bool {
    var element: Element? = self
    while let next = element {
      if next is BranchElement, next.isLeaving { return true }
      element = next.parent
    }
    return false
  }

  private var isPresentSource: Bool {
    modifier.isSource && hasBeenPlaced && !node.isRemoved && !goes
  }

  /// The view whose geometry it has now; `nil` for its own.
  private var followed: MatchedGeometryElement? {
    if let predecessor { return predecessor }
    guard !modifier.isSource || goes else { return nil }
    return views.elements.last { $0 !== self && $0.isPresentSource }
  }

  override func frameDidChange(from old: CGRect) {
    guard frame != old else { return }
    for other in views.elements where other !== self && other.followed === self {
      other.setNeedsPlacement()
    }
  }

  override func placeChildren() {
    if !hasBeenPlaced {
      hasBeenPlaced = true
      begin()
    }
    guard let content = children.first, let source = followed,
      let target = source.frame(in: self)
    else { return super.placeChildren() }
    let (properties, anchor) = (modifier.properties, modifier.anchor)
    let offer = properties.contains(.size) ? ProposedViewSize(target.size) : placedProposal
    let size = content.size(for: offer)
    let area = properties.contains(.position) ? target : frame
    content.place(
      at: CGPoint(
        x: area.minX + anchor.x * (area.width - size.width),
        y: area.minY + anchor.y * (area.height - size.height)), proposal: offer)
  }

  /// Begins where the view was that goes in the same animated change, and goes on from there.
  private func begin() {
    let transaction = node.transaction
    guard modifier.isSource, transaction.effectiveAnimation != nil else { return }
    predecessor = views.elements.last { $0 !== self && $0.hasBeenPlaced && $0.goes }
    guard predecessor != nil else { return }
    withTransaction(transaction) {
      graph.perform { [weak self] in
        guard let self else { return }
        self.predecessor?.setNeedsPlacement()
        self.predecessor = nil
        self.setNeedsPlacement()
      }
    }
  }

  /// Where it was laid out, in the space that the frame of another element is in.
  private func frame(in other: Element) -> CGRect? {
    let onStage = convert(frame, to: .global)
    guard let start = other.convertFromStage(onStage.origin),
      let end = other.convertFromStage(CGPoint(x: onStage.maxX, y: onStage.maxY))
    else { return nil }
    return CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }
}

extension View {
  /// Gives the view the geometry of the one with the same name that is the source.
  ///
  /// Where a source goes and another one comes in one animated change, both fly from the place of
  /// the first to that of the second.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometry(
        id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
