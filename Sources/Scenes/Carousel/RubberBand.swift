/// How content resists when it is pulled beyond its end: the further, the more.
///
/// SwiftUI's own curve is not published; this is the one by which UIKit's scroll views are known:
/// d − d/(1 + 0.55·x/d).
enum RubberBand {
  /// Share of the pull that the content follows at first.
  private static let softness = 0.55

  /// Returns how far the content goes beyond its end, less than `length`.
  ///
  /// - Parameters:
  ///   - pull: How far the hand went, 0 or more.
  ///   - length: Of the scroll view, in the same unit, above 0.
  static func offset(pulledBy pull: Double, length: Double) -> Double {
    length - length / (1 + softness * pull / length)
  }

  /// Returns how far a hand has to pull for the content to be `offset` beyond its end:
  /// `offset(pulledBy:length:)` backwards.
  static func pull(for offset: Double, length: Double) -> Double {
    let offset = min(offset, 0.999 * length)  // a hand would have to pull indefinitely
    return length * offset / (softness * (length - offset))
  }
}
