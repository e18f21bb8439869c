import Diagnostics
import Testing

@testable import ViewBuilding

@Suite struct MissingNamesTests {
  private func hint(_ message: String, declared: Set<String> = []) -> String? {
    MissingNames(declared: declared).explained(Diagnostic(message)).hint
  }

  @Test(arguments: [
    (
      "cannot find 'Rectangel' in scope",
      "'Rectangel' is not in harmonic's SwiftUI; did you mean 'Rectangle'?"
    ),
    (
      "value of type 'some View' has no member 'framee'",
      "'framee' is not in harmonic's SwiftUI; did you mean 'frame'?"
    ),
    ("cannot find type 'Qqqqqqqqqqqq' in scope", "'Qqqqqqqqqqqq' is not in harmonic's SwiftUI"),
    ("cannot find 'UIBlurEffect' in scope", "'UIBlurEffect' is UIKit: not in harmonic's SwiftUI"),
    ("cannot find type 'NSCursor' in scope", "'NSCursor' is AppKit: not in harmonic's SwiftUI"),
  ]) func missingNamesHaveHints(message: String, expected: String) {
    #expect(hint(message) == expected)
  }

  /// A name that another type has, a user's own, and what is not about names
  @Test func otherMessagesHaveNone() {
    #expect(hint("value of type 'Int' has no member 'frame'") == nil)
    #expect(hint("cannot find 'Glow' in scope", declared: ["Glow"]) == nil)
    #expect(hint("missing return in closure expected to return 'Int'") == nil)
  }
}
