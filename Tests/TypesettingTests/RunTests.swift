import Testing

@testable import Typesetting

@Suite struct RunTests {
  @Test func attributeSplitsARun() {
    let layout = TextLayout(
      StyledText("the ") + StyledText("moving", attribute: "emphasis") + StyledText(" part"))
    #expect(
      layout.runs.map { layout.strings(of: $0.slices).joined() } == ["the ", "moving", " part"])
    #expect(layout.runs.map(\.style.attribute) == [nil, "emphasis", nil])
  }

  @Test func attributeMovesNothing() {
    let plain = TextLayout(StyledText("the moving part"))
    let split = TextLayout(
      StyledText("the ") + StyledText("moving", attribute: "emphasis") + StyledText(" part"))
    #expect(split.slices.map(\.typographicBounds) == plain.slices.map(\.typographicBounds))
  }

  @Test func runKeepsItsStyle() {
    let layout = TextLayout(
      StyledText("a", font: .title, color: .black) + StyledText("b", font: .caption))
    #expect(layout.runs.map(\.style) == layout.text.runs.map(\.style))
  }

  @Test func ligatureDoesNotJoinTwoRuns() {
    let font = Font(size: 17, design: .named("DejaVu Sans"))
    let layout = TextLayout(
      StyledText("of", font: font) + StyledText("fice", font: font, attribute: "emphasis"))
    #expect(layout.runs.map { layout.strings(of: $0.slices) } == [["o", "f"], ["fi", "c", "e"]])
  }

  @Test func runEndsAtALineBreak() {
    let text = StyledText("Visual Effects", font: .largeTitle, attribute: "emphasis")
    let whole = TextLayout(text)
    #expect(whole.runs.map(\.slices.count) == [14])

    let broken = TextLayout(text, width: whole.size.width * 0.75)
    #expect(
      broken.lines.map { broken.strings(of: $0.runs.flatMap(\.slices)).joined() } == [
        "Visual ", "Effects",
      ])
    #expect(broken.lines.map(\.runs.count) == [1, 1])
    #expect(broken.runs.allSatisfy { $0.style.attribute == "emphasis" })
  }

  @Test func runBoundsHoldItsSlices() throws {
    let layout = TextLayout(StyledText("ab") + StyledText("cde", font: .title) + StyledText("f"))
    var end = 0.0
    for run in layout.runs {
      #expect(run.typographicBounds.origin.x == end)
      #expect(run.typographicBounds.width == run.slices.map(\.typographicBounds.width).reduce(0, +))
      #expect(run.typographicBounds.ascent == run.slices.map(\.typographicBounds.ascent).max())
      end += run.typographicBounds.width
    }
    #expect(layout.size.width == end)
  }

  @Test func anotherFontInsideAStyleDoesNotSplitARun() {
    // Inter has no Japanese: the middle comes from another font.
    let layout = TextLayout(StyledText("go 日本 now"))
    #expect(layout.runs.count == 1)
    #expect(layout.strings == ["g", "o", " ", "日", "本", " ", "n", "o", "w"])
  }
}
