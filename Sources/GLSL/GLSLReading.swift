package import Diagnostics
package import ShaderTree
package import Tokens

/// A GLSL program, read into the typed tree.
///
/// ```swift
/// // given tokens: [Token], files: [SourceFile]
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

  /// Returns what is wrong with what the host's function reaches, if nothing else is: functions
  /// that are declared and nowhere defined, and those that call themselves.
  ///
  /// - Parameter entryName: As in `text(of:)`.
  package func mistakes(reachedFrom entryName: String) -> [Diagnostic] {
    guard mistakes.isEmpty, obstacles.isEmpty, let entry = function(named: entryName) else {
      return []
    }
    let log = DiagnosticLog()
    log.files = files
    func report(_ words: String, _ index: FunctionIndex, hint: String) {
      let function = program.functions[index]
      log.report(
        "'\(names.author(ofBare: function.name))' \(words)", at: function.span, hint: hint)
    }
    let (order, cycle) = program.reachable(from: entry)
    if let cycle {
      report("calls itself, which GLSL does not allow", cycle.function, hint: "use a loop")
    }
    for case .function(let index) in order where !defined.contains(index) {
      report("is called, and nowhere defined", index, hint: "add its body")
    }
    return log.sorted
  }

  private func function(named name: String) -> FunctionIndex? {
    let name = names.bare(name)
    return program.functions.lastIndex { $0.name == name }.map { FunctionIndex($0) }
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
    guard let entry = function(named: entryName) else { return nil }
    let all = program.functions.indices.map { FunctionIndex($0) }
    let (order, cycle) = program.reachable(from: all.filter(defined.contains) + [entry])
    guard cycle == nil, order.allSatisfy(isWhole) else { return nil }
    let output = GLSLWriter.write(
      entry: entry, order, of: program, files: files, prefix: names.prefix,
      halfMode: .float)
    return output.entryName == entryName ? output.text : nil
  }

  /// Returns the program in two parts: for the pixels, and once a draw; `nil` if the tree does not
  /// hold all of it, or nothing is worth computing ahead. Only what the host's function reaches is
  /// written.
  ///
  /// - Parameters:
  ///   - entryName: As in `text(of:)`.
  ///   - uniforms: Names of the globals that the host sets to one value a draw.
  ///   - parameters: Parameters of the host's function that have one value a draw, by position.
  ///   - vectors: How many vectors the values may take.
  package func hoisted(
    _ entryName: String, uniforms: Set<String>, parameters: [Int], vectors: Int
  ) -> HoistedShader? {
    guard text(of: entryName) != nil, let entry = function(named: entryName) else { return nil }
    return GLSLWriter.writeHoisted(
      entry: entry, program.reachable(from: entry).order, of: program, files: files,
      prefix: names.prefix, halfMode: .float, uniforms: uniforms, parameters: parameters,
      vectors: vectors)
  }

  private func isWhole(_ node: ProgramNode) -> Bool {
    if case .function(let index) = node { return defined.contains(index) }
    return true
  }
}
