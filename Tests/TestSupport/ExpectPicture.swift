package import Pictures
package import Testing

/// Expects that `image` looks like another one that was drawn elsewhere.
///
/// - Parameters:
///   - what: What both show, for the message.
///   - tolerance: A looser one than the standard carries its reason.
package func expectPicture(
  _ image: Picture, looksLike expected: Picture, _ what: String,
  tolerance: ImageTolerance = .standard, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard image.width == expected.width, image.height == expected.height else {
    Issue.record(
      "\(what): \(image.width) × \(image.height), not \(expected.width) × \(expected.height)",
      sourceLocation: sourceLocation)
    return
  }
  let comparison = PictureComparison(expected: expected, actual: image, tolerance: tolerance)
  guard !comparison.isMatch else { return }
  let worst = comparison.worst
  Issue.record(
    """
    \(what): \(comparison.share * 100) % of the pixels differ by more than \(tolerance.perChannel); \
    the worst at (\(worst.x), \(worst.y)): \(worst.actual), not \(worst.expected)
    """, sourceLocation: sourceLocation)
}
