import Opening
import Scenes

/// Completions that a shell offers for one word of the command.
struct Completion {
  var words: [String] = []
  var path = Path.none
  /// The spelling of the option whose values the program is asked for; `nil` for any other.
  var asked: String?

  /// The files that are offered beside the words.
  enum Path {
    case none, file, folder
  }

  /// Completions after a verb: scenes and files, or topics of the manual.
  static func subject(of verb: any Verb.Type) -> Completion {
    guard verb.name != .help else { return Completion(words: ManualPage.names) }
    let scenes = verb.usage.contains("SCENE") ? SceneCatalog.all.map { $0.name } : []
    return Completion(words: (verb.name == .window ? Self.verbs : []) + scenes, path: .file)
  }

  /// The word for what is offered there.
  static func subjectTitle(of verb: VerbName) -> String {
    verb == .help ? "topic" : "scene or file"
  }

  /// The verbs that are typed.
  static var verbs: [String] {
    VerbName.allCases.filter { $0 != .window }.map(\.rawValue)
  }
}

extension Option {
  /// Completions of its value; `nil` for a switch.
  var completion: Completion? {
    guard let value else { return nil }
    let placeholders = value.split(separator: "|")
    let path: Completion.Path =
      placeholders.contains("FILE") ? .file : placeholders.contains("FOLDER") ? .folder : .none
    let isAsked = CompletedValues.options.contains(spelling)
    return Completion(words: words, path: path, asked: isAsked ? spelling : nil)
  }

  /// Its spellings as words: "-o", "--output".
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}
