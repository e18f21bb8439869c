internal import Diagnostics
internal import ShaderTree
internal import Tokens

extension FunctionChecker {
  func checkAssignment(
    _ operation: BinaryOperator?, _ target: ExpressionSyntax, _ value: ExpressionSyntax,
    at span: Span
  ) -> MetalExpression {
    if case .name(let name) = target.kind, name.path.count == 1,
      case .pointer(let base, let element, let offset)? = local(name.last)
    {
      return movePointer(base, element, offset, operation, check(value), at: span)
    }
    if case .conditional = target.kind {
      return assignToChoice(operation, target, value, at: span)
    }
    let variable = check(target)
    guard variable.type != .unknown else {
      _ = check(value)
      return .invalid(at: span)
    }
    return changing(variable) {
      assign(operation, $0, target, at: span) { receiver in
        operation == nil ? initialValue(value, for: receiver, in: .assignment) : check(value)
      }
    }
  }

  /// Assigns to what `target` names if it may be written.
  ///
  /// - Parameter value: Returns the value for a variable of the type it is passed.
  private func assign(
    _ operation: BinaryOperator?, _ variable: MetalExpression, _ target: ExpressionSyntax,
    at span: Span, _ value: (MetalType) -> MetalExpression
  ) -> MetalExpression {
    guard variable.isAssignable else { return notAssignable(variable, target) }
    if let refusal = refuseConstant(variable, at: target.span) { return refusal }
    let value = value(variable.type)
    guard operation == nil else { return assign(operation, variable, value, at: span) }
    return MetalExpression(
      kind: .assignment(nil, variable, value), type: variable.type, span: span)
  }

  /// `(c ? a : b) = value`: GLSL cannot assign to that, but it can choose between two assignments.
  ///
  /// The value is computed once, ahead of the choice: it may be such an assignment itself, and
  /// written twice in each of a chain it would double with every link.
  private func assignToChoice(
    _ operation: BinaryOperator?, _ target: ExpressionSyntax, _ value: ExpressionSyntax,
    at span: Span
  ) -> MetalExpression {
    var stored: MetalExpression?
    var setup: MetalExpression?
    let choice = assignToChoice(operation, target, at: span) { receiver in
      if let stored { return convert(stored, to: operation == nil ? receiver : stored.type) }
      let known =
        operation == nil
        ? initialValue(value, for: receiver, in: .assignment) : check(value)
      let kept = known.parts.isEmpty ? known : temporary(known.type, at: known.span)
      if !known.parts.isEmpty {
        setup = MetalExpression(
          kind: .assignment(nil, kept, known), type: known.type, span: known.span)
      }
      stored = kept
      return kept
    }
    guard choice.type != .unknown, let setup else { return choice }
    return MetalExpression(kind: .comma(setup, choice), type: choice.type, span: span)
  }

  private func assignToChoice(
    _ operation: BinaryOperator?, _ target: ExpressionSyntax, at span: Span,
    _ value: (MetalType) -> MetalExpression
  ) -> MetalExpression {
    guard case .conditional(let condition, let first, let second) = target.kind else {
      let variable = check(target)
      return variable.type == .unknown
        ? variable : assign(operation, variable, target, at: span, value)
    }
    let then = assignToChoice(operation, first, at: span, value)
    let otherwise = assignToChoice(operation, second, at: span, value)
    return MetalExpression(
      kind: .conditional(truth(check(condition)), then: then, otherwise: otherwise),
      type: then.type, span: span)
  }

  /// Reports that `target` is a variable, or a part of one, that was declared `const`; `nil` if
  /// not.
  func refuseConstant(_ target: MetalExpression, at span: Span) -> MetalExpression? {
    var root = target
    while true {
      switch root.kind {
      case .swizzle(let base, _), .element(let base, _), .field(let base, _): root = base
      case .variable(let index) where function.variables[index].isConstant:
        let variable = function.variables[index]
        return fail(
          "cannot assign to variable '\(variable.name)' with const-qualified type "
            + "'const \(name(of: variable.type))'",
          at: span, hint: "leave out 'const' where it is declared")
      default: return nil
      }
    }
  }

  private func notAssignable(_ variable: MetalExpression, _ syntax: ExpressionSyntax)
    -> MetalExpression
  {
    switch variable.kind {
    case .global(let index):
      return fail("'\(checker.program.globals[index].name)' is a constant", at: syntax.span)
    case .swizzle(_, let components) where Set(components).count < components.count:
      return fail("a component is assigned twice", at: syntax.span)
    case .fetch: return fail("a 'device' array cannot be written", at: syntax.span)
    default: return fail("this cannot be assigned", at: syntax.span)
    }
  }

  /// Returns `target operation= value`, written out where GLSL has no such operator for the types.
  func assign(
    _ operation: BinaryOperator?, _ target: MetalExpression, _ value: MetalExpression, at span: Span
  ) -> MetalExpression {
    guard let operation, value.type != .unknown else { return .invalid(at: span) }
    if target.type.isStructure,
      let called = callOperator(operation.rawValue + "=", [target, value], at: span)
    {
      return called
    }
    let (frozen, setup) = freezingIndices(of: target)
    let result = binary(operation, frozen, value, at: span)
    guard result.type != .unknown else { return result }
    var assignment: MetalExpression
    if case .binary(_, _, let right) = result.kind, result.type == target.type,
      isDirect(operation, target.type)
    {
      assignment = MetalExpression(
        kind: .assignment(operation, target, right), type: target.type, span: span)
      return assignment
    }
    assignment = MetalExpression(
      kind: .assignment(nil, frozen, convert(result, to: target.type)), type: target.type,
      span: span)
    for step in setup.reversed() {
      assignment = MetalExpression(kind: .comma(step, assignment), type: target.type, span: span)
    }
    return assignment
  }

  /// Whether GLSL's own `operation=` means the same for `type`.
  private func isDirect(_ operation: BinaryOperator, _ type: MetalType) -> Bool {
    guard let scalar = type.scalar, !scalar.isNarrow, !scalar.isLong else { return false }
    if scalar == .half, checker.halfMode == .exact { return false }
    return operation != .remainder || scalar == .uint
  }

  /// Returns `target` in a form that can be evaluated twice, and what has to be evaluated once
  /// before it.
  func freezingIndices(of target: MetalExpression) -> (MetalExpression, setup: [MetalExpression]) {
    var frozen = target
    switch target.kind {
    case .element(let base, let position):
      var (inner, setup) = freezingIndices(of: base)
      var index = position
      if !position.isPure {
        index = temporary(position.type, at: position.span)
        setup.append(
          MetalExpression(
            kind: .assignment(nil, index, position), type: index.type, span: position.span))
      }
      if setup.isEmpty { inner = base }
      frozen.kind = .element(inner, index)
      return (frozen, setup)
    case .field(let base, let field):
      let (inner, setup) = freezingIndices(of: base)
      frozen.kind = .field(inner, field)
      return (frozen, setup)
    case .swizzle(let base, let components):
      let (inner, setup) = freezingIndices(of: base)
      frozen.kind = .swizzle(inner, components)
      return (frozen, setup)
    default: return (target, [])
    }
  }
}
