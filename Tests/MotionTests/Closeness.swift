import Testing

/// Expects `actual` to be within `tolerance` of `expected`.
func expect(
  _ actual: Double, isCloseTo expected: Double, within tolerance: Double = 1e-9,
  _ context: @autoclosure () -> String = "", at location: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(actual - expected) <= tolerance, "\(actual) instead of \(expected) \(context())",
    sourceLocation: location)
}
