import Foundation
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

/// Expects a place to be within `tolerance` of another one.
func expect(
  _ actual: CGPoint?, isCloseTo x: Double, _ y: Double, within tolerance: Double = 1e-9,
  at location: SourceLocation = #_sourceLocation
) {
  let distance = actual.map { hypot($0.x - x, $0.y - y) } ?? .infinity
  #expect(
    distance <= tolerance, "\(String(describing: actual)) instead of (\(x), \(y))",
    sourceLocation: location)
}
