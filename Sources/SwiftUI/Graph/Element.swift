internal import Layers

/// A piece of the interface that is measured, placed, drawn and hit.
///
/// Leaves override `measure` and `draw`, containers also `placeChildren`, modifiers what they
/// change. Frames are in points of the space around: that of the stage, or of the scrolled content
/// that the element is part of.
@MainActor
class Element {
  unowned let node: _Node
  private(set) weak var parent: Element?
  /// Where it lies, as laid out: unrounded, and at the end of animations.
  private(set) var frame = CGRect.zero
  /// The size that its parent offered when it was placed.
  private(set) var placedProposal = ProposedViewSize.unspecified

  /// Whether it places its children just now.
  private var isPlacing = false
  /// Whether nothing inside has changed since it was placed.
  private var isPlaced = false
  /// Whether something inside depends on more than its own frame.
  private var isReplacedAlways = false
  private var sizes: [(ProposedViewSize, CGSize)] = []

  init(node: _Node) { self.node = node }

  var children: [Element] = [] {
    didSet {
      for child in children { child.parent = self }
      childrenDidChange()
      setNeedsLayout()
    }
  }

  var graph: ViewGraph { node.graph }

  var environment: EnvironmentValues { node.environment }

  // MARK: - For each kind of element

  /// The size that it takes when `proposal` is offered; depends on nothing else.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.size(for: proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  /// Places the children inside `frame`.
  func placeChildren() {
    for child in children { child.place(at: frame.origin, proposal: placedProposal) }
  }

  /// The distances that it wishes to have to its neighbors.
  var spacing: ViewSpacing { children.first?.spacing ?? ViewSpacing() }

  var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

  /// The position of an alignment line that a view sets; `nil` where it has its default.
  ///
  /// - Parameter dimensions: Of this element.
  func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    children.first?.dimensions(for: dimensions.proposal)[explicit: key]
  }

  /// A value that a modifier attached for the container around; `nil` if there is none.
  ///
  /// - Parameter key: The type that names the value.
  func trait(_ key: ObjectIdentifier) -> Any? { children.first?.trait(key) }

  /// Whether its view is on its way out: it stays where it is, and takes no part in the layout of
  /// the container around.
  var isLeaving: Bool { children.first?.isLeaving ?? false }

  /// The axis along which a child lies between its neighbors; `nil` where it has none.
  func stackAxis(of child: Element) -> Axis? { parent?.stackAxis(of: self) }

  /// The safe area that it makes around a child, or ends there.
  func safeRegion(around child: Element) -> SafeRegion { .unchanged }

  /// The size that `containerRelativeFrame` relates to, if it is a container of that kind.
  var relativeContainerSize: CGSize? { nil }

  /// Whether the space of its frame goes by a name.
  func definesSpace(named name: AnyHashable) -> Bool { false }

  /// Whether where it places its children depends on more than its frame: on elements around.
  var dependsOnSurroundings: Bool { false }

  /// Whether a press at a point of its space counts for a child that the point is beside.
  func coversPress(at point: CGPoint, of child: Element) -> Bool { false }

  /// Whether its own size is the same whatever its children are.
  var isLayoutBoundary: Bool { false }

  func childrenDidChange() {}

  /// Takes in that the sizes measured in it are out of date.
  func layoutDidBecomeInvalid() {}

  /// Draws it, into the space that its frame is in.
  func draw(in context: DrawingContext) -> [Layer.Child] {
    children.flatMap { $0.draw(in: context) }
  }

  /// The front-most element at `point` that takes input; `nil` where the point falls through.
  ///
  /// - Parameter point: In the space that its frame is in.
  func hit(_ point: CGPoint) -> HitPath? {
    for child in children.reversed() {
      if let path = child.hit(point) { return path.adding(self) }
    }
    return nil
  }

  /// A point of the element's own space in that of its parent's: of effects that move what they
  /// draw.
  func convertToParent(_ point: CGPoint) -> CGPoint { point }

  /// A point of the space around in the element's own; `nil` where its effect has none.
  func convertFromParent(_ point: CGPoint) -> CGPoint? { point }

  func environmentDidChange() {
    setNeedsLayout()
    setNeedsDrawing()
  }

  // MARK: - Measuring and placing

  /// The size that it takes when `proposal` is offered.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = sizes.first(where: { $0.0 == proposal }) { return known.1 }
    let size = measure(proposal)
    sizes.append((proposal, size))
    return size
  }

  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(self, size: size(for: proposal), proposal: proposal)
  }

  /// Places it with its top left corner at `origin` and offers `proposal`.
  ///
  /// Where nothing inside has changed, and nothing inside asks for what is around, it stays as it
  /// is.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let new = CGRect(origin: origin, size: size(for: proposal))
    if isPlaced, !isReplacedAlways, new == frame, proposal == placedProposal { return }
    placedProposal = proposal
    let old = frame
    frame = new
    isPlaced = true
    isPlacing = true
    frameDidChange(from: old)
    placeChildren()
    isPlacing = false
    isReplacedAlways = dependsOnSurroundings || children.contains(where: \.isReplacedAlways)
  }

  /// Places it where it is, with what has changed inside.
  final func placeAgain() { place(at: frame.origin, proposal: placedProposal) }

  /// Places a child at a point of the frame, seen from its leading edge.
  final func place(_ child: Element, at point: CGPoint, proposal: ProposedViewSize) {
    var origin = frame.origin + point
    if environment.layoutDirection == .rightToLeft {
      origin.x = frame.maxX - point.x - child.size(for: proposal).width
    }
    child.place(at: origin, proposal: proposal)
  }

  /// Takes in that it was placed.
  func frameDidChange(from old: CGRect) {}

  /// Forgets what was measured here and in all elements whose size depends on it.
  final func setNeedsLayout() {
    graph.needsDrawing = true
    var element: Element? = self
    while let next = element {
      next.sizes.removeAll(keepingCapacity: true)
      next.layoutDidBecomeInvalid()
      next.isPlaced = false
      if next.isLayoutBoundary {
        if !next.isPlacing { next.setNeedsPlacement() }
        return
      }
      element = next.parent
    }
    graph.needsLayout = true
  }

  /// Asks to be placed again, with the sizes as they are.
  final func setNeedsPlacement() {
    graph.needsLayout = true
    graph.needsDrawing = true
    var element: Element? = self
    while let next = element {
      next.isPlaced = false
      element = next.parent
    }
  }

  /// Forgets what was measured here and in all elements inside.
  final func invalidateSizesInside() {
    sizes.removeAll(keepingCapacity: true)
    layoutDidBecomeInvalid()
    isPlaced = false
    for child in children { child.invalidateSizesInside() }
  }

  final func setNeedsDrawing() { graph.needsDrawing = true }
}

/// The elements from the one that was hit up to the root.
struct HitPath {
  private(set) var elements: [Element]

  init(_ element: Element) { elements = [element] }

  func adding(_ element: Element) -> HitPath {
    var path = self
    path.elements.append(element)
    return path
  }
}
