package import Diagnostics
package import Tokens

/// An expression whose names are resolved, whose types are known, and whose every conversion is a
/// node of its own.
package struct TypedExpression: Sendable {
  package enum TextureAxis: Sendable { case width, height }

  package indirect enum Kind: Sendable {
    /// `spelling` as the author wrote it; empty if it was computed.
    case float(Float, spelling: String)
    case integer(Int64)
    case boolean(Bool)
    /// A parameter or local of the function.
    case variable(VariableIndex)
    /// A constant of the file.
    case global(GlobalIndex)
    case unary(UnaryOperator, TypedExpression)
    case increment(UnaryOperator, TypedExpression, isPrefix: Bool)
    /// Both sides have one component type; one may be a vector and the other a number.
    case binary(BinaryOperator, TypedExpression, TypedExpression)
    case assignment(BinaryOperator?, TypedExpression, TypedExpression)
    case conditional(TypedExpression, then: TypedExpression, otherwise: TypedExpression)
    case comma(TypedExpression, TypedExpression)
    /// A function of the author.
    case call(FunctionIndex, [TypedExpression])
    case standardCall(StandardCall)
    /// A vector, matrix, array or struct from its parts.
    case construction([TypedExpression])
    /// The same shape with another component type.
    case conversion(TypedExpression)
    /// A number in every component; on the diagonal of a matrix.
    case splat(TypedExpression)
    /// `as_type`: the same bits.
    case reinterpretation(TypedExpression)
    /// Components as `x`, `y`, `z`, `w`.
    case swizzle(TypedExpression, String)
    case element(TypedExpression, TypedExpression)
    case field(TypedExpression, Int)
    case sampleLayer(TypedExpression)
    /// `layer.tex`: functions of the host sample, read and measure it, so GLSL has no name for it.
    case layerTexture
    /// `layer.info`: from user space to the coordinates of the texture, and the limits there.
    case layerInfo
    case sampleTexture(TypedExpression, sampler: TypedExpression, TypedExpression)
    case readTexture(TypedExpression, TypedExpression)
    /// In texels, as `uint`.
    case textureSize(TypedExpression, TextureAxis)
    /// An element of the author's `device` array: the buffer, and which.
    case fetch(TypedExpression, TypedExpression)
    /// Adds a zero that the driver cannot know, so that it does not unroll a loop by its own
    /// arithmetic.
    case unfoldable(TypedExpression)
    case invalid
  }

  package var kind: Kind
  package var type: ShaderType
  package var span: Span

  package init(kind: Kind, type: ShaderType, span: Span) {
    self.kind = kind
    self.type = type
    self.span = span
  }

  package static func invalid(at span: Span) -> TypedExpression {
    TypedExpression(kind: .invalid, type: .unknown, span: span)
  }

  package static func integer(_ value: Int64, _ scalar: Scalar = .int, at span: Span)
    -> TypedExpression
  {
    TypedExpression(kind: .integer(value), type: .scalar(scalar), span: span)
  }

  package static func float(_ value: Float, _ scalar: Scalar = .float, at span: Span)
    -> TypedExpression
  {
    TypedExpression(kind: .float(value, spelling: ""), type: .scalar(scalar), span: span)
  }
}

extension TypedExpression {
  /// The expressions directly inside.
  package var parts: [TypedExpression] {
    switch kind {
    case .float, .integer, .boolean, .variable, .global, .layerTexture, .layerInfo, .invalid:
      []
    case .unary(_, let a), .increment(_, let a, _), .conversion(let a), .splat(let a),
      .reinterpretation(let a), .swizzle(let a, _), .field(let a, _), .sampleLayer(let a),
      .textureSize(let a, _), .unfoldable(let a):
      [a]
    case .binary(_, let a, let b), .assignment(_, let a, let b), .comma(let a, let b),
      .element(let a, let b), .readTexture(let a, let b), .fetch(let a, let b):
      [a, b]
    case .conditional(let a, let b, let c), .sampleTexture(let a, let b, let c): [a, b, c]
    case .call(_, let parts), .construction(let parts): parts
    case .standardCall(let call): call.arguments
    }
  }

  /// The same expression with other parts.
  package func mapParts(_ change: (TypedExpression) -> TypedExpression) -> TypedExpression {
    var result = self
    result.kind =
      switch kind {
      case .float, .integer, .boolean, .variable, .global, .layerTexture, .layerInfo, .invalid:
        kind
      case .unary(let operation, let a): .unary(operation, change(a))
      case .increment(let operation, let a, let isPrefix):
        .increment(operation, change(a), isPrefix: isPrefix)
      case .conversion(let a): .conversion(change(a))
      case .splat(let a): .splat(change(a))
      case .reinterpretation(let a): .reinterpretation(change(a))
      case .swizzle(let a, let components): .swizzle(change(a), components)
      case .field(let a, let index): .field(change(a), index)
      case .sampleLayer(let a): .sampleLayer(change(a))
      case .textureSize(let a, let axis): .textureSize(change(a), axis)
      case .unfoldable(let a): .unfoldable(change(a))
      case .binary(let operation, let a, let b): .binary(operation, change(a), change(b))
      case .assignment(let operation, let a, let b): .assignment(operation, change(a), change(b))
      case .comma(let a, let b): .comma(change(a), change(b))
      case .element(let a, let b): .element(change(a), change(b))
      case .readTexture(let a, let b): .readTexture(change(a), change(b))
      case .fetch(let a, let b): .fetch(change(a), change(b))
      case .conditional(let a, let b, let c):
        .conditional(change(a), then: change(b), otherwise: change(c))
      case .sampleTexture(let a, let b, let c):
        .sampleTexture(change(a), sampler: change(b), change(c))
      case .call(let index, let parts): .call(index, parts.map(change))
      case .construction(let parts): .construction(parts.map(change))
      case .standardCall(let call):
        .standardCall(
          StandardCall(
            call.lowering, call.arguments.map(change), writesArgument: call.writesArgument))
      }
    return result
  }

  /// The same expression with other parts, as many as it has.
  func replacingParts(by parts: [TypedExpression]) -> TypedExpression {
    var rest = parts[...]
    return mapParts { rest.popFirst() ?? $0 }
  }

  /// An expression of the same type in the same place.
  func with(_ kind: Kind) -> TypedExpression {
    TypedExpression(kind: kind, type: type, span: span)
  }

  /// Whether it reads one of `variables`.
  package func uses(anyOf variables: Set<VariableIndex>) -> Bool {
    if case .variable(let index) = kind { return variables.contains(index) }
    return parts.contains { $0.uses(anyOf: variables) }
  }

  /// Whether it names storage that can be written.
  package var isAssignable: Bool {
    switch kind {
    case .variable: true
    case .swizzle(let base, let components):
      base.isAssignable && Set(components).count == components.count
    case .element(let base, _), .field(let base, _): base.isAssignable
    case .invalid: true
    default: false
    }
  }

  /// The number that is written here, in every component; `nil` if it has to be computed.
  package var literalValue: Float? {
    switch kind {
    case .float(let value, _): value
    case .integer(let value):
      Float(value)
    case .unary(.minus, let operand): operand.literalValue.map { -$0 }
    case .splat(let component): component.literalValue
    case .conversion(let source): source.literalValue.flatMap { type.scalar?.value(of: $0) }
    default: nil
    }
  }

  /// Whether it is a floating zero that is written out.
  var isWrittenZero: Bool { type.scalar?.isFloating == true && literalValue == 0 }
}
