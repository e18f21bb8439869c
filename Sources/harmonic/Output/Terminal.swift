import Glibc

/// The terminal that standard output goes to, or what is assumed where it goes elsewhere.
struct Terminal {
  /// Columns of its lines; 80 if standard output is not a terminal.
  let width: Int
  /// Whether it shows bold letters: not if the variable `NO_COLOR` is set to anything.
  let hasBold: Bool

  /// Fewer columns than these are not taken for the width of lines.
  private static let leastWidth = 40

  /// - Parameter environment: Returns a variable of the environment.
  init(environment: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }) {
    var size = winsize()
    let isTerminal = isatty(STDOUT_FILENO) != 0
    let isKnown = isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    width = isKnown && size.ws_col > 0 ? max(Int(size.ws_col), Self.leastWidth) : 80
    hasBold =
      isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }
}
