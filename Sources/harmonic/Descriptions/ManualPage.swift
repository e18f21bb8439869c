import Opening
import Scenes
import Viewer

/// The manual page, as text for `man`.
///
/// Source: man(7), the macros `TH`, `SH`, `TP` and `B` of groff's man package.
enum ManualPage {
  static var text: String {
    let verbs = VerbName.allCases.map(\.verb)
    let sections: [(title: String, lines: [String])] = [
      ("NAME", [#"harmonic \- "# + plain(lowercased(Help.purpose))]),
      ("SYNOPSIS", Array(verbs.map { [bold($0.usage)] }.joined(separator: [".br"]))),
      (
        "DESCRIPTION",
        [
          plain(
            "\(Help.purpose). It draws a built-in scene, or a shader file of the user's applied to "
              + "a picture or a scene, in a window, into a picture or as a table of times. The "
              + "standard scene is \(SceneCatalog.standard.name).")
        ]
      ),
      ("VERBS", verbs.flatMap { item($0.usage, $0.summary) }),
      ("SCENES", SceneCatalog.all.flatMap { item($0.name, $0.summary) }),
      (
        "OPTIONS",
        Option.all.flatMap { item($0.synopsis, "\($0.summary). Taken by: \(takers(of: $0))") }
      ),
      ("KEYS", keys.flatMap { item($0.keyNames.joined(separator: ", "), $0.summary) }),
      (
        "EXIT STATUS",
        ExitStatus.allCases.flatMap { item("\($0.rawValue)", $0.summary) }
      ),
    ]
    let heading = #".TH HARMONIC 1 "" "\#(Help.version)" "User Commands""#
    return
      ([heading] + sections.flatMap { [".SH \($0.title)"] + $0.lines }).joined(separator: "\n")
  }

  /// The window's keys, and those of single scenes with the scenes' names.
  private static var keys: [(keyNames: [String], summary: String)] {
    var own: [(keyNames: [String], summary: String, scenes: [String])] = []
    for scene in SceneCatalog.all {
      for row in KeyBindings.rows(of: scene.make(SceneEnvironment()).parameters) {
        if let known = own.firstIndex(where: { ($0.keyNames, $0.summary) == row }) {
          own[known].scenes.append(scene.name)
        } else {
          own.append((row.keyNames, row.summary, [scene.name]))
        }
      }
    }
    return KeyBindings.table
      + own.map { ($0.keyNames, "\($0.summary) (\($0.scenes.joined(separator: ", ")))") }
  }

  private static func takers(of option: Option) -> String {
    let names = VerbName.allCases.filter(option.verbs.contains).map(\.rawValue)
    return names.count == VerbName.allCases.count ? "all" : names.joined(separator: ", ")
  }

  // MARK: - Text

  /// item = ".TP" bold-line text-line
  private static func item(_ title: String, _ text: String) -> [String] {
    [".TP", bold(title), plain(text)]
  }

  private static func bold(_ text: String) -> String { #"\fB"# + escaped(text) + #"\fR"# }

  /// Returns a line of text, which groff must not take for a request.
  private static func plain(_ text: String) -> String {
    let line = escaped(text)
    return line.hasPrefix(".") || line.hasPrefix("'") ? #"\&"# + line : line
  }

  private static func escaped(_ text: String) -> String {
    text.replacing(#"\"#, with: #"\e"#).replacing("-", with: #"\-"#)
  }

  private static func lowercased(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
