internal import Diagnostics

/// The text of a user's shader, in a picture of what it draws.
///
/// It is shown only if the user asks for it with `--embedded`: a picture may come from anybody.
/// Otherwise it says whether the file is still the one that was captured. Files that the shader
/// includes do not travel.
struct EmbeddedSource: Sendable {
  let text: String
  /// The picture, as the user calls it.
  let capture: String
  /// Whether the user asks for it in place of the file.
  let isAskedFor: Bool

  /// Bytes of a text that travels.
  static let limit = 64 << 10

  /// - Returns: `nil` for a text that does not travel: none, one that is too long, or one with a
  ///   zero byte, which a picture's text cannot hold.
  init?(_ text: String?, in capture: String = "", isAskedFor: Bool = false) {
    guard let text, !text.isEmpty, text.utf8.count <= Self.limit, !text.utf8.contains(0) else {
      return nil
    }
    (self.text, self.capture, self.isAskedFor) = (text, capture, isAskedFor)
  }

  /// Advice for a user who has the picture and not the file.
  var hint: String {
    "to show the text that it carries: "
      + ShellWords.text(of: ["harmonic", "--embedded", capture])
  }

  /// Whether a file has these very bytes: texts that look the same may differ in them.
  func isText(of file: EffectFile) -> Bool { file.text.utf8.elementsEqual(text.utf8) }

  /// Returns what a user should know of the file that is shown; `nil` if nothing.
  func remark(on file: EffectFile) -> Diagnostic? {
    if isAskedFor {
      guard file.readPaths.count > 1 else { return nil }
      return Diagnostic(
        "'\(capture)' does not carry the files that '\(file.path)' includes",
        severity: .warning, hint: "they are read where they are")
    }
    guard !isText(of: file) else { return nil }
    return Diagnostic(
      "'\(file.path)' has changed since '\(capture)' was made", severity: .warning, hint: hint)
  }
}

extension Option {
  /// Shows the shader in a capture's text.
  package static let embedded = Option(
    "embedded", "show the shader's text that a capture carries, not its file", verbs: .drawing)
}
