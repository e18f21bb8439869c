internal import Parameters
internal import ShaderTree
internal import Tokens

/// How a stitchable function uses its parameters: what they are compared with, what they are
/// multiplied by, and how far their elements are read.
///
/// A position divided by a size is in unit space, a position is in points, and what is added to,
/// subtracted from or compared with one of these is in the same space. The helpers that the
/// function calls are read along with it, three levels deep.
struct ParameterUses {
  /// The uses found for each parameter, by name.
  var uses: [String: ParameterUse] = [:]
  let roles: [String: ParameterDeclaration.Role]
  let helpers: [String: [FunctionSyntax]]
  private let isDistortion: Bool

  /// The measured values of names in the function that is being read.
  var values: [String: MeasuredValue] = [:]
  var ownParameters: Set<String> = []
  var returned = MeasuredValue()
  /// Whole numbers that parameters are compared with.
  var compared: [String: Set<Int>] = [:]
  /// Whether the expression is inside of `floor` and the like, which divide into cells.
  var isRounded = false
  var loops = 0
  var level = 0
  /// How many more expressions are read, so that a long file costs no more than others.
  private var budget = 3000

  /// - Parameters:
  ///   - roles: Those of the parameters, in their order.
  ///   - helpers: The functions of the file that have a body, by name.
  init(
    of function: FunctionSyntax, roles: [ParameterDeclaration.Role],
    helpers: [String: [FunctionSyntax]]
  ) {
    self.helpers = helpers
    isDistortion = function.returnType.name.last == "float2"
    var rolesByName: [String: ParameterDeclaration.Role] = [:]
    for (parameter, role) in zip(function.parameters, roles) where !parameter.name.isEmpty {
      let name = parameter.name
      rolesByName[name] = role
      uses[name] = ParameterUse()
      ownParameters.insert(name)
      switch role {
      case .position: values[name] = MeasuredValue(.points)
      case .color, .colorValue: values[name] = MeasuredValue(.ratio)
      case .value: values[name] = MeasuredValue(carriedBy: name)
      default: break
      }
    }
    self.roles = rolesByName
    read(function.body ?? [])
    for (name, numbers) in compared where numbers.count > 1 {
      // One more for whatever is none of them
      noteChoices((numbers.max() ?? 0) + 2, of: name)
    }
  }

  // MARK: - Statements

  mutating func read(_ statements: [StatementSyntax]) {
    for statement in statements { read(statement) }
  }

  mutating func read(_ statement: StatementSyntax) {
    switch statement.kind {
    case .block(let inner), .items(let inner): read(inner)
    case .declaration(let variables):
      for variable in variables {
        // A local of the name of a parameter hides it.
        values[variable.name] = initialValue(of: variable)
        ownParameters.remove(variable.name)
      }
    case .expression(let expression): _ = value(of: expression)
    case .returning(.some(let expression)):
      let found = value(of: expression)
      if level == 0, isDistortion { displace(found) }
      if returned.isUnknown { returned = found }
    case .conditional(let condition, let then, let otherwise):
      _ = value(of: condition)
      read(then)
      if let otherwise { read(otherwise) }
    case .forLoop(let start, let condition, let step, let body):
      readLoop(start, condition, step, body)
    case .forEach(_, let list, let body):
      _ = value(of: list)
      readRepeated(body)
    case .whileLoop(let condition, let body), .doLoop(let body, let condition):
      _ = value(of: condition)
      readRepeated(body)
    case .choice(let chosen, let body):
      noteCases(of: value(of: chosen), in: body)
      read(body)
    case .item, .label, .returning, .leaveLoop, .nextRound, .empty: break
    }
  }

  private mutating func initialValue(of variable: VariableSyntax) -> MeasuredValue {
    guard let initializer = variable.initializer else { return MeasuredValue() }
    guard case .list(let parts) = initializer.kind else { return value(of: initializer) }
    return value(ofConstruction: variable.type.name.last, parts)
  }

  private mutating func readLoop(
    _ start: StatementSyntax?, _ condition: ExpressionSyntax?, _ step: ExpressionSyntax?,
    _ body: StatementSyntax
  ) {
    if let start { read(start) }
    if let start, case .declaration(let variables) = start.kind, let step, isWholeStep(step) {
      for variable in variables { values[variable.name]?.isCounted = true }
    }
    for expression in [condition, step].compactMap({ $0 }) { _ = value(of: expression) }
    readRepeated(body)
  }

