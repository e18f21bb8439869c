package import Diagnostics
package import Tokens

/// A side of a texture.
package enum TextureAxis: Sendable { case width, height }

/// An expression whose names are resolved, whose types are known, and whose every conversion is a
/// node of its own.
package struct TreeExpression<Form: TreeForm>: Sendable {
  package indirect enum Kind: Sendable {
    /// `spelling` as the author wrote it; empty if it was computed.
    case float(Float, spelling: String)
    case integer(Int64)
    case boolean(Bool)
    /// A parameter or local of the function.
    case variable(VariableIndex)
    /// A constant of the file.
    case global(GlobalIndex)
    case unary(UnaryOperator, TreeExpression)
    case increment(UnaryOperator, TreeExpression, isPrefix: Bool)
    /// Both sides have one component type; one may be a vector and the other a number.
    case binary(BinaryOperator, TreeExpression, TreeExpression)
    case assignment(BinaryOperator?, TreeExpression, TreeExpression)
    case conditional(TreeExpression, then: TreeExpression, otherwise: TreeExpression)
    case comma(TreeExpression, TreeExpression)
    /// A function of the author.
    case call(FunctionIndex, [TreeExpression])
    case standardCall(TreeCall<Form>)
    /// A vector, matrix, array or struct from its parts.
    case construction([TreeExpression])
    /// The same shape with another component type.
    case conversion(TreeExpression)
    /// A number in every component; on the diagonal of a matrix.
    case splat(TreeExpression)
    /// `as_type`: the same bits.
    case reinterpretation(TreeExpression)
    /// Components as `x`, `y`, `z`, `w`.
    case swizzle(TreeExpression, String)
    case element(TreeExpression, TreeExpression)
    case field(TreeExpression, Int)
    case sampleLayer(TreeExpression)
    /// `layer.tex`: functions of the host sample, read and measure it, so GLSL has no name for it.
    case layerTexture
    /// `layer.info`: from user space to the coordinates of the texture, and the limits there.
    case layerInfo
    case sampleTexture(TreeExpression, sampler: TreeExpression, TreeExpression)
    case readTexture(TreeExpression, TreeExpression)
    /// In texels, as `uint`.
    case textureSize(TreeExpression, TextureAxis)
    /// An element of the author's `device` array: the buffer, and which.
    case fetch(TreeExpression, TreeExpression)
    /// Adds a zero that the driver cannot know, so that it does not unroll a loop by its own
    /// arithmetic.
    case unfoldable(TreeExpression)
    /// An expression that only this form of the tree has.
    case own(Form.Own)
    case invalid
  }

  package var kind: Kind
  package var type: Form.ValueType
  package var span: Span

  @inlinable
  package init(kind: Kind, type: Form.ValueType, span: Span) {
    self.kind = kind
    self.type = type
    self.span = span
  }

  @inlinable
  package static func invalid(at span: Span) -> TreeExpression {
    TreeExpression(kind: .invalid, type: .unknown, span: span)
  }

  @inlinable
  package static func integer(_ value: Int64, _ scalar: Scalar = .int, at span: Span)
    -> TreeExpression
  {
    TreeExpression(kind: .integer(value), type: .scalar(scalar), span: span)
  }

  @inlinable
  package static func float(_ value: Float, _ scalar: Scalar = .float, at span: Span)
    -> TreeExpression
  {
    TreeExpression(kind: .float(value, spelling: ""), type: .scalar(scalar), span: span)
  }
}

