import Foundation
import Testing

@testable import SwiftUI

/// Texts of dates, of attributed strings and of Markdown.
@Suite struct ClockTextTests {
  private let now = Date(timeIntervalSinceReferenceDate: 700_000_000)

  /// Two hours, 23 minutes and 5 seconds are 8,585 seconds.
  @Test(arguments: [
    (Text.DateStyle.relative, 8_585.0, "2 hours, 23 minutes"),
    (.relative, -60, "1 minute"),
    (.offset, 8_585, "+2 hours"),
    (.offset, -90_000, "-1 day"),
    (.timer, 8_585, "2:23:05"),
    (.timer, -65, "1:05"),
  ])
  func datesAreWrittenByTheirTimeFromNow(
    style: Text.DateStyle, seconds: Double, expected: String
  ) {
    let text = ClockText(date: now.addingTimeInterval(seconds), form: .style(style))
    #expect(text.string(at: now) == expected)
    #expect(text.countsTime)
  }

  @Test func timersStopAtTheirEnd() {
    let range = now...now.addingTimeInterval(90)
    func string(_ seconds: Double, down: Bool) -> String {
      ClockText(
        date: now, form: .timer(range, pause: nil, countsDown: down, showsHours: true)
      ).string(at: now.addingTimeInterval(seconds))
    }
    #expect(string(30, down: true) == "1:00")
    #expect(string(30, down: false) == "0:30")
    #expect(string(200, down: true) == "0:00")
    #expect(!Text(now, style: .date).countsTime)
  }

  @Test func linksAndPicturesArePartsOfATextLiteral() {
    let link = Text("See [the *page*](https://example.com) now")
    #expect(link.plainString == "See the page now")
    #expect(Text("a [b] c").plainString == "a [b] c")
    #expect(Text("x[0](y z)").plainString == "x[0](y z)")
    let picture = Text("On \(Image(systemName: "sparkles"))")
    #expect(picture.pieces == [.string("On "), .image(Image(systemName: "sparkles"))])
  }

  @Test func attributesGiveStretchesTheirLooks() throws {
    var string = AttributedString("plain and loud")
    let range = try #require(string.range(of: "loud"))
    string[range].foregroundColor = .red
    string[range].underlineStyle = .single
    let text = Text(string)
    #expect(text.plainString == "plain and loud")
    #expect(text.pieces.count == 2)
    let marked = try AttributedString(markdown: "It is **very** nice")
    let intents = marked.runs.map(\.inlinePresentationIntent)
    #expect(String(marked.characters) == "It is very nice")
    #expect(intents == [nil, .stronglyEmphasized, nil])
  }

  @Test func localizedTextsAreTheirLiterals() {
    let count = 3
    #expect(String(localized: "\(count) rows") == "3 rows")
    let resource: LocalizedStringResource = "Row \(count)"
    #expect(String(localized: resource) == "Row 3")
    #expect(resource.key == "Row 3")
  }
}