  private mutating func readRepeated(_ body: StatementSyntax) {
    loops += 1
    read(body)
    loops -= 1
  }

  /// Whether a loop counts by 1 or more.
  private func isWholeStep(_ step: ExpressionSyntax) -> Bool {
    switch step.kind {
    case .unary(.increment, _), .postfix(.increment, _): true
    case .assignment(.add, _, let value): (literal(value) ?? 0) >= 1
    case .comma(let first, _): isWholeStep(first)
    default: false
    }
  }

  /// Counts the labels of a `switch` over a parameter.
  private mutating func noteCases(of chosen: MeasuredValue, in body: [StatementSyntax]) {
    guard chosen.carriers.count == 1, let name = chosen.carriers.first else { return }
    var (labels, last, hasDefault) = (0, -1, false)
    func count(_ statements: [StatementSyntax]) {
      for statement in statements {
        switch statement.kind {
        case .label(nil): hasDefault = true
        case .label(let expression?):
          labels += 1
          if let number = literal(expression), (0..<64).contains(number) {
            last = max(last, Int(number))
          }
        case .block(let inner), .items(let inner): count(inner)
        default: break
        }
      }
    }
    count(body)
    noteChoices(max(labels, last + 1) + (hasDefault ? 1 : 0), of: name)
  }

  private mutating func noteChoices(_ count: Int, of name: String) {
    let known = uses[name]?.choiceCount ?? 0
    uses[name]?.choiceCount = max(known, count)
  }

  // MARK: - Expressions

  mutating func value(of expression: ExpressionSyntax) -> MeasuredValue {
    guard budget > 0 else { return MeasuredValue() }
    budget -= 1
    switch expression.kind {
    case .name(let name): return value(named: name.last)
    case .unary(_, let inner), .postfix(_, let inner), .cast(_, let inner):
      return value(of: inner)
    case .member(let base, let name, _): return value(of: base, member: name.last)
    case .binary(let operation, let a, let b): return value(operation, a, b)
    case .assignment(let operation, let target, let source):
      return assign(source, operation, to: target)
    case .conditional(let condition, let a, let b):
      _ = value(of: condition)
      let (first, second) = (value(of: a), value(of: b))
      return first.isUnknown ? second : first
    case .comma(let a, let b):
      _ = value(of: a)
      return value(of: b)
    case .subscripted(let base, let index): return value(of: base, at: index)
    case .call(let callee, let arguments):
      switch callee.kind {
      case .name(let name): return value(ofCall: name.last, arguments)
      case .member(_, let name, _): return value(ofMethod: name.last, arguments)
      default: return MeasuredValue()
      }
    case .construction(let type, let parts, _):
      return value(ofConstruction: type.name.last, parts)
    case .list(let parts): return value(ofConstruction: "", parts)
    default: return MeasuredValue()
    }
  }

  func value(named name: String) -> MeasuredValue {
    guard var value = values[name] else { return MeasuredValue() }
    if value.measure == nil, value.carriers.count == 1, let only = value.carriers.first {
      if uses[only]?.dividesPosition == true {
        value.measure = .size
      } else if uses[only]?.dividesLength == true || uses[only]?.dividesDistance == true {
        value.measure = .points
      } else if let space = uses[only]?.space, space != .ratio {
        value.measure = space == .points ? .points : .unit
      }
    }
    return value
  }

  /// `bounds.zw` is a size; a component is measured as its vector.
  mutating func value(of base: ExpressionSyntax, member: String) -> MeasuredValue {
    let value = value(of: base)
    if value.carriers.count == 1, let only = value.carriers.first,
      case .value(_, 4)? = roles[only], member.allSatisfy("zwba".contains)
    {
      var size = MeasuredValue(.size)
      size.sizes = [only]
      return size
    }
    return value
  }

  mutating func value(
    of base: ExpressionSyntax, at index: ExpressionSyntax
  ) -> MeasuredValue {
    if case .name(let name) = base.kind {
      if case .number(.integer(let place, _, _), _) = index.kind, place < 64 {
        let known = uses[name.last]?.elementCount ?? 0
        uses[name.last]?.elementCount = max(known, Int(place) + 1)
      } else {
        uses[name.last]?.isIndexed = true
      }
    }
    _ = value(of: index)
    return value(of: base)
  }

