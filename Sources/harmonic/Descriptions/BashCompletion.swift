import Opening

/// The completion of the command in bash.
///
/// Source: bash(1), "Programmable Completion". It needs no package beside bash.
enum BashCompletion {
  static var text: String {
    """
    # Completes harmonic in bash. Printed by "harmonic describe bash".

    _harmonic() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      # "--on=aurora" arrives as three words.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = && COMP_CWORD -gt 1 ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi

      local verb=window word
      for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        case $word in
          \(Completion.verbs.joined(separator: " | ")))
            verb=$word
            break
            ;;
        esac
      done

      local words= paths=
      case $previous in
    \(Option.all.compactMap(branch).joined(separator: "\n"))
        *)
          case $verb in
    \(VerbName.allCases.map(branch).joined(separator: "\n"))
          esac
          ;;
      esac

      mapfile -t COMPREPLY < <(
        compgen -W "$words" -- "$current"
        [[ -z $paths || $current == -* ]] || compgen "$paths" -- "$current"
      )
    }

    complete -o filenames -F _harmonic harmonic
    """
  }

  /// The `case` branch that completes an option's value; `nil` for a switch.
  private static func branch(for option: Option) -> String? {
    guard let completion = option.completion else { return nil }
    return """
          \(option.spellings.joined(separator: " | "))) \(assignments(completion)) ;;
      """
  }

  /// The `case` branch that completes any other word of a verb.
  private static func branch(for verb: VerbName) -> String {
    let subject = Completion.subject(of: verb.verb)
    let options = verb.verb.options.flatMap(\.spellings)
    return """
              \(verb.rawValue))
                \(assignments(subject))
                [[ $current != -* ]] || words='\(options.joined(separator: " "))'
                ;;
      """
  }

  private static func assignments(_ completion: Completion) -> String {
    let paths =
      switch completion.path {
      case .none: ""
      case .file: " paths=-f"
      case .folder: " paths=-d"
      }
    return "words='\(completion.words.joined(separator: " "))'" + paths
  }
}
