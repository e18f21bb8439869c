import Layers
import Messages
import TestSupport
import Testing

@testable import ViewServing

/// Numbers of texts and pictures, and what happens to them.
@Suite struct ViewServerTests {
  private let server = ViewServer(folders: [], scale: 2, appearance: .light)

  private func request(_ text: String, size: Double = 17) -> TextRequest {
    TextRequest([TextRequest.Run(text, font: TextFont(size: size))])
  }

  private func measured(_ request: TextRequest) throws -> MeasuredText {
    guard case .text(let text) = server.reply(to: .measure(request)) else {
      throw MissingAsset(reason: "no text")
    }
    return text
  }

  @Test func theSameRequestHasTheSameAnswer() throws {
    let (a, b) = (try measured(request("a")), try measured(request("b")))
    #expect(try measured(request("a")) == a)
    #expect(a.id != b.id && a.picture?.id != b.picture?.id)
  }

  @Test func picturesCoverTheirPlace() throws {
    var style = request("jÄ")
    style.runs[0].underline = TextLine(color: Color(red: 1, green: 0, blue: 0))
    style.runs[0].font.isItalic = true
    let text = try measured(style)
    let placed = try #require(text.picture)
    let image = try #require(server.image(placed.id))
    #expect(Double(image.pixelWidth) == placed.rect.size.width * 2)
    #expect(Double(image.pixelHeight) == placed.rect.size.height * 2)
    #expect(server.image(placed.id) === image)
    // White letters, and a red line.
    let pixels = stride(from: 0, to: image.pixels.count, by: 4).map { image.pixels[$0..<$0 + 4] }
    #expect(pixels.contains([255, 255, 255, 255]) && pixels.contains([255, 0, 0, 255]))
  }

  @Test func slicesTogetherAreTheWholeText() throws {
    var wanted = request("Tea")
    wanted.wantsLines = true
    let text = try measured(wanted)
    let slices = try #require(text.lines.first).runs.flatMap(\.slices)
    #expect(slices.count == 3)
    let rects = try slices.map { try #require($0.picture).rect }
    let whole = try #require(text.picture).rect
    let union = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
    #expect(whole.union(union) == whole)
  }

  /// Emoji are not to be multiplied with the color of the text around them.
  @Test func lettersWithTheirOwnColorsAreNoted() throws {
    #expect(try measured(request("a 😀")).hasColors)
    #expect(try !measured(request("a ☺\u{FE0E}")).hasColors)
  }

  @Test func forgottenNumbersAreFreeAndNotGivenAgain() throws {
    let text = try measured(request("a"))
    let picture = try #require(text.picture).id
    #expect(server.image(picture) != nil)
    let pixels = PictureRequest.pixels(width: 1, height: 1, [1, 2, 3, 255])
    guard case .picture(let found) = server.reply(to: .picture(pixels)) else {
      Issue.record("pixels are not a picture")
      return
    }
    #expect(server.reply(to: .forget(texts: [text.id], pictures: [found.id])) == nil)
    for id in [picture, found.id] {
      #expect(server.image(id)?.pixels == [0, 0, 0, 0])
    }
    #expect(server.image(PictureID(1_000)) == nil)
    let again = try measured(request("a"))
    #expect(again.id != text.id && again.picture?.id != picture)
    #expect(server.reply(to: .picture(pixels)) != .picture(found))
  }

  @Test func messagesThatAskNothingHaveNoAnswer() {
    #expect(server.reply(to: .frame(Frame(layer: nil))) == nil)
    #expect(server.reply(to: .hello(previews: [])) == nil)
  }

  /// Texts that are not shown are dropped from memory, and drawn again once they are shown.
  @Test func drawnTextsHaveALimit() throws {
    let first = try #require(try measured(request("first")).picture).id
    let image = try #require(server.image(first))
    // 5 MB each, of 64 MB.
    for index in 0..<14 {
      let large = try #require(try measured(request("\(index)W", size: 700)).picture).id
      let drawn = try #require(server.image(large))
      #expect(drawn.pixelWidth * drawn.pixelHeight * 4 > 64 << 20 / 14)
    }
    let again = try #require(server.image(first))
    #expect(again !== image)
    #expect(again.pixels == image.pixels)
  }

  /// A text of letters as large as a house is drawn with fewer pixels.
  @Test func hugeTextsHaveFewPixels() throws {
    let placed = try #require(try measured(request("WWWWWWWW", size: 2_000)).picture)
    let image = try #require(server.image(placed.id))
    #expect(image.pixelWidth * image.pixelHeight <= 20_000_000)
    #expect(placed.rect.size.width > 10_000)
  }
}
