/// What "Copy Swift" and "Copy Metal" put on the clipboard: a scene as it would be written for
/// SwiftUI.
///
/// It compiles in Xcode as it is: a view with its state, its gesture, its clock and its springs, and
/// the values that the scene has. Nothing of it is compiled here.
package struct CopiedCode: Sendable, Equatable {
  /// A whole file of SwiftUI.
  package let swift: String
  /// The Metal functions that it calls, with what includes they need; empty if it calls none, or
  /// only a user's.
  package let metal: String

  package init(swift: String, metal: String = "") {
    (self.swift, self.metal) = (swift, metal)
  }
}
