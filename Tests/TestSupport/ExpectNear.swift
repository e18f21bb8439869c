package import Testing

/// Expects numbers to agree within `tolerance`, relative to those above 1.
package func expectNear(
  _ actual: [Float], _ expected: [Float], _ tolerance: Float, _ what: String,
  _ sourceLocation: SourceLocation = #_sourceLocation
) {
  let isNear = zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($1)) }
  #expect(
    isNear && actual.count >= expected.count, "\(what): got \(actual), expected \(expected)",
    sourceLocation: sourceLocation)
}
