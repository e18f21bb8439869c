import TestSupport
import Testing

@testable import Typesetting

@Suite struct LineBreakingTests {
  let sentence = "The strings spread, speed up and take color while the capsule shrinks."

  func lineStrings(_ layout: TextLayout) -> [String] {
    layout.lines.map { layout.strings(of: $0.runs.flatMap(\.slices)).joined() }
  }

  @Test func linesBreakBetweenWordsAndFitTheWidth() {
    let layout = TextLayout(StyledText(sentence), width: 150)
    #expect(layout.lines.count > 2)
    #expect(lineStrings(layout).joined() == sentence)
    #expect(lineStrings(layout).dropLast().allSatisfy { $0.hasSuffix(" ") })
    #expect(layout.lines.allSatisfy { $0.typographicBounds.width <= 150 })
    #expect(layout.size.width == layout.lines.map(\.typographicBounds.width).max())
  }

  @Test func aWordThatFitsStaysOnItsLine() throws {
    let lines = lineStrings(TextLayout(StyledText(sentence), width: 150))
    for (line, next) in try nonEmpty(zip(lines, lines.dropFirst())) {
      let longer = line + next.prefix { $0 != " " }
      #expect(TextLayout(StyledText(longer)).size.width > 150)
    }
  }

  @Test func naturalWidthDoesNotBreak() {
    let natural = TextLayout(StyledText(sentence))
    let same = TextLayout(StyledText(sentence), width: natural.size.width)
    #expect(same.lines.count == 1)
    #expect(TextLayout(StyledText(sentence), width: natural.size.width - 2 * unit).lines.count == 2)
  }

  @Test func spaceAtABreakTakesNoRoom() throws {
    let layout = TextLayout(StyledText("Visual Effects"), width: 70)
    let space = try #require(layout.lines.first?.runs.last?.slices.last)
    #expect(space.typographicBounds.width == 0)
    #expect(space.glyphs.isBlank)
  }

  @Test func wordWiderThanTheLineBreaksInsideWithoutAHyphen() throws {
    let layout = TextLayout(StyledText("nnnnnnnn"), width: 35)
    #expect(layout.lines.count > 1)
    #expect(layout.strings.joined() == "nnnnnnnn")
    // no slice carries more than its letter
    #expect(Set(layout.slices.map(\.glyphs)).count == 1)
    #expect(layout.lines.allSatisfy { $0.typographicBounds.width <= 35 })
  }

  @Test func softHyphenShowsWhereItBreaks() throws {
    let text = StyledText("Donau\u{AD}dampf")
    let hyphen = try #require(TextLayout(text, width: 60).lines[0].runs[0].slices.last)
    #expect(hyphen.typographicBounds.width > 0 && !hyphen.glyphs.isBlank)
    #expect(TextLayout(text).slices[5].typographicBounds.width == 0)
    #expect(TextLayout(text).slices[5].glyphs.isBlank)
  }

  @Test func newlineBreaksAndIsInNoSlice() {
    let layout = TextLayout(StyledText("one\n\ntwo\r\nthree\n"))
    #expect(lineStrings(layout) == ["one", "", "two", "three", ""])
    let heights = layout.lines.map { $0.typographicBounds.ascent + $0.typographicBounds.descent }
    #expect(Set(heights).count == 1)
    #expect(layout.size.height == heights.reduce(0, +))
  }

  @Test func linesFollowOneAnotherDownwards() {
    let layout = TextLayout(StyledText(sentence), width: 120)
    var top = 0.0
    for line in layout.lines {
      #expect(line.typographicBounds.rect.minY == top)
      top = line.typographicBounds.rect.maxY
    }
    #expect(layout.size.height == top)
  }

  // Where the line "ii" stands beside the wider "wwww", as a share of the free room.
  @Test(arguments: [(TextLayout.Alignment.leading, 0.0), (.center, 0.5), (.trailing, 1)])
  func shorterLinesAreAligned(alignment: TextLayout.Alignment, share: Double) {
    for width in [nil, 200.0] {
      let layout = TextLayout(StyledText("wwww\nii"), width: width, alignment: alignment)
      let (long, short) = (layout.lines[0].typographicBounds, layout.lines[1].typographicBounds)
      #expect(long.origin.x == 0)
      #expect(layout.size.width == long.width)
      #expect(abs(short.origin.x - share * (long.width - short.width)) <= unit)
    }
  }
}
