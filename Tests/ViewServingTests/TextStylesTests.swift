import Layers
import Messages
import TestSupport
import Testing

@testable import ViewServing

/// Heights and baselines of iOS's text styles: `Golden/text_styles.csv`.
@Suite struct TextStylesTests {
  private func measured(_ text: String, size: Double, weight: String) throws -> MeasuredText {
    let font = TextFont(size: size, weight: weight == "semibold" ? 600 : 400)
    let server = ViewServer(folders: [], scale: 3, appearance: .light)
    let reply = server.reply(to: .measure(TextRequest([TextRequest.Run(text, font: font)])))
    guard case .text(let measured) = reply else { throw MissingAsset(reason: "no text") }
    return measured
  }

  @Test(arguments: try GoldenTable("text_styles").rows)
  func linesAreAsHighAsSanFranciscos(row: GoldenTable.Row) throws {
    let size = try row.number("size_ios")
    let one = try measured("Visual Effects", size: size, weight: row.text("weight"))
    #expect(abs(one.size.height - (try row.number("line_height_3x"))) < 1e-4)
    // The ascent on the nearest of three pixels a point.
    #expect(abs(one.firstBaseline - (3 * (try row.number("ascent"))).rounded() / 3) < 1e-9)
    // Three lines, together rounded up to a pixel.
    let three = try measured("a\nb\nc", size: size, weight: row.text("weight"))
    let height = 3 * (try row.number("line_height"))
    #expect(abs(three.size.height - (3 * height - 0.002).rounded(.up) / 3) < 1e-9)
    #expect(three.lineCount == 3)
  }

  /// 17 points: a public unit test of UIKit has 20.287109375.
  @Test func bodyIsTheRecordedHeight() throws {
    let server = ViewServer(folders: [], scale: 16, appearance: .light)
    let run = TextRequest.Run("x", font: TextFont(size: 17))
    guard case .text(let text) = server.reply(to: .measure(TextRequest([run]))) else {
      throw MissingAsset(reason: "no text")
    }
    #expect(abs(text.size.height - 20.287109375) < 1.0 / 16)
  }
}
