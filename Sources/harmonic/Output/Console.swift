import Diagnostics
import Files
import Glibc
import Opening
import Typesetting

/// The two streams: standard output for what was asked for, standard error for everything else.
nonisolated struct Console: Sendable {
  /// Says nothing but errors.
  var isQuiet = false
  /// Says what it does on the way.
  var isVerbose = false

  /// Writes what was asked for.
  ///
  /// - Throws: A failure with the system's reason when standard output takes no more.
  ///
  /// Characters that a terminal would obey are escaped, here and on standard error, since the text
  /// contains names of files and texts of shaders and pictures. Line breaks and tabs stay.
  static func print(_ text: String) throws(CommandFailure) {
    if let reason = write(text.visibleLines + "\n", to: STDOUT_FILENO) { throw unwritable(reason) }
  }

  /// Writes a text of the program's own, in which a terminal's codes for bold letters stay.
  static func print(styled text: String) throws(CommandFailure) {
    if let reason = write(text + "\n", to: STDOUT_FILENO) { throw unwritable(reason) }
  }

  private static func unwritable(_ reason: String) -> CommandFailure {
    CommandFailure(.failed, "cannot write to standard output: \(reason)")
  }

  /// Writes to standard error; if that is closed the message is lost.
  static func error(_ text: String) { _ = write(text.visibleLines + "\n", to: STDERR_FILENO) }

  /// Writes all of `text`, and returns the system's reason if that fails.
  private static func write(_ text: String, to file: Int32) -> String? {
    writeAll(Array(text.utf8), to: file).map { systemReason($0, in: "write") }
  }

  /// Writes what a user wants to know even after success.
  func say(_ text: String) { if !isQuiet { Self.error("harmonic: \(text)") } }

  /// Shows how much of a long job is over, 0 to 1, on a terminal only; at 1 the line is gone again.
  func progress(_ part: Double) {
    if hasTerminal { showLine(part < 1 ? "\(Int(part * 100)) %" : nil) }
  }

  /// Whether a line can be shown that changes.
  var hasTerminal: Bool { !isQuiet && isatty(STDERR_FILENO) != 0 }

  /// Shows a line in the place of the one before, on a terminal; `nil` takes it away.
  func showLine(_ text: String?) {
    let eraseLine = "\r\u{1B}[K"
    let line = text.map { "harmonic: \($0)" } ?? ""
    _ = Self.write(eraseLine + line, to: STDERR_FILENO)
  }

  /// Writes what helps to find a reason.
  func detail(_ text: String) { if isVerbose { Self.error("harmonic: \(text)") } }

  /// Says what the installed fonts could not do since the last call.
  func sayFontShortages() {
    for shortage in FontShortageLog.takeUnread() { say(shortage.warning) }
  }

  /// Says why caches were not used since the last call.
  func sayCacheTroubles() {
    for trouble in CacheTroubleLog.takeUnread() { say(trouble.warning) }
  }

  /// Shows what was found while opening.
  func show(_ remark: SceneRequest.Remark) {
    switch remark {
    case .evidence(let text): say(text)
    case .diagnostic(let diagnostic): show(diagnostic)
    }
  }

  /// Writes what is wrong, or worth knowing.
  func show(_ diagnostic: Diagnostic) {
    if !isQuiet || diagnostic.severity == .error { Self.error("\(diagnostic)") }
  }
}
