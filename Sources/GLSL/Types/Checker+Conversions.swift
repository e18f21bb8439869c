internal import Diagnostics
internal import ShaderTree

extension Checker {
  /// The cost of an implicit conversion; `nil` if there is none.
  ///
  /// From `int` to `uint` is in 4.00 only, so every other is preferred to it.
  func cost(from: ShaderType, to: ShaderType) -> Int? {
    if from == to || from == .unknown || to == .unknown { return 0 }
    guard let width = from.width, width == to.width, let a = from.scalar, let b = to.scalar else {
      return nil
    }
    switch (a, b) {
    case (.int, .float), (.uint, .float): return 1
    case (.int, .uint): return 5
    default: return nil
    }
  }

  /// Returns `value` as a value of `type`, or an invalid one, with a report.
  func convert(_ value: TypedExpression, to type: ShaderType) -> TypedExpression {
    guard let cost = cost(from: value.type, to: type) else {
      return fail(
        "cannot convert '\(name(of: value.type))' to '\(name(of: type))'", at: value.span,
        hint: hint(from: value.type, to: type))
    }
    guard cost > 0 else { return value }
    if case .integer(let number) = value.kind {
      return type == .float
        ? .float(Float(number), at: value.span) : .integer(number, .uint, at: value.span)
    }
    return TypedExpression(kind: .conversion(value), type: type, span: value.span)
  }

  private func hint(from: ShaderType, to: ShaderType) -> String? {
    guard let given = from.width, let wanted = to.width else { return nil }
    if given == wanted { return "write '\(name(of: to))(…)'" }
    if given > wanted { return "take a part of it: '.\("xyz".prefix(wanted))'" }
    return given == 1 ? "write '\(name(of: to))(…)'" : nil
  }

  /// The type that both become where two values meet; `nil` if there is none.
  func common(_ a: ShaderType, _ b: ShaderType) -> ShaderType? {
    if cost(from: a, to: b) != nil { return b }
    return cost(from: b, to: a) != nil ? a : nil
  }

  /// The component type of arithmetic between two kinds of numbers; `nil` if they do not combine.
  func common(_ a: Scalar, _ b: Scalar) -> Scalar? { common(.scalar(a), .scalar(b))?.scalar }
}
