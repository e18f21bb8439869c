/// A `#Preview` of a file.
package struct PreviewDeclaration: Sendable, Hashable {
  /// Counted from 1.
  package let line: Int
  /// Of its "#", in bytes, counted from 1, as the compiler counts them.
  package let column: Int
  /// `nil` if it has none.
  package let name: String?
}
