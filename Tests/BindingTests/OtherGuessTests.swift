import Testing

@testable import Binding
@testable import Parameters

/// Numbers that are tried where nothing is seen of an effect with the first guess.
@Suite struct OtherGuessTests {
  @Test func largerNumbersComeFirst() throws {
    let amount = try binding("float amount")
    #expect(amount.rest == [0.4])
    // A press moves it to 1, and 0.5 looks much the same.
    #expect(amount.otherRests == [[1.6], [6.4], [40], [0.1], [0.025], [0.004]])
    let offset = try binding("float2 offset")
    #expect(offset.rest == [10, 6])
    #expect(offset.pressed == [30, 18])
    #expect(offset.otherRests.prefix(2) == [[160, 96], [1000, 600]])
  }

  @Test(arguments: [
    ("float amount", "/// - Parameter amount: How much. Default: 0.1."),
    ("float amount = 0.1", ""), ("int count", ""), ("half4 tint", ""), ("float time", ""),
    ("float2 size", ""),
  ])
  func whatIsStatedOrFedStays(parameter: String, comment: String) throws {
    #expect(try binding(parameter, comment: comment).otherRests == [])
  }

  @Test func aStatedRangeIsNotLeft() throws {
    let amount = try binding(
      "float amount", comment: "/// - Parameter amount: How much. Range: 0...2.")
    #expect(amount.otherRests.allSatisfy { (0...2).contains($0[0]) } && amount.otherRests.count > 2)
    let raised = amount.resting(at: [1.6])
    #expect(raised.range == 0...2 && raised.rest == [1.6] && raised.pressed != nil)
  }

  @Test func aGuessedRangeGrowsWithTheNumber() throws {
    let raised = try binding("float amount").resting(at: [1.6])
    #expect(raised.range == 0...4 && raised.rest == [1.6] && raised.pressed == [4])
    #expect(
      raised.words
        == "a control, 0…4, 1.6 at rest, 4 while held; guessed from its name, "
        + "raised from 0.4, where nothing is seen")
    let lowered = try binding("float radius").resting(at: [0.9])
    #expect(lowered.range == 0.08...2.4 && lowered.pressed == [1.8])
    #expect(lowered.words.hasSuffix("lowered from 90, where nothing is seen"))
  }
}
