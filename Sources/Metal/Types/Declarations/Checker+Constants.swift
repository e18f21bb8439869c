internal import ShaderTree

extension Checker {
  /// Returns the value of `expression` when it is an integer known at compile time.
  func constantValue(of expression: ExpressionSyntax, in context: NameContext) -> Int64? {
    switch expression.kind {
    case .number(.integer(let value, _, _), _): return Int64(exactly: value)
    case .number(.floating(let value, _), _):
      return abs(value) < 1e9 ? Int64(value) : nil
    case .boolean(let value): return value ? 1 : 0
    case .name(let name): return constantValue(of: name, in: context)
    case .unary(let operation, let operand):
      guard let value = constantValue(of: operand, in: context) else { return nil }
      switch operation {
      case .plus: return value
      case .minus: return 0 &- value
      case .not: return value == 0 ? 1 : 0
      case .complement: return ~value
      default: return nil
      }
    case .binary(let operation, let left, let right):
      guard let a = constantValue(of: left, in: context),
        let b = constantValue(of: right, in: context)
      else { return nil }
      return value(of: operation, a, b)
    case .conditional(let condition, let first, let second):
      guard let condition = constantValue(of: condition, in: context) else { return nil }
      return constantValue(of: condition != 0 ? first : second, in: context)
    case .cast(let type, let operand):
      guard resolve(type, in: context).scalar?.isInteger == true else { return nil }
      return constantValue(of: operand, in: context)
    case .construction(let type, let arguments, _):
      guard arguments.count == 1, resolve(type, in: context).scalar?.isInteger == true else {
        return nil
      }
      return constantValue(of: arguments[0], in: context)
    default: return nil
    }
  }

  private func constantValue(of name: NameSyntax, in context: NameContext) -> Int64? {
    if name.path.count == 1, case .value(let value)? = context.bindings[name.last] { return value }
    let symbols =
      name.path.count == 1
      ? context.scope.lookUp(name.last)
      : context.scope.lookUpScope(name.path.dropLast())?.own(name.last) ?? []
    for symbol in symbols {
      switch symbol {
      case .enumerationCase(_, let value): return value
      case .global(let index):
        let global = globals[index]
        guard let initializer = global.syntax.initializer, constantDepth < 60 else { return nil }
        constantDepth += 1
        defer { constantDepth -= 1 }
        return constantValue(of: initializer, in: NameContext(scope: global.scope))
      default: continue
      }
    }
    return nil
  }

  private func value(of operation: BinaryOperator, _ a: Int64, _ b: Int64) -> Int64? {
    switch operation {
    case .add: a &+ b
    case .subtract: a &- b
    case .multiply: a &* b
    case .divide: b == 0 || b == -1 ? (b == 0 ? nil : 0 &- a) : a / b
    case .remainder: b == 0 || b == -1 ? (b == 0 ? nil : 0) : a % b
    case .bitAnd: a & b
    case .bitOr: a | b
    case .bitXor: a ^ b
    case .shiftLeft: a << b
    case .shiftRight: a >> b
    case .equal: a == b ? 1 : 0
    case .notEqual: a != b ? 1 : 0
    case .less: a < b ? 1 : 0
    case .greater: a > b ? 1 : 0
    case .lessEqual: a <= b ? 1 : 0
    case .greaterEqual: a >= b ? 1 : 0
    case .logicalAnd: a != 0 && b != 0 ? 1 : 0
    case .logicalOr: a != 0 || b != 0 ? 1 : 0
    }
  }
}
