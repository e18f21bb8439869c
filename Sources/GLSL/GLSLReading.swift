package import Diagnostics
package import ShaderTree
package import Tokens

/// A GLSL program, read into the typed tree.
///
/// ```swift
/// let reading = GLSLReading(tokens, files: files)
/// for mistake in reading.mistakes { print(mistake) }
/// let text = reading.text(of: "main")
/// ```
///
/// The tokens are those that are left after the preprocessor. Desktop GLSL and GLSL ES of all
/// versions are read as one language: what any of them takes is right. Nothing is compiled here.
package struct GLSLReading: Sendable {
  /// What no driver takes, in order of the files and lines.
  package let mistakes: [Diagnostic]
  /// What the tree has no place for, as notes: "an array of samplers".
  package let obstacles: [Diagnostic]

  /// The functions that GLSL has built in, each with the numbers of arguments it takes.
  package static var builtinFunctions: [(name: String, arities: Set<Int>)] {
    BuiltinFunction.all.map { ($0.name, Set($0.forms.map(\.parameters.count))) }
  }

  private let program: TypedProgram
  private let defined: Set<FunctionIndex>
  private let files: [SourceFile]
  private let names: AuthorNames

  package init(_ tokens: [Token], files: [SourceFile], names: AuthorNames = AuthorNames()) {
    self.files = files
    self.names = names
    let log = DiagnosticLog()
    let obstacles = DiagnosticLog()
    log.files = files
    obstacles.files = files
    var parser = Parser(tokens: tokens, log: log, authorsName: { names.author($0) })
    let declarations = parser.parseUnit()
    let functions = declarations.compactMap { declaration -> String? in
      if case .function(let function) = declaration.kind { function.name } else { nil }
    }
    let checker = Checker(
      log: log, obstacles: obstacles, names: names, hasGaps: parser.hasGaps,
      declaredFunctions: Set(functions))
    if parser.isTooDeep {
      obstacles.report("code that is nested too deep", at: nil, severity: .note)
    } else {
      checker.check(declarations)
    }
    program = checker.program
    defined = checker.defined
    mistakes = log.sorted
    self.obstacles = obstacles.sorted
  }

  /// Returns the program in GLSL 3.30, with a line's place in the author's file for each; `nil` if
  /// the tree does not hold all of it.
  ///
  /// Every function is written, behind what it calls. Uniforms and what else the host declares are
  /// left out, and so are constants and variables that no function uses.
  ///
  /// - Parameter entryName: The function that the host calls, as the tokens call it.
  package func text(of entryName: String) -> GLSLText? {
    guard mistakes.isEmpty, obstacles.isEmpty else { return nil }
    let name = names.bare(entryName)
    guard let index = program.functions.lastIndex(where: { $0.name == name }) else { return nil }
    let entry = FunctionIndex(index)
    let all = program.functions.indices.map { FunctionIndex($0) }
    let (order, cycle) = program.reachable(from: all.filter(defined.contains) + [entry])
    guard cycle == nil, order.allSatisfy(isWhole) else { return nil }
    let output = GLSLWriter.write(
      entry: entry, order, of: program, files: files, prefix: names.prefix,
      halfMode: .float)
    return output.entryName == entryName ? output.text : nil
  }

  private func isWhole(_ node: ProgramNode) -> Bool {
    if case .function(let index) = node { return defined.contains(index) }
    return true
  }
}
