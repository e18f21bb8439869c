internal import ViewBuilding

/// `harmonic describe man [TOPIC] | topics | bash | zsh | fish | modules [NAME] | values OPTION
/// WORD…`: prints a manual page, the topics of the manual, what completes the command in a shell,
/// the compiled modules for views, or values of an option for what a command line opens.
///
/// Nobody types it: the installation writes what it prints into the folders that `man` and the
/// shells read, and these ask for values. All of it is made from the manual, the verbs, the
/// options, the scenes and the keys.
enum DescribeCommand {
  private static func text(of words: [String]) -> String? {
    switch (words.first, words.count) {
    case ("man", 1): manualPage(ManualPage.mainName)
    case ("man", 2): manualPage(words[1])
    case ("topics", 1): ManualPage.names.joined(separator: "\n")
    case ("bash", 1): BashCompletion.text
    case ("zsh", 1): ZshCompletion.text
    case ("fish", 1): FishCompletion.text
    case ("modules", 1): InstalledModules.paths.joined(separator: "\n")
    case ("modules", 2):
      InstalledModules.compiledFiles(of: words[1])?.joined(separator: "\n")
    case ("values", 3...):
      CompletedValues(of: words[1], in: Array(words[2...])).lines.joined(separator: "\n")
    default: nil
    }
  }

  private static func manualPage(_ name: String) -> String? {
    ManualPage.page(named: name).map { page in
      RoffWriter(version: Help.version).text(
        of: page.filled(by: ManualRows.blocks), others: ManualPage.names.filter { $0 != name })
    }
  }

  static func run(_ words: ArraySlice<String>) throws {
    guard let text = text(of: Array(words)) else {
      throw CommandFailure.usage(
        "describe needs one of man, bash, zsh, fish, topics, modules",
        hint: "harmonic describe man keys > harmonic-keys.1")
    }
    try Console.print(text)
  }
}
