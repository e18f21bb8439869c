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
  /// Mistakes that every driver rejects, and constructs that the tree cannot represent, in order of
  /// the files and lines.
  package let mistakes: [Diagnostic]

  /// The host's names of textures of two dimensions that authors read as cube maps, which is a
  /// mistake of theirs or of the host.
  package let cubeReads: Set<String>

  /// The functions that GLSL has built in, each with the numbers of arguments it takes.
  package static var builtinFunctions: [(name: String, arities: Set<Int>)] {
    BuiltinFunction.all.map { ($0.name, Set($0.forms.map(\.parameters.count))) }
  }

  private let program: TypedProgram
  private let defined: Set<FunctionIndex>
  private let files: [SourceFile]
  private let prefix: String
  /// The functions that can be asked for, by name.
  private let functions: [String: FunctionIndex]

  /// Reads a program of one part.
  package init(_ tokens: [Token], files: [SourceFile]) {
    let log = DiagnosticLog()
    log.files = files
    self.init([.author(GLSLSource(tokens, log: log))], files: files, log: log)
  }

  /// - Parameters:
  ///   - parts: In the order of the program.
  ///   - prefix: Begins the names of the parts of the host, and all global names that are written.
  package init(_ parts: [GLSLPart], files: [SourceFile], prefix: String) {
    let log = DiagnosticLog()
    log.files = files
    self.init(parts, files: files, prefix: prefix, log: log)
  }

  private init(
    _ parts: [GLSLPart], files: [SourceFile], prefix: String = "", log: DiagnosticLog
  ) {
    self.files = files
    self.prefix = prefix
    let checker = Checker(log: log, prefix: prefix)
    for part in parts { checker.check(part) }
    defined = checker.defined
    let scope = checker.hostScope.merging(checker.scopes[0]) { first, _ in first }
    functions = scope.compactMapValues { symbol in
      if case .functions(let overloads) = symbol { overloads.last?.index } else { nil }
    }
    cubeReads = Set(
      checker.hostScope.compactMap { name, symbol in
        if case .global(let index) = symbol, checker.cubeReads.contains(index) { name } else { nil }
      })
    // What the host adds is right by itself.
    let all = log.sorted
    let placed = all.filter { $0.span != nil }
    mistakes = placed.isEmpty ? all : placed
    program = all.isEmpty ? checker.program.withoutEffectsInExpressions : checker.program
  }

  /// Returns what is wrong with what the host's function reaches, if nothing else is: functions
  /// that are declared and nowhere defined, and those that call themselves.
  ///
  /// - Parameter entryName: As in `text(of:)`.
  package func mistakes(reachedFrom entryName: String) -> [Diagnostic] {
    guard mistakes.isEmpty, let entry = functions[entryName] else { return [] }
    let log = DiagnosticLog()
    log.files = files
    func report(_ words: String, _ index: FunctionIndex, hint: String) {
      let function = program.functions[index]
      log.report("'\(function.name.prefix(60))' \(words)", at: function.span, hint: hint)
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

  /// Returns the program in GLSL 3.30, with a line's place in the author's file for each; `nil` if
  /// it has mistakes.
  ///
  /// Every function is written, behind what it calls, unless one that is never called cannot be.
  /// Uniforms and what else the host declares are left out, and so are constants and variables that
  /// no function uses.
  ///
  /// - Parameter entryName: The function that the host calls, as the tokens call it.
  package func text(of entryName: String) -> GLSLText? {
    guard mistakes.isEmpty, let entry = functions[entryName] else { return nil }
    let all = program.functions.indices.map { FunctionIndex($0) }
    let candidates = [all.filter(defined.contains) + [entry], [entry]]
    guard let order = candidates.lazy.compactMap(order(from:)).first else { return nil }
    let output = GLSLWriter.write(
      entry: entry, order, of: program, files: files, prefix: prefix, halfMode: .float)
    return output.entryName == entryName ? output.text : nil
  }

  /// Violations of the contract of trees in the code that the host's function reaches: mistakes of
  /// this program.
  ///
  /// - Parameter entryName: As in `text(of:)`.
  package func faults(reachedFrom entryName: String) -> [TreeFault] {
    guard mistakes.isEmpty, let entry = functions[entryName] else { return [] }
    return order(from: [entry]).map { program.faults(in: $0) } ?? []
  }

  /// The nodes that functions reach, each after those it needs; `nil` if a function calls itself or
  /// has no body.
  private func order(from entries: [FunctionIndex]) -> [ProgramNode]? {
    let (order, cycle) = program.reachable(from: entries)
    return cycle == nil && order.allSatisfy(isWhole) ? order : nil
  }

  /// Returns the names of the globals that decide how many rounds large loops have, among those
  /// that the host's function reaches.
  ///
  /// - Parameter entryName: As in `text(of:)`.
  package func loopInputs(of entryName: String) -> Set<String> {
    guard mistakes.isEmpty, let entry = functions[entryName], let order = order(from: [entry])
    else { return [] }
    return LoopInputs(program, order: order).names
  }

  /// Returns the program in two parts; `nil` if it has mistakes, or nothing is worth computing
  /// ahead. Only what the host's function reaches is in them.
  ///
  /// - Parameters:
  ///   - entryName: As in `text(of:)`.
  ///   - uniforms: Names of the globals that the host sets to one value a draw.
  ///   - parameters: Parameters of the host's function that have one value a draw, by position.
  ///   - vectors: How many vectors the values may take.
  package func parts(
    of entryName: String, uniforms: Set<String>, parameters: [Int], vectors: Int
  ) -> HoistedProgram? {
    guard mistakes.isEmpty, let entry = functions[entryName], let order = order(from: [entry])
    else { return nil }
    return HoistedProgram(
      program, order: order, entry: entry, uniforms: uniforms, parameters: parameters,
      vectors: vectors, named: { "\(prefix)shared\($0)" })
  }

  package func text(of parts: HoistedProgram) -> HoistedShader {
    GLSLWriter.write(parts, files: files, prefix: prefix, halfMode: .float)
  }

  private func isWhole(_ node: ProgramNode) -> Bool {
    if case .function(let index) = node { return defined.contains(index) }
    return true
  }
}
