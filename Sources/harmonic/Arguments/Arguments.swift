import Diagnostics
import Opening
import Scenes

/// The command line, taken apart: a verb, what it works on, and options with their texts.
struct Arguments {
  let verb: VerbName
  /// Scenes or files.
  let subjects: [String]
  var subject: String? { subjects.first }
  private let values: OptionValues

  /// Reads the words after the program's name.
  init(_ words: [String]) throws {
    let (values, free) = try OptionValues.scan(words, for: Option.all)
    var rest = free[...]
    let verb = rest.first.flatMap { word in
      VerbName.allCases.first { $0 != .window && $0.rawValue == word }
    }
    if verb != nil { rest.removeFirst() }
    self.verb = verb ?? .window
    self.values = values
    subjects = Array(rest)
    if verb == nil, let first = rest.first { try Self.checkWord(first) }
    for option in Option.all {
      guard let given = values.given(option) else { continue }
      guard option.verbs.contains(self.verb) else {
        throw CommandFailure.usage(
          "\(title) does not take '\(option.spelling)'",
          hint: "harmonic \(verb.map { "\($0.rawValue) " } ?? "")--help lists what it takes")
      }
      if given.texts.count > 1, !option.isRepeatable {
        throw CommandFailure.usage("'\(option.spelling)' is given twice")
      }
    }
  }

  /// The verb as messages name it.
  private var title: String { verb == .window ? "the window" : "'\(verb.rawValue)'" }

  func has(_ option: Option) -> Bool { values.has(option) }

  func text(of option: Option) -> String? { values.given(option)?.text }

  func number(of option: Option, in range: ClosedRange<Double>) throws(OpeningError) -> Double? {
    try values.given(option)?.number(in: range)
  }

  func choice<Choice>(
    of option: Option, _ choices: [(name: String, value: Choice)]
  ) throws(OpeningError) -> Choice? {
    try values.given(option)?.choice(of: choices)
  }

  /// Checks that there is one subject at most.
  func requireOneSubject() throws(CommandFailure) {
    if subjects.count > 1 {
      throw .usage(
        "\(title) takes one scene or file, got '\(subjects.joined(separator: "' and '"))'")
    }
  }

  /// Opens what the arguments name.
  ///
  /// - Parameter waits: As for `SceneRequest`.
  func request(waits: Bool = false, remarksTo console: Console) throws -> SceneRequest {
    try request(waits: waits) { console.show($0) }
  }

  /// - Parameter report: Takes remarks as they come.
  func request(
    waits: Bool = false, report: (SceneRequest.Remark) -> Void
  ) throws -> SceneRequest {
    if let subject { try Self.checkWord(subject) }
    return try SceneRequest(opening: subject, values, waits: waits, report: report)
  }

  /// The same for what draws without a window: a file with a mistake draws nothing, unless a sound
  /// function of it is asked for.
  func soundRequest(remarksTo console: Console) throws -> SceneRequest {
    let request = try request(remarksTo: console)
    if let file = request.file, file.hasErrors, file.opening.function == nil {
      throw CommandFailure.mistakes
    }
    return request
  }

  /// Notes the files of a request as those that the user has named.
  func noteKnown(_ request: SceneRequest) {
    if !has(.fresh), !request.namedFiles.isEmpty { KnownFiles.note(request.namedFiles) }
  }

  /// Reads and translates the shader file at `path`, as the options say.
  ///
  /// - Parameter group: The files that are read together with it.
  func file(
    at path: String, in group: FileGroup = FileGroup()
  ) throws(OpeningError) -> EffectFile {
    try EffectFile(reading: opening(of: path), in: group)
  }

  /// Returns how the options say that the file at `path` is opened.
  func opening(of path: String) throws(OpeningError) -> FileOpening {
    try FileOpening(path, values)
  }

  /// Refuses a word that is neither a scene nor a file, and so was most likely meant as a verb.
  private static func checkWord(_ word: String) throws(CommandFailure) {
    if word == "-" || word.contains(".") || word.contains("/") || FileOpening.isFolder(word)
      || SceneCatalog.scene(named: word) != nil
    {
      return
    }
    if FileOpening.isRegularFile(word) {
      throw .usage(
        "no verb or scene is called '\(word)'", hint: "'./\(word)' is the file of that name")
    }
    let verbs = VerbName.allCases.filter { $0 != .window }.map(\.rawValue)
    throw .usage(
      "no verb or scene is called '\(word)'",
      hint: didYouMean(word, among: verbs + SceneCatalog.all.map { $0.name })
        ?? "harmonic --help lists the verbs, harmonic list the scenes")
  }
}
