internal import Layers

/// The element of a scroll view.
///
/// Its content is in a space of its own, which has the content's top left corner at zero, margins
/// included.
@MainActor
final class ScrollElement: Element {
  /// The directions in which it scrolls.
  var axes: Axis.Set {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }
  /// The point of the content that lies at the top left corner of the frame.
  private(set) var contentOffset = CGPoint.zero
  /// The size of the content with its margins.
  private(set) var contentSize = CGSize.zero
  /// Whether nothing is drawn outside the viewport.
  private var clipsContent: Bool { !environment.isScrollClipDisabled }

  /// The size that `containerRelativeFrame` relates to.
  private var containerSize: CGSize?
  private var isContainerSizeRead = false
  /// The content offset on its way.
  private var motion: Animator<NumberVector>?
  /// Where scrolling began that has not come to rest.
  private var beginning: CGPoint?
  private var restAlarm = ViewGraph.Alarm()
  /// The bound place that the content was scrolled to, or that was reported last.
  private var shownPlace: ScrollPlace?
  /// The identities of the view that was reported last.
  private var reportedIdentities: [AnyHashable] = []
  private var hasBegun = false
  /// The offset at which the pointer took the content; `nil` while it does not hold it.
  private var grip: CGPoint?
  private var glide: ScrollGlide?
  /// Whether the user has scrolled since the content was scrolled to a bound place.
  private var isScrolledByUser = false

  init(_ axes: Axis.Set, node: _Node) {
    self.axes = axes
    super.init(node: node)
  }

  // MARK: - Scrolling

  /// The largest content offset; the smallest is zero.
  var largestOffset: CGPoint {
    CGPoint(
      x: max(0, contentSize.width - frame.width), y: max(0, contentSize.height - frame.height))
  }

  /// The visible rectangle, in the space of the frame: content is drawn under the unsafe area too.
  var viewport: CGRect {
    let insets = safeAreaInsets
    return frame.inset(
      by: EdgeInsets(
        top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
        trailing: -insets.trailing))
  }

  /// Scrolls as far as the content goes.
  func scroll(to offset: CGPoint) {
    motion = nil
    glide = nil
    show(offset)
  }

  /// Scrolls as far as the content goes, by an animation.
  func scroll(to offset: CGPoint, animation: Animation?) {
    guard let animation else { return scroll(to: offset) }
    glide = nil
    let target = limited(offset)
    if motion == nil { motion = Animator(NumberVector([contentOffset.x, contentOffset.y])) }
    motion?.set(
      NumberVector([target.x, target.y]), transaction: Transaction(animation: animation),
      at: graph.time)
    graph.atTicks(of: self) { [weak self] time in
      guard let self, !self.node.isRemoved, self.motion != nil else { return false }
      self.motion?.advance(to: time)
      guard let motion = self.motion else { return false }
      self.show(CGPoint(x: motion.value.numbers[0], y: motion.value.numbers[1]))
      if !motion.isAnimating { self.motion = nil }
      return motion.isAnimating
    }
  }

  private func limited(_ offset: CGPoint) -> CGPoint {
    let largest = largestOffset
    return CGPoint(
      x: min(max(0, offset.x), largest.x), y: min(max(0, offset.y), largest.y))
  }

  private func show(_ offset: CGPoint, isLimited: Bool = true) {
    let new = isLimited ? limited(offset) : offset
    guard new != contentOffset else { return }
    contentOffset = new
    noteOffset()
    // Views that read their place on the stage are placed again.
    setNeedsPlacement()
  }

  // MARK: - Dragging

  /// Whether content may be beyond its ends for the moment.
  private var isLoose: Bool { grip != nil || glide != nil }

  /// Takes hold of content that goes on by itself.
  func holdStill() {
    glide = nil
    motion = nil
  }

  func beginDrag() {
    grip = contentOffset
    if beginning == nil { beginning = contentOffset }
    isScrolledByUser = true
    graph.cancel(restAlarm)
  }

  /// Scrolls with the pointer.
  func drag(by way: CGSize) {
    guard let grip else { return }
    show(resisted(CGPoint(x: grip.x - way.width, y: grip.y - way.height)), isLimited: false)
  }

