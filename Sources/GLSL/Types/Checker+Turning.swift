internal import Diagnostics
internal import ShaderTree
internal import Tokens

/// Texture coordinates of hosts that count from the top left.
extension Checker {
  /// Makes the arguments of a call that reads a texture ones that count from the bottom left.
  ///
  /// - Parameter function: The name of the built-in function, as 3.30 has it.
  func turn(_ arguments: inout [TypedExpression], for function: String) {
    guard arguments.count > 1, case .texture(_, .plane) = arguments[0].type else { return }
    let span = arguments[1].span
    switch function {
    case "texture", "textureLod", "textureGrad", "textureOffset", "textureLodOffset":
      arguments[1] = sum(scaled(arguments[1], [1, -1], .float), [0, 1], .float)
    case "texelFetch" where arguments.count == 3:
      let size = TypedExpression(
        kind: .standardCall(
          StandardCall(.builtin("textureSize"), [arguments[0], arguments[2]])),
        type: .vector(.int, 2), span: span)
      let last = sum(scaled(size, [0, 1], .int), [0, -1], .int)
      arguments[1] = TypedExpression(
        kind: .binary(.add, scaled(arguments[1], [1, -1], .int), last), type: .vector(.int, 2),
        span: span)
    default: return
    }
    let isOffset = function.hasSuffix("Offset")
    for index in arguments.indices.dropFirst(2)
    where arguments[index].type == .vector(isOffset ? .int : .float, 2) {
      arguments[index] = scaled(arguments[index], [1, -1], isOffset ? .int : .float)
    }
  }

  private func scaled(
    _ value: TypedExpression, _ numbers: [Float], _ scalar: Scalar
  ) -> TypedExpression {
    TypedExpression(
      kind: .binary(.multiply, value, vector(numbers, scalar, at: value.span)), type: value.type,
      span: value.span)
  }

  private func sum(
    _ value: TypedExpression, _ numbers: [Float], _ scalar: Scalar
  ) -> TypedExpression {
    TypedExpression(
      kind: .binary(.add, value, vector(numbers, scalar, at: value.span)), type: value.type,
      span: value.span)
  }

  private func vector(_ numbers: [Float], _ scalar: Scalar, at span: Span) -> TypedExpression {
    TypedExpression(
      kind: .construction(
        numbers.map {
          scalar == .int ? .integer(Int64($0), at: span) : .float($0, at: span)
        }), type: .vector(scalar, numbers.count), span: span)
  }
}
