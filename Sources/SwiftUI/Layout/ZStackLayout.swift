/// The layout of `ZStack`: all views at one place, each aligned with the others.
public struct ZStackLayout: BuiltInLayout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The smallest rectangle around views whose lines cross at (0, 0).
  private func union(_ subviews: some Sequence<LayoutSubview>, proposal: ProposedViewSize)
    -> CGRect?
  {
    var union: CGRect?
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let line = alignment.point(in: dimensions)
      let frame = CGRect(origin: CGPoint(x: -line.x, y: -line.y), size: dimensions.size)
      union = union.map { $0.enclosing(frame) } ?? frame
    }
    return union
  }

  /// The views that the size is that of.
  private func decisive(_ subviews: Subviews) -> [LayoutSubview] {
    let highest = subviews.map(\.priority).max()
    return subviews.filter { $0.priority == highest }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    union(decisive(subviews), proposal: proposal)?.size ?? .zero
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(bounds.size)
    guard let union = union(decisive(subviews), proposal: offer) else { return }
    // The union is larger than the bounds if a view answers the second offer with more.
    let center = CGPoint(x: bounds.midX - union.midX, y: bounds.midY - union.midY)
    for subview in subviews {
      let line = alignment.point(in: subview.dimensions(in: offer))
      subview.place(at: center - line, proposal: offer)
    }
  }
}

extension CGRect {
  /// The smallest rectangle around two, of which either may be empty.
  fileprivate func enclosing(_ other: CGRect) -> CGRect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