extension TreeExpression {
  /// The expressions directly inside.
  @inlinable package var parts: [TreeExpression] {
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
    case .own(let own): Form.parts(of: own)
    }
  }

  /// The same expression with other parts.
  @inlinable
  package func mapParts(_ change: (TreeExpression) -> TreeExpression) -> TreeExpression {
    with(mapKind(change) { .own(Form.map($0, change)) })
  }

  /// The kind with other parts, which may be of another form.
  ///
  /// - Parameter own: Returns the kind of an expression that only this form has.
  @inlinable
  package func mapKind<Other: TreeForm, Failure: Error>(
    _ change: (TreeExpression) throws(Failure) -> TreeExpression<Other>,
    own: (Form.Own) throws(Failure) -> TreeExpression<Other>.Kind
  ) throws(Failure) -> TreeExpression<Other>.Kind {
    switch kind {
    case .float(let number, let spelling): .float(number, spelling: spelling)
    case .integer(let number): .integer(number)
    case .boolean(let flag): .boolean(flag)
    case .variable(let index): .variable(index)
    case .global(let index): .global(index)
    case .layerTexture: .layerTexture
    case .layerInfo: .layerInfo
    case .invalid: .invalid
    case .own(let kind): try own(kind)
    case .unary(let operation, let a): .unary(operation, try change(a))
    case .increment(let operation, let a, let isPrefix):
      .increment(operation, try change(a), isPrefix: isPrefix)
    case .conversion(let a): .conversion(try change(a))
    case .splat(let a): .splat(try change(a))
    case .reinterpretation(let a): .reinterpretation(try change(a))
    case .swizzle(let a, let components): .swizzle(try change(a), components)
    case .field(let a, let index): .field(try change(a), index)
    case .sampleLayer(let a): .sampleLayer(try change(a))
    case .textureSize(let a, let axis): .textureSize(try change(a), axis)
    case .unfoldable(let a): .unfoldable(try change(a))
    case .binary(let operation, let a, let b): .binary(operation, try change(a), try change(b))
    case .assignment(let operation, let a, let b):
      .assignment(operation, try change(a), try change(b))
    case .comma(let a, let b): .comma(try change(a), try change(b))
    case .element(let a, let b): .element(try change(a), try change(b))
    case .readTexture(let a, let b): .readTexture(try change(a), try change(b))
    case .fetch(let a, let b): .fetch(try change(a), try change(b))
    case .conditional(let a, let b, let c):
      .conditional(try change(a), then: try change(b), otherwise: try change(c))
    case .sampleTexture(let a, let b, let c):
      .sampleTexture(try change(a), sampler: try change(b), try change(c))
    case .call(let index, let parts): .call(index, try parts.map(change))
    case .construction(let parts): .construction(try parts.map(change))
    case .standardCall(let call):
      .standardCall(
        TreeCall(
          call.lowering, try call.arguments.map(change), writesArgument: call.writesArgument))
    }
  }

  /// The same expression with other parts, as many as it has.
  @inlinable
  package func replacingParts(by parts: [TreeExpression]) -> TreeExpression {
    var rest = parts[...]
    return mapParts { rest.popFirst() ?? $0 }
  }

  /// An expression of the same type in the same place.
  @inlinable
  package func with(_ kind: Kind) -> TreeExpression {
    TreeExpression(kind: kind, type: type, span: span)
  }

  /// Whether it reads one of `variables`.
  @inlinable
  package func uses(anyOf variables: Set<VariableIndex>) -> Bool {
    if case .variable(let index) = kind { return variables.contains(index) }
    return parts.contains { $0.uses(anyOf: variables) }
  }

  /// Whether it names storage that can be written.
  @inlinable package var isAssignable: Bool {
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
  @inlinable package var literalValue: Float? {
    switch kind {
    case .float(let value, _): value
    case .integer(let value):
      type.scalar == .ulong ? Float(UInt64(bitPattern: value)) : Float(value)
    case .unary(.minus, let operand): operand.literalValue.map { -$0 }
    case .splat(let component): component.literalValue
    case .conversion(let source): source.literalValue.flatMap { type.scalar?.value(of: $0) }
    default: nil
    }
  }

  /// Whether it is a floating zero that is written out.
  var isWrittenZero: Bool { type.scalar?.isFloating == true && literalValue == 0 }
}
