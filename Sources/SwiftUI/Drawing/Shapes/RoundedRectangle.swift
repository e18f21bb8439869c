internal import Layers

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0
  /// Whether the renderer's own shape, whose corners are quarter circles, is near enough: where no
  /// style was asked for.
  private var isSimple = false

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with continuous corners, which are drawn as quarter circles.
  public init(cornerRadius: CGFloat) {
    self.init(cornerRadius: cornerRadius, style: .continuous)
    isSimple = true
  }

  public func path(in rect: CGRect) -> Path {
    let corner = CGSize(
      width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    return Path(roundedRect: rect.shrunk(by: inset), cornerSize: corner, style: style)
  }

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(cornerSize.animatableData, inset) }
    set { (cornerSize.animatableData, inset) = (newValue.first, newValue.second) }
  }

  public func _outline(in size: CGSize) -> _Outline {
    let isRound = isSimple || style == .circular
    if isRound, inset == 0, cornerSize.width == cornerSize.height {
      return _Outline(.roundedRectangle(cornerRadius: cornerSize.width))
    }
    var shape = self
    if isRound { shape.style = .circular }
    return _Outline(.path(shape.path(in: CGRect(origin: .zero, size: size)).layersPath))
  }
}

/// A rectangle whose corners have radii of their own.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path {
    func shrunk(_ radius: CGFloat) -> CGFloat { max(0, radius - inset) }
    let radii = RectangleCornerRadii(
      topLeading: shrunk(cornerRadii.topLeading), bottomLeading: shrunk(cornerRadii.bottomLeading),
      bottomTrailing: shrunk(cornerRadii.bottomTrailing),
      topTrailing: shrunk(cornerRadii.topTrailing))
    return Path(roundedRect: rect.shrunk(by: inset), cornerRadii: radii, style: style)
  }

  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
    get { AnimatablePair(cornerRadii.animatableData, inset) }
    set { (cornerRadii.animatableData, inset) = (newValue.first, newValue.second) }
  }
}
