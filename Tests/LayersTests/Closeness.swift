import Layers
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

/// Expects `actual` to be within `tolerance` of (`x`, `y`), in points along each axis.
func expect(
  _ actual: Point?, isCloseTo x: Double, _ y: Double, within tolerance: Double = 1e-9,
  _ context: @autoclosure () -> String = "", at location: SourceLocation = #_sourceLocation
) {
  guard let actual else {
    Issue.record("no point instead of (\(x), \(y)) \(context())", sourceLocation: location)
    return
  }
  #expect(
    abs(actual.x - x) <= tolerance && abs(actual.y - y) <= tolerance,
    "(\(actual.x), \(actual.y)) instead of (\(x), \(y)) \(context())", sourceLocation: location)
}
