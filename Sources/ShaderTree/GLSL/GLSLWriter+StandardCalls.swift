internal import Tokens

extension GLSLWriter {
  mutating func standardCall(_ called: StandardCall) -> Piece {
    switch called.lowering {
    case .builtin(let name, let scalarArguments):
      let values = narrowed(called.arguments, at: scalarArguments)
      return ("\(name)(\(arguments(values)))", .primary)
    case .helper(let function): return call(function, called.arguments)
    case .operation(let operation): return piece(operation, called.arguments)
    case .selection, .discard:
      preconditionFailure("'\(called.lowering)' is not written as the call of a function")
    }
  }

  /// Returns the name to call `function` by with a first argument of `type`, and adds its text to
  /// the program.
  mutating func use(_ function: HelperFunction, with type: ShaderType?) -> String {
    helpers.use(
      function, base: GLSLTypes.base(type?.scalar ?? .float), width: type?.width ?? 1)
    return libraryPrefix + function.name
  }

  mutating func call(_ function: HelperFunction, _ values: [TypedExpression]) -> Piece {
    let name = use(function, with: values.first?.type)
    return ("\(name)(\(arguments(values)))", .primary)
  }

  /// `max(v, vec3(0.0))` as `max(v, 0.0)`.
  private func narrowed(_ values: [TypedExpression], at positions: Set<Int>) -> [TypedExpression] {
    guard !positions.isEmpty else { return values }
    func component(_ value: TypedExpression) -> TypedExpression? {
      guard case .splat(let component) = value.kind, value.type.isVector else { return nil }
      return component
    }
    // `clamp` takes either two numbers or two vectors.
    let components = values.indices.map { positions.contains($0) ? component(values[$0]) : nil }
    guard positions.allSatisfy({ components[$0] != nil }),
      values.indices.contains(where: { !positions.contains($0) && values[$0].type.isVector })
    else { return values }
    return zip(values, components).map { $1 ?? $0 }
  }

  private mutating func piece(
    _ operation: Lowering.Operation, _ values: [TypedExpression]
  ) -> Piece {
    switch operation {
    case .argument(let position): return piece(values[position])
    case .literal(let text): return (text, .primary)
    case .builtin(let name, let parts):
      return ("\(name)(\(arguments(parts, values)))", .primary)
    case .helper(let function, let parts):
      let name = use(function, with: values.first?.type)
      return ("\(name)(\(arguments(parts, values)))", .primary)
    case .binary(let operation, let left, let right):
      let strength = operation.precedence
      let first = operand(left, values, atLeast: strength)
      let second = operand(right, values, atLeast: strength.next)
      return ("\(first) \(operation.rawValue) \(second)", strength)
    case .negated(let operand):
      return ("-\(self.operand(operand, values, atLeast: .primary))", .unary)
    }
  }

  private mutating func operand(
    _ operation: Lowering.Operation, _ values: [TypedExpression], atLeast strength: Precedence
  ) -> String {
    let piece = piece(operation, values)
    return piece.strength >= strength ? piece.text : "(\(piece.text))"
  }

  private mutating func arguments(
    _ parts: [Lowering.Operation], _ values: [TypedExpression]
  ) -> String {
    var texts: [String] = []
    for part in parts { texts.append(operand(part, values, atLeast: .assignment)) }
    return texts.joined(separator: ", ")
  }
}
