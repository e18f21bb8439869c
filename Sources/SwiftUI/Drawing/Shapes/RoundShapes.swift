internal import Layers

/// A circle in the middle of its frame, as wide as the shorter side.
public nonisolated struct Circle: _ShrinkingShape {
  public var _inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: _inset)
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // A missing side does not limit the other.
    guard proposal.width != nil || proposal.height != nil else {
      return proposal.replacingUnspecifiedDimensions()
    }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }

  public func _outline(in size: CGSize) -> _Outline { outline(.circle, in: size) }
}

/// An ellipse that touches the sides of its frame.
public nonisolated struct Ellipse: _ShrinkingShape {
  public var _inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: _inset)) }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: _ShrinkingShape {
  /// Drawn as half circles in either style: Apple does not publish the other curve.
  public var style: RoundedCornerStyle
  public var _inset: CGFloat = 0

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: _inset)
    return Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }

  public func _outline(in size: CGSize) -> _Outline { outline(.capsule, in: size) }
}

/// The shape of what surrounds it, shrunk; a rectangle, as windows have it here.
public nonisolated struct ContainerRelativeShape: _ShrinkingShape {
  public var _inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: _inset)) }

  public func _outline(in size: CGSize) -> _Outline { outline(.rectangle, in: size) }
}
