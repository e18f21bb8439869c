/// The parts of a view's way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the top or the leading edge, or is about to leave there.
  case topLeading
  /// It is in view.
  case identity
  /// It comes in at the bottom or the trailing edge, or is about to leave there.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
