/// A `for` that counts from one written number to another.
///
/// ```glsl
/// for (int i = 0; i < 8; i++) { … }  // 0...7, 8 rounds
/// ```
///
/// It ends whatever is in its body, as long as that does not change the variable.
struct LoopRange {
  let variable: VariableIndex
  /// The first and the last value in the body; `nil` for numbers that are not whole.
  let values: ClosedRange<Int64>?
  let rounds: Int

  /// The most rounds of a loop that is run ahead of the pixels.
  static let mostRounds = 256

  /// - Returns: `nil` for a loop of any other form.
  init?(_ statement: TypedStatement, in program: TypedProgram) {
    guard case .forLoop(let start, let condition?, let step?, let body) = statement.kind,
      start.count == 1, case .declaration(let variable, let value?) = start[0].kind,
      let first = program.number(value),
      case .binary(let comparison, let counted, let limit) = condition.kind,
      case .variable(variable) = counted.kind, let last = program.number(limit),
      let stride = Self.stride(step, of: variable, in: program), stride != 0,
      !body.contains(where: { $0.written(in: program).contains(variable) })
    else { return nil }
    let distance = (Double(last) - Double(first)) / Double(stride)
    let rounds: Double
    switch comparison {
    case .less where stride > 0, .greater where stride < 0, .notEqual:
      rounds = distance.rounded(.up)
    case .lessEqual where stride > 0, .greaterEqual where stride < 0:
      rounds = distance.rounded(.down) + 1
    default: return nil
    }
    guard rounds <= Double(Int32.max), comparison != .notEqual || distance == rounds && rounds >= 0
    else { return nil }
    self.variable = variable
    self.rounds = max(0, Int(rounds))
    let end = Double(first) + Double(stride) * Double(max(0, self.rounds - 1))
    let isWhole = value.type.scalar?.isInteger == true && abs(end) < 1e6 && abs(first) < 1e6
    values = isWhole ? Int64(min(Double(first), end))...Int64(max(Double(first), end)) : nil
  }

  /// What a step adds to the variable; `nil` for steps of any other form.
  static func stride(
    _ step: TypedExpression, of variable: VariableIndex, in program: TypedProgram
  ) -> Float? {
    switch step.kind {
    case .increment(let operation, let target, _):
      guard case .variable(variable) = target.kind else { return nil }
      return operation == .increment ? 1 : -1
    case .assignment(let operation?, let target, let value):
      guard case .variable(variable) = target.kind, operation == .add || operation == .subtract
      else { return nil }
      return program.number(value).map { operation == .add ? $0 : -$0 }
    default: return nil
    }
  }
}

extension TypedProgram {
  /// The number that an expression is written as, by way of constants too.
  func number(_ value: TypedExpression) -> Float? {
    switch value.kind {
    case .global(let index):
      switch globals[index].storage {
      case .constant, .declared("const"): return number(globals[index].value)
      default: return nil
      }
    case .unary(.minus, let operand): return number(operand).map { -$0 }
    case .conversion(let operand)
    where operand.type.scalar?.isInteger == value.type.scalar?.isInteger:
      return number(operand)
    default: return value.literalValue
    }
  }
}
