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
    case .call(let callee, let arguments): return constantCall(callee, arguments, in: context)
    case .packSize(let name):
      guard case .pack(let count)? = context.bindings[name] else { return nil }
      return ConstantNumber(fitting: Int64(count))
    case .expanded(let pattern, let position):
      var inner = context
      inner.bindings[[String: TemplateArgument].position] = .value(Int64(position))
      return constant(pattern, in: inner)
    case .fold:
      return folded(expression, in: context.bindings).flatMap { constant($0, in: context) }
    case .sizeOf(let type):
      let known = resolve(type, in: context)
      return layout(of: known, isPacked: isPacked(type, in: context))
        .map { ConstantNumber(Int64($0.size), .ulong) }
    default: return nil
    }
  }

  /// The result of a `constexpr` function of integers that is one `return`.
  private func constantCall(
    _ callee: ExpressionSyntax, _ arguments: [ExpressionSyntax], in context: NameContext
  ) -> ConstantNumber? {
    guard case .name(let name) = callee.kind, constantDepth < 100 else { return nil }
    constantDepth += 1
    defer { constantDepth -= 1 }
    for case .function(let index) in lookUp(name, in: context).symbols {
      let function = functions[index]
      let parameters = function.syntax.parameters
      guard function.syntax.template == nil, parameters.count == arguments.count,
        let body = function.syntax.body, body.count == 1,
        case .returning(let result?) = body[0].kind
      else { continue }
      var inner = NameContext(scope: function.scope, bindings: function.bindings)
      for (parameter, argument) in zip(parameters, arguments) {
        guard let value = constant(argument, in: context, as: parameter.type)?.integer else {
          return nil
        }
        inner.bindings[parameter.name] = .value(value)
      }
      return constant(result, in: inner, as: function.syntax.returnType)
    }
    return nil
  }

  private func constant(
    _ operand: ExpressionSyntax, in context: NameContext, as type: TypeSyntax
  ) -> ConstantNumber? {
    let type = resolve(type, in: context)
    guard type.isScalar, let scalar = type.scalar else { return nil }
    return constant(operand, in: context)?.converted(to: scalar)
  }

  private func constant(_ name: NameSyntax, in context: NameContext) -> ConstantNumber? {
    if name.path.count == 1,
      case .value(let value)? = context.bindings[context.bindings.element(name.last)]
    {
      return ConstantNumber(fitting: value)
    }
    for symbol in lookUp(name, in: context).symbols {
      switch symbol {
      case .enumerationCase(_, let value): return ConstantNumber(fitting: value)
      case .global(let index):
        return instance(ofGlobal: index, name, in: context)
          .flatMap(constantGlobal)
      default: continue
      }
    }
    return nil
  }

  /// Each is worked out once: one that adds another to itself, and that a third, would take twice
  /// as long with each step.
  private func constantGlobal(_ index: Int) -> ConstantNumber? {
    let index = definition(ofGlobal: index)
    if let known = constantGlobals[index] { return known }
    let order = globals(neededBy: index) { constantGlobals[$0] != nil }
    if order == nil { constantGlobals[index] = .some(nil) }
    for needed in order ?? [] { constantGlobals[needed] = .some(constantNumber(of: needed)) }
    return constantGlobals[index] ?? nil
  }

  private func constantNumber(of index: Int) -> ConstantNumber? {
    let global = globals[index]
    guard let initializer = global.syntax.initializer else { return nil }
    let context = NameContext(scope: global.scope, bindings: global.bindings)
    return global.syntax.type.isAuto
      ? constant(initializer, in: context)
      : constant(initializer, in: context, as: global.syntax.type)
  }

  // MARK: Order

  /// Constants that the value of one names, over others or not, each after those that it names
  /// itself; the one asked for comes last. Worked out in this order, a long chain of them takes no
  /// more of the stack than a short one.
  ///
  /// - Parameter isKnown: Which of them are worked out and left out.
  /// - Returns: `nil` if one names itself, over others or not.
  func globals(neededBy index: Int, isKnown: (Int) -> Bool) -> [Int]? {
    var order: [Int] = []
    var isOpen = [index: true]
    var stack = [(global: index, needs: globals(namedBy: index))]
    while let top = stack.last {
      guard let next = top.needs.last else {
        stack.removeLast()
        isOpen[top.global] = false
        order.append(top.global)
        continue
      }
      stack[stack.count - 1].needs.removeLast()
      if isKnown(next) || isOpen[next] == false { continue }
      guard isOpen.updateValue(true, forKey: next) == nil else { return nil }
      stack.append((next, globals(namedBy: next)))
    }
    return order
  }

  private func globals(namedBy index: Int) -> [Int] {
    let global = globals[index]
    let written = [global.syntax.initializer] + global.syntax.type.arraySizes
    var found: [Int] = []
    var rest = written.compactMap { $0 }
    let context = NameContext(scope: global.scope, bindings: global.bindings)
    while let expression = rest.popLast() {
      rest += expression.parts
      guard case .name(let name) = expression.kind else { continue }
      for case .global(let named) in lookUp(name, in: context).symbols {
        guard let index = instance(ofGlobal: named, name, in: context) else { continue }
        found.append(definition(ofGlobal: index))
      }
    }
    return found
  }
}
