internal import Diagnostics
internal import ShaderTree
internal import Tokens

/// An expression of Metal whose names are resolved, whose types are known, and whose every
/// conversion is a node of its own.
///
/// It has what a shader's tree lacks: pointers, lambdas with what they captured, and layers that
/// are passed. These are traced to variables and calls while a function is checked;
/// `ProgramLowering` turns the rest into the tree.
struct MetalExpression: Sendable {
  indirect enum Kind: Sendable {
    /// `spelling` as the author wrote it; empty if it was computed.
    case float(Float, spelling: String)
    /// The 64 bits of a `ulong`.
    case integer(Int64)
    case boolean(Bool)
    /// A parameter or local of the function.
    case variable(VariableIndex)
    /// A constant of the file.
    case global(GlobalIndex)
    case unary(UnaryOperator, MetalExpression)
    case increment(UnaryOperator, MetalExpression, isPrefix: Bool)
    /// Both sides have one component type; one may be a vector and the other a number.
    case binary(BinaryOperator, MetalExpression, MetalExpression)
    case assignment(BinaryOperator?, MetalExpression, MetalExpression)
    case conditional(MetalExpression, then: MetalExpression, otherwise: MetalExpression)
    case comma(MetalExpression, MetalExpression)
    /// A function of the author.
    case call(FunctionIndex, [MetalExpression])
    case standardCall(MetalCall)
    /// A vector, matrix, array or struct from its parts.
    case construction([MetalExpression])
    /// The same shape with another component type.
    case conversion(MetalExpression)
    /// A number in every component; on the diagonal of a matrix.
    case splat(MetalExpression)
    /// `as_type`: the same bits.
    case reinterpretation(MetalExpression)
    /// Components as `x`, `y`, `z`, `w`.
    case swizzle(MetalExpression, String)
    case element(MetalExpression, MetalExpression)
    case field(MetalExpression, Int)
    case sampleLayer(MetalExpression)
    /// `layer.tex`: functions of the host sample, read and measure it, so GLSL has no name for it.
    case layerTexture
    /// `layer.info`: from user space to the coordinates of the texture, and the limits there.
    case layerInfo
    case sampleTexture(MetalExpression, sampler: MetalExpression, MetalExpression)
    case readTexture(MetalExpression, MetalExpression)
    /// In texels, as `uint`.
    case textureSize(MetalExpression, TypedExpression.TextureAxis)
    /// An element of the author's `device` array: the buffer, and which.
    case fetch(MetalExpression, MetalExpression)
    /// A pointer, which is traced to what it points into and never written.
    case pointer(MetalPointer)
    /// A lambda with what it captured, which is never written: a call passes the captured values.
    case closure([MetalExpression])
    case layer
    /// Adds a zero that the driver cannot know, so that it does not unroll a loop by its own
    /// arithmetic.
    case unfoldable(MetalExpression)
    case invalid
  }

  var kind: Kind
  var type: MetalType
  var span: Span

  static func invalid(at span: Span) -> MetalExpression {
    MetalExpression(kind: .invalid, type: .unknown, span: span)
  }

  static func integer(_ value: Int64, _ scalar: Scalar = .int, at span: Span)
    -> MetalExpression
  {
    MetalExpression(kind: .integer(value), type: .scalar(scalar), span: span)
  }

  static func float(_ value: Float, _ scalar: Scalar = .float, at span: Span)
    -> MetalExpression
  {
    MetalExpression(kind: .float(value, spelling: ""), type: .scalar(scalar), span: span)
  }
}

/// The variable that a pointer leads to. GLSL has no pointers, so each is traced to its variable.
struct MetalPointer: Sendable {
  indirect enum Base: Sendable {
    /// A `device` array that the host binds, by its variable.
    case buffer(MetalExpression)
    /// Bytes that the host binds, one an element of the `device` array that holds them. What is
    /// read there has the layout of packed vectors or not.
    case data(MetalExpression, isPacked: Bool)
    /// An array.
    case array(MetalExpression)
    /// One variable.
    case single(MetalExpression)
  }

  var base: Base
  /// Elements from the start, or bytes if it leads to such; `nil` for none.
  var offset: MetalExpression?
}

extension MetalExpression {
  /// The expressions directly inside.
  var parts: [MetalExpression] {
    switch kind {
    case .float, .integer, .boolean, .variable, .global, .layer, .layerTexture, .layerInfo,
      .invalid:
      []
    case .unary(_, let a), .increment(_, let a, _), .conversion(let a), .splat(let a),
      .reinterpretation(let a), .swizzle(let a, _), .field(let a, _), .sampleLayer(let a),
      .textureSize(let a, _), .unfoldable(let a):
      [a]
    case .binary(_, let a, let b), .assignment(_, let a, let b), .comma(let a, let b),
      .element(let a, let b), .readTexture(let a, let b), .fetch(let a, let b):
      [a, b]
    case .conditional(let a, let b, let c), .sampleTexture(let a, let b, let c): [a, b, c]
    case .call(_, let parts), .construction(let parts), .closure(let parts): parts
    case .standardCall(let call): call.arguments
    case .pointer(let pointer): pointer.offset.map { [$0] } ?? []
    }
  }

  /// The same expression with other parts.
  func mapParts(_ change: (MetalExpression) -> MetalExpression) -> MetalExpression {
    var result = self
    result.kind =
      switch kind {
      case .float, .integer, .boolean, .variable, .global, .layer, .layerTexture, .layerInfo,
        .invalid, .pointer:
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
      case .closure(let parts): .closure(parts.map(change))
      case .standardCall(let call):
        .standardCall(
          MetalCall(
            call.lowering, call.arguments.map(change), writesArgument: call.writesArgument))
      }
    return result
  }

  /// Whether it can be evaluated twice, or not at all, with the same effect.
  var isPure: Bool {
    switch kind {
    case .increment, .assignment, .call, .comma: return false
    case .standardCall(let call) where call.writesArgument || call.isDiscard: return false
    default: return parts.allSatisfy(\.isPure)
    }
  }

  /// The first part that has no value in GLSL.
  var unwritablePart: MetalExpression? {
    switch kind {
    case .pointer, .layer, .closure, .invalid: return self
    case .standardCall(let call) where call.isDiscard: return self
    default:
      // A lazy sequence would ask twice at every level.
      for part in parts {
        if let found = part.unwritablePart { return found }
      }
      return nil
    }
  }

  /// Whether it reads one of `variables`.
  func uses(anyOf variables: Set<VariableIndex>) -> Bool {
    if case .variable(let index) = kind { return variables.contains(index) }
    return parts.contains { $0.uses(anyOf: variables) }
  }

  /// Whether it names storage that can be written.
  var isAssignable: Bool {
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
  var literalValue: Float? {
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
}
