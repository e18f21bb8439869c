import Foundation
import Testing

@testable import TestSupport

@Suite struct ExpectTextTests {
  private static let records = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test func textPassesThatIsAsRecorded() {
    expectText("one\ntwo\n", matches: "two-lines.txt")
  }

  @Test(.disabled(if: records, "it would be recorded"))
  func theFirstLineThatDiffersIsShown() {
    withKnownIssue {
      expectText("one\n2\n", matches: "two-lines.txt")
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.hasSuffix("two-lines.txt:2\nexpected: two\nactual:   2")
    }
  }

  @Test(.disabled(if: records, "it would be recorded")) func aMissingGoldenIsAnIssue() {
    withKnownIssue {
      expectText("one\n", matches: "none.txt")
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().hasSuffix("none.txt; RECORD=1 writes it")
    }
  }
}