  /// Lets the content go on by itself.
  ///
  /// - Parameter velocity: Of the pointer, in points per second; `nil` if it has not dragged.
  func endDrag(at velocity: CGSize?) {
    let wasDragged = grip != nil
    grip = nil
    guard wasDragged, let velocity else { return }
    let speed = CGSize(
      width: axes.contains(.horizontal) ? -velocity.width : 0,
      height: axes.contains(.vertical) ? -velocity.height : 0)
    if let behavior = environment.scrollTargetBehavior {
      return comeToRest(by: behavior, at: CGVector(dx: speed.width, dy: speed.height))
    }
    beginning = nil
    glide = ScrollGlide(from: contentOffset, to: largestOffset, velocity: speed, at: graph.time)
    graph.atTicks(of: self) { [weak self] time in
      guard let self, !self.node.isRemoved, var glide = self.glide else { return false }
      let (offset, isMoving) = glide.offset(at: time)
      self.glide = isMoving ? glide : nil
      self.show(offset, isLimited: !isMoving)
      return isMoving
    }
  }

  /// Says to the bar of the page how far its content has moved under it.
  private func noteOffset() {
    guard axes.contains(.vertical) else { return }
    environment.scrollObserver?.note(contentOffset.y)
  }

  /// The seconds after which scrolling by a wheel counts as over.
  private static let pause = 0.15

  /// Scrolls as the user does: it comes to rest where the targets are.
  func scrollByUser(to offset: CGPoint) {
    if beginning == nil { beginning = contentOffset }
    isScrolledByUser = true
    scroll(to: offset)
    graph.cancel(restAlarm)
    guard let behavior = environment.scrollTargetBehavior else {
      beginning = nil
      return
    }
    restAlarm = ViewGraph.Alarm()
    graph.at(graph.time + Self.pause, restAlarm) { [weak self] in self?.comeToRest(by: behavior) }
  }

  /// The seconds by which a speed counts for the place where scrolling would end: the way of what
  /// is slowed down by 0.2 % in each millisecond.
  private static let projection: CGFloat = 0.499

