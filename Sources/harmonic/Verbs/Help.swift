import Scenes

/// The texts of `--help` and `--version`.
enum Help {
  static let version = "harmonic 0.1"

  /// Help for the command as a whole: verbs, scenes, options of the window.
  static var overview: String {
    let verbs = Verb.allCases.map { "  \($0.usage)\n      \($0.summary)" }
    let scenes = SceneCatalog.all.map { ($0.name, $0.summary) }
    return """
      A viewer for SwiftUI shader effects.

      Usage:
      \(verbs.joined(separator: "\n"))

      Scenes:
      \(columns(scenes))

      \(options(of: .window))

      harmonic VERB --help says what a verb takes; h in the window shows its keys.
      Exit status: 0 done, 1 failed, 2 wrong usage, 3 shader rejected, 4 input not readable,
      5 no OpenGL or display, 130 interrupted.
      """
  }

  /// Help for one verb.
  static func text(for verb: Verb) -> String {
    guard verb != .window else { return overview }
    return """
      \(verb.summary)

      Usage: \(verb.usage)

      \(options(of: verb))
      """
  }

  private static func options(of verb: Verb) -> String {
    let rows = verb.options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? ""
      let value = option.value.map { " \($0)" } ?? ""
      return ("\(letter)--\(option.rawValue)\(value)", option.summary)
    }
    return "Options:\n" + columns(rows)
  }

  /// Two columns, the second one aligned.
  static func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right
    }.joined(separator: "\n")
  }
}
