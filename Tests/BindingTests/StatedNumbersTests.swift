import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Metal
@testable import Parameters
@testable import Tokens

/// Which numbers count when the author states some of them.
@Suite struct StatedNumbersTests {
  private typealias Source = ArgumentBinding.Source

  @Test func theHeaderCountsBeforeProse() throws {
    let found = try binding(
      "float radius", kind: .layer,
      comment:
        "/// - Parameter radius: From 1 to 9, try 4. Unit: dots. Range: 8...240. Default: 90.")
    #expect(found.range == 8...240)
    #expect(found.rest == [90])
    #expect(found.moved?.unit == "dots")
    #expect(found.moved?.summary == "From 1 to 9, try 4")
    #expect(found.source == Source(range: .header, defaultValue: .header))
  }

  /// A caller that leaves the argument out passes the default argument, whatever a comment says.
  @Test(arguments: [
    ("From 1 to 9, try 4.", 1.0...9.0, NumberSource.comment),
    ("How far. Range: 1...9. Default: 4.", 1...9, .header), ("min=1, max=9", 1...9, .comment),
    ("min = 1, max = 9, step = 0.5, default = 4", 1...9, .comment),
    ("how far [1, 9], e.g. radius=4", 1...9, .comment),
  ])
  func defaultArgumentsCountBeforeComments(
    comment: String, range: ClosedRange<Double>, source: NumberSource
  ) throws {
    let found = try binding("float radius = 7", comment: "/// - Parameter radius: \(comment)")
    #expect(found.range == range)
    #expect(found.rest == [7])
    #expect(found.source == Source(range: source, defaultValue: .defaultArgument))
  }

  /// A comment beside the parameter counts as much as one above the function.
  @Test(arguments: [
    ("float x = 0.3 /* step=0.01 */", 0.3), ("float x = 0.3 /* min=0., max=5. */", 0.3),
    ("float x = 0.3 /* y = pow(z, x), e.g. x=2.2 */", 0.3),
    ("float x /* min=0.5, max=2.0, default=1.5 */", 1.5),
  ])
  func noLabelOfAnotherNumberGivesTheDefault(parameter: String, rest: Double) throws {
    #expect(try binding(parameter).rest == [rest])
  }

  @Test func defaultArgumentsCountBeforeNames() throws {
    let found = try binding("float radius = 33", kind: .distortion)
    #expect(found.rest == [33])
    #expect(found.range == 8...240)
    #expect(found.source == Source(range: .name, defaultValue: .defaultArgument))
  }

  @Test(arguments: [
    ("// @param x 0..10 = 2.5", 0.0...10.0, 2.5),
    ("/// - Parameter x: Strength, from 0 (none) to 1 (full). Defaults to 0.5.", 0...1, 0.5),
    ("/// - Parameter x: Ranges from 1 to 5 work best; try starting with 3.", 1...5, 3),
    ("/// - Parameters:\n///   - x: Amount (-1.0 - 1.0), default: -0.25", -1...1, -0.25),
    ("/** \\param x min: 0, max: 20, default 10 */", 0...20, 10),
    ("/*\n * @param x between 2 and 8, e.g. 4\n */", 2...8, 4),
  ])
  func proseIsTaken(comment: String, range: ClosedRange<Double>, rest: Double) throws {
    let found = try binding("float x", comment: comment)
    #expect(found.range == range)
    #expect(found.rest == [rest])
    #expect(found.source == Source(range: .comment, defaultValue: .comment))
  }

  /// Inside the range, and not where the effect is off.
  @Test(arguments: [
    ("float frequency", "0...100", 5.0...60.0), ("float frequency", "0...2", 0.05...1.5),
    ("float radius", "0...1", 0.2...0.7), ("float radius", "100...200", 105...195),
    ("float amount", "0...100", 30...60), ("float unheardOf", "0...50", 10...40),
    ("float unheardOf", "0.01...100", 0.2...50), ("float unheardOf", "-10...10", 2...9),
    ("float intensity", "-1...1", 0.2...0.8), ("float speed", "0...3", 0.5...2),
    ("float unheardOf", "0.001...1", 0.01...0.7), ("int steps", "2...12", 3...9),
  ])
  func aRangeAloneGetsADefaultInside(
    parameter: String, range: String, window: ClosedRange<Double>
  ) throws {
    let name = parameter.split(separator: " ")[1]
    let found = try binding(parameter, comment: "/// - Parameter \(name): It. Range: \(range).")
    #expect(window.contains(found.rest[0]), "\(found.rest)")
    #expect(found.source.range == .header)
    #expect(found.source.defaultValue == .name || name == "unheardOf")
  }

