/// The text that "Copy Swift" and "Copy Metal" put on the clipboard: a scene as it would be written
/// for SwiftUI.
///
/// It compiles in Xcode as it is: a view with its state, its gesture, its clock and its springs,
/// and the values that the scene has. Nothing of it is compiled here.
package struct CopiedCode: Sendable, Equatable {
  /// A whole file of SwiftUI.
  package let swift: String
  /// The Metal functions that it calls, with what includes they need; empty if it calls none, or
  /// only a user's.
  package let metal: String
  /// Whether it calls a Metal function that nobody has written yet: the effect is a program in
  /// GLSL.
  package let isMetalMissing: Bool

  package init(swift: String, metal: String = "", isMetalMissing: Bool = false) {
    (self.swift, self.metal, self.isMetalMissing) = (swift, metal, isMetalMissing)
  }

  private static let head = "import SwiftUI\n\n"

  /// The name of the first view of the file, the one to begin with.
  var view: String {
    let (start, end) = ("struct ", ": View {")
    guard
      let line = swift.split(separator: "\n").first(where: {
        $0.hasPrefix(start) && $0.hasSuffix(end)
      })
    else { preconditionFailure("no view in:\n\(swift)") }
    return String(line.dropFirst(start.count).dropLast(end.count))
  }

  /// Both files as one.
  func joined(with other: CopiedCode) -> CopiedCode {
    precondition(other.swift.hasPrefix(Self.head), "no import at the head of:\n\(other.swift)")
    return CopiedCode(
      swift: "\(swift)\n\(other.swift.dropFirst(Self.head.count))",
      metal: [metal, other.metal].filter { !$0.isEmpty }.joined(separator: "\n"))
  }
}
