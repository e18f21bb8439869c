/// The inputs of a program that decide how many rounds its large loops have.
///
/// ```glsl
/// uniform int steps;
/// for (int i = 0; i < 99; i++) { if (i >= steps) { break; } … }  // 'steps', if … is long
/// ```
///
/// With a number in the place of such an input, drivers write out the rounds, which takes them
/// seconds. Inputs are globals that are provided, whole numbers and switches; what depends on one
/// is found without regard to the order of statements.
package struct LoopInputs {
  /// Names of the inputs.
  package private(set) var names: Set<String> = []

  private typealias Inputs = Set<GlobalIndex>

  private let program: TypedProgram
  private var variables: [FunctionIndex: [VariableIndex: Inputs]] = [:]
  private var globals: [GlobalIndex: Inputs] = [:]
  private var results: [FunctionIndex: Inputs] = [:]
  private var isChanged = false

  /// The most rounds that drivers write out.
  private static let writtenRounds = 32.0
  /// Looks at the whole program until nothing more is found.
  private static let mostLooks = 8

  /// - Parameter order: What a function reaches, each after what it needs.
  package init(_ program: TypedProgram, order: [ProgramNode]) {
    self.program = program
    for case .global(let index) in order where Self.isInput(program.globals[index]) {
      globals[index] = [index]
    }
    guard !globals.isEmpty else { return }
    for _ in 0..<Self.mostLooks {
      isChanged = false
      // Those that call come before those that are called.
      for node in order.reversed() { note(node) }
      if !isChanged { break }
    }
    for case .function(let index) in order { find(in: program.functions[index].body, of: index) }
  }

  private static func isInput(_ global: TypedGlobal) -> Bool {
    guard global.storage == .provided, let scalar = global.type.scalar else { return false }
    return global.type.isPlain && !scalar.isFloating
  }

  // MARK: - What depends on inputs

  private mutating func note(_ node: ProgramNode) {
    switch node {
    case .global(let index): add(inputs(of: program.globals[index].value, in: nil), toGlobal: index)
    case .function(let index):
      for statement in program.functions[index].body { note(statement, in: index) }
    }
  }

  private mutating func note(_ statement: TypedStatement, in function: FunctionIndex) {
    let parts = statement.parts
    for expression in parts.expressions { note(expression, in: function) }
    for inner in parts.statements { note(inner, in: function) }
    switch statement.kind {
    case .declaration(let variable, let value?):
      add(inputs(of: value, in: function), to: variable, in: function)
    case .returning(let value?):
      let found = inputs(of: value, in: function)
      isChanged = isChanged || !found.isSubset(of: results[function] ?? [])
      results[function, default: []].formUnion(found)
    default: break
    }
  }

  private mutating func note(_ expression: TypedExpression, in function: FunctionIndex) {
    for part in expression.parts { note(part, in: function) }
    switch expression.kind {
    case .assignment(_, let target, let value):
      add(inputs(of: value, in: function), toPlace: target, in: function)
    case .call(let index, let values):
      for (value, parameter) in zip(values, program.functions[index].parameters) {
        if parameter.isRead {
          add(inputs(of: value, in: function), to: parameter.variable, in: index)
        }
        if parameter.isWritten {
          add(variables[index]?[parameter.variable] ?? [], toPlace: value, in: function)
        }
      }
    default: break
    }
  }

  private mutating func add(
    _ found: Inputs, toPlace place: TypedExpression, in function: FunctionIndex
  ) {
    switch place.root.kind {
    case .variable(let variable): add(found, to: variable, in: function)
    case .global(let index): add(found, toGlobal: index)
    default: break
    }
  }

  private mutating func add(
    _ found: Inputs, to variable: VariableIndex, in function: FunctionIndex
  ) {
    guard !found.isSubset(of: variables[function]?[variable] ?? []) else { return }
    variables[function, default: [:]][variable, default: []].formUnion(found)
    isChanged = true
  }

  private mutating func add(_ found: Inputs, toGlobal index: GlobalIndex) {
    guard !found.isSubset(of: globals[index] ?? []) else { return }
    globals[index, default: []].formUnion(found)
    isChanged = true
  }

  /// - Parameter function: `nil` outside of functions.
  private func inputs(of expression: TypedExpression, in function: FunctionIndex?) -> Inputs {
    switch expression.kind {
    case .variable(let variable): function.flatMap { variables[$0]?[variable] } ?? []
    case .global(let index): globals[index] ?? []
    default:
      expression.parts.reduce(into: ownInputs(of: expression)) {
        $0.formUnion(inputs(of: $1, in: function))
      }
    }
  }

  private func ownInputs(of expression: TypedExpression) -> Inputs {
    if case .call(let index, _) = expression.kind { results[index] ?? [] } else { [] }
  }

  // MARK: - Loops

  private mutating func find(in statements: [TypedStatement], of function: FunctionIndex) {
    for statement in statements {
      let inner = statement.parts.statements
      find(in: inner, of: function)
      guard let bounds = statement.bounds else { continue }
      let found = bounds.reduce(into: Inputs()) { $0.formUnion(inputs(of: $1, in: function)) }
      guard !found.isEmpty,
        program.unrolledSize(of: inner) * Self.writtenRounds > LoopUnrolling.mostNodes
      else { continue }
      names.formUnion(found.map { program.globals[$0].name })
    }
  }
}

extension TypedStatement {
  /// The expressions that decide how many rounds a loop has; `nil` for other statements.
  fileprivate var bounds: [TypedExpression]? {
    switch kind {
    case .forLoop(let start, let condition, let step, let body):
      start.flatMap(\.parts.expressions) + [condition, step].compactMap { $0 }
        + body.flatMap(\.conditionsOfLeaving)
    case .whileLoop(let condition, let body), .doLoop(let body, let condition):
      [condition] + body.flatMap(\.conditionsOfLeaving)
    default: nil
    }
  }

  /// Conditions under which it leaves the loop around it.
  private var conditionsOfLeaving: [TypedExpression] {
    switch kind {
    case .forLoop, .whileLoop, .doLoop, .choice: []
    case .conditional(let condition, let first, let second):
      (first + (second ?? [])).contains(where: \.leaves) ? [condition] : []
    default: parts.statements.flatMap(\.conditionsOfLeaving)
    }
  }

  private var leaves: Bool {
    switch kind {
    case .leaveLoop, .returning: true
    case .forLoop, .whileLoop, .doLoop, .choice: false
    default: parts.statements.contains(where: \.leaves)
    }
  }
}
