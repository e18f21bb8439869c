import Diagnostics
import Dialects
import Files
import Layers
import Metal
import Opening
import Parameters
import Rendering
import Scenes
import ShaderTree

/// `harmonic check FILE…`: translates and compiles, and reports everything; draws nothing.
enum CheckVerb: Verb {
  static let name = VerbName.check
  static let usage = "harmonic check FILE… [--json]"
  static let summary = "translate and compile, report every diagnostic, draw nothing"
  static let takesManySubjects = true

  static func run(_ arguments: Arguments, console: Console) throws {
    guard !arguments.subjects.isEmpty else {
      throw CommandFailure.usage("check needs a file", hint: "harmonic check FILE.metal")
    }
    let stage = try OffscreenStage(hoists: false, report: { console.detail($0) })
    let trial = try ShaderTrial(arguments, on: stage, console: console)
    let group = FileGroup()
    var reports: [JSON] = []
    var isRejected = false
    var isUnreadable = false
    for path in arguments.subjects {
      var (view, file): (OpenedView?, EffectFile?)
      var diagnostics: [Diagnostic] = []
      do throws(OpeningError) {
        if FileOpening.isView(path) {
          (view, diagnostics) = try OpenedView.checked(try arguments.opening(of: path))
        } else {
          file = try arguments.file(at: path, in: group)
        }
      } catch {
        // What is wrong with the options is so for every file; one file is the whole answer.
        guard error.cause != .usage, arguments.subjects.count > 1 else { throw error }
        if error.cause == .unreadable { isUnreadable = true } else { isRejected = true }
        if arguments.has(.json) {
          reports.append(error.json(ofFile: path))
        } else {
          Console.error(CommandFailure(error).description)
        }
        continue
      }
      if let read = file {
        trial.forget(read.functions.keys)
        let selection = trial.limit.seconds == nil ? nil : CheckSelection(of: read)
        trial.unguessed = Set(selection?.compiled.compactMap { read.shaderName(of: $0) } ?? [])
        let guessed = guessAgain(read, on: stage, trial)
        diagnostics =
          try guessed.diagnostics + driverDiagnostics(of: guessed, on: stage, trial, selection)
        file = guessed
      }
      isRejected = isRejected || diagnostics.contains { $0.severity == .error }
      if arguments.has(.json) {
        let report =
          view?.json(diagnostics: diagnostics) ?? file?.json(diagnostics: diagnostics)
        reports += [report].compactMap(\.self)
      } else {
        for diagnostic in diagnostics { console.show(diagnostic) }
        try Console.print(view?.text ?? file.map(text) ?? "")
      }
    }
    if arguments.has(.json) {
      try Console.print(JSON.object([JSON.Member("files", .array(reports))]).text())
    }
    if isUnreadable { throw CommandFailure.unreadable }
    if isRejected { throw CommandFailure.mistakes }
  }

  /// Replaces guesses with which nothing is seen. A function that may never end is not drawn.
  @MainActor private static func guessAgain(
    _ file: EffectFile, on stage: OffscreenStage, _ trial: ShaderTrial
  ) -> EffectFile {
    stage.with(file.functions) {
      file.showing(cache: .guesses, on: trial.guessStage)
    }
  }

  /// The driver's messages, on the author's lines, and which functions do not come to an end: the
  /// driver of this process is not asked about these.
  @MainActor private static func driverDiagnostics(
    of file: EffectFile, on stage: OffscreenStage, _ trial: ShaderTrial,
    _ selection: CheckSelection?
  ) throws -> [Diagnostic] {
    func layer(of source: SceneSource) -> Layer {
      // As large as guesses are tried: what came to an end there is known to.
      source.make(SceneEnvironment()).layer(in: SceneSource.standardCanvas, at: 0)
    }
    func diagnostic(_ title: String, _ reason: String, _ span: SourceSpan?) -> Diagnostic {
      Diagnostic("'\(title)' cannot be drawn: \(reason)", at: span, hint: ShaderTrial.hint)
    }
    if case .program(let program) = file.content {
      let layers = file.sources.map(layer)
      let reason = stage.with(file.functions) {
        trial.refusal(of: layers, calling: Set(file.functions.keys))
      }
      if let reason { return [diagnostic(program.name, reason, nil)] }
      return try stage.refusals(of: layers, calling: file.functions)
    }
    var defined: Set<ProgramNode> = []
    let found = try file.stitchableFunctions.filter { $0.isTranslated && $0.kind != nil }
      .flatMap { function -> [Diagnostic] in
        if selection?.contains(function) == true {
          return CheckSelection.refusals(of: function, on: stage, defined: &defined)
        }
        let layers = file.sources.filter { $0.name == function.title }.map(layer)
        let names = Set([file.shaderName(of: function)].compactMap(\.self))
        let reason = stage.with(file.functions) { trial.refusal(of: layers, calling: names) }
        if let reason { return [diagnostic(function.title, reason, function.span)] }
        let text = StandaloneProgram(function).text
        guard let log = try stage.refusal(ofFragment: text.text, label: function.title) else {
          return []
        }
        return DriverLog(log, of: text).diagnostics
      }
    return found + (selection?.note.map { [$0] } ?? [])
  }

  /// One line a function, and one a parameter: what feeds it.
  private static func text(of file: EffectFile) -> String {
    if case .program(let program) = file.content { return text(of: program, in: file) }
    guard !file.stitchableFunctions.isEmpty else {
      return "\(file.path): no stitchable function"
    }
    var views = DrawingViews(of: file)
    return file.stitchableFunctions.map { function in
      let kind = function.kind?.title ?? "none of the four kinds"
      let state = function.isTranslated ? "" : ", not translated"
      let feeds = file.feeds(of: function)
      let rows = function.parameters.map {
        ("\($0.type) \($0.name)", "← \(feeds[$0.name] ?? "nothing")")
      }
      let view = views.view(of: function).map { "\n  \($0.words)" } ?? ""
      return "\(file.path): \(function.title): \(kind)\(state)\(view)\n" + columns(rows)
    }.joined(separator: "\n")
  }
}

extension CheckVerb {
  /// The dialect of a program, the evidence for it, its passes, and the feeds of its controls.
  fileprivate static func text(of program: DialectProgram, in file: EffectFile) -> String {
    let passes = program.passes.map(\.name).joined(separator: ", ")
    let rows =
      program.bindings.map { ("\($0.parameter.name)", "← \($0.words)") }
      + file.samplers.map { ($0.name, "← \($0.words)") }
    let title = program.dialect?.title ?? "nothing that is known"
    return "\(file.path): \(title), \(program.evidence); passes: \(passes)"
      + (rows.isEmpty ? "" : "\n" + columns(rows))
  }
}

extension EffectKind {
  /// SwiftUI's name for the place it fits.
  var title: String {
    switch self {
    case .fill: "fill"
    case .color: "color effect"
    case .distortion: "distortion effect"
    case .layer: "layer effect"
    }
  }
}
