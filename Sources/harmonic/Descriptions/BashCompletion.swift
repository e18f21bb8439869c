import Opening

/// The completion of the command in bash.
///
/// Source: bash(1), "Programmable Completion". It needs no package beside bash.
enum BashCompletion {
  static var text: String {
    """
    # Completes harmonic in bash. Printed by "harmonic describe bash".

    _harmonic() {
      # Readline cuts "--on=aurora" and "tints=on" into three words each.
      local line=() word= cut=
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ ${#line[@]} -gt 0 && ( $word == = || -n $cut ) ]]; then
          line[-1]+=$word
        else
          line+=("$word")
        fi
        cut=
        [[ $word != = ]] || cut=1
      done
      local current=${line[-1]} previous=
      unset "line[-1]"
      [[ ${#line[@]} -eq 0 ]] || previous=${line[-1]}
      if [[ $current == --*=* ]]; then
        previous=${current%%=*}
        current=${current#*=}
      fi

      local verb=window
      for word in "${line[@]}"; do
        case $word in
          \(Completion.verbs.joined(separator: " | ")))
            verb=$word
            break
            ;;
        esac
      done

      local words= paths= asked=
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
        [[ -z $asked ]] || _harmonic_values "${1-harmonic}" "$asked" "$current" "${line[@]}"
      )
      # A name is followed by its value, which is not a file.
      if [[ $asked == --set ]]; then
        compopt +o filenames 2>/dev/null || true
        [[ $current == *=* ]] || compopt -o nospace 2>/dev/null || true
      fi
    }

    # Values of an option for what the line opens, without what readline has cut off before them.
    _harmonic_values() {
      local program=$1 option=$2 current=$3 word= cut= value note
      shift 3
      [[ $current != *=* ]] || cut=${current%=*}=
      local line=()
      for word; do
        word=${word//[\\\\\\"\\']/}
        [[ $word != '~/'* ]] || word=$HOME/${word:2}
        line+=("$word")
      done
      "$program" describe values "$option" "${line[@]}" "$current" 2>/dev/null |
        while IFS=$'\\t' read -r value note; do
          [[ $value != "$current"* ]] || printf '%s\\n' "${value#"$cut"}"
        done
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
    let asked = completion.asked.map { " asked=\($0)" } ?? ""
    return "words='\(completion.words.joined(separator: " "))'" + paths + asked
  }
}
