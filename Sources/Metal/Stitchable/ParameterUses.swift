internal import Parameters
internal import ShaderTree
internal import Tokens

/// How the body of a stitchable function uses its parameters: what they are compared with, and how
/// far their elements are read.
///
/// A position divided by a size is in unit space, a position is in points, and what is added to,
/// subtracted from or compared with one of these is in the same space. Only the body itself is
/// read, not the helpers it calls.
struct ParameterUses {
  /// What an expression measures.
  private enum Measure {
    case points, unit
    /// The size of the layer, or a part of it.
    case size
  }

  /// What is known of each parameter, by name.
  private(set) var uses: [String: ParameterUse] = [:]
  private var measures: [String: Measure] = [:]
  private var parameters: [String: ParameterDeclaration.Role] = [:]

  /// - Parameter roles: Those of the parameters, in their order.
  init(of function: FunctionSyntax, roles: [ParameterDeclaration.Role]) {
    for (parameter, role) in zip(function.parameters, roles) where !parameter.name.isEmpty {
      parameters[parameter.name] = role
      uses[parameter.name] = ParameterUse()
      if role == .position { measures[parameter.name] = .points }
    }
    read(function.body ?? [])
  }

  // MARK: - Statements

  private mutating func read(_ statements: [StatementSyntax]) {
    for statement in statements { read(statement) }
  }

  private mutating func read(_ statement: StatementSyntax) {
    switch statement.kind {
    case .block(let inner), .items(let inner): read(inner)
    case .declaration(let variables):
      for variable in variables {
        guard let value = variable.initializer else { continue }
        // A local of the name of a parameter hides it.
        let measure = measure(of: value)
        uses[variable.name] = nil
        parameters[variable.name] = nil
        measures[variable.name] = measure
      }
    case .expression(let expression), .returning(.some(let expression)): _ = measure(of: expression)
    case .conditional(let condition, let then, let otherwise):
      _ = measure(of: condition)
      read(then)
      if let otherwise { read(otherwise) }
    case .forLoop(let start, let condition, let step, let body):
      if let start { read(start) }
      for expression in [condition, step].compactMap({ $0 }) { _ = measure(of: expression) }
      read(body)
    case .forEach(_, let list, let body):
      _ = measure(of: list)
      read(body)
    case .whileLoop(let condition, let body), .doLoop(let body, let condition):
      _ = measure(of: condition)
      read(body)
    case .choice(let value, let body):
      _ = measure(of: value)
      read(body)
    case .item, .label, .returning, .leaveLoop, .nextRound, .empty: break
    }
  }

  // MARK: - Expressions

  private mutating func measure(of expression: ExpressionSyntax) -> Measure? {
    switch expression.kind {
    case .name(let name): return measures[name.last]
    case .unary(_, let value), .postfix(_, let value), .cast(_, let value):
      return measure(of: value)
    case .member(let base, let name, _): return measure(of: base, member: name.last)
    case .binary(let operation, let a, let b): return measure(operation, a, b)
    case .assignment(let operation, let target, let value):
      let new = operation.map { measure($0, target, value) } ?? measure(of: value)
      if case .name(let name) = target.kind, parameters[name.last] == nil || new != nil {
        measures[name.last] = new
      }
      return new
    case .conditional(let condition, let a, let b):
      _ = measure(of: condition)
      let (first, second) = (measure(of: a), measure(of: b))
      return first ?? second
    case .comma(let a, let b):
      _ = measure(of: a)
      return measure(of: b)
    case .subscripted(let base, let index):
      if case .name(let name) = base.kind,
        case .number(.integer(let place, _, _), _) = index.kind, place < 64
      {
        let known = uses[name.last]?.elementCount ?? 0
        uses[name.last]?.elementCount = max(known, Int(place) + 1)
      } else if case .name(let name) = base.kind {
        uses[name.last]?.isIndexed = true
      }
      _ = measure(of: index)
      return measure(of: base)
    case .call(let callee, let arguments):
      guard case .name(let name) = callee.kind else { return nil }
      return measure(ofCall: name.last, arguments)
    case .construction(_, let parts, _), .list(let parts):
      let found = parts.map { measure(of: $0) }
      guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
      return first
    default: return nil
    }
  }

