/// What it costs to give the uniform variables of a function their values.
struct VariableWeights {
  /// What the statements that change each variable cost, without what they read.
  private var own: [VariableIndex: Double] = [:]
  /// The variables that these statements name.
  private var reads: [VariableIndex: Set<VariableIndex>] = [:]
  /// How often the declaration of each is run in one call.
  private(set) var rounds: [VariableIndex: Double] = [:]
  private let variables: UniformVariables
  private let cost: EvaluationCost

  init(of function: TypedFunction, _ variables: UniformVariables, _ cost: EvaluationCost) {
    (self.variables, self.cost) = (variables, cost)
    for statement in function.body { add(statement, rounds: 1) }
  }

  private mutating func add(_ statement: TypedStatement, rounds: Double) {
    for variable in statement.declared where self.rounds[variable] == nil || rounds > 1 {
      self.rounds[variable] = rounds
    }
    switch statement.kind {
    case .declaration, .expression: note(statement)
    case .forLoop where cost.facts.isUniform(statement, variables.scope): note(statement)
    default:
      let inner = rounds * cost.rounds(of: statement)
      for part in statement.parts.statements { add(part, rounds: inner) }
    }
  }

  private mutating func note(_ statement: TypedStatement) {
    let price = cost.cost(of: [statement], changing: variables.changing)
    let named = statement.variables
    for variable in statement.written(in: cost.facts.program)
    where !variables.scope.varying.contains(variable) {
      own[variable, default: 0] += price
      reads[variable, default: []].formUnion(named)
    }
  }

  /// What it costs to have the values of some variables.
  func weight(of wanted: Set<VariableIndex>) -> Double {
    var (seen, open, sum) = (wanted, Array(wanted), 0.0)
    while let next = open.popLast() {
      sum += own[next] ?? 0
      for read in reads[next] ?? [] where seen.insert(read).inserted { open.append(read) }
    }
    return sum
  }
}
