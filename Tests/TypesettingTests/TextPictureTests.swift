import Layers
import TestSupport
import Testing

@testable import Typesetting

@Suite struct TextPictureTests {
  /// U+2588 in DejaVu Sans Mono: a block that fills its whole cell.
  func block(_ string: String = "█", size: Double = 20, color: Color? = nil) -> StyledText {
    StyledText(string, font: Font(size: size, design: .named("DejaVu Sans Mono")), color: color)
  }

  @Test func inkIsInLettersAndNotInSpaces() {
    let layout = TextLayout(StyledText("M M", font: .title))
    let picture = layout.picture(scale: 1, color: .black)
    func columns(_ index: Int) -> Range<Int> {
      let rect = layout.slices[index].typographicBounds.rect
      return Int(rect.minX) + 1..<Int(rect.maxX)
    }
    #expect(picture.coverage(columns: columns(0)) > 50)
    #expect(picture.coverage(columns: columns(1)) == 0)
    #expect(picture.coverage(columns: columns(2)) > 50)
  }

  @Test func lettersStandUprightOnTheBaseline() {
    let layout = TextLayout(StyledText("L", font: .largeTitle))
    let picture = layout.picture(scale: 2, color: .black)
    let baseline = Int((layout.lines[0].typographicBounds.origin.y * 2).rounded())
    func rowCoverage(_ y: Int) -> Int {
      (0..<picture.pixelWidth).map { picture.alpha(x: $0, y: y) }.reduce(0, +)
    }
    #expect(rowCoverage(baseline) == 0)  // nothing below
    #expect(rowCoverage(baseline - 2) > 3 * rowCoverage(baseline - 20))  // foot wider than stem
    #expect(rowCoverage(baseline - 20) > 0)
  }

  @Test func pixelsArePremultipliedRedGreenBlueAlpha() throws {
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    let picture = TextLayout(block()).picture(scale: 1, color: color)
    let middle = picture.pixel(x: picture.pixelWidth / 2, y: picture.pixelHeight / 2)
    // 0.5·255 is 127.5; Cairo rounds either way
    for (value, expected) in try nonEmpty(zip(middle, [127.5, 63.75, 0, 127.5])) {
      #expect(abs(Double(value) - expected) <= 1)
    }
  }

