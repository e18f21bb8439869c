import Parameters
import Scenes
import Testing

@testable import Viewer

@MainActor @Suite struct ReadoutTests {
  private func text(_ number: Double, step: Double) -> String {
    let parameter = Parameter(
      "x", "", kind: .number(range: -10...10, step: step, defaultValue: 0))
    return Readout(parameter, value: .number(number), isSet: false).value
  }

  @Test(arguments: [
    (0.5, 0.05, "0.50"), (0.505, 0.05, "0.505"), (6, 1, "6"), (-1.25, 0.25, "−1.25"),
    (2, 0.5, "2.0"), (0.001, 0.001, "0.001"),
  ])
  func valuesShowTheirStepAndNoMore(number: Double, step: Double, expected: String) {
    #expect(text(number, step: step) == expected)
  }
}
