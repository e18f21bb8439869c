/// The place of a bar beside a view.
struct BarRule: Equatable {
  let edge: Edge
  /// The distance of the two; `nil` as they wish it.
  let spacing: CGFloat?
  /// The line that the two meet at, along the edge.
  let alignment: AlignmentKey

  var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  var isFirst: Bool { edge == .top || edge == .leading }
}
