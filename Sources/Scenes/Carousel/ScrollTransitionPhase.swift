/// Where an item is in its way through a scroll view, as SwiftUI's `ScrollTransitionPhase`.
///
/// It is one of three, never between: what it makes of a layer is mixed instead.
package enum ScrollTransitionPhase: Sendable, Hashable, CaseIterable {
  /// Going out at the top or the left, or coming in from there.
  case topLeading
  /// In view.
  case identity
  /// Going out at the bottom or the right, or coming in from there.
  case bottomTrailing

  package var isIdentity: Bool { self == .identity }

  /// −1, 0 or 1.
  package var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
