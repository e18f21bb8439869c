import TestSupport
import Testing

@testable import Controls

/// Texts that are too long for their place.
@Suite struct TruncationTests {
  private let pieces = Workbench.text

  @Test(arguments: ["amplitude of the waves", "", "éa…b", "العربية تقرأ من اليمين"])
  func aTextWithRoomIsLeftAlone(text: String) {
    let width = pieces.size(text, .label).width
    #expect(pieces.truncated(text, .label, to: width) == text)
    #expect(pieces.truncated(text, .label, to: width, at: .head) == text)
  }

  @Test(arguments: ["/home/somebody/Shaders/waves.metal", "العربية تقرأ من اليمين إلى اليسار"])
  func itFillsItsRoomAndNotMore(text: String) throws {
    let whole = pieces.size(text, .label).width
    for width in try nonEmpty(stride(from: 20, to: whole, by: 7)) {
      let tail = pieces.truncated(text, .label, to: width)
      #expect(tail.hasSuffix("…") && text.hasPrefix(tail.dropLast()))
      #expect(pieces.size(tail, .label).width <= width)
      #expect(pieces.size(text.prefix(tail.count) + "…", .label).width > width)
      let head = pieces.truncated(text, .label, to: width, at: .head)
      #expect(head.hasPrefix("…") && text.hasSuffix(head.dropFirst()))
      #expect(pieces.size(head, .label).width <= width)
    }
  }

  /// Such a name is in a file that was made to hurt.
  @Test func aMillionLettersAreNotMeasured() {
    let name = String(repeating: "q", count: 1_000_000)
    let shown = pieces.truncated(name, .label, to: 300)
    #expect((20..<80).contains(shown.count))
    #expect(pieces.truncated(name, .label, to: 300, at: .head).count == shown.count)
  }
}
