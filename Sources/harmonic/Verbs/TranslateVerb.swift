import Metal
import Opening
import ShaderTree

/// `harmonic translate FILE.metal [--function NAME]`: prints GLSL that stands alone.
enum TranslateVerb: Verb {
  static let name = VerbName.translate
  static let usage = "harmonic translate FILE.metal [--function NAME]"
  static let summary = "print the GLSL of a file's functions"

  static func run(_ arguments: Arguments, console: Console) throws {
    guard let path = arguments.subjects.first else {
      throw CommandFailure.usage("translate needs a file", hint: "harmonic translate FILE.metal")
    }
    let file = try arguments.file(at: path)
    for diagnostic in file.diagnostics { console.show(diagnostic) }
    if case .program(let program) = file.content, !program.hasErrors {
      let passes = program.passes.map { "// \($0.name)\n" + $0.text.commentedText }
      return try Console.print(passes.joined(separator: "\n"))
    }
    let functions = try file.functions(named: file.opening.function)
    let drawable = functions.filter { $0.isTranslated && $0.kind != nil }
    guard !drawable.isEmpty else {
      throw CommandFailure(
        .shaderRejected, "nothing of '\(path)' could be translated",
        hint: functions.isEmpty && file.diagnostics.isEmpty
          ? "mark a function [[ stitchable ]]" : "the messages above say why")
    }
    let programs = drawable.map { StandaloneProgram($0).text.commentedText }
    try Console.print(programs.joined(separator: "\n"))
    // Of what was asked for, all that there is has been printed.
    if drawable.count < functions.count { throw CommandFailure.mistakes }
  }
}
