internal import Diagnostics
internal import Files

/// Mistakes in the file that is being edited, shown over the last picture that was good; or what
/// else stands between a user and a picture.
nonisolated struct ShownError: Sendable, Equatable {
  let headline: String
  let details: [String]
  /// How many of the details are what is wrong; the rest is advice, and fainter.
  let errorCount: Int
  /// Buttons below the details.
  var actions: [MessageAction] = []
  /// Whether something is wrong; else it takes time.
  var isMistake = true

  /// Mistakes shown on screen; standard error has all of them.
  private static let shown = 3

  init(
    headline: String, details: [String], actions: [MessageAction] = [], isMistake: Bool = true
  ) {
    self.headline = headline
    self.details = details
    self.actions = actions
    self.isMistake = isMistake
    errorCount = 1
  }

  /// The first mistakes of a file, each with its place.
  ///
  /// - Parameters:
  ///   - subject: What the mistakes are in.
  ///   - consequence: What is on screen now.
  init(_ diagnostics: [Diagnostic], in subject: String = "the file", consequence: String) {
    let errors = diagnostics.filter { $0.severity == .error }
    let lines = errors.prefix(Self.shown).map { error in
      let place = error.span.map { "\(Self.name(of: $0.file)):\($0.line): " } ?? ""
      return place + error.message
    }
    let hint = errors.count == 1 ? errors.first?.hint.map { [$0] } ?? [] : []
    let rest = errors.count - Self.shown
    headline = (errors.count == 1 ? "A mistake" : "\(errors.count) mistakes") + " in \(subject)"
    details =
      lines + hint + (rest > 0 ? ["and \(rest) more, on standard error"] : [])
      + [consequence]
    errorCount = lines.count
  }

  /// The name of the file a path leads to.
  private static func name(of path: String) -> String {
    path.namePart
  }
}
