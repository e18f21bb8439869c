import TestSupport
import Testing

@testable import Typesetting

@Suite struct FontTests {
  // Apple, Human Interface Guidelines, Typography: iOS, size "Large"
  @Test(arguments: [
    (Font.largeTitle, 34.0), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17),
    (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12),
  ])
  func textStylesHaveThePlatformsSizes(font: Font, size: Double) {
    #expect(font.size == size)
    #expect(font.weight == (font == .headline ? .semibold : .regular))
  }

  @Test func smallDefaultTextIsInter() {
    let text = TextLayout(StyledText("agR", font: Font(size: 19)))
    let inter = TextLayout(StyledText("agR", font: Font(size: 19, design: .named("Inter"))))
    #expect(text.slices.map(\.glyphs) == inter.slices.map(\.glyphs))
  }

  @Test func largeDefaultTextIsInterDisplay() {
    let text = TextLayout(StyledText("agR", font: Font(size: 20)))
    let display = Font(size: 20, design: .named("Inter Display"))
    #expect(
      text.slices.map(\.glyphs) == TextLayout(StyledText("agR", font: display)).slices.map(\.glyphs)
    )
    #expect(
      text.slices.map(\.glyphs)
        != TextLayout(StyledText("agR", font: Font(size: 20, design: .named("Inter")))).slices.map(
          \.glyphs))
  }

  @Test func everyWeightIsHeavierThanTheOneBefore() throws {
    let ink = Font.Weight.allCases.map { weight in
      TextLayout(StyledText("Hamburg", font: Font(size: 40, weight: weight)))
        .picture(scale: 1, color: .black).coverage
    }
    for (lighter, heavier) in try nonEmpty(zip(ink, ink.dropFirst())) {
      #expect(lighter < heavier)
    }
  }

  @Test func monospacedLettersHaveOneWidth() {
    let layout = TextLayout(StyledText("iMl0@ W", font: Font(size: 13, design: .monospaced)))
    #expect(Set(layout.slices.map(\.typographicBounds.width)).count == 1)
  }

  @Test func monospacedDigitsHaveOneWidth() {
    func widths(_ font: Font) -> Set<Double> {
      Set(TextLayout(StyledText("0123456789", font: font)).slices.map(\.typographicBounds.width))
    }
    #expect(widths(.footnote.monospacedDigit()).count == 1)
    #expect(widths(.footnote).count > 1)  // Inter's digits differ unless asked
  }

  @Test func monospacedDigitsLeaveLettersAlone() {
    let plain = TextLayout(StyledText("amplitude", font: .body))
    let digits = TextLayout(StyledText("amplitude", font: .body.monospacedDigit()))
    #expect(plain.size == digits.size)
  }

  @Test func unknownFamilyFallsBackToAVisibleOne() {
    let layout = TextLayout(StyledText("a", font: Font(size: 17, design: .named("No Such Face"))))
    #expect(layout.missingCharacters.isEmpty)
    #expect(layout.picture(scale: 1, color: .black).coverage > 1)
  }
}
