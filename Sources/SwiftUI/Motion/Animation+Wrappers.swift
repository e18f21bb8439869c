public import Foundation

extension Animation {
  /// The animation, started some seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(content: self, delay: delay))
  }

  /// The animation, as many times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(ScaledAnimation(content: self, speed: speed))
  }

  /// The animation several times in a row.
  ///
  /// - Parameters:
  ///   - repeatCount: Ways there and, if it autoreverses, back.
  ///   - autoreverses: Whether every other way is backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatedAnimation(content: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(content: self, count: nil, autoreverses: autoreverses))
  }

  /// The animation, counted as complete after some seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(content: self, duration: duration))
  }
}
