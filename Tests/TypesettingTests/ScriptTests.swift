import Testing

@testable import Typesetting

/// Layouts of scripts other than Latin. The fonts come with `Scripts/install-packages --tests`.
@Suite struct ScriptTests {
  func layout(_ string: String, width: Double? = nil) throws -> TextLayout {
    let layout = TextLayout(StyledText(string), width: width)
    try #require(
      layout.missingCharacters.isEmpty,
      "no font for \(string); run Scripts/install-packages --tests")
    return layout
  }

  @Test func arabicStandsFromRightToLeft() throws {
    let layout = try layout("سلام")
    #expect(layout.runs.map(\.direction) == [.rightToLeft])
    // lam and alef are one ligature in every Arabic font
    #expect(layout.strings == ["م", "لا", "س"])
    let x = layout.slices.map(\.typographicBounds.origin.x)
    #expect(x == x.sorted())
  }

  @Test func arabicInLatinIsARunOfItsOwn() throws {
    let layout = try layout("press شكرا now")
    #expect(layout.runs.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight])
    #expect(
      layout.strings == ["p", "r", "e", "s", "s", " ", "ا", "ر", "ك", "ش", " ", "n", "o", "w"])
  }

  @Test func numberInArabicIsReadFromLeftToRight() throws {
    let layout = try layout("شكر 42")
    #expect(layout.runs.map(\.direction) == [.leftToRight, .rightToLeft])
    #expect(layout.strings == ["4", "2", " ", "ر", "ك", "ش"])
  }

  @Test func neighborsInALineThatAreNotInTheTextAreTwoRuns() throws {
    // In a line that begins with Latin, a number after Arabic moves to the Latin's side.
    let layout = try layout("no شكر 42")
    #expect(layout.runs.map(\.direction) == [.leftToRight, .leftToRight, .rightToLeft])
    let strings = layout.runs.map { layout.strings(of: $0.slices).joined() }
    #expect(strings == ["no ", "42", " ركش"])
  }

  @Test func arabicLettersJoinAcrossAnAttribute() throws {
    let whole = try layout("شكر")
    let split = TextLayout(StyledText("شك") + StyledText("ر", attribute: "emphasis"))
    #expect(split.runs.map(\.style.attribute) == ["emphasis", nil])
    #expect(split.slices.map(\.glyphs) == whole.slices.map(\.glyphs))
    let alone = try layout("ر")
    #expect(split.slices[0].glyphs != alone.slices[0].glyphs)  // joined, it has another shape
  }

  @Test func arabicMarkBelongsToItsLetter() throws {
    // shin with fatha, kaf with sukun, ra
    #expect(try layout("شَكْر").strings == ["ر", "كْ", "شَ"])
  }

  @Test func leadingArabicStandsAtTheRight() throws {
    let layout = try layout("شكرا شكرا\nشكر")
    #expect(layout.lines[0].typographicBounds.origin.x == 0)
    #expect(
      abs(layout.lines[1].typographicBounds.rect.maxX - layout.size.width) <= unit)
  }

  @Test func devanagariSyllablesAreSlices() throws {
    // conjuncts ksha and tri; in tri the vowel sign is drawn before the consonants it follows
    #expect(try layout("क्षत्रिय").strings == ["क्ष", "त्रि", "य"])
    #expect(try layout("हिन्दी").strings == ["हि", "न्दी"])
  }

  @Test func japaneseCharactersAreSlicesOfOneWidth() throws {
    let layout = try layout("日本語のテキスト")
    #expect(layout.strings == ["日", "本", "語", "の", "テ", "キ", "ス", "ト"])
    #expect(layout.slices.allSatisfy { abs($0.typographicBounds.width - 17) <= unit })  // an em
  }

  @Test func japaneseBreaksWithoutSpacesButNotBeforeAFullStop() throws {
    let layout = try layout("日本語です。", width: 5 * 17 + 1)
    let lines = layout.lines.map { layout.strings(of: $0.runs.flatMap(\.slices)).joined() }
    #expect(lines == ["日本語で", "す。"])
  }

  @Test(arguments: [
    "👩‍👩‍👧‍👦",  // four people with joiners
    "👍🏽",  // a skin tone
    "🇯🇵",  // two regional indicators
    "❤️",  // a text character with an emoji selector
    "1️⃣",  // a keycap
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿",  // tags
  ])
  func emojiSequenceIsOneColoredSlice(emoji: String) throws {
    let layout = try layout("a" + emoji + emoji + "b")
    #expect(layout.strings == ["a", emoji, emoji, "b"])
    let picture = layout.slices[1].glyphs.picture(scale: 2, color: .black)
    #expect(picture.coverage > 100)
    let isColored = (0..<picture.pixelHeight).contains { y in
      (0..<picture.pixelWidth).contains { x in Set(picture.pixel(x: x, y: y).dropLast()) != [0] }
    }
    #expect(isColored)  // the given color is black
  }

  @Test func emojiAloneMakesALineAsTallAsItself() throws {
    let layout = try layout("👍")
    let bounds = try #require(layout.slices.first).typographicBounds
    #expect(layout.lines[0].typographicBounds.ascent >= bounds.ascent)
    #expect(bounds.ascent + bounds.descent > 0.9 * 17)
    let ink = layout.slices[0].glyphs.picture(scale: 8, color: .black)
    #expect(ink.rect.minY >= -bounds.ascent - 0.25 && ink.rect.maxY <= bounds.descent + 0.25)
  }
}
