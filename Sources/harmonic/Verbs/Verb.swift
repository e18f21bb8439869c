import Opening

/// A task that the command performs; each verb is a type.
///
/// The options that a verb takes are those that name it: see `Option`.
protocol Verb {
  static var name: VerbName { get }
  /// The whole command with placeholders.
  static var usage: String { get }
  /// Its effect, in one line without a full stop.
  static var summary: String { get }
  /// Whether it takes more than one file.
  static var takesManySubjects: Bool { get }

  /// Does it.
  ///
  /// - Throws: Why it could not be done; `Harmonic` shows it and ends with its status.
  @MainActor static func run(_ arguments: Arguments, console: Console) throws
}

extension Verb {
  static var takesManySubjects: Bool { false }
  static var options: [Option] { Option.all.filter { $0.verbs.contains(name) } }
}

extension VerbName {
  /// The verb with this name.
  var verb: any Verb.Type {
    switch self {
    case .window: WindowVerb.self
    case .capture: CaptureVerb.self
    case .record: RecordVerb.self
    case .export: ExportVerb.self
    case .list: ListVerb.self
    case .check: CheckVerb.self
    case .translate: TranslateVerb.self
    case .bench: BenchVerb.self
    case .help: HelpVerb.self
    }
  }
}
