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

  private var sizes: [(ProposedViewSize, CGSize)] = []

  init(node: _Node) { self.node = node }

  var children: [Element] = [] {
    didSet {
      for child in children { child.parent = self }
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
    for child in children { child.place(at: frame.origin, proposal: ProposedViewSize(frame.size)) }
  }

  /// The distances that it wishes to have to its neighbors.
  var spacing: ViewSpacing { children.first?.spacing ?? ViewSpacing() }

  var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

  /// Where an alignment guide was set by the user's code; `nil` where it is the default one.
  ///
  /// - Parameter dimensions: Of this element.
  func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    nil
  }

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
    ViewDimensions(element: self, size: size(for: proposal))
  }

  /// Places it with its top left corner at `origin` and offers `proposal`.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let new = CGRect(origin: origin, size: size(for: proposal))
    placedProposal = proposal
    let old = frame
    frame = new
    frameDidChange(from: old)
    placeChildren()
  }

  /// Takes in that it was placed.
  func frameDidChange(from old: CGRect) {}

  /// Forgets what was measured here and in all elements around.
  final func setNeedsLayout() {
    graph.needsLayout = true
    graph.needsDrawing = true
    var element: Element? = self
    while let next = element {
      next.sizes.removeAll(keepingCapacity: true)
      element = next.parent
    }
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
