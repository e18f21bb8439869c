/// A named line of views that a stack, a frame or an overlay aligns them by.
public protocol AlignmentID: SendableMetatype {
  /// The position of the line in a view that sets no other, in the view's own coordinates.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges the position that the line has in one view of a container into that of the container.
  ///
  /// - Parameters:
  ///   - childValue: The position in a view that sets one, in the container's coordinates.
  ///   - n: The number of views that were merged before it.
  ///   - parentValue: The position in the container; `nil` if it sets none.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// Averages the positions.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = parentValue.map { ($0 * CGFloat(n) + childValue) / CGFloat(n + 1) } ?? childValue
  }
}

/// A line at a fraction of a view's size. A position that a view sets for it does not leave the
/// container around.
protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {}
}
