import Layers
import TestSupport
import Testing

@testable import Typesetting

@Suite struct TextLayoutTests {
  @Test func everyLetterIsASlice() {
    let layout = TextLayout(StyledText("amplitude 1.40"))
    #expect(layout.lines.count == 1)
    #expect(layout.runs.count == 1)
    #expect(layout.strings == "amplitude 1.40".map { String($0) })
  }

  @Test func slicesStandSideBySide() throws {
    let layout = TextLayout(StyledText("AVATAR, Tokyo – “press”"))
    let line = try #require(layout.lines.first)
    var end = 0.0
    for slice in layout.slices {
      #expect(slice.typographicBounds.origin.x == end)
      #expect(slice.typographicBounds.origin.y == line.typographicBounds.origin.y)
      end += slice.typographicBounds.width
    }
    #expect(line.typographicBounds.width == end)
    #expect(layout.size.width == end)
  }

  @Test func lettersAreKerned() {
    func width(_ string: String) -> Double { TextLayout(StyledText(string)).size.width }
    #expect(width("AV") < width("A") + width("V"))
  }

  @Test func onlySpacesAreBlank() {
    let layout = TextLayout(StyledText("a b\u{A0}."))
    #expect(layout.slices.map(\.glyphs.isBlank) == [false, true, false, true, false])
  }

  @Test func layoutGrowsInProportionToTheFont() {
    func layout(_ size: Double) -> TextLayout {
      TextLayout(StyledText("Visual Effects", font: Font(size: size, design: .named("Inter"))))
    }
    let small = layout(17)
    let large = layout(170)
    // Each of 14 widths is rounded to a unit, which counts ten times in the small layout.
    #expect(abs(large.size.width - 10 * small.size.width) <= 14 * 5.5 * unit)
    #expect(abs(large.size.height - 10 * small.size.height) <= 2 * 11 * unit)
  }

  // The fonts' hhea tables: ascender and descender in units, and units per em.
  private static let headers = [
    "Inter 3.019": (2728.0, 680.0, 2816.0), "Inter Display 3.019": (1974, 502, 2048),
    "Inter 4.001": (1984, 494, 2048), "Inter Display 4.001": (1984, 494, 2048),
    "DejaVu Sans 2.370": (1901, 483, 2048),
  ]

  @Test(arguments: ["Inter", "Inter Display", "DejaVu Sans"])
  func oneLineIsAsTallAsItsFont(family: String) throws {
    let release = try FontRelease(of: family).version
    let (ascender, descender, unitsPerEm) = try #require(
      Self.headers["\(family) \(release)"], "the table lacks release \(release) of \(family)")
    let font = Font(size: 28, design: .named(family))
    let layout = TextLayout(StyledText("x", font: font))
    let bounds = try #require(layout.slices.first).typographicBounds
    #expect(bounds.rect == Rect(origin: .zero, size: layout.size))
    #expect(abs(bounds.ascent - 28 * ascender / unitsPerEm) <= unit)
    #expect(abs(bounds.descent - 28 * descender / unitsPerEm) <= unit)
    #expect(bounds.leading == 0)
  }

  @Test func aLineIsAsTallAsItsTallestRun() throws {
    let layout = TextLayout(StyledText("small ") + StyledText("LARGE", font: .largeTitle))
    let line = try #require(layout.lines.first)
    let bounds = line.runs.map(\.typographicBounds)
    #expect(bounds.count == 2)
    #expect(bounds[0].ascent < bounds[1].ascent)
    #expect(line.typographicBounds.ascent == bounds[1].ascent)
    #expect(line.typographicBounds.descent == bounds[1].descent)
    #expect(bounds.allSatisfy { $0.origin.y == line.typographicBounds.origin.y })
  }

  @Test func lineSpacingIsAddedBetweenLines() {
    let tight = TextLayout(StyledText("one\ntwo\nthree"))
    let loose = TextLayout(StyledText("one\ntwo\nthree"), lineSpacing: 5)
    #expect(loose.size.height == tight.size.height + 10)
    for (index, pair) in zip(tight.lines, loose.lines).enumerated() {
      let (tightBounds, looseBounds) = (pair.0.typographicBounds, pair.1.typographicBounds)
      #expect(looseBounds.origin.y == tightBounds.origin.y + 5 * Double(index))
      #expect(looseBounds.ascent == tightBounds.ascent)
      #expect(looseBounds.descent == tightBounds.descent)
    }
  }

  @Test func emptyTextIsALineWithoutRuns() {
    let layout = TextLayout(StyledText(""))
    #expect(layout.lines.count == 1)
    #expect(layout.runs.isEmpty)
    #expect(layout.size.width == 0)
    #expect(layout.size.height == TextLayout(StyledText("x", font: .body)).size.height)
  }

  @Test func ligatureIsOneSlice() {
    // DejaVu Sans joins f, f and i.
    let text = StyledText("office", font: Font(size: 17, design: .named("DejaVu Sans")))
    #expect(TextLayout(text).strings == ["o", "ffi", "c", "e"])
  }

  @Test func markAndLetterAreOneSlice() {
    // x has no precomposed letters: its marks are glyphs of their own.
    let layout = TextLayout(StyledText("ax\u{302}\u{323}e\u{301}"))
    #expect(layout.strings == ["a", "x\u{302}\u{323}", "e\u{301}"])
    let bare = TextLayout(StyledText("x"))
    #expect(layout.slices[1].typographicBounds.width == bare.size.width)
  }

  @Test func characterWithoutAFontIsReported() throws {
    let layout = TextLayout(StyledText("a\u{10FFFD}b\u{10FFFC}"))
    #expect(layout.missingCharacters == ["\u{10FFFD}", "\u{10FFFC}"])
    #expect(layout.missingCharacters.count == 2)
    #expect(layout.strings == ["a", "\u{10FFFD}", "b", "\u{10FFFC}"])
    #expect(layout.slices[1].glyphs.picture(scale: 2, color: .black).coverage > 20)
    #expect(TextLayout(StyledText("ab")).missingCharacters.isEmpty)
  }

  @Test func equalGlyphsAreEqualWhereverTheyStand() {
    let first = TextLayout(StyledText("noon"))
    let second = TextLayout(StyledText("on", color: .white, attribute: "emphasis"))
    #expect(first.slices[0].glyphs == first.slices[3].glyphs)
    #expect(first.slices[1].glyphs == second.slices[0].glyphs)
    #expect(first.slices[0].glyphs != first.slices[1].glyphs)
    let larger = TextLayout(StyledText("n", font: .title3))
    #expect(first.slices[0].glyphs != larger.slices[0].glyphs)
  }
}