  /// `bounds.zw` is a size; a component is measured as its vector.
  private mutating func measure(of base: ExpressionSyntax, member: String) -> Measure? {
    if case .name(let name) = base.kind, case .value(_, 4)? = parameters[name.last],
      member.allSatisfy("zwba".contains)
    {
      return .size
    }
    return measure(of: base)
  }

  private mutating func measure(
    _ operation: BinaryOperator, _ a: ExpressionSyntax, _ b: ExpressionSyntax
  ) -> Measure? {
    switch operation {
    case .add, .subtract, .less, .greater, .lessEqual, .greaterEqual:
      let shared = unify([a, b])
      let isComparison = operation != .add && operation != .subtract
      return isComparison ? nil : shared
    case .divide:
      let (dividend, divisor) = (measure(of: a), measure(of: b))
      if dividend == .points, let name = vectorName(b), !isRounded {
        uses[name]?.dividesPosition = true
        measures[name] = .size
        return .unit
      }
      if divisor == .size { return dividend == .points || dividend == .size ? .unit : nil }
      return isNumber(b) ? dividend : nil
    case .multiply:
      let (first, second) = (measure(of: a), measure(of: b))
      switch (first, second) {
      case (.unit?, .size?), (.size?, .unit?): return .points
      case (let only?, nil) where isNumber(b): return only
      case (nil, let only?) where isNumber(a): return only
      default: return nil
      }
    default:
      _ = measure(of: a)
      _ = measure(of: b)
      return nil
    }
  }

  /// Whether the expression is inside of `floor` and the like, which divide into cells.
  private var isRounded = false

  private mutating func measure(
    ofCall name: String, _ arguments: [ExpressionSyntax]
  ) -> Measure? {
    switch name {
    case "distance", "max", "min", "clamp", "fmax", "fmin":
      return unify(arguments)
    case "smoothstep" where arguments.count == 3:
      let measured = unify(arguments)
      if let edge = parameterName(arguments[1]), isLength(arguments[2]), measured != nil {
        uses[edge]?.isEdgeOfLength = true
      }
      return nil
    case "step" where arguments.count == 2:
      _ = unify(arguments)
      return nil
    case "length", "abs", "fabs", "float", "float2", "half", "half2":
      return arguments.count == 1 ? measure(of: arguments[0]) : unify(arguments)
    case "mix" where arguments.count == 3:
      _ = measure(of: arguments[2])
      return unify(Array(arguments.prefix(2)))
    case "floor", "round", "ceil", "fract", "fmod", "trunc":
      let outer = isRounded
      isRounded = true
      defer { isRounded = outer }
      for argument in arguments { _ = measure(of: argument) }
      return nil
    default:
      for argument in arguments { _ = measure(of: argument) }
      return nil
    }
  }

  /// Measures expressions that must measure the same, and takes parameters among them that nothing
  /// is known of for that.
  private mutating func unify(_ expressions: [ExpressionSyntax]) -> Measure? {
    let found = expressions.map { measure(of: $0) }
    guard let shared = found.compactMap({ $0 }).first(where: { $0 != .size }) else { return nil }
    for (expression, measure) in zip(expressions, found) where measure == nil {
      guard let name = parameterName(expression) else { continue }
      measures[name] = shared
      if uses[name]?.space == nil { uses[name]?.space = shared == .unit ? .unit : .points }
    }
    return shared
  }

  /// The parameter that an expression is, or a component of it is.
  private func parameterName(_ expression: ExpressionSyntax) -> String? {
    switch expression.kind {
    case .name(let name):
      guard case .value? = parameters[name.last] else { return nil }
      return name.last
    case .member(let base, _, _): return parameterName(base)
    default: return nil
    }
  }

  /// A parameter of two components, written whole.
  private func vectorName(_ expression: ExpressionSyntax) -> String? {
    guard case .name(let name) = expression.kind, case .value(.float, 2)? = parameters[name.last]
    else { return nil }
    return name.last
  }

  private func isNumber(_ expression: ExpressionSyntax) -> Bool {
    switch expression.kind {
    case .number: true
    case .unary(_, let value): isNumber(value)
    default: false
    }
  }

  /// Whether it is the length of something, or a variable.
  private func isLength(_ expression: ExpressionSyntax) -> Bool {
    switch expression.kind {
    case .call(let callee, _):
      if case .name(let name) = callee.kind {
        ["length", "distance"].contains(name.last)
      } else {
        false
      }
    case .name(let name): measures[name.last] != nil
    default: false
    }
  }
}
