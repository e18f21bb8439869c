internal import Diagnostics
internal import ShaderTree

/// Calls of functions that the library declares for integers, `half` and `float` alike.
extension FunctionChecker {
  /// Reports `max(x, 0)` for a float `x`: one declaration fits the first argument better, another
  /// one the second, so that C++ takes none. `nil` if the call is clear.
  ///
  /// Vectors decide such a call, and numbers beside them convert.
  func refuseAmbiguity(
    of function: StandardFunction, _ values: [MetalExpression], at span: Span
  ) -> MetalExpression? {
    guard let count = Self.overloadedArguments[function.name] else { return nil }
    let types = values.prefix(count).map(\.type)
    guard types.allSatisfy(\.isScalar) else { return nil }
    let arguments = types.compactMap(\.scalar)
    let candidates = Self.overloads.map { target in arguments.map { Self.rank($0, target) } }
    let isClear = candidates.contains { best in
      candidates.allSatisfy { other in
        other == best
          || zip(best, other).allSatisfy { $0 <= $1 } && zip(best, other).contains { $0 < $1 }
      } && candidates.count(where: { $0 == best }) == 1
    }
    if isClear { return nil }
    let found = types.map { "'\(name(of: $0))'" }.joined(separator: ", ")
    let target = arguments.contains(.float) ? "float" : arguments.contains(.half) ? "half" : "int"
    return fail(
      "call to '\(function.name)' is ambiguous: it takes arguments of one type, found \(found)",
      at: span,
      hint: target == "float"
        ? "write numbers as in '0.0', and variables as in 'float(…)'"
        : target == "half"
          ? "write numbers as in '0.0h', and variables as in 'half(…)'"
          : "convert one of them, as in 'int(…)'")
  }

  /// Arguments of one type in the functions for which Apple's compiler is known to say so.
  private static let overloadedArguments = ["min": 2, "max": 2, "clamp": 3, "select": 2]

  private static let overloads: [Scalar] = [
    .char, .uchar, .short, .ushort, .int, .uint, .long, .ulong, .half, .float,
  ]

  /// 0 for the same type, 1 for a promotion, 2 for a conversion, as in C++ ([over.ics.scs]).
  private static func rank(_ source: Scalar, _ target: Scalar) -> Int {
    source == target ? 0 : target == .int && source.promoted == .int ? 1 : 2
  }
}
