internal import Diagnostics
internal import Parameters
internal import ShaderTree
internal import Tokens

/// Finds the stitchable functions of a file and has them checked.
struct StitchableSearch {
  let checker: Checker
  let entry: SourceLibrary.Entry

  private var log: DiagnosticLog { checker.log }

  /// A function found, before it is known whether it can be translated.
  private struct Candidate {
    var declared: Int
    var instance: FunctionIndex?
    var check: SignatureCheck
    var comment: FunctionComment
  }

  func functions() -> [StitchableFunction] {
    let all = checker.functions.indices.filter {
      checker.functions[$0].syntax.isStitchable && checker.functions[$0].syntax.body != nil
    }
    // A file that includes itself holds each function several times.
    var seen: Set<String> = []
    let distinct = all.filter { index in
      let syntax = checker.functions[index].syntax
      let place = syntax.nameSpan.start
      return seen.insert("\(syntax.name) \(place.file) \(place.offset)").inserted
    }
    let own = distinct.filter { checker.functions[$0].syntax.nameSpan.start.file == entry.index }
    let chosen = own.isEmpty ? distinct : own
    if chosen.isEmpty { explainNothing() }
    noteWhatIsSkipped()
    let candidates = chosen.map(candidate)
    checker.checkPending()
    var lowering = ProgramLowering(checker)
    let program = lowering.program()
    let withBodies = checker.functions.lazy.map(\.syntax).filter { $0.body != nil }
    let helpers = Dictionary(grouping: withBodies, by: \.name)
    var functions = candidates.map { finish($0, program, lowering.limits, helpers) }
    Self.retitle(&functions) { functions, index in functions[index].typedName }
    Self.retitle(&functions) { functions, index in
      let scope = checker.functions[candidates[index].declared].scope
      return (scope.path + [functions[index].title]).joined(separator: "::")
    }
    return functions
  }

  /// Gives those that have a title in common the one that `title` returns.
  private static func retitle(
    _ functions: inout [StitchableFunction], _ title: ([StitchableFunction], Int) -> String
  ) {
    let counts = Dictionary(grouping: functions, by: \.title).mapValues(\.count)
    for index in functions.indices where counts[functions[index].title] != 1 {
      functions[index].title = title(functions, index)
    }
  }

  /// Kernels, vertex and fragment functions are fine beside stitchable ones.
  private func noteWhatIsSkipped() {
    for function in checker.functions where function.syntax.nameSpan.start.file == entry.index {
      guard let stage = function.syntax.stage, function.syntax.body != nil else { continue }
      log.report(
        "'\(function.syntax.name)' is a \(stage) function and is skipped",
        at: function.syntax.nameSpan, severity: .note)
    }
  }

  private func explainNothing() {
    let stages = checker.functions.compactMap(\.syntax.stage)
    let start = Span(start: SourceLocation(file: entry.index, offset: 0), length: 1)
    if log.errorCount > 0 { return }
    if let stage = stages.first {
      log.report(
        "no stitchable function, only \(stage) functions", at: start,
        hint: "SwiftUI calls functions marked [[ stitchable ]]")
    } else {
      log.report(
        "no stitchable function", at: start,
        hint: "mark a function for SwiftUI with [[ stitchable ]] in front of it")
    }
  }

  private func candidate(_ index: Int) -> Candidate {
    let declared = checker.functions[index]
    let syntax = declared.syntax
    let types = checker.types(ofParametersOf: index, bindings: [:])
    let context = NameContext(scope: declared.scope)
    let returnType = checker.resolve(syntax.returnType, in: context)
    let file = log.files[Int(syntax.nameSpan.start.file)]
    let comments = checker.library.comments(ofFile: syntax.nameSpan.start.file)
    let comment = FunctionComment(of: syntax, in: file, comments: comments)
    let check = SignatureCheck(
      checker: checker, function: syntax, types: types, returnType: returnType,
      statedKind: comment.kind)
    var instance: FunctionIndex?
    if check.kind != nil, syntax.template == nil {
      var key = InstanceKey(function: index)
      key.isEntry = true
      key.pointers = zip(types, syntax.parameters).enumerated().map { position, parameter in
        guard case .pointer = parameter.0 else { return .none }
        guard check.roles[position] == .data else { return .buffer }
        return .data(isPacked: checker.isPacked(parameter.1.type, in: context))
      }
      instance = checker.instance(key)
    } else if check.kind != nil {
      log.report(
        "'\(syntax.name)' is a template, which SwiftUI cannot call", at: syntax.nameSpan,
        hint: "mark a function with [[ stitchable ]] that calls it with the types it needs")
    }
    return Candidate(declared: index, instance: instance, check: check, comment: comment)
  }

