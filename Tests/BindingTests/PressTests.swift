import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Metal
@testable import Parameters
@testable import Tokens

/// Arguments that a press moves, and their values while it is held.
@Suite struct PressTests {
  @Test(arguments: [
    ("float2 size, float time, float progress", ["progress"]),
    ("float speed, float strength, float frequency", ["strength"]),
    ("float speed, float frequency, float amplitude", ["amplitude"]),
    ("float seed, float radius, float opacity", ["radius"]),
    ("float speed", ["speed"]), ("int mode, float angle", ["angle"]), ("int count", ["count"]),
    ("float seed", ["seed"]),
    ("float progress, float intensity, float radius", ["progress", "intensity"]),
    ("float2 offset, float seed", ["seed"]), ("float2 offset", ["offset"]),
    ("float time, half4 tint", []), ("bool isPressed, float radius", []),
    ("bool isPressed, float amount", ["amount"]), ("bool invert", []),
    ("float one, float two", ["one"]), ("float minRadius, float maxRadius", ["maxRadius"]),
    ("float amplitude, float mixCoeff", ["mixCoeff"]), ("float speedFactor, float zoom", ["zoom"]),
  ])
  func oneNumberOrAllAmountsAreDriven(parameters: String, driven: [String]) throws {
    #expect(try bindings(parameters, kind: .layer).driven == driven)
  }

  /// At rest, then held: an amount goes to the end of its range that is farther to see.
  @Test(arguments: [
    ("Range: 0...1. Default: 0.3.", 1.0), ("Range: 0...1. Default: 0.", 1),
    ("Range: 0...1. Default: 1.", 0), ("Range: 0...1. Default: 0.9.", 0),
    ("Range: 0...20. Default: 5.", 20), ("Range: -1...1. Default: 0.", 1), ("Default: 0.", 1),
  ])
  func anAmountGoesToTheFarEnd(numbers: String, held: Double) throws {
    let found = try binding(
      "float amount", comment: "/// - Parameter amount: How much. \(numbers)")
    #expect(found.pressed == [held])
  }

  @Test(arguments: [
    "float radius", "float frequency", "int count", "float gamma", "float unheardOf",
    "float angle", "float lineWidth", "float decay", "float displayScale", "uint mode",
    "float2 direction", "float2 scale",
  ])
  func aPressIsSeenAndStaysInRange(parameter: String) throws {
    let found = try binding(parameter, kind: .color)
    let held = try #require(found.pressed)
    let range = try #require(found.range)
    #expect(held.allSatisfy(range.contains))
    let moved = zip(held, found.rest).map { abs($0 - $1) }.max() ?? 0
    #expect(moved > 0.05 * abs(found.rest[0]))
  }

  @Test func wholeNumbersAreHeldAtWholeNumbers() throws {
    let found = try binding(
      "int count", comment: "/// - Parameter count: Range: 1...6. Default: 2.")
    let held = try #require(found.pressed?.first)
    #expect(held == held.rounded() && held > 2 && held <= 6)
  }
}
