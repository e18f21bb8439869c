/// SwiftUI's named springs.
extension Spring {
  /// Arrives without overshoot in 0.5 s.
  package static let smooth = smooth()

  /// Overshoots a little, in 0.5 s.
  package static let snappy = snappy()

  /// Overshoots visibly, in 0.5 s.
  package static let bouncy = bouncy()

  /// Returns a spring without overshoot but for `extraBounce`, which may be negative.
  package static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring of bounce 0.15 plus `extraBounce`.
  package static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring of bounce 0.3 plus `extraBounce`.
  package static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
