/// The layout of `HStack`.
public struct HStackLayout: StackLayout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .horizontal }

  var alignmentKey: AlignmentKey { alignment.key }
}
