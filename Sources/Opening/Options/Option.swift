/// An option of the command line: everything that help, manual and completions say about it.
///
/// ```swift
/// Option("seconds", value: "N", "how long to measure; 3 if left out", verbs: [.bench])
/// ```
///
/// Options that decide what is shown are rows, which also know how they are read and written:
/// ``OptionRow``. Options of the command itself are read by their verbs.
package struct Option: Sendable, Hashable {
  /// The word after "--" on the command line.
  package let name: String
  /// A short spelling, after a single "-".
  package let letter: Character?
  /// A placeholder for the value; `nil` for a switch, which takes none.
  package let value: String?
  /// The texts that the value can be, or some of them: what a shell completes.
  package let words: [String]
  /// Its effect, in one line without a full stop.
  package let summary: String
  /// The verbs that take it.
  package let verbs: Set<VerbName>
  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  /// The kind of scene or file that must be open for the option to have an effect.
  package let subject: Subject

  /// Kinds of scenes and files that an option may need.
  package enum Subject: Sendable, Hashable {
    case any
    /// Any shader file.
    case file
    /// A file of Metal functions, which are laid on something.
    case metalFile
    /// A program in a GLSL dialect, which has channels.
    case program
    /// A SwiftUI file that runs.
    case view
  }

  /// - Parameter words: If left out, the lowercase parts of the placeholder: `noise` and `self` of
  ///   "FILE|noise|self".
  package init(
    _ name: String, letter: Character? = nil, value: String? = nil, words: [String]? = nil,
    _ summary: String, verbs: Set<VerbName>, isRepeatable: Bool = false, of subject: Subject = .any
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.words =
      words ?? (value ?? "").split(separator: "|").map(String.init).filter { $0 == $0.lowercased() }
    self.summary = summary
    self.verbs = verbs
    self.isRepeatable = isRepeatable
    self.subject = subject
  }

  /// As it is written: "--size".
  package var spelling: String { "--\(name)" }

  package static func == (a: Option, b: Option) -> Bool { a.name == b.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