  private func finish(
    _ candidate: Candidate, _ program: TypedProgram, _ limits: [ProgramNode: Span],
    _ helpers: [String: [FunctionSyntax]]
  ) -> StitchableFunction {
    let syntax = checker.functions[candidate.declared].syntax
    var source: StitchableFunction.Source?
    if let instance = candidate.instance {
      let (nodes, cycle) = program.reachable(from: instance)
      let isSound = nodes.allSatisfy { node in
        switch node {
        case .function(let index): !program.functions[index].isBroken
        case .global(let index): !program.globals[index].isBroken
        }
      }
      if let cycle {
        report(cycle, in: program)
      } else if isSound, checker.isFileDamaged {
        // A declaration that could not be read may be the one it means.
      } else if isSound {
        source = StitchableFunction.Source(
          program: program, files: log.files, entry: instance, nodes: nodes,
          halfMode: checker.halfMode)
      } else if let limit = nodes.lazy.compactMap({ limits[$0] }).first {
        log.report(
          "'\(syntax.name)' cannot be drawn: it needs more than the low 32 bits of a 64-bit integer",
          at: limit, hint: "compute with 'uint', or with what needs no more bits")
      } else if log.errorCount == 0 {
        log.report("'\(syntax.name)' could not be translated", at: syntax.nameSpan)
      }
    }
    let place = log.files[Int(syntax.nameSpan.start.file)]
    let written = syntax.parameters.indices.map { parameter($0, candidate, syntax) }
    @Sendable func parameters(_ roles: [ParameterDeclaration.Role]) -> [ParameterDeclaration] {
      let uses = ParameterUses(of: syntax, roles: roles, helpers: helpers).uses
      return written.enumerated().map { position, parameter in
        var parameter = parameter
        parameter.role = roles[position]
        parameter.use = uses[parameter.name] ?? ParameterUse()
        return parameter
      }
    }
    let rolesOfFill = candidate.check.rolesOfFill
    // Reading a function for its uses takes a quarter of a long file's time, and few are fills.
    var fill: (@Sendable () -> [ParameterDeclaration])?
    if let rolesOfFill { fill = { parameters(rolesOfFill) } }
    return StitchableFunction(
      name: syntax.name, title: syntax.name, kind: candidate.check.kind,
      summary: candidate.comment.summary,
      parameters: parameters(candidate.check.roles),
      parametersOfFill: fill,
      span: place.span(
        from: Int(syntax.nameSpan.start.offset), length: Int(syntax.nameSpan.length)),
      source: source)
  }

  private func report(_ cycle: ProgramCycle, in program: TypedProgram) {
    let function = program.functions[cycle.function]
    if let global = cycle.global.map({ program.globals[$0] }) {
      log.report(
        "constant '\(global.name)' and function '\(function.name)' need each other",
        at: function.span, hint: "give '\(global.name)' a value that does not call the function")
    } else {
      log.report(
        "function '\(function.name)' calls itself, which GLSL does not allow", at: function.span,
        hint: "turn it into a loop")
    }
  }

  private func parameter(
    _ position: Int, _ candidate: Candidate, _ syntax: FunctionSyntax
  ) -> ParameterDeclaration {
    let written = syntax.parameters[position]
    // A parameter without a name is still an argument.
    let name = written.name.isEmpty ? "argument\(position)" : written.name
    var parameter = ParameterDeclaration(
      name: name, type: candidate.check.metalType(ofParameter: position),
      role: candidate.check.roles[position])
    if let value = written.defaultValue {
      parameter.state(defaultValue: numbers(of: value, candidate), from: .defaultArgument)
    }
    if let note = candidate.comment.notes[written.name] {
      ParameterNote(text: note).describe(&parameter)
      let numbers = ProseNumbers(note)
      parameter.state(
        range: numbers.range, defaultValue: numbers.defaultValue, from: .comment)
      parameter.step = numbers.step
    }
    return parameter
  }

  /// The numbers of a default argument.
  private func numbers(of value: ExpressionSyntax, _ candidate: Candidate) -> [Double]? {
    let declared = checker.functions[candidate.declared]
    let inner = FunctionChecker(checker: checker, context: NameContext(scope: declared.scope))
    return inner.check(value).literalNumbers
  }
}

extension MetalExpression {
  /// The numbers written here, one for each component; `nil` when they have to be computed.
  fileprivate var literalNumbers: [Double]? {
    switch kind {
    case .construction(let parts):
      let numbers = parts.map(\.literalNumbers)
      return numbers.contains(nil) ? nil : numbers.flatMap { $0 ?? [] }
    case .splat(let component):
      return component.literalNumbers.map {
        Array(repeating: $0.first ?? 0, count: type.width ?? 1)
      }
    case .boolean(let isTrue):
      return [isTrue ? 1 : 0]
    default:
      // The shortest decimal, so that 0.1 is not 0.10000000149
      return literalValue.map { [Double("\($0)") ?? Double($0)] }
    }
  }
}
