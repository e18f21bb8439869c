package import Tokens

/// How a call of a library function is written in GLSL.
///
/// ```swift
/// Lowering.builtin("inversesqrt")
/// Lowering.operation(.sum(.product(.argument(0), .argument(1)), .argument(2)))
/// ```
package enum Lowering: Sendable {
  /// A function that GLSL has with the same meaning.
  ///
  /// `scalarArguments` are the positions at which GLSL takes one number beside vectors, as in
  /// `max(v, 0.0)`.
  case builtin(String, scalarArguments: Set<Int> = [])
  /// A function that GLSL lacks, or whose results differ there.
  case helper(HelperFunction)
  /// Operators and calls around the arguments.
  case operation(Operation)
  /// The second argument where the third is true, else the first, by component.
  case selection
  /// The statement `discard`: a call that is valid as a statement only.
  case discard

  /// An expression of GLSL with the arguments of the call in it.
  package indirect enum Operation: Sendable {
    case argument(Int)
    /// A literal as GLSL spells it.
    case literal(String)
    case builtin(String, [Operation])
    case helper(HelperFunction, [Operation])
    case binary(BinaryOperator, Operation, Operation)
    case negated(Operation)

    package static func sum(_ left: Operation, _ right: Operation) -> Operation {
      .binary(.add, left, right)
    }

    package static func product(_ left: Operation, _ right: Operation) -> Operation {
      .binary(.multiply, left, right)
    }
  }

  /// A helper function with its text.
  package static func helper(
    _ name: String, _ form: HelperFunction.Form, needs: [HelperFunction] = [], _ text: String
  ) -> Lowering {
    .helper(HelperFunction(name, form, needs: needs, text))
  }

  /// A helper function with one text for any width.
  package static func helper(_ name: String, _ text: String) -> Lowering {
    .helper(HelperFunction(name, text))
  }
}
