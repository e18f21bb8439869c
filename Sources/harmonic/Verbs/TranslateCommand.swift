import Capture
import ShaderTranslation

/// `harmonic translate FILE.metal [--function NAME]`: prints GLSL that stands alone.
enum TranslateCommand {
  static func run(_ arguments: Arguments) throws(CommandFailure) {
    guard let path = arguments.subjects.first else {
      throw .usage("translate needs a file", hint: "harmonic translate FILE.metal")
    }
    let file = try EffectFile(reading: arguments.opening(of: path))
    for diagnostic in file.diagnostics { Console.error("\(diagnostic)") }
    if case .program(let program) = file.content, !program.hasErrors {
      let passes = program.passes.map { "// \($0.name)\n" + $0.text.commentedText }
      return try Console.print(passes.joined(separator: "\n"))
    }
    let functions = try file.functions(named: arguments.text(of: .function))
    let drawable = functions.filter { $0.isTranslated && $0.kind != nil }
    guard !drawable.isEmpty else {
      throw CommandFailure(
        .shaderRejected, "nothing of '\(path)' could be translated",
        hint: functions.isEmpty && file.diagnostics.isEmpty
          ? "mark a function [[ stitchable ]]" : "the messages above say why")
    }
    let programs = drawable.map { StandaloneProgram($0).text.commentedText }
    try Console.print(programs.joined(separator: "\n"))
  }
}

extension Arguments {
  /// `--half float|exact`.
  func halfMode() throws(CommandFailure) -> HalfMode {
    switch text(of: .half) {
    case nil, "float": return .float
    case "exact": return .exact
    case let text?:
      throw .usage("'--half' cannot be '\(text)'", hint: "it is one of float, exact")
    }
  }
}
