/// The variables of one function that have the same value for all pixels of a draw, wherever they
/// are read.
///
/// ```glsl
/// vec3 eye = vec3(0.0, 0.0, -3.0);  // uniform
/// eye.xz *= turn(time);             // uniform still
/// vec2 place = position / size;     // varying
/// if (place.x > 0.0) { eye.y = 1.0; }  // now `eye` is varying, everywhere
/// ```
///
/// A variable that is changed where only some pixels come, or in a loop that is not uniform as a
/// whole, is varying; one that is declared there and changed in the same place need not be.
struct UniformVariables {
  private let facts: UniformFacts
  private(set) var scope: UniformScope
  /// Uniform variables that have other values in other draws.
  private(set) var changing: Set<VariableIndex> = []
  /// How many varying conditions and loops are around each declaration.
  private var depths: [VariableIndex: Int] = [:]

  /// - Parameter parameters: The parameters that have one value for all pixels.
  init(of function: TypedFunction, uniform parameters: Set<VariableIndex>, _ facts: UniformFacts) {
    self.facts = facts
    scope = UniformScope(
      varying: Set(function.parameters.map(\.variable)).subtracting(parameters))
    for parameter in function.parameters { depths[parameter.variable] = 0 }
    var count = -1
    while count != scope.varying.count {
      count = scope.varying.count
      mark(function.body, 0)
    }
    changing = parameters.subtracting(scope.varying)
    count = -1
    while count != changing.count {
      count = changing.count
      findChanging(function.body, isInside: false)
    }
  }

  // MARK: - Varying ones

  private mutating func mark(_ statements: [TypedStatement], _ depth: Int) {
    for statement in statements { mark(statement, depth) }
  }

  private mutating func mark(_ statement: TypedStatement, _ depth: Int) {
    switch statement.kind {
    case .block(let inner): mark(inner, depth)
    case .declaration(let variable, let value):
      depths[variable] = depth
      if let value {
        markWrites(in: value)
        if !facts.isUniform(value, scope) { scope.varying.insert(variable) }
      }
    case .expression(let value): mark(root: value, depth)
    case .conditional(let condition, let first, let second):
      let inner = facts.isUniform(condition, scope) ? depth : depth + 1
      mark(first, inner)
      mark(second ?? [], inner)
    case .forLoop(let start, _, let step, let body) where facts.isUniform(statement, scope):
      let outer = scope.ranges
      mark(start, depth)
      if let range = LoopRange(statement, in: facts.program) {
        scope.ranges[range.variable] = range.values
      }
      mark(body, depth)
      for root in step?.roots ?? [] { mark(root: root, depth) }
      scope.ranges = outer
    case .forLoop(let start, _, let step, let body):
      mark(start, depth + 1)
      // Each round has another value, and so has what the head declares and the body changes.
      if let step { markWrites(in: step) }
      mark(body, depth + 2)
    case .whileLoop(_, let body), .doLoop(let body, _): mark(body, depth + 1)
    case .choice(_, let body):
      mark(body, depth + 1)
      for statement in body { scope.varying.formUnion(statement.declared) }
    case .returning(let value?): markWrites(in: value)
    case .label, .returning, .leaveLoop, .nextRound, .discard: break
    }
  }

  private mutating func mark(root: TypedExpression, _ depth: Int) {
    guard facts.isUniformRoot(root, scope) else { return markWrites(in: root) }
    for case .variable(let index) in root.ownWrites(in: facts.program).map(\.root.kind)
    where depths[index] != depth { scope.varying.insert(index) }
  }

  private mutating func markWrites(in value: TypedExpression) {
    for case .variable(let index) in value.writes(in: facts.program).map(\.root.kind) {
      scope.varying.insert(index)
    }
  }

  // MARK: - Ones that change from draw to draw

  private mutating func findChanging(_ statements: [TypedStatement], isInside: Bool) {
    for statement in statements {
      switch statement.kind {
      case .declaration(let variable, let value?)
      where isInside || facts.isChanging(value, changing):
        changing.insert(variable)
      case .expression(let value) where isInside || facts.isChanging(value, changing):
        for case .variable(let index) in value.writes(in: facts.program).map(\.root.kind) {
          changing.insert(index)
        }
      default:
        let parts = statement.parts
        findChanging(
          parts.statements,
          isInside: isInside || parts.expressions.contains { facts.isChanging($0, changing) })
      }
    }
    changing.subtract(scope.varying)
  }
}
