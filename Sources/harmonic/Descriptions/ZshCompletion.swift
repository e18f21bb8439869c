import Opening

/// The completion of the command in zsh.
///
/// Source: zshcompsys(1), `_arguments` and `_alternative`.
enum ZshCompletion {
  static var text: String {
    """
    #compdef harmonic
    # Completes harmonic in zsh. Printed by "harmonic describe zsh".

    # Values of an option for what the line opens.
    _harmonic_values() {
      local line
      local -a found shown
      for line in ${(f)"$(${(Q)words[1]} describe values $1 ${(Q)words[2,CURRENT-1]} "$PREFIX" \
        2>/dev/null)"}; do
        found+=("${line%%$'\t'*}")
        shown+=("${line/$'\t'/  -- }")
      done
      if [[ $1 == --preset ]]; then
        _files
        compadd -l -d shown -a found
      elif [[ $1 != --set ]]; then
        compadd -l -d shown -a found
      elif compset -P '*='; then
        found=("${found[@]#*=}") shown=("${shown[@]#*=}")
        compadd -l -d shown -a found
      else
        compadd -S '' -l -d shown -a found
      fi
    }

    local verb=window word
    for word in ${words[2,CURRENT-1]}; do
      case $word in
        (\(Completion.verbs.joined(separator: "|")))
          verb=$word
          break
          ;;
      esac
    done

    case $verb in
    \(VerbName.allCases.map(branch).joined(separator: "\n"))
    esac
    """
  }

  private static func branch(for verb: VerbName) -> String {
    let options = verb.verb.options.flatMap { option in
      option.spellings.map { argument(option, spelling: $0) }
    }
    let title = Completion.subjectTitle(of: verb)
    let subject = action(Completion.subject(of: verb.verb), title: title)
    // The verb itself is the first of the words.
    let subjects =
      verb == .window
      ? "'*:\(title):\(subject)'"
      : "'1:verb:(\(verb.rawValue))' '*:\(title):\(subject)'"
    let lines = (options + [subjects]).joined(separator: " \\\n      ")
    return """
        (\(verb.rawValue))
          _arguments \\
            \(lines)
          ;;
      """
  }

  private static func argument(_ option: Option, spelling: String) -> String {
    let others = option.spellings.joined(separator: " ")
    let repeats = option.isRepeatable ? "*" : "(\(others))"
    let value = option.completion.map { completion in
      let name = escaped(option.value ?? "")
      return ":\(name):\(action(completion, title: name))"
    }
    // A long spelling may have its value behind "=".
    let separator = option.value != nil && spelling.hasPrefix("--") ? "=" : ""
    return "'\(repeats)\(spelling)\(separator)[\(escaped(option.summary))]\(value ?? "")'"
  }

  private static func action(_ completion: Completion, title: String) -> String {
    // With a space before it, it is called as it is.
    if let option = completion.asked { return " _harmonic_values \(option)" }
    let words = "(\(completion.words.joined(separator: " ")))"
    let files: String
    switch completion.path {
    case .none: return completion.words.isEmpty ? " " : words
    case .file: files = "_files"
    case .folder: files = "_files -/"
    }
    guard !completion.words.isEmpty else { return files }
    // Without the space, _arguments would add options that _alternative does not take; a plain
    // colon would end the action.
    return #" _alternative "words\:\#(title)\:\#(words)" "files\:file\:\#(files)""#
  }

  /// Returns a text for within the quotes and the brackets of an argument of `_arguments`.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "'": result += #"'\''"#
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}