  private func comeToRest(
    by behavior: any ScrollTargetBehavior, at velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    guard let beginning else { return }
    self.beginning = nil
    let size = CGSize(
      width: frame.width - margins.horizontal, height: frame.height - margins.vertical)
    let end = limited(
      CGPoint(
        x: contentOffset.x + Self.projection * velocity.dx,
        y: contentOffset.y + Self.projection * velocity.dy))
    var target = ScrollTarget(rect: CGRect(origin: end, size: size))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: beginning, size: size)),
        velocity: velocity,
        contentSize: CGSize(
          width: contentSize.width - margins.horizontal,
          height: contentSize.height - margins.vertical),
        containerSize: size, axes: axes, targets: targets.map(\.frame),
        views: pages(of: size).map(\.frame)))
    scroll(to: target.rect.origin, animation: .snappy)
  }

  /// The views in containers that are made targets.
  var targets: [Element] { targets(in: self) }

  private func targets(in element: Element) -> [Element] {
    for child in element.children {
      if child.trait(ObjectIdentifier(ScrollTargetsKey.self)) as? Bool == true {
        return rows(of: child)
      }
      let found = targets(in: child)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func rows(of element: Element) -> [Element] {
    var container = element
    while container.children.count == 1 { container = container.children[0] }
    return container.children
  }

  /// The views of the content, if each is as long as the container.
  private func pages(of container: CGSize) -> [Element] {
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    let rows = children.first.map(rows) ?? []
    return rows.allSatisfy { abs($0.frame.size[axis] - container[axis]) < 0.5 } ? rows : []
  }

  // MARK: - Bound places

  /// The place that a state binds it to; scroll views inside others have none.
  private var boundPlace: BoundScrollPlace? {
    var element = parent
    while let next = element {
      if next is ScrollElement { return nil }
      element = next.parent
    }
    return environment.boundScrollPlace
  }

  /// Scrolls to the bound place if it has changed, and reports the place that the user has scrolled
  /// to.
  private func followBoundPlace() {
    defer { hasBegun = true }
    if !hasBegun, let anchor = environment.defaultScrollAnchor {
      let largest = largestOffset
      show(CGPoint(x: anchor.x * largest.x, y: anchor.y * largest.y))
    }
    guard let bound = boundPlace else { return }
    if let place = bound.place, place != shownPlace {
      shownPlace = place
      if case .view(let id, _) = place, reportedIdentities.contains(id) { return }
      reportedIdentities = []
      isScrolledByUser = false
      guard let offset = offset(showing: place) else { return }
      scroll(to: offset, animation: hasBegun ? node.transaction.effectiveAnimation : nil)
      return
    }
    guard isScrolledByUser else { return }
    let identities = identities(at: bound.anchor)
    if case .view(let shown, _) = shownPlace, identities.contains(shown) { return }
    guard !identities.isEmpty, identities != reportedIdentities else { return }
    reportedIdentities = identities
    graph.afterUpdate { bound.report(identities) }
  }

  override func convertToParent(_ point: CGPoint) -> CGPoint {
    point + (frame.origin - contentOffset)
  }

  override func convertFromParent(_ point: CGPoint) -> CGPoint? {
    point - (frame.origin - contentOffset)
  }

  // MARK: - Layout

  var margins: EdgeInsets {
    var margins = EdgeInsets()
    var element: Element = self
    while let next = element.parent, !(next is ScrollElement) {
      if let more = (next as? ContentMarginsElement)?.margins {
        margins = EdgeInsets(
          top: margins.top + more.top, leading: margins.leading + more.leading,
          bottom: margins.bottom + more.bottom, trailing: margins.trailing + more.trailing)
      }
      element = next
    }
    return margins
  }

  private func contentOffer(for proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = proposal.inset(by: margins)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inner.width,
      height: axes.contains(.vertical) ? nil : inner.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    setContainerSize(for: proposal)
    let margins = margins
    let content = children.first?.size(for: contentOffer(for: proposal)) ?? .zero
    let size = CGSize(
      width: content.width + margins.horizontal, height: content.height + margins.vertical)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func placeChildren() {
    setContainerSize(for: placedProposal)
    let (margins, offer) = (margins, contentOffer(for: placedProposal))
    let content = children.first?.size(for: offer) ?? .zero
    contentSize = CGSize(
      width: content.width + margins.horizontal, height: content.height + margins.vertical)
    if !isLoose { contentOffset = limited(contentOffset) }
    for child in children {
      child.place(at: CGPoint(x: margins.leading, y: margins.top), proposal: offer)
    }
    followBoundPlace()
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  override var layoutPriority: Double { 0 }

  override func stackAxis(of child: Element) -> Axis? { nil }

  override func trait(_ key: ObjectIdentifier) -> Any? { nil }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    nil
  }

  override func safeRegion(around child: Element) -> SafeRegion { .none }

  override func definesSpace(named name: AnyHashable) -> Bool {
    guard let name = name.base as? ScrollViewSpaceName else { return false }
    return name.axis.map { axes.contains(Axis.Set($0)) } ?? true
  }

  override var relativeContainerSize: CGSize? {
    isContainerSizeRead = true
    return containerSize
  }

  /// Takes in the space that content is related to; sizes that were related to another are
  /// forgotten.
  private func setContainerSize(for proposal: ProposedViewSize) {
    let inner = proposal.inset(by: margins)
    let outer = containerSizeAround ?? .zero
    let new = inner.replacingUnspecifiedDimensions(by: outer)
    guard new != containerSize else { return }
    containerSize = new
    guard isContainerSizeRead else { return }
    isContainerSizeRead = false
    for child in children { child.invalidateSizesInside() }
  }

  // MARK: - Drawing and hit testing

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    let viewport = viewport
    let shift = frame.origin - contentOffset
    var inner = context
    if clipsContent {
      inner.visibleRect = viewport.offsetBy(dx: -shift.x, dy: -shift.y)
    }
    let content = super.draw(in: inner).map {
      Layer.Child($0.layer, at: Point(x: $0.origin.x + shift.x, y: $0.origin.y + shift.y))
    }
    guard clipsContent else { return content }
    let origin = Point(x: viewport.minX, y: viewport.minY)
    let layer = Layer(
      size: Size(width: viewport.width, height: viewport.height),
      children: content.map {
        Layer.Child($0.layer, at: Point(x: $0.origin.x - origin.x, y: $0.origin.y - origin.y))
      })
    return [Layer.Child(layer.clip(to: .rectangle), at: origin)]
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    guard !clipsContent || viewport.contains(point) else { return nil }
    if let inner = convertFromParent(point), let path = super.hit(inner) { return path }
    return viewport.contains(point) ? HitPath(self) : nil
  }
}
