/// A named line of a view that alignments meet at.
public protocol AlignmentID {
  /// Where the line is in a view for which nothing else was set, in its own coordinates.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide: its identity, and along which axis it lies.
public struct AlignmentKey: Hashable {
  let id: any AlignmentID.Type
  let isVertical: Bool

  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.isVertical == b.isVertical
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// The size of a view and where its alignment guides are, in its own coordinates.
public struct ViewDimensions {
  let element: Element
  let size: CGSize

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
}

/// The distances that a view wishes to have to its neighbors.
public struct ViewSpacing: Sendable {
  public init() {}
}

/// What a drawing depends on besides the elements.
struct DrawingContext {
  /// Seconds since the view appeared.
  let time: Double
  /// Pixels per point.
  let scale: Double
}
