import Opening
import Scenes

/// The texts of `--help` and `--version`.
enum Help {
  static let version = "harmonic \(versionNumber)"
  static let versionNumber = "0.1"
  static let purpose = "A viewer for SwiftUI shader effects"

  /// Help for the command as a whole: verbs, scenes, options of the window.
  static var overview: String {
    let verbs = VerbName.allCases.map(\.verb).map { "  \($0.usage)\n      \($0.summary)" }
    let scenes = SceneCatalog.all.map { ($0.name, $0.summary) }
    let statuses = ExitStatus.allCases.map { "\($0.rawValue) \($0.summary)" }
    return """
      \(purpose).

      Usage:
      \(verbs.joined(separator: "\n"))

      Scenes:
      \(columns(scenes))

      \(options(of: WindowVerb.self))

      harmonic VERB --help lists what a verb takes, harmonic help the topics of the manual;
      h in the window shows its keys.
      Exit status: \(statuses[..<5].joined(separator: ", ")),
      \(statuses[5...].joined(separator: ", ")).
      """
  }

  /// Help for one verb.
  static func text(for verb: any Verb.Type) -> String {
    guard verb.name != .window else { return overview }
    return """
      \(verb.summary)

      Usage: \(verb.usage)

      \(options(of: verb))
      """
  }

  private static func options(of verb: any Verb.Type) -> String {
    let rows = verb.options.map { ($0.synopsis, $0.summary) }
    return "Options:\n" + columns(rows)
  }
}

extension Option {
  /// Its spellings and the placeholder of its value: "-o, --output FILE".
  var synopsis: String {
    (letter.map { "-\($0), " } ?? "") + spelling + (value.map { " \($0)" } ?? "")
  }
}
