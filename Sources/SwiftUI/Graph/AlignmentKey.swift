/// An alignment line and the axis along which its position is measured.
public struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.axis == b.axis
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Merges positions of the line in several views; `nil` for views that set none.
  func combined(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var combined: CGFloat?
    var count = 0
    for case let value? in values {
      id._combineExplicit(childValue: value, count, into: &combined)
      count += 1
    }
    return combined
  }
}
