internal import Layers

/// An element whose children are placed by a layout.
@MainActor
class LayoutElement<L: Layout>: Element {
  /// The layout as it is shown now.
  private var layout: L
  /// The layout that was set last; `layout` may be on its way to it.
  private var target: L
  private var animation = AnimatedView<L>()
  private var cache: L.Cache?
  private var isCacheStale = false
  private let placements = Placements()
  private var knownSubviews: LayoutSubviews?
  private var knownSpacing: ViewSpacing?
  /// The children as they are drawn, by `zIndex`; `nil` if that is their order.
  private var drawingOrder: [Element]?
  /// Whether a single child takes the place of the container: it is there for several only.
  private let isImplicit: Bool

  init(_ layout: L, isImplicit: Bool = false, node: _Node) {
    self.layout = layout
    self.isImplicit = isImplicit
    target = layout
    super.init(node: node)
  }

  /// Takes in another layout of the same kind.
  func change(to new: L) {
    guard !FieldComparison.areEqual(target, new) else { return }
    animation.change(from: target, to: new, in: node)
    target = new
    show(at: graph.time)
    guard animation.isRunning else { return }
    graph.atTicks(of: self) { [weak self] time in
      guard let self, !self.node.isRemoved else { return false }
      self.show(at: time)
      return self.animation.isRunning
    }
  }

  private func show(at time: Double) {
    layout = animation.shown(target, at: time)
    setNeedsLayout()
  }

  /// The children that are laid out: all but those on their way out.
  private var laidOut: [Element] = []

  /// The child that takes the place of the container, if there is such a one.
  private var soloist: Element? { isImplicit && laidOut.count == 1 ? laidOut[0] : nil }

  override func childrenDidChange() {
    knownSubviews = nil
    laidOut = children.filter { !$0.isLeaving }
  }

  override var isLeaving: Bool { false }

  override func layoutDidBecomeInvalid() {
    isCacheStale = true
    knownSpacing = nil
    drawingOrder = nil
  }

  private var subviews: LayoutSubviews {
    if let knownSubviews { return knownSubviews }
    let subviews = LayoutSubviews(
      laidOut, placements: placements, layoutDirection: environment.layoutDirection)
    knownSubviews = subviews
    return subviews
  }

  /// Runs a function of the layout with its cache.
  private func withCache<Result>(
    _ body: (L, LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = subviews
    var cache: L.Cache
    if var known = self.cache.take() {
      if isCacheStale { layout.updateCache(&known, subviews: subviews) }
      cache = known
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    let result = body(layout, subviews, &cache)
    self.cache = cache
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let soloist { return soloist.size(for: proposal) }
    return withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override func placeChildren() {
    for child in children where child.isLeaving { child.placeAgain() }
    if let soloist { return soloist.place(at: frame.origin, proposal: placedProposal) }
    placements.begin(count: laidOut.count)
    let (frame, proposal) = (frame, placedProposal)
    withCache { $0.placeSubviews(in: frame, proposal: proposal, subviews: $1, cache: &$2) }
    for (child, placement) in zip(laidOut, placements.list) {
      if let placement {
        place(child, at: placement.origin - frame.origin, proposal: placement.proposal)
      } else {
        let offer = ProposedViewSize(frame.size)
        let size = child.size(for: offer)
        let middle = CGPoint(
          x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2)
        place(child, at: middle, proposal: offer)
      }
    }
  }

  override var spacing: ViewSpacing {
    if let soloist { return soloist.spacing }
    if let knownSpacing { return knownSpacing }
    let spacing = withCache { $0.spacing(subviews: $1, cache: &$2) }
    knownSpacing = spacing
    return spacing
  }

  override var layoutPriority: Double { soloist?.layoutPriority ?? 0 }

  override func stackAxis(of child: Element) -> Axis? {
    if soloist != nil { return super.stackAxis(of: child) }
    return (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  override func trait(_ key: ObjectIdentifier) -> Any? { soloist?.trait(key) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    if let soloist { return soloist.dimensions(for: dimensions.proposal)[explicit: key] }
    // Most lines never leave their container: nothing has to be placed for them.
    guard !(key.id is any FrameAlignmentID.Type) || !(layout is any BuiltInLayout) else {
      return nil
    }
    placements.begin(count: laidOut.count)
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    return withCache { layout, subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
          subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
          subviews: subviews, cache: &cache)
      }
    }
  }

  // MARK: - Drawing and hit testing

  /// The children from back to front; those on their way out are behind the others of their index.
  var childrenInDrawingOrder: [Element] {
    if let drawingOrder { return drawingOrder }
    let indices = children.map { $0.trait(ObjectIdentifier(ZIndexKey.self)) as? Double ?? 0 }
    var order = children
    if laidOut.count < children.count || indices.contains(where: { $0 != 0 }) {
      let ranks = children.indices.map { (indices[$0], children[$0].isLeaving ? 0 : 1, $0) }
      order = ranks.sorted { $0 < $1 }.map { children[$0.2] }
    }
    drawingOrder = order
    return order
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    guard layout is LazyStackLayout || layout is LazyGridLayout, let visible = context.visibleRect
    else { return childrenInDrawingOrder.flatMap { $0.draw(in: context) } }
    // Effects draw outside their frames, and views on their way are elsewhere: what is left out is
    // as far away as the visible part is long.
    let near = visible.insetBy(dx: -visible.width, dy: -visible.height)
    return childrenInDrawingOrder.flatMap {
      $0.frame.intersects(near) ? $0.draw(in: context) : []
    }
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    for child in childrenInDrawingOrder.reversed() {
      if let path = child.hit(point) { return path.adding(self) }
    }
    return nil
  }
}

/// A layout of the module, whose alignment lines are merged from those of its views.
protocol BuiltInLayout: Layout {}
