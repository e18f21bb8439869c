internal import Diagnostics

/// Why what was asked for cannot be opened: what happened, and what to do.
package struct OpeningError: Error, Sendable {
  package enum Cause: Sendable {
    /// The words of the command are wrong.
    case usage
    /// A file cannot be read.
    case unreadable
    /// Nothing of a shader can be drawn.
    case rejected
  }

  package let cause: Cause
  /// Lower case, no full stop, names in quotes; overlong words are shortened.
  package let message: String
  package let hint: String?
  /// Real path of a file that is opened if the user agrees to it; `nil` if there is none.
  package var askedFile: String?

  package init(_ cause: Cause, _ message: String, hint: String? = nil) {
    self.cause = cause
    self.message = message.shortened
    self.hint = hint?.shortened
  }

  package static func usage(_ message: String, hint: String? = nil) -> OpeningError {
    OpeningError(.usage, message, hint: hint)
  }

  /// A picture cannot be read, for a reason that names it.
  static func picture(_ reason: any Error) -> OpeningError {
    OpeningError(.unreadable, "\(reason)", hint: "PNG and JPEG are read")
  }
}
