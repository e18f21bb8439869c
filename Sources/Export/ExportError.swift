/// Why something cannot be exported in the form that was asked for.
package struct ExportError: Error, Sendable, Equatable {
  /// Lower case, no full stop.
  package let message: String
  package let hint: String

  package init(_ message: String, hint: String) {
    (self.message, self.hint) = (message, hint)
  }
}
