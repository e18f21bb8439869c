/// A layout whose type is known only while it runs.
///
/// A container that changes from one layout to another keeps the identity of its views.
public struct AnyLayout: Layout {
  private let layout: any Layout

  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The cache of the layout that is used now.
  public struct Cache {
    fileprivate let layout: any Layout.Type
    fileprivate var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(layout: type(of: layout), value: make(layout))
  }

  /// Runs a function of the layout with its own cache.
  private func withCache<Result>(
    _ cache: inout Cache, subviews: Subviews, _ body: (any CachedLayout) -> Result
  ) -> Result {
    func run<L: Layout>(_ layout: L) -> Result {
      let known = cache.layout == L.self ? cache.value as? L.Cache : nil
      let box = TypedCachedLayout(
        layout: layout, cache: known ?? layout.makeCache(subviews: subviews), subviews: subviews)
      defer { cache = Cache(layout: L.self, value: box.cache) }
      return body(box)
    }
    return run(layout)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    withCache(&cache, subviews: subviews) { $0.update() }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    withCache(&cache, subviews: subviews) { $0.spacing() }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    withCache(&cache, subviews: subviews) { $0.size(for: proposal) }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    withCache(&cache, subviews: subviews) { $0.place(in: bounds, proposal: proposal) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    withCache(&cache, subviews: subviews) { $0.position(of: guide, in: bounds, proposal: proposal) }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    withCache(&cache, subviews: subviews) { $0.position(of: guide, in: bounds, proposal: proposal) }
  }

  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }
}

/// A layout with its cache and the views that it lays out.
private protocol CachedLayout {
  func update()
  func spacing() -> ViewSpacing
  func size(for proposal: ProposedViewSize) -> CGSize
  func place(in bounds: CGRect, proposal: ProposedViewSize)
  func position(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat?
  func position(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat?
}

private final class TypedCachedLayout<L: Layout>: CachedLayout {
  private let layout: L
  var cache: L.Cache
  private let subviews: LayoutSubviews

  init(layout: L, cache: L.Cache, subviews: LayoutSubviews) {
    self.layout = layout
    self.cache = cache
    self.subviews = subviews
  }

  func update() { layout.updateCache(&cache, subviews: subviews) }

  func spacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

  func size(for proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func position(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func position(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
