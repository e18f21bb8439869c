/// How far a picture may be from its golden and still count as the same.
///
/// Drivers round differently; that is what the standard tolerance is for. A looser one says why.
package struct ImageTolerance: Sendable {
  /// Largest difference of a pixel's channel that is not counted, of 255.
  let perChannel: Int
  /// Share of the pixels, 0…1, that may differ by more than that.
  let share: Double
  /// Why this is looser than the standard; `nil` for the standard.
  let reason: String?

  /// At most 2 of 255 per channel, in all but 0.1 % of the pixels.
  package static let standard = ImageTolerance(perChannel: 2, share: 0.001, reason: nil)

  /// Every channel of every pixel equal.
  package static let exact = ImageTolerance(perChannel: 0, share: 0, reason: nil)

  /// At most 1 of 255 in every pixel: what the last rounding leaves.
  package static let rounding = ImageTolerance(perChannel: 1, share: 0, reason: nil)

  /// A tolerance looser than the standard, with its reason, which a failure prints.
  package static func loose(
    perChannel: Int = standard.perChannel, share: Double = standard.share, because reason: String
  ) -> ImageTolerance {
    precondition((0...255).contains(perChannel), "perChannel must be 0...255, got \(perChannel)")
    precondition((0...1).contains(share), "share must be 0...1, got \(share)")
    return ImageTolerance(perChannel: perChannel, share: share, reason: reason)
  }
}
