import Opening

/// The completion of the command in fish.
///
/// Source: the documentation of fish's `complete`.
enum FishCompletion {
  static var text: String {
    """
    # Completes harmonic in fish. Printed by "harmonic describe fish".

    function __harmonic_verb_is
      set -l verb window
      for word in (commandline -opc)[2..]
        if contains -- $word \(Completion.verbs.joined(separator: " "))
          set verb $word
          break
        end
      end
      contains -- $verb $argv
    end

    # Values of an option for what the line opens.
    function __harmonic_values
      set -l words (commandline -opc)
      set -l current (commandline -ct | string replace -r -- '^--[a-z-]+=' '')
      $words[1] describe values $argv[1] $words[2..] "$current" 2>/dev/null
    end

    \(VerbName.allCases.flatMap(lines).joined(separator: "\n"))

    \(Option.all.map(line).joined(separator: "\n"))
    """
  }

  /// The scenes or topics that a verb takes; for the window, the verbs as well. Files are offered
  /// by fish itself, unless a verb takes none.
  private static func lines(for verb: VerbName) -> [String] {
    let verbs = VerbName.allCases.filter { verb == .window && $0 != .window }.map { other in
      word(other.rawValue, other.verb.summary, of: verb)
    }
    let listed = verb == .window ? Set(Completion.verbs) : []
    let subject = Completion.subject(of: verb.verb)
    let names = subject.words.filter { !listed.contains($0) }.joined(separator: " ")
    if names.isEmpty { return verbs }
    let title = verb == .help ? Completion.subjectTitle(of: verb) : "scene"
    return verbs + [word(names, title, of: verb) + (subject.path == .none ? " -f" : "")]
  }

  private static func word(_ words: String, _ summary: String, of verb: VerbName) -> String {
    "complete -c harmonic -n '__harmonic_verb_is \(verb.rawValue)' -a \(quoted(words)) "
      + "-d \(quoted(summary))"
  }

  private static func line(for option: Option) -> String {
    let verbs = VerbName.allCases.filter(option.verbs.contains).map(\.rawValue)
    var words = ["complete -c harmonic"]
    if verbs.count < VerbName.allCases.count {
      words.append("-n '__harmonic_verb_is \(verbs.joined(separator: " "))'")
    }
    if let letter = option.letter { words.append("-s \(letter)") }
    words.append("-l \(option.name)")
    if let completion = option.completion {
      switch completion.path {
      case .none: words.append("-x")
      case .file: words.append("-r -F")
      case .folder: words.append("-x -a '(__fish_complete_directories)'")
      }
      if let option = completion.asked { words.append("-a '(__harmonic_values \(option))'") }
      if !completion.words.isEmpty {
        words.append("-a \(quoted(completion.words.joined(separator: " ")))")
      }
    }
    return (words + ["-d \(quoted(option.summary))"]).joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
