/// The layout of `VStack`.
public struct VStackLayout: StackLayout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .vertical }

  var alignmentKey: AlignmentKey { alignment.key }
}
