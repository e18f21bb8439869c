import Layers
import Testing

@testable import Typesetting

/// Text on a machine without fonts; here it has them, so the type is asked directly.
@Suite struct StrokeTextTests {
  private func strokes(
    _ string: String, width: Double? = nil, alignment: TextLayout.Alignment = .leading,
    lineSpacing: Double = 0
  ) -> StrokeText {
    StrokeText(
      StyledText(string, font: Font(size: 20)), width: width, alignment: alignment,
      lineSpacing: lineSpacing)
  }

  private func strings(of text: StrokeText, from string: String) -> [String] {
    text.lines.map { line in
      line.runs.flatMap(\.slices).map {
        String(decoding: Array(string.utf8)[$0.utf8Range], as: UTF8.self)
      }.joined()
    }
  }

  @Test func everyASCIILetterIsDrawnAndNothingIsMissing() {
    let ascii = String(String.UnicodeScalarView((0x21..<0x7F).compactMap(Unicode.Scalar.init)))
    let text = strokes(ascii)
    #expect(text.missingCharacters.isEmpty)
    let slices = text.lines[0].runs[0].slices
    #expect(slices.count == 94)
    for slice in slices {
      let picture = slice.glyphs.picture(
        scale: 2, color: .black, at: slice.typographicBounds.origin)
      #expect(picture.rect.size.width > 0 && slice.typographicBounds.width > 0)
    }
  }

  @Test func othersAreBoxes() {
    let text = strokes("a漢é")
    #expect(text.missingCharacters == ["漢", "é"])
    #expect(text.lines[0].runs[0].slices.allSatisfy { !$0.glyphs.isBlank })
  }

  @Test func linesBreakAfterBlanksAndInsideOfLongWords() {
    let string = "one two three\nfour elevenhundred"
    let width = strokes("elevenhun").size.width
    let text = strokes(string, width: width + 0.1)
    #expect(
      strings(of: text, from: string) == ["one two ", "three", "four ", "elevenhun", "dred"])
    #expect(text.size.width <= width + 0.1)
  }

  @Test func linesAreAlignedBesideEachOther() {
    let lefts = [TextLayout.Alignment.leading, .center, .trailing].map { alignment in
      strokes("mmm\ni", alignment: alignment).lines[1].typographicBounds.origin.x
    }
    let room = strokes("mmm").size.width - strokes("i").size.width
    #expect(abs(lefts[0]) < 1e-9)
    #expect(abs(lefts[1] - room / 2) < 1e-9)
    #expect(abs(lefts[2] - room) < 1e-9)
  }

  @Test func emptyTextHasOneLineWithTheHeightOfBodyText() {
    let text = strokes("")
    #expect(text.lines.count == 1 && text.lines[0].runs.isEmpty)
    let letter = StrokeText(
      StyledText("x", font: .body), width: nil, alignment: .leading, lineSpacing: 0)
    #expect(abs(text.size.height - letter.size.height) < 1e-9 && text.size.height > 15)
  }

  @Test func spacingIsBetweenLines() {
    let line = strokes("x").size.height
    #expect(abs(strokes("x\nx", lineSpacing: 7).size.height - 2 * line - 7) < 1e-9)
  }

  @Test func boldIsHeavier() {
    func ink(_ weight: Font.Weight) -> Double {
      let text = StrokeText(
        StyledText("H", font: Font(size: 40, weight: weight)), width: nil, alignment: .leading,
        lineSpacing: 0)
      return text.lines[0].runs[0].slices[0].glyphs.picture(scale: 1, color: .black).coverage
    }
    #expect(ink(.bold) > ink(.regular) * 1.25)
  }

  /// Cairo leaves glyphs far outside of a small surface out.
  @Test func lettersFarFromTheOriginHaveInk() {
    let slice = strokes("H").lines[0].runs[0].slices[0]
    for place in [0.0, 300, 5000] {
      let picture = slice.glyphs.picture(
        scale: 2, color: .black, at: Point(x: place, y: place))
      #expect(picture.coverage > 100)
    }
  }
}
