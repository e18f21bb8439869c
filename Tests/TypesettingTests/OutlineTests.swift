import Layers
import Testing

@testable import Typesetting

/// Slices as shapes, against Cairo's own pictures of them.
@Suite struct OutlineTests {
  private func slices(_ string: String, _ font: Font = Font(size: 40)) -> [TextLayout.Slice] {
    TextLayout(StyledText(string, font: font)).slices
  }

  /// Area by Green's theorem over the fill's edges, and as the sum of a picture's alpha.
  @Test(arguments: ["V", "i", "s", "e", "f", "&", "8", "ö", "ﬁ"])
  func outlinesCoverWhatPicturesCover(letter: String) throws {
    let slice = try #require(slices(letter).first)
    let outline = try #require(slice.glyphs.outline())
    let edges = PathEdges(filling: outline, pixelsPerPoint: 16)
    let area = abs(edges.edges.map { ($0.x0 * $0.y1 - $0.x1 * $0.y0) / 2 }.reduce(0, +))
    let picture = slice.glyphs.picture(scale: 16, color: .black)
    let alphas = stride(from: 3, to: picture.image.pixels.count, by: 4)
      .map { Double(picture.image.pixels[$0]) }
    let expected = alphas.reduce(0, +) / 255 / (16 * 16)
    #expect(abs(area - expected) < 0.01 * expected)
    // Hinting moves edges by up to a pixel, a sixteenth of a point; the picture ends on whole ones.
    let box = outline.bounds
    #expect(abs(box.minX - picture.rect.minX) < 0.13 && abs(box.maxY - picture.rect.maxY) < 0.13)
    #expect(abs(box.maxX - picture.rect.maxX) < 0.13 && abs(box.minY - picture.rect.minY) < 0.13)
  }

  @Test func theSameLetterIsTheSameShapeAtTwiceTheSize() throws {
    let small = try #require(slices("g", Font(size: 24)).first?.glyphs.outline()?.bounds)
    let large = try #require(slices("g", Font(size: 48)).first?.glyphs.outline()?.bounds)
    #expect(abs(large.size.width - 2 * small.size.width) < 0.01)
    #expect(abs(large.maxY - 2 * small.maxY) < 0.01)
  }

  @Test func aSpaceHasAnEmptyOutline() throws {
    let space = slices("a b")[1]
    #expect(space.glyphs.isBlank && space.glyphs.outline() == Path())
  }

  @Test func whatHasColorsOfItsOwnHasNone() throws {
    let missing = try #require(slices("\u{10FFFD}").first)
    #expect(missing.glyphs.outline() == nil)
  }
}
