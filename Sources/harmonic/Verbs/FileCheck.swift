import Diagnostics
import Layers
import Metal
import Opening
import Rendering
import Scenes
import ShaderTree

/// The checks of files, one after the other, as the arguments say.
@MainActor struct FileCheck {
  private let arguments: Arguments
  private let stage: OffscreenStage
  private let trial: ShaderTrial
  private let group = FileGroup()

  init(_ arguments: Arguments, on stage: OffscreenStage, trial: ShaderTrial) {
    (self.arguments, self.stage, self.trial) = (arguments, stage, trial)
  }

  /// Compiles and draws a view, or the functions of a shader file.
  func report(of path: String) throws -> CheckReport {
    if FileOpening.isView(path) {
      let (view, diagnostics) = try OpenedView.checked(try arguments.opening(of: path))
      return CheckReport(view, diagnostics)
    }
    let (file, diagnostics) = try checked(path)
    return CheckReport(file, diagnostics, text: file.text)
  }

  /// Compiles the views of a project, and checks its shader files.
  func reports(ofProject folder: String) throws -> [CheckReport] {
    let arguments = arguments
    let project = try CheckedProject(folder) { (path) throws(OpeningError) in
      try arguments.opening(of: path)
    } note: {
      OpenedView.write($0)
    }
    return try project.reports(of: folder)
      + project.shaderPaths.map { path in
        let (file, diagnostics) = try checked(path)
        return CheckReport(file, diagnostics, text: file.summary)
      }
  }

  private func checked(_ path: String) throws -> (EffectFile, [Diagnostic]) {
    let read = try arguments.file(at: path, in: group)
    trial.forget(read.functions.keys)
    let selection = trial.limit.seconds == nil ? nil : CheckSelection(of: read)
    trial.unguessed = Set(selection?.compiled.compactMap { read.shaderName(of: $0) } ?? [])
    let file = guessAgain(read)
    return (file, file.diagnostics + (try driverDiagnostics(of: file, selection)))
  }

  /// Replaces guesses with which nothing is seen. A function that may never end is not drawn.
  private func guessAgain(_ file: EffectFile) -> EffectFile {
    stage.with(file.functions) {
      file.showing(cache: .guesses, on: trial.guessStage)
    }
  }

  /// The driver's messages, on the author's lines, and which functions do not come to an end: the
  /// driver of this process is not asked about these.
  private func driverDiagnostics(
    of file: EffectFile, _ selection: CheckSelection?
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
}
