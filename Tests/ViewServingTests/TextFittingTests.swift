import Layers
import Messages
import TestSupport
import Testing

@testable import ViewServing

/// Texts in the room that they are offered.
@Suite struct TextFittingTests {
  private let font = TextFont(size: 17, design: .named("DejaVu Sans Mono"))
  /// Of a letter: 1233 of 2048 units per em.
  private let advance = 17 * 1233.0 / 2048
  private let text = "one two three four five six"

  private func measured(
    _ text: String, scale: Double = 2, _ change: (inout TextRequest) -> Void = { _ in }
  ) throws -> MeasuredText {
    var request = TextRequest([TextRequest.Run(text, font: font)], wantsLines: true)
    change(&request)
    let server = ViewServer(folders: [], scale: scale, appearance: .light)
    guard case .text(let measured) = server.reply(to: .measure(request)) else {
      throw MissingAsset(reason: "no text")
    }
    return measured
  }

  /// The text of each line, with "…" for what is left out.
  private func lines(_ measured: MeasuredText, of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return measured.lines.map { line in
      line.runs.flatMap(\.slices).map { slice in
        let range = slice.start..<slice.end
        return range.count > 1 || range.isEmpty
          ? "…" : String(decoding: bytes[range], as: UTF8.self)
      }.joined()
    }
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.02 }

  @Test func aTextWithoutLimitsIsOneLine() throws {
    let measured = try measured(text)
    #expect(lines(measured, of: text) == [text])
    #expect(near(measured.size.width, (27 * advance * 2).rounded(.up) / 2))
    #expect(!measured.isTruncated)
  }

  @Test func linesBreakAtWords() throws {
    let measured = try measured(text) { $0.width = 14 * advance }
    #expect(lines(measured, of: text) == ["one two three ", "four five six"])
    #expect(measured.size.width <= 14 * advance)
    let line = measured.lines[1].bounds
    #expect(near(line.origin.y - measured.lines[0].bounds.origin.y, line.ascent + line.descent))
  }

  /// A text fits into the size that it measured, at any scale.
  @Test(arguments: [1.0, 2, 3, 1.25])
  func aTextFitsIntoItsOwnSize(scale: Double) throws {
    let own = try measured(text, scale: scale)
    let again = try measured(text, scale: scale) {
      $0.width = own.size.width
      $0.height = own.size.height
    }
    #expect(again.size == own.size && again.lineCount == 1 && !again.isTruncated)
  }

  @Test(arguments: [
    (TextRequest.Truncation.tail, "one two t…"), (.head, "… five six"), (.middle, "one t…ve six"),
  ])
  func aLimitOfLinesCuts(truncation: TextRequest.Truncation, shown: String) throws {
    let count = Double(shown.count)
    let measured = try measured(text) {
      $0.width = (count + 0.5) * advance
      $0.lineLimit = 1
      $0.truncation = truncation
    }
    #expect(measured.isTruncated && measured.lineCount == 1)
    let line = lines(measured, of: text)[0]
    #expect(line.contains("…") && line.count <= shown.count)
    #expect(line.count >= shown.count - 1, "\(line)")
    let (start, end) = (line.prefix { $0 != "…" }, line.drop { $0 != "…" }.dropFirst())
    #expect(text.hasPrefix(start) && text.hasSuffix(end))
    switch truncation {
    case .head: #expect(start.isEmpty)
    case .middle: #expect(!start.isEmpty && !end.isEmpty)
    case .tail: #expect(end.isEmpty)
    }
  }

  /// Recorded: 400 × 16 offered to a longer text whose lines are 16 high is answered by one line.
  @Test func aHeightCutsToWholeLinesButOne() throws {
    let line = try measured("x").size.height
    for (height, expected) in [(0.5, 1), (line, 1), (1.9 * line, 1), (2 * line, 2)] {
      let measured = try measured(text) {
        $0.width = 9 * advance
        $0.height = height
      }
      #expect(measured.lineCount == expected && measured.isTruncated)
    }
  }

  @Test func textIsMadeSmallerBeforeItIsCut() throws {
    let whole = try measured(text)
    for (minimum, isTruncated) in [(0.4, false), (0.8, true)] {
      let measured = try measured(text) {
        $0.width = whole.size.width / 2
        $0.lineLimit = 1
        $0.minimumScale = minimum
      }
      #expect(measured.isTruncated == isTruncated)
      #expect(measured.size.width > 0.4 * whole.size.width)
      #expect(measured.size.height < whole.size.height)
    }
  }

  @Test func nothingTakesNoRoom() throws {
    #expect(try measured("").size == .zero)
    #expect(try measured("").picture == nil)
    #expect(try measured("  ").picture == nil)
    let none = try measured(text) { ($0.width, $0.height) = (0, 0) }
    #expect(none.size == .zero)
    let narrow = try measured(text) { $0.width = 0 }
    #expect(narrow.size.width == 0 && narrow.size.height > 0)
  }

  @Test func reservedLinesTakeRoom() throws {
    let one = try measured("x", scale: 16)
    let three = try measured("x", scale: 16) {
      $0.reservedLines = 3
      $0.lineSpacing = 4
    }
    #expect(abs(three.size.height - (3 * one.size.height + 8)) < 0.2)
    #expect(three.lineCount == 1)
  }

  @Test func attributesAreRunsOfTheirOwn() throws {
    let runs = [("Visual ", nil), ("Eff", 1), ("ects", 2)].map { text, attribute in
      TextRequest.Run(text, font: font, attribute: attribute)
    }
    let measured = try measured("") { $0.runs = runs }
    let line = try #require(measured.lines.first)
    #expect(line.runs.map(\.attribute) == [nil, 1, 2])
    #expect(line.runs.map { $0.slices.count } == [7, 3, 4])
    #expect(line.runs.map { $0.slices[0].start } == [0, 7, 10])
    let pictures = line.runs.flatMap(\.slices).map(\.picture)
    #expect(pictures.filter { $0 == nil }.count == 1)
    #expect(Set(pictures.compactMap(\.?.id)).count == 13)
  }

  @Test func raisedTextMakesItsLineHigher() throws {
    let runs = [0.0, 10].map { TextRequest.Run("x", font: font, baselineOffset: $0) }
    let (plain, raised) = (try measured("x"), try measured("") { $0.runs = runs })
    #expect(near(raised.firstBaseline, plain.firstBaseline + 10))
    let slices = try #require(raised.lines.first).runs.flatMap(\.slices)
    #expect(near(slices[0].bounds.origin.y - slices[1].bounds.origin.y, 10))
  }

  /// No request ends the program.
  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e300])
  func oddNumbersAreTaken(number: Double) throws {
    var odd = font
    odd.size = number
    for change: (inout TextRequest) -> Void in [
      { $0.width = number }, { $0.height = number }, { $0.lineSpacing = number },
      { $0.minimumScale = number }, { $0.runs[0].tracking = number },
      { $0.runs[0].baselineOffset = number },
      { $0.lineLimit = Int(clamping: number) }, { $0.reservedLines = Int(clamping: number) },
    ] {
      let measured = try measured("a b") {
        $0.width = 20
        $0.lineLimit = 1
        change(&$0)
      }
      #expect(measured.size.width.isFinite && measured.size.height.isFinite)
    }
    #expect(try measured("a") { $0.runs[0].font = odd }.size.height.isFinite)
  }
}
