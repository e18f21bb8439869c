/// `harmonic describe man|bash|zsh|fish`: prints the manual page, or what completes the command in
/// a shell.
///
/// Nobody types it: the installation writes what it prints into the folders that `man` and the
/// shells read. All of it is made from the verbs, the options, the scenes and the keys.
enum DescribeCommand {
  private static func text(of kind: String) -> String? {
    switch kind {
    case "man": ManualPage.text
    case "bash": BashCompletion.text
    case "zsh": ZshCompletion.text
    case "fish": FishCompletion.text
    default: nil
    }
  }

  static func run(_ words: ArraySlice<String>) throws {
    guard words.count == 1, let text = words.first.flatMap(text) else {
      throw CommandFailure.usage(
        "describe needs one of man, bash, zsh, fish", hint: "harmonic describe man > harmonic.1")
    }
    try Console.print(text)
  }
}
