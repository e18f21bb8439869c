internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  func checkFor(
    _ start: StatementSyntax?, _ condition: ExpressionSyntax?, _ step: ExpressionSyntax?,
    _ inner: StatementSyntax, _ span: Span
  ) -> [MetalStatement] {
    scoped {
      var before = start.map { check([$0]) } ?? []
      var outside: [MetalStatement] = []
      if !fitsForStart(before) {
        outside = before
        before = []
      }
      let loop = inLoop([inner], [condition, step].compactMap { $0 }) {
        let test = condition.map { unfoldable(truth(check($0))) }
        let next = step.map { checkExpression($0, isStatement: true) }
        return statement(
          .forLoop(start: before, condition: test, step: next, body: body(inner)), span)
      }
      return outside.isEmpty ? loop : statement(.block(outside + loop), span)
    }
  }

  /// Whether GLSL can write the statements before the first `;` of a `for`.
  private func fitsForStart(_ statements: [MetalStatement]) -> Bool {
    var types: Set<String> = []
    for statement in statements {
      switch statement.kind {
      case .declaration(let variable, let value):
        guard value != nil, function.variables[variable].type.isArithmetic else { return false }
        types.insert(name(of: function.variables[variable].type))
      case .expression: if statements.count > 1 { return false }
      default: return false
      }
    }
    return types.count <= 1
  }

  /// for (T x : array) body → for (int i = 0; i < count; i++) { T x = array[i]; body }
  func checkForEach(
    _ variable: VariableSyntax, _ sequence: ExpressionSyntax, _ inner: StatementSyntax, _ span: Span
  ) -> [MetalStatement] {
    let found = check(sequence)
    guard case .array(let element, let count) = found.type, found.isPure else {
      if found.type != .unknown { fail("'for' needs an array after ':'", at: sequence.span) }
      return []
    }
    let (array, setup) = keepingPlaces(in: found, of: variable.name)
    let loop: [MetalStatement] = scoped {
      let position = addVariable(variable.name + "Index", .int)
      function.variables[position].isConstant = true  // to the author
      let index = use(position, at: span)
      let value = MetalExpression(kind: .element(array, index), type: element, span: span)
      var statements: [MetalStatement] = []
      if variable.type.isReference {
        declare(variable.name, .alias(value))
      } else {
        let type = variable.type.isAuto ? element : resolve(variable.type)
        let item = addVariable(variable.name, type)
        declare(variable.name, .variable(item))
        statements = statement(.declaration(item, convert(value, to: type)), span)
      }
      let zero = MetalExpression.integer(0, at: span)
      let test = MetalExpression(
        kind: .binary(.less, index, .integer(Int64(count), at: span)), type: .bool, span: span)
      let step = MetalExpression(
        kind: .increment(.increment, index, isPrefix: false), type: .int, span: span)
      return inLoop([inner], []) {
        statement(
          .forLoop(
            start: statement(.declaration(position, zero), span), condition: test, step: step,
            body: statements + body(inner)), span)
      }
    }
    return setup + loop
  }

  /// Runs `check` knowing which float variables the loop steps.
  func inLoop(
    _ bodies: [StatementSyntax], _ expressions: [ExpressionSyntax], _ check: () -> [MetalStatement]
  ) -> [MetalStatement] {
    var names: Set<String> = []
    for statement in bodies { statement.collectSteppedNames(into: &names) }
    for expression in expressions { expression.collectSteppedNames(into: &names) }
    var variables: Set<VariableIndex> = []
    for name in names {
      if case .variable(let index)? = local(name),
        function.variables[index].type.scalar?.isFloating == true
      {
        variables.insert(index)
      }
    }
    steppedVariables.append(variables)
    defer { steppedVariables.removeLast() }
    return check()
  }

  /// Makes comparisons with a stepped float variable unfoldable.
  ///
  /// A driver that counts the rounds of `for (float i = 0.1; i <= 1.0; i += 0.1)` itself may find
  /// 10 where IEEE single precision makes 9; a zero it cannot know prevents that.
  func unfoldable(_ condition: MetalExpression) -> MetalExpression {
    var condition = condition
    switch condition.kind {
    case .binary(let operation, let left, let right) where operation.isLogical:
      condition.kind = .binary(operation, unfoldable(left), unfoldable(right))
    case .unary(.not, let operand):
      condition.kind = .unary(.not, unfoldable(operand))
    case .binary(let operation, let left, let right)
    where operation.isComparison && left.type.scalar?.isFloating == true:
      let stepped = steppedVariables.reduce(into: Set<VariableIndex>()) { $0.formUnion($1) }
      guard left.uses(anyOf: stepped) || right.uses(anyOf: stepped) else { return condition }
      let hidden = MetalExpression(kind: .unfoldable(right), type: right.type, span: right.span)
      condition.kind = .binary(operation, left, hidden)
    default: break
    }
    return condition
  }
}