  private mutating func assign(
    _ source: ExpressionSyntax, _ operation: BinaryOperator?, to target: ExpressionSyntax
  ) -> MeasuredValue {
    let new = operation.map { value($0, target, source) } ?? value(of: source)
    guard case .name(let name) = target.kind else { return new }
    if loops > 0, operation == .multiply, let only = parameter(source) {
      uses[only]?.isRepeatedFactor = true
    }
    if !new.isUnknown || !ownParameters.contains(name.last) { values[name.last] = new }
    return new
  }

  mutating func value(
    ofConstruction type: String, _ parts: [ExpressionSyntax]
  ) -> MeasuredValue {
    let found = parts.map { value(of: $0) }
    // A matrix turns and stretches.
    if type.contains("x2") || type.contains("x3") || type.contains("x4") {
      return MeasuredValue(.ratio)
    }
    // The members of a struct measure different things.
    let isVector = ["float", "half", "int", "uint", "vec"].contains { type.hasPrefix($0) }
    guard isVector || parts.count == 1 else { return MeasuredValue() }
    let telling = zip(parts, found).filter { literal($0.0) == nil }.map(\.1)
    guard let first = telling.first, telling.allSatisfy({ $0.measure == first.measure }) else {
      return MeasuredValue()
    }
    var result = MeasuredValue(first.measure)
    for part in telling { result.take(part) }
    result.isCounted = telling.allSatisfy(\.isCounted)
    return result
  }

  // MARK: - What is found

  mutating func settle(_ value: MeasuredValue, _ measure: MeasuredValue.Measure) {
    guard value.isProduct, value.carriers.count > 1 else {
      settle(value.carriers, measure)
      return
    }
    // A place in points that is a product of two vectors is one in unit space times the size.
    let areVectors = value.carriers.allSatisfy { roles[$0] == .value(.float, components: 2) }
    if measure == .points, areVectors { settle(value.carriers, .unit) }
  }

  /// Lengths are surer signs than factors.
  mutating func settle(_ names: Set<String>, _ measure: MeasuredValue.Measure) {
    let space: ParameterUse.Space =
      switch measure {
      case .points, .size: .points
      case .unit: .unit
      case .ratio: .ratio
      }
    for name in names {
      let known = uses[name]?.space
      if known == nil || known == .ratio { uses[name]?.space = space }
    }
  }

  /// Takes a value for a place in points that a pixel is fetched from.
  mutating func displace(_ value: MeasuredValue, isSampled: Bool = false) {
    if value.measure == nil { settle(value, .points) }
    if value.measure == .points { settle(value.factors, .ratio) }
    for name in value.places { uses[name]?.isShift = true }
    if isSampled {
      for name in value.spacings { uses[name]?.isSampleSpacing = true }
    }
  }

  // MARK: - Kinds of expressions

  /// The parameter that an expression is, not multiplied by anything.
  mutating func parameter(_ expression: ExpressionSyntax) -> String? {
    guard case .name = expression.kind else { return nil }
    let value = value(of: expression)
    return value.carriers.count == 1 ? value.carriers.first : nil
  }

  /// A parameter of two components, or one of its components.
  mutating func vectorParameter(_ expression: ExpressionSyntax) -> String? {
    if case .member(let base, _, _) = expression.kind { return vectorParameter(base) }
    guard let name = parameter(expression), case .value(.float, 2)? = roles[name] else {
      return nil
    }
    return name
  }

  func literal(_ expression: ExpressionSyntax) -> Double? {
    switch expression.kind {
    case .number(.integer(let number, _, _), _): Double(number)
    case .number(.floating(let number, _), _): Double(number)
    case .unary(.minus, let inner): literal(inner).map { -$0 }
    case .unary(.plus, let inner): literal(inner)
    case .construction(_, let parts, _) where parts.count == 1: literal(parts[0])
    default: nil
    }
  }

  /// Whether it is a constant such as `M_PI_F`.
  func isConstant(_ expression: ExpressionSyntax) -> Bool {
    switch expression.kind {
    case .name(let name): values[name.last] == nil && name.last == name.last.uppercased()
    case .binary(_, let a, let b):
      (isConstant(a) || literal(a) != nil) && (isConstant(b) || literal(b) != nil)
    default: false
    }
  }
}
