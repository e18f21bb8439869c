/// The cost of giving the uniform variables of a function their values.
struct VariableWeights {
  /// The cost of the statements that change each variable, without that of the variables they read.
  private var own: [Double]
  /// The variables that these statements name.
  private var reads: [Set<VariableIndex>]
  /// Each variable with all that have to be known for its value.
  private var needs: [VariableSet] = []
  /// How often the declaration of each is run in one call.
  private(set) var rounds: [VariableIndex: Double] = [:]
  private let variables: UniformVariables
  private let cost: EvaluationCost

  init(of function: TypedFunction, _ variables: UniformVariables, _ cost: EvaluationCost) {
    (self.variables, self.cost) = (variables, cost)
    own = Array(repeating: 0, count: function.variables.count)
    reads = Array(repeating: [], count: function.variables.count)
    for statement in function.body { add(statement, rounds: 1) }
    for position in own.indices { needs.append(needs(of: VariableIndex(position))) }
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
      own[variable.position] += price
      reads[variable.position].formUnion(named)
    }
  }

  private func needs(of variable: VariableIndex) -> VariableSet {
    var found = VariableSet(count: own.count)
    found.insert(variable)
    var open = [variable]
    while let next = open.popLast() {
      for read in reads[next.position] where !found.contains(read) {
        if read.position < needs.count {
          found.formUnion(needs[read.position])
        } else {
          found.insert(read)
          open.append(read)
        }
      }
    }
    return found
  }

  /// Returns some variables with all that have to be known for their values.
  func needs(of wanted: Set<VariableIndex>) -> VariableSet {
    wanted.reduce(into: VariableSet(count: own.count)) { $0.formUnion(needs[$1.position]) }
  }

  /// The cost of computing the values of some variables.
  func weight(of wanted: Set<VariableIndex>) -> Double {
    wanted.isEmpty ? 0 : needs(of: wanted).members.reduce(0) { $0 + own[$1.position] }
  }
}
