import Layers
import TestSupport
import Testing

@Suite struct ColorHexTests {
  @Test(arguments: try GoldenTable("hex_cases").rows)
  func textsGiveTheColorsOfTheTable(row: GoldenTable.Row) throws {
    let quoted = try row.text("text")  // in single quotes
    let color = Color(hex: String(quoted.dropFirst().dropLast()))
    expect(color.red, isCloseTo: try row.number("r"))
    expect(color.green, isCloseTo: try row.number("g"))
    expect(color.blue, isCloseTo: try row.number("b"))
    expect(color.opacity, isCloseTo: try row.number("opacity"))
    #expect(color.red == (try row.number("r8")) / 255)
    #expect(color.opacity == (try row.number("a8")) / 255)
  }

  @Test(arguments: ["12345678901234567890", "#", "🙂", "rgb(0, 0, 0)"])
  func whateverHasNoMeaningIsAlmostInvisible(text: String) {
    #expect(Color(hex: text).opacity == 1.0 / 255)
  }

  @Test func digitsAfterALetterOutOfRangeDoNotCount() {
    #expect(Color(hex: "12g456") == Color(hex: "000012"))
  }
}
