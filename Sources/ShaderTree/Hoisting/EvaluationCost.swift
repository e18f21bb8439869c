internal import Tokens

/// The rough cost of evaluating expressions, in additions of one number.
///
/// The figures rank work and are not exact: a square root is about six additions on processors, a
/// sine about 25. What is the same in every draw is free, because drivers compute it.
struct EvaluationCost {
  let facts: UniformFacts
  private var functions: [FunctionIndex: Double] = [:]

  /// Rounds that a loop is taken to have if nobody knows.
  static let guessedRounds = 8.0

  init(_ facts: UniformFacts) {
    self.facts = facts
    for case .function(let index) in facts.order {
      functions[index] = cost(of: facts.program.functions[index].body)
    }
  }

  /// The cost of an expression whose variables have their values.
  ///
  /// - Parameter changing: Uniform variables that are not the same in every draw; `nil` if all that
  ///   is not written out counts.
  func cost(of value: TypedExpression, changing: Set<VariableIndex>? = nil) -> Double {
    let price = price(of: value, changing: changing)
    return price.isDue ? price.cost : 0
  }

  /// The cost of an expression, and whether it is to be paid: for one that changes from draw to
  /// draw or, if `changing` is `nil`, for one that is made of others.
  private func price(
    of value: TypedExpression, changing: Set<VariableIndex>?
  ) -> (cost: Double, isDue: Bool) {
    let parts = value.parts
    var cost = ownCost(of: value)
    var isDue = changing.map { facts.isChangingItself(value, $0) } ?? !parts.isEmpty
    for part in parts {
      let inner = price(of: part, changing: changing)
      guard inner.isDue else { continue }
      cost += inner.cost
      isDue = true
    }
    return (cost, isDue)
  }

  private func ownCost(of value: TypedExpression) -> Double {
    let width = Double(value.type.componentCount)
    switch value.kind {
    case .binary(let operation, let left, let right):
      return cost(operation, left.type, right.type)
    case .call(let index, _): return functions[index] ?? 0
    case .standardCall(let call): return cost(of: call, width: width)
    case .conditional: return width
    case .conversion(let source):
      return source.type.scalar?.representation == value.type.scalar?.representation ? 0 : width
    case .sampleLayer, .sampleTexture, .readTexture, .fetch: return 40
    default: return 0
    }
  }

  private func cost(_ operation: BinaryOperator, _ left: ShaderType, _ right: ShaderType) -> Double
  {
    let width = Double(max(left.componentCount, right.componentCount))
    switch operation {
    case .divide, .remainder: return 4 * width
    case .multiply:
      switch (left, right) {
      case (.matrix(_, let columns, let rows), .matrix(_, let others, _)):
        return Double(rows * others * (2 * columns - 1))
      case (.matrix(_, let columns, let rows), .vector),
        (.vector, .matrix(_, let columns, let rows)):
        return Double(2 * columns * rows)
      default: return width
      }
    default: return width
    }
  }

  // MARK: - Library functions

  private func cost(of call: StandardCall, width: Double) -> Double {
    let inner = Double(call.arguments.first?.type.componentCount ?? 1)
    switch call.lowering {
    case .builtin(let name, _): return Self.cost(of: name, width: max(width, inner))
    case .helper(let function): return (Self.costs[function.name] ?? 12) * max(width, inner)
    case .operation(let operation): return Self.cost(of: operation) * max(width, inner)
    case .selection: return width
    case .discard: return 1
    }
  }

  private static func cost(of name: String, width: Double) -> Double {
    if let cost = costs[name] { return cost * width }
    return (wholeCosts[name] ?? 2) + 2 * width
  }

  private static func cost(of operation: Lowering.Operation) -> Double {
    switch operation {
    case .argument, .literal: 0
    case .builtin(let name, let parts):
      cost(of: name, width: 1) + parts.reduce(0) { $0 + cost(of: $1) }
    case .helper(_, let parts): 12 + parts.reduce(0) { $0 + cost(of: $1) }
    case .binary(let operation, let left, let right):
      (operation == .divide ? 4 : 1) + cost(of: left) + cost(of: right)
    case .negated(let inner): cost(of: inner)
    }
  }

  /// For each component.
  private static let costs: [String: Double] = [
    "abs": 0.5, "min": 1, "max": 1, "clamp": 2, "mix": 3, "step": 1, "sign": 2, "floor": 1,
    "ceil": 1, "trunc": 1, "round": 2, "roundEven": 1, "fract": 2, "mod": 7, "fmod": 7,
    "smoothstep": 10, "sqrt": 6, "inversesqrt": 7, "sin": 25, "cos": 25, "tan": 50, "asin": 30,
    "acos": 30, "atan": 40, "sinh": 40, "cosh": 40, "tanh": 45, "asinh": 30, "acosh": 30,
    "atanh": 30, "exp": 15, "exp2": 14, "log": 18, "log2": 17, "pow": 35, "radians": 1,
    "degrees": 1,
  ]
  /// For the whole of a vector, beside two for each component.
  private static let wholeCosts: [String: Double] = [
    "length": 6, "distance": 7, "normalize": 9, "dot": 0, "cross": 6, "reflect": 6, "refract": 30,
    "faceforward": 4, "inverse": 60, "determinant": 20, "transpose": 0, "outerProduct": 0,
  ]

  // MARK: - Statements

  /// The cost of statements, with all rounds of their loops.
  func cost(of statements: [TypedStatement], changing: Set<VariableIndex>? = nil) -> Double {
    statements.reduce(0) { sum, statement in
      let parts = statement.parts
      let once = parts.expressions.reduce(0) { $0 + cost(of: $1, changing: changing) }
      return sum + rounds(of: statement) * (once + cost(of: parts.statements, changing: changing))
    }
  }

  /// How often the body of a statement is run.
  func rounds(of statement: TypedStatement) -> Double {
    switch statement.kind {
    case .forLoop:
      LoopRange(statement, in: facts.program).map { Double(min($0.rounds, 256)) }
        ?? Self.guessedRounds
    case .whileLoop, .doLoop: Self.guessedRounds
    default: 1
    }
  }
}
