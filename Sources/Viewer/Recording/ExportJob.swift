internal import Export
internal import Opening

/// A file to share that is written of what is shown.
nonisolated struct ExportJob: Sendable, Equatable {
  let form: ExportForm
  /// Words for `harmonic export`: what is shown, and its options.
  let words: [String]
  /// The shader that the words read from standard input; `nil` if it is in a file.
  let input: [UInt8]?
  /// Beginning of the file's name.
  let name: String

  /// - Parameter request: What is shown now.
  init(_ form: ExportForm, of request: SceneRequest) {
    self.form = form
    name = request.scene.name
    input = request.file?.opening.text
    var shared = request
    (shared.pixels, shared.date) = (nil, nil)
    var words = shared.arguments
    if input != nil, !words.isEmpty { words[0] = "-" }
    self.words = words
  }

  /// The result of one.
  enum Outcome: Sendable, Equatable {
    /// - Parameter said: What the export has printed, line by line.
    case written(path: String, said: String)
    case failed(form: ExportForm, reason: String)

    var message: Message {
      switch self {
      case .written(let path, let said): return Message(path, saying: said)
      case .failed(let form, let reason):
        let start = reason.split(separator: "\n").first.map(String.init) ?? reason
        return Message(
          "\(form.title) is not written: \(start)", isFailure: true,
          saying: "\(form.title) is not written: \(reason)")
      }
    }
  }
}
