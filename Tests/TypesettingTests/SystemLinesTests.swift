import Layers
import Testing

@testable import Typesetting

/// Lines as high as San Francisco's, and styles that only views have.
@Suite struct SystemLinesTests {
  /// 2444 of 2048 units per em, of which 1950 lie above the baseline.
  @Test(arguments: [Font.Design.default, .serif, .rounded, .monospaced])
  func everyDesignHasTheSameLines(design: Font.Design) {
    let text = StyledText("a\n\nb", font: Font(size: 20.48, design: design))
    let layout = TextLayout(text, lineSpacing: 3, lineHeight: .system)
    #expect(abs(layout.size.height - (3 * 24.44 + 6)) < 1e-9)
    let baselines = layout.lines.map(\.typographicBounds.origin.y)
    #expect(baselines.count == 3)
    for (index, baseline) in zip(0..<3, baselines) {
      #expect(abs(baseline - (19.5 + Double(index) * 27.44)) < 1e-9)
    }
    #expect(layout.size.width == TextLayout(text).size.width)
  }

  @Test func namedFamiliesKeepTheirLines() {
    let text = StyledText("x", font: Font(size: 20.48, design: .named("DejaVu Sans")))
    let height = TextLayout(text, lineHeight: .system).size.height
    #expect(abs(height - TextLayout(text).size.height) < 0.01)
  }

  @Test func theLargestFontOfALineCounts() {
    let text = StyledText("a", font: Font(size: 20.48)) + StyledText("b", font: Font(size: 40.96))
    let layout = TextLayout(text, lineHeight: .system)
    #expect(abs(layout.size.height - 48.88) < 1e-9)
    #expect(Set(layout.slices.map(\.typographicBounds.origin.y)).count == 1)
  }

  @Test func trackingSpacesLetters() {
    func width(_ tracking: Double) -> Double {
      var style = StyledText.Style()
      style.tracking = tracking
      return TextLayout(StyledText("abcd", style: style)).size.width
    }
    // Three or four gaps: before and after the line the space may be left out.
    #expect((29.9...40.1).contains(width(10) - width(0)))
    #expect(width(-1) < width(0))
  }

  @Test func italicsAreDrawnDifferently() {
    func picture(isItalic: Bool) -> Image {
      TextLayout(StyledText("H", font: Font(size: 40, isItalic: isItalic)))
        .picture(scale: 1, color: .black).image
    }
    #expect(picture(isItalic: true).pixels != picture(isItalic: false).pixels)
  }

  @Test func theAreaOfAPictureIsKnownBeforeItIsDrawn() {
    let layout = TextLayout(StyledText("fjÄ", font: Font(size: 30, isItalic: true)))
    #expect(layout.pictureRect(scale: 3) == layout.picture(scale: 3, color: .black).rect)
  }

  @Test func rulesAreWholePixels() {
    var style = StyledText.Style(font: Font(size: 20))
    style.underline = StyledText.Rule(color: .white)
    let picture = TextLayout(StyledText(" ", style: style)).picture(scale: 1, color: .black)
    let rows = stride(from: 0, to: picture.image.pixels.count, by: picture.image.pixelWidth * 4)
      .map { picture.image.pixels[$0 + 4] }
    #expect(rows.filter { $0 == 255 }.count == 1)
    #expect(rows.filter { $0 == 0 }.count == rows.count - 1)
  }
}
