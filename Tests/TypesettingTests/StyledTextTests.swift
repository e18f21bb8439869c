import Testing

@testable import Typesetting

@Suite struct StyledTextTests {
  @Test func partsOfEqualStyleBecomeOneRun() {
    let text = StyledText("press ", font: .body) + StyledText("and hold", font: .body)
    #expect(text == StyledText("press and hold", font: .body))
    #expect(text.runs.count == 1)
  }

  @Test func partsOfDifferentStyleStayApart() {
    let text =
      StyledText("Visual ") + StyledText("Effects", attribute: "emphasis")
      + StyledText(" in ", font: .headline) + StyledText("SwiftUI", font: .headline, color: .white)
    #expect(text.runs.map(\.string) == ["Visual ", "Effects", " in ", "SwiftUI"])
    #expect(text.runs.map(\.style.attribute) == [nil, "emphasis", nil, nil])
    #expect(text.string == "Visual Effects in SwiftUI")
  }

  @Test func emptyPartsVanish() {
    var text =
      StyledText("") + StyledText("a", font: .title) + StyledText("", attribute: "emphasis")
    text += StyledText("b", font: .title)
    #expect(text == StyledText("ab", font: .title))
    #expect(StyledText("").runs.isEmpty)
  }
}
