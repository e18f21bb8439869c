/// A rule by which a container sizes and places its views.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     for (index, subview) in subviews.enumerated() {
///       let step = 20 * CGFloat(index)
///       subview.place(
///         at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
///     }
///   }
/// }
/// ```
///
/// Called as a function with views, it is a view: `Diagonal() { a; b }`.
public protocol Layout: Animatable {
  /// The kind of the container, for the views inside.
  static var layoutProperties: LayoutProperties { get }

  /// Values that are computed once for several calls.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the views or the layout have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container wishes to have to its neighbors.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container where `proposal` is offered.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Calls `place` of each view.
  ///
  /// - Parameter bounds: The place of the container; its origin is seldom zero.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of a line that the container sets; `nil` if it sets none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The position of a line that the container sets; `nil` if it sets none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Merges the wishes of all views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return .zero }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// Merges the positions of the placed views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.combinedAlignment(guide.key, in: bounds)
  }

  /// Merges the positions of the placed views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.combinedAlignment(guide.key, in: bounds)
  }

  /// Makes a view that lays out `content`.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
