/// Writes the rounds of one loop one after another, each with its number in the place of the
/// variable.
///
/// ```glsl
/// for (int i = 0; i < 2; i++) { s += sin(time * float(i)) * p.x; }
/// // becomes
/// { s += sin(time * float(0)) * p.x; }
/// { s += sin(time * float(1)) * p.x; }
/// ```
///
/// Values that depend on uniforms and the variable are then the same for all pixels in a round.
/// A loop that is long with the loops inside it stays: drivers unroll those, once in each round.
struct LoopUnrolling {
  private let program: TypedProgram
  private var function: TypedFunction
  /// Which `for` of the function it is, counted from 0 in the order of their first lines.
  private let position: Int
  private let copies: Double
  private var count = 0
  private var isDone = false

  /// The most rounds.
  private static let mostRounds = 24
  /// The most expressions in all rounds, as drivers compile them.
  static let mostNodes = 1500.0

  /// - Parameter copies: How often drivers compile the function.
  /// - Returns: `nil` for a loop that leaves its rounds early, or that is too long.
  static func unrolled(
    _ position: Int, of function: TypedFunction, in program: TypedProgram, copies: Double
  ) -> TypedFunction? {
    var unrolling = LoopUnrolling(
      program: program, function: function, position: position, copies: copies)
    unrolling.function.body = unrolling.replaced(function.body)
    return unrolling.isDone ? unrolling.function : nil
  }

  /// How many `for` there are.
  static func loops(in statements: [TypedStatement]) -> Int {
    statements.reduce(0) { sum, statement in
      let own = if case .forLoop = statement.kind { 1 } else { 0 }
      return sum + own + loops(in: statement.parts.statements)
    }
  }

  private init(
    program: TypedProgram, function: TypedFunction, position: Int, copies: Double
  ) {
    (self.program, self.function, self.position) = (program, function, position)
    self.copies = copies
  }

  // MARK: - The loop

  private mutating func replaced(_ statements: [TypedStatement]) -> [TypedStatement] {
    statements.flatMap { replaced($0) }
  }

  private mutating func replaced(_ statement: TypedStatement) -> [TypedStatement] {
    if case .forLoop(let start, _, _, let body) = statement.kind {
      defer { count += 1 }
      if count == position { return rounds(of: statement, start, body) ?? [statement] }
    }
    var result = statement
    switch statement.kind {
    case .block(let inner): result.kind = .block(replaced(inner))
    case .conditional(let condition, let first, let second):
      let first = replaced(first)
      result.kind = .conditional(condition, then: first, otherwise: second.map { replaced($0) })
    case .forLoop(let start, let condition, let step, let body):
      count += 1
      result.kind = .forLoop(
        start: start, condition: condition, step: step, body: replaced(body))
      count -= 1
    case .whileLoop(let condition, let body):
      result.kind = .whileLoop(condition, body: replaced(body))
    case .doLoop(let body, let condition): result.kind = .doLoop(body: replaced(body), condition)
    case .choice(let value, let body): result.kind = .choice(value, body: replaced(body))
    default: break
    }
    return [result]
  }

  private mutating func rounds(
    of loop: TypedStatement, _ start: [TypedStatement], _ body: [TypedStatement]
  ) -> [TypedStatement]? {
    guard let range = LoopRange(loop, in: program), (1...Self.mostRounds) ~= range.rounds,
      !body.contains(where: \.leavesRound),
      copies * Double(range.rounds) * program.unrolledSize(of: body) <= Self.mostNodes,
      let numbers = range.numbers(of: loop, in: program)
    else { return nil }
    isDone = true
    return numbers.map { number in
      var names: [VariableIndex: VariableIndex] = [:]
      for variable in body.reduce(into: Set(), { $0.formUnion($1.declared) }) {
        names[variable] = function.variables.add(function.variables[variable])
      }
      func numbered(_ value: TypedExpression) -> TypedExpression {
        guard case .variable(range.variable) = value.kind else { return value }
        return TypedExpression(kind: number, type: value.type, span: value.span)
      }
      let copy = body.map { $0.mapVariables({ names[$0] ?? $0 }, numbered) }
      return TypedStatement(kind: .block(copy), span: loop.span)
    }
  }
}

extension LoopRange {
  /// The numbers that the variable goes through, as literals; `nil` for types that have none.
  fileprivate func numbers(
    of loop: TypedStatement, in program: TypedProgram
  ) -> [TypedExpression.Kind]? {
    guard case .forLoop(let start, _, let step?, _) = loop.kind,
      case .declaration(_, let value?) = start[0].kind, let first = program.number(value),
      let stride = Self.stride(step, of: variable, in: program)
    else { return nil }
    var number = first
    return (0..<rounds).map { _ in
      // Added up as the loop does it.
      defer { number += stride }
      return value.type.scalar?.isInteger == true
        ? .integer(Int64(number)) : .float(number, spelling: "")
    }
  }
}

extension TypedStatement {
  /// Whether it ends a round of the loop that it is in, or the loop.
  fileprivate var leavesRound: Bool {
    switch kind {
    case .leaveLoop, .nextRound: true
    case .forLoop, .whileLoop, .doLoop: false
    case .choice(_, let body): body.contains(where: \.goesOn)
    default: parts.statements.contains(where: \.leavesRound)
    }
  }

  /// Whether it begins the next round; in a `switch`, `break` does not.
  private var goesOn: Bool {
    switch kind {
    case .nextRound: true
    case .forLoop, .whileLoop, .doLoop: false
    default: parts.statements.contains(where: \.goesOn)
    }
  }

  /// The same statement with other variables, and with other expressions in the place of some.
  fileprivate func mapVariables(
    _ name: (VariableIndex) -> VariableIndex, _ change: (TypedExpression) -> TypedExpression
  ) -> TypedStatement {
    func value(_ expression: TypedExpression) -> TypedExpression {
      var result = change(expression)
      if case .variable(let index) = result.kind { result.kind = .variable(name(index)) }
      return result.mapParts(value)
    }
    return map(variable: name, value)
  }
}