  @Test(arguments: [
    ("float radius", 500.0, 8.0), ("float frequency", 90, 0), ("float unheardOf", 25, 0),
    ("float amount", 3, 0), ("float unheardOf", 0.004, 0),
  ])
  func aDefaultAloneGetsARangeAroundIt(parameter: String, value: Double, low: Double) throws {
    let found = try binding("\(parameter) = \(value)", kind: .distortion)
    let range = try #require(found.range)
    #expect(found.rest == [value])
    #expect(range.lowerBound <= low)
    // Room above, and not so much that the default sits at an end
    #expect(range.upperBound > value && range.upperBound <= value * 40)
  }

  @Test func aNegativeDefaultGetsARangeAroundIt() throws {
    let found = try binding("float unheardOf = -4")
    #expect(found.rest == [-4])
    #expect(try #require(found.range).contains(-5))
  }

  @Test func aDefaultOutsideOfItsRangeWidensIt() throws {
    let found = try binding("float x", comment: "/// - Parameter x: It. Range: 0...1. Default: 3.")
    #expect(found.range == 0...3)
    #expect(found.rest == [3])
  }

  @Test(arguments: ["0...inf", "nan...1", "3...3", "-inf...inf"])
  func rangesThatAreNoneAreNotStated(range: String) throws {
    let found = try binding("float amount", comment: "/// - Parameter amount: It. Range: \(range).")
    #expect(found.range == 0...1)
    #expect(found.rest == [0.4])
  }

  @Test func anAuthorsDefaultOfTheTimeStillMeansTime() throws {
    #expect(try binding("float time = 2").feed == .time)
    #expect(try binding("float t = 0.5").feed == .time)
    #expect(
      try binding("float time", comment: "/// - Parameter time: Seconds. Range: 0...10.").feed
        == .time)
    #expect(
      try binding("float t", comment: "/// - Parameter t: How far. Range: 0...1.").range == 0...1)
    #expect(try binding("float2 size = float2(100, 100)").feed == .layerSize)
  }

  @Test func colorsTakeTheAuthorsNumbers() throws {
    #expect(try binding("half4 tint = half4(1, 0.5, 0, 1)").rest == [1, 0.5, 0, 1])
    #expect(try binding("float3 color = float3(0.25)").rest == [0.25, 0.25, 0.25, 1])
    let found = try binding(
      "half4 tint", comment: "/// - Parameter tint: Hue. Default: 0.1, 0.2, 0.3.")
    #expect(found.rest == [0.1, 0.2, 0.3, 1])
  }

  @Test func vectorsTakeTheAuthorsNumbers() throws {
    let found = try binding("float2 offset = float2(3, -100)", kind: .layer)
    #expect(found.rest == [3, -100])
    #expect(try #require(found.range).contains(-100))
    let ranged = try binding(
      "float2 offset", kind: .layer, comment: "/// - Parameter offset: By. Range: 0...4.")
    #expect(ranged.range == 0...4)
    #expect(ranged.rest.allSatisfy { (0...4).contains($0) && $0 > 0 })
  }

  @Test func degreesAreKnownByTheirSize() throws {
    let found = try binding("float angle", comment: "/// - Parameter angle: Turn, 0 to 360.")
    #expect(found.range == 0...360)
    #expect((15...270).contains(found.rest[0]))
    #expect(found.moved?.unit == "degrees")
  }

  /// A hundred steps or so, in numbers that are easy to read.
  @Test(arguments: [
    ("0...1", 0.01), ("8...240", 2.0), ("0...40", 0.2), ("-3...3", 0.05), ("0...5000", 50),
  ])
  func stepsAreAHundredthOrSo(range: String, step: Double) throws {
    let found = try binding("float x", comment: "/// - Parameter x: It. Range: \(range).")
    guard case .number(_, let found, _)? = found.moved?.kind else {
      Issue.record("no number")
      return
    }
    #expect(abs(found - step) < 1e-9)
  }
}