  @Test func styleColorWinsOverTheGivenOne() {
    let text = block(color: Color(red: 0, green: 1, blue: 0)) + block()
    let picture = TextLayout(text).picture(scale: 1, color: Color(red: 0, green: 0, blue: 1))
    #expect(picture.pixel(x: 5, y: 10) == [0, 255, 0, 255])
    #expect(picture.pixel(x: picture.pixelWidth - 6, y: 10) == [0, 0, 255, 255])
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func pictureCoversTheLayoutInWholePixels(scale: Double) {
    let layout = TextLayout(StyledText("Press and hold\nor drag"))
    let picture = layout.picture(scale: scale, color: .white)
    #expect(picture.pixelWidth == Int((layout.size.width * scale).rounded(.up)))
    #expect(picture.pixelHeight == Int((layout.size.height * scale).rounded(.up)))
    #expect(picture.rect.origin == .zero)
    #expect(picture.rect.size.width == Double(picture.pixelWidth) / scale)
    #expect(picture.rect.size.height == Double(picture.pixelHeight) / scale)
    #expect(picture.image.pixels.count == picture.pixelWidth * picture.pixelHeight * 4)
  }

  @Test func twiceTheScaleIsFourTimesTheInk() {
    let layout = TextLayout(StyledText("Hamburgefonstiv 0123", font: .title))
    let ink = [1.0, 2, 4].map { layout.picture(scale: $0, color: .black).coverage / $0 / $0 }
    #expect(abs(ink[0] / ink[2] - 1) < 0.04)  // hinting at 1× makes strokes a little taller
    #expect(abs(ink[1] / ink[2] - 1) < 0.02)
  }

  @Test func inkBeyondTheLayoutIsKept() {
    // Inter's j begins left of its origin; Lohit piles marks up above the line.
    let stack = "x" + String(repeating: "\u{302}", count: 6)
    let lohit = Font(size: 20, design: .named("Lohit Devanagari"))
    for text in [StyledText("j", font: .largeTitle), StyledText(stack, font: lohit)] {
      let layout = TextLayout(text)
      let picture = layout.picture(scale: 2, color: .black)
      #expect(picture.rect.minX < 0 || picture.rect.minY < 0)
      #expect(picture.rect.maxX >= layout.size.width && picture.rect.maxY >= layout.size.height)
      let slice = layout.slices[0].glyphs.picture(scale: 2, color: .black)
      #expect(abs(picture.coverage - slice.coverage) < 0.01 * slice.coverage)
    }
  }

  @Test(arguments: [1.0, 1.5, 2]) func noInkIsCutOff(scale: Double) throws {
    let strings = ["Ångström", "fj", "Q,", "سلام", "日本", "क्षि", "👍"]
    for string in strings {
      let slices = TextLayout(StyledText(string)).slices
      for slice in try nonEmpty(slices) {
        // Drawn again with room around it: whatever is there would be missing.
        let origin = Point(x: 0.3, y: 0.3)
        let picture = slice.glyphs.picture(scale: scale, color: .black, at: origin)
        var painter = GlyphPainter(scale: scale)
        painter.add(slice.glyphs, at: origin, color: .black)
        let roomy = painter.picture(covering: picture.rect.inset(by: -8))
        #expect(picture.coverage == roomy.coverage)
      }
    }
  }

  @Test func slicesTogetherAreTheLayout() {
    let layout = TextLayout(StyledText("Gliding", font: .title))
    let whole = layout.picture(scale: 2, color: .black)
    let baseline = (layout.lines[0].typographicBounds.origin.y * 2).rounded() / 2
    var sum = [Int](repeating: 0, count: whole.pixelWidth * whole.pixelHeight)
    for slice in layout.slices {
      let origin = Point(x: slice.typographicBounds.origin.x, y: baseline)
      let part = slice.glyphs.picture(scale: 2, color: .black, at: origin)
      let (left, top) = (Int(part.rect.minX * 2), Int(part.rect.minY * 2))
      for y in 0..<part.pixelHeight {
        for x in 0..<part.pixelWidth {
          sum[(top + y) * whole.pixelWidth + left + x] += part.alpha(x: x, y: y)
        }
      }
    }
    let actual = (0..<sum.count).map { Int(whole.image.pixels[$0 * 4 + 3]) }
    // Cairo has 15 steps down a pixel and 17 across, and each drawing begins at its own corner.
    #expect(zip(actual, sum).allSatisfy { abs($0 - min($1, 255)) <= 6 })
  }

  @Test func sliceMovesByFractionsOfAPixel() {
    let glyphs = TextLayout(StyledText("o", font: .title)).slices[0].glyphs
    func center(_ x: Double) -> Double {
      let picture = glyphs.picture(scale: 2, color: .black, at: Point(x: x, y: 0))
      return picture.meanX + picture.rect.minX * 2
    }
    // 0.125 points are a quarter of a pixel
    #expect(abs(center(0.125) - center(0) - 0.25) < 0.02)
    #expect(abs(center(0.25) - center(0) - 0.5) < 0.02)
  }

  @Test func translucentEmojiLetsThrough() {
    let layout = TextLayout(StyledText("👍"))
    let opaque = layout.picture(scale: 2, color: .black)
    let half = layout.picture(scale: 2, color: .black.opacity(0.5))
    #expect(opaque.coverage > 100)
    #expect(abs(half.coverage - opaque.coverage / 2) < 0.02 * opaque.coverage)
  }

  @Test func overlappingLettersShowNoSeam() {
    // Joined Arabic letters overlap; drawn one by one the overlap would be denser than 128.
    let layout = TextLayout(StyledText("ششش", font: .largeTitle))
    let picture = layout.picture(scale: 2, color: .black.opacity(0.5))
    #expect(picture.coverage > 50)
    #expect(
      stride(from: 3, to: picture.image.pixels.count, by: 4).allSatisfy {
        picture.image.pixels[$0] <= 128
      })
  }

  @Test func textWithoutInkHasAnEmptyPicture() {
    let empty = TextLayout(StyledText("")).picture(scale: 2, color: .black)
    #expect(empty.image.pixels.isEmpty)
    let space = TextLayout(StyledText(" "))
    #expect(space.slices[0].glyphs.picture(scale: 2, color: .black).image.pixels.isEmpty)
    let picture = space.picture(scale: 2, color: .black)
    #expect(picture.pixelWidth > 0 && picture.coverage == 0)
  }

  @Test func pictureWiderThanACairoSurfaceIsWhole() {
    let count = 2000
    let layout = TextLayout(block(String(repeating: "█", count: count), size: 32))
    let picture = layout.picture(scale: 1, color: .black)
    #expect(picture.pixelWidth > 32767)
    let row = picture.pixelHeight / 2
    // the block's own edges lie inside the first and last pixels
    #expect((2..<picture.pixelWidth - 2).allSatisfy { picture.alpha(x: $0, y: row) == 255 })
  }

  @Test func threadsDrawTheSamePicture() async {
    let layout = TextLayout(StyledText("Shared by threads, 日本 👍", font: .title))
    let expected = [1.0, 1.5, 2].map { layout.picture(scale: $0, color: .black).image.pixels }
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<24 {
        group.addTask {
          // one layout drawn by all, and one of the task's own
          let own = TextLayout(layout.text)
          let drawn = index % 2 == 0 ? layout : own
          return [1.0, 1.5, 2].map { drawn.picture(scale: $0, color: .black).image.pixels }
            == expected
        }
      }
      var count = 0
      for await isSame in group {
        #expect(isSame)
        count += 1
      }
      #expect(count == 24)
    }
  }
}
