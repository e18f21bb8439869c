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
    if case .list(let elements) = sequence.kind {
      return checkForEach(variable, elements, at: sequence.span, inner, span)
    }
    let found = check(sequence)
    guard case .array(let element, let count) = found.type, found.isPure else {
      if found.type != .unknown { fail("'for' needs an array after ':'", at: sequence.span) }
      return []
    }
    let (array, setup) = keepingPlaces(in: found, of: variable.name)
    return setup + loop(variable, array, of: element, count, inner, span)
  }

  /// for (T x : { a, b }) body → const T list[2] = { a, b }; for (T x : list) body
  ///
  /// The values have one type, as in C++, and cannot be changed.
  private func checkForEach(
    _ variable: VariableSyntax, _ elements: [ExpressionSyntax], at list: Span,
    _ inner: StatementSyntax, _ span: Span
  ) -> [MetalStatement] {
    if let nested = elements.first(where: isList) {
      fail(
        "the type of this list is not known", at: nested.span,
        hint: "write its type before it, as in 'float2{…}'")
      return []
    }
    let values = elements.map { check($0) }
    guard let element = values.first?.type, !values.contains(where: { $0.type == .unknown }) else {
      if values.isEmpty { fail("'for' needs at least one value in its list", at: list) }
      return []
    }
    if let other = values.first(where: { $0.type != element }) {
      fail(
        "the values of a list must have one type, found '\(name(of: element))' and "
          + "'\(name(of: other.type))'", at: other.span,
        hint: "write '\(name(of: element))(…)'")
      return []
    }
    if variable.type.isReference, !variable.type.isAuto, !variable.type.isConstant {
      fail(
        "a reference to the values of a list must be constant", at: variable.nameSpan,
        hint: "write 'const' before its type")
      return []
    }
    guard element.isArithmetic || element.isMatrix || element.isStructure else {
      fail("a list of '\(name(of: element))' cannot be translated to GLSL", at: list)
      return []
    }
    return scoped {
      let type = MetalType.array(element, values.count)
      let array = addVariable(variable.name + "List", type)
      function.variables[array].isConstant = true
      let start = MetalExpression(kind: .construction(values), type: type, span: list)
      return statement(.declaration(array, start), list)
        + loop(variable, use(array, at: list), of: element, values.count, inner, span)
    }
  }

  private func loop(
    _ variable: VariableSyntax, _ array: MetalExpression, of element: MetalType, _ count: Int,
    _ inner: StatementSyntax, _ span: Span
  ) -> [MetalStatement] {
    scoped {
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
