internal import ShaderTree

extension Checker {
  /// Returns the value of `expression` when it is an integer known at compile time.
  ///
  /// - Parameter scalar: The type of what it becomes, which may make an integer of a fraction;
  ///   `nil` where the language takes integers only.
  func constantValue(
    of expression: ExpressionSyntax, as scalar: Scalar? = nil, in context: NameContext
  ) -> Int64? {
    let number = constant(expression, in: context)
    return (scalar.map { number?.converted(to: $0) } ?? number)?.integer
  }

  private func constant(
    _ expression: ExpressionSyntax, in context: NameContext
  ) -> ConstantNumber? {
    switch expression.kind {
    case .number(let literal, _): return ConstantNumber(literal)
    case .boolean(let value): return ConstantNumber(value)
    case .name(let name): return constant(name, in: context)
    case .unary(let operation, let operand):
      return constant(operand, in: context)?.applying(operation)
    case .binary(let operation, let left, let right):
      guard let left = constant(left, in: context), let right = constant(right, in: context) else {
        return nil
      }
      return .result(of: operation, left, right)
    case .conditional(let condition, let first, let second):
      guard let condition = constant(condition, in: context) else { return nil }
      return constant(condition.isTrue ? first : second, in: context)
    case .cast(let type, let operand):
      return constant(operand, in: context, as: type)
    case .construction(let type, let arguments, _):
      return arguments.count == 1 ? constant(arguments[0], in: context, as: type) : nil
    default: return nil
    }
  }

  private func constant(
    _ operand: ExpressionSyntax, in context: NameContext, as type: TypeSyntax
  ) -> ConstantNumber? {
    let type = resolve(type, in: context)
    guard type.isScalar, let scalar = type.scalar else { return nil }
    return constant(operand, in: context)?.converted(to: scalar)
  }

  private func constant(_ name: NameSyntax, in context: NameContext) -> ConstantNumber? {
    if name.path.count == 1, case .value(let value)? = context.bindings[name.last] {
      return ConstantNumber(fitting: value)
    }
    let symbols =
      name.path.count == 1
      ? context.scope.lookUp(name.last)
      : context.scope.lookUpScope(name.path.dropLast())?.own(name.last) ?? []
    for symbol in symbols {
      switch symbol {
      case .enumerationCase(_, let value): return ConstantNumber(fitting: value)
      case .global(let index): return constantGlobal(index)
      default: continue
      }
    }
    return nil
  }

  /// Each is worked out once: one that adds another to itself, and that a third, would take twice
  /// as long with each step.
  private func constantGlobal(_ index: Int) -> ConstantNumber? {
    if let known = constantGlobals[index] { return known }
    let global = globals[index]
    guard let initializer = global.syntax.initializer, constantDepth < 60 else { return nil }
    constantDepth += 1
    defer { constantDepth -= 1 }
    let context = NameContext(scope: global.scope)
    let number =
      global.syntax.type.isAuto
      ? constant(initializer, in: context)
      : constant(initializer, in: context, as: global.syntax.type)
    constantGlobals[index] = .some(number)
    return number
  }
}
