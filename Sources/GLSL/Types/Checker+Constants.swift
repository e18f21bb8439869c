internal import ShaderTree

extension Checker {
  /// Returns the integer that an expression always has; `nil` if it is not worked out here.
  func integer(_ value: TypedExpression) -> Int64? {
    switch value.kind {
    case .integer(let number): return number
    case .variable(let index): return constantValues[index].flatMap(integer)
    case .global(let index):
      let global = program.globals[index]
      guard case .declared("const") = global.storage else { return nil }
      return integer(global.value)
    case .unary(.minus, let operand): return integer(operand).map { -$0 }
    case .unary(.plus, let operand): return integer(operand)
    case .conversion(let source): return integer(source)
    case .construction(let parts) where parts.count == 1 && value.type.scalar?.isInteger == true:
      return parts[0].type.isScalar ? whole(parts[0]) : nil
    case .binary(let operation, let left, let right):
      guard value.type.scalar?.isInteger == true, let a = integer(left), let b = integer(right),
        abs(a) <= Int64(UInt32.max), abs(b) <= Int64(UInt32.max)
      else { return nil }
      switch operation {
      case .add: return a + b
      case .subtract: return a - b
      case .multiply: return a.multipliedReportingOverflow(by: b).overflow ? nil : a * b
      case .divide: return b == 0 ? nil : a / b
      case .shiftLeft: return (0..<31).contains(b) && a >= 0 ? (a << b) & 0xffff_ffff : nil
      case .shiftRight: return (0..<31).contains(b) && a >= 0 ? a >> b : nil
      case .bitAnd: return a & b
      case .bitOr: return a | b
      default: return nil
      }
    default: return nil
    }
  }

  /// `int(4.0)` is 4.
  private func whole(_ value: TypedExpression) -> Int64? {
    if case .float(let number, _) = value.kind, abs(number) < 1e9 { return Int64(number) }
    return integer(value)
  }
}
