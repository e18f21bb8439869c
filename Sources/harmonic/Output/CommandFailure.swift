import Files
import Opening

/// Why the command could not do what was asked: what happened, and what to do.
struct CommandFailure: Error {
  let status: ExitStatus
  /// Lower case, no full stop, names in quotes.
  let message: String
  let hint: String?

  init(_ status: ExitStatus, _ message: String, hint: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }

  init(_ error: OpeningError) {
    let status: ExitStatus =
      switch error.cause {
      case .usage: .wrongUsage
      case .unreadable: .unreadableInput
      case .rejected: .shaderRejected
      }
    self.init(status, error.message.visible, hint: error.hint?.visible)
  }

  /// A shader has mistakes, which have been printed.
  static let mistakes = CommandFailure(
    .shaderRejected, "not everything can be drawn", hint: "the messages above say why")

  /// A file of several could not be read, which has been printed.
  static let unreadable = CommandFailure(
    .unreadableInput, "not every file could be read", hint: "the messages above say why")

  static func usage(_ message: String, hint: String? = nil) -> CommandFailure {
    CommandFailure(.wrongUsage, message, hint: hint)
  }
}

extension CommandFailure: CustomStringConvertible {
  var description: String {
    "harmonic: error: \(message)" + (hint.map { "\nhint: \($0)" } ?? "")
  }
}
