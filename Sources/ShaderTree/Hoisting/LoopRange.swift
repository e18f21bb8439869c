internal import Tokens

/// A `for` that counts from one written number to another.
///
/// ```glsl
/// for (int i = 0; i < 8; i++) { … }  // 0...7, 8 rounds
/// ```
///
/// It ends whatever is in its body, as long as that does not change the variable.
struct LoopRange {
  let variable: VariableIndex
  /// The smallest and the largest value in the body; `nil` for numbers that are not whole.
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
    let isWhole = value.type.scalar?.isInteger == true
    let count = Count(first: first, last: last, stride: stride, comparison: comparison)
    guard let rounds = isWhole ? count.wholeRounds : count.addedRounds else { return nil }
    (self.variable, self.rounds) = (variable, rounds)
    let end = Double(first) + Double(stride) * Double(max(0, rounds - 1))
    let isSmall = isWhole && abs(end) < 1e6 && abs(first) < 1e6
    values = isSmall ? Int64(min(Double(first), end))...Int64(max(Double(first), end)) : nil
  }

  /// From where to where, and how.
  private struct Count {
    let first: Float
    let last: Float
    let stride: Float
    let comparison: BinaryOperator

    /// Rounds of a loop over whole numbers; `nil` if it does not end, or if single precision does
    /// not hold one of the numbers.
    var wholeRounds: Int? {
      guard max(abs(first), abs(last), abs(stride)) < 0x1p24 else { return nil }
      let distance = (Double(last) - Double(first)) / Double(stride)
      let rounds: Double
      switch comparison {
      case .less where stride > 0, .greater where stride < 0: rounds = distance.rounded(.up)
      case .lessEqual where stride > 0, .greaterEqual where stride < 0:
        rounds = distance.rounded(.down) + 1
      case .notEqual where distance.rounded() == distance && distance >= 0: rounds = distance
      default: return nil
      }
      return max(0, Int(rounds))
    }

    /// Rounds of a loop that adds up in single precision, which is another number than the
    /// quotient where the stride is rounded; `nil` if there are too many.
    var addedRounds: Int? {
      var (number, rounds) = (first, 0)
      while goesOn(number) {
        (number, rounds) = (number + stride, rounds + 1)
        if rounds > LoopRange.mostRounds { return nil }
      }
      return rounds
    }

    private func goesOn(_ number: Float) -> Bool {
      switch comparison {
      case .less: number < last
      case .lessEqual: number <= last
      case .greater: number > last
      case .greaterEqual: number >= last
      case .notEqual: number != last
      default: false
      }
    }
  }

  /// The number that a step adds to the variable; `nil` for steps of any other form.
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
    case .conversion(let operand):
      return number(operand).flatMap { value.type.scalar?.value(of: $0) }
    default: return value.literalValue
    }
  }
}
