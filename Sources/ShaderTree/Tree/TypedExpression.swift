/// An expression whose names are resolved, whose types are known, and whose every conversion is a node of its own.
struct TypedExpression: Sendable {
  indirect enum Kind: Sendable {
    /// `spelling` as the author wrote it; empty when it was worked out.
    case float(Float, spelling: String)
    case integer(Int64)
    case boolean(Bool)
    /// A parameter or local, by its index in the function.
    case variable(Int)
    /// A constant of the file, by its index in the program.
    case global(Int)
    case unary(UnaryOperator, TypedExpression)
    case increment(UnaryOperator, TypedExpression, isPrefix: Bool)
    /// Both sides have one component type; one may be a vector and the other a number.
    case binary(BinaryOperator, TypedExpression, TypedExpression)
    case assignment(BinaryOperator?, TypedExpression, TypedExpression)
    case conditional(TypedExpression, then: TypedExpression, otherwise: TypedExpression)
    /// By component, by a vector of `bool`.
    case selection(TypedExpression, then: TypedExpression, otherwise: TypedExpression)
    case comma(TypedExpression, TypedExpression)
    /// A function of the author, by its index in the program.
    case call(Int, [TypedExpression])
    case standardCall(MetalFunction, [TypedExpression])
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
    case sampleTexture(TypedExpression, sampler: TypedExpression, TypedExpression)
    case readTexture(TypedExpression, TypedExpression)
    /// `get_width` is 0, `get_height` is 1.
    case textureSize(TypedExpression, Int)
    /// An element of the author's `device` array: the buffer, and which.
    case fetch(TypedExpression, TypedExpression)
    /// A pointer, which is traced to what it points into and never written.
    case pointer(TypedPointer)
    case layer
    /// Adds a zero that the driver cannot know, so that it does not unroll a loop by its own
    /// arithmetic.
    case opaque(TypedExpression)
    case invalid
  }

  var kind: Kind
  var type: MetalType
  var span: Span

  static func invalid(at span: Span) -> TypedExpression {
    TypedExpression(kind: .invalid, type: .unknown, span: span)
  }

  static func integer(_ value: Int64, _ scalar: Scalar = .int, at span: Span) -> TypedExpression {
    TypedExpression(kind: .integer(value), type: .scalar(scalar), span: span)
  }

  static func float(_ value: Float, _ scalar: Scalar = .float, at span: Span) -> TypedExpression {
    TypedExpression(kind: .float(value, spelling: ""), type: .scalar(scalar), span: span)
  }
}

/// What a pointer stands for. GLSL has none, so each is traced to what it points into.
struct TypedPointer: Sendable {
  indirect enum Base: Sendable {
    /// A `device` array that the host binds, by its variable.
    case buffer(TypedExpression)
    /// An array.
    case array(TypedExpression)
    /// One variable.
    case single(TypedExpression)
  }

  var base: Base
  /// Elements from the start; `nil` for none.
  var offset: TypedExpression?
}

extension TypedExpression {
  /// The expressions directly inside.
  var parts: [TypedExpression] {
    switch kind {
    case .float, .integer, .boolean, .variable, .global, .layer, .invalid: []
    case .unary(_, let a), .increment(_, let a, _), .conversion(let a), .splat(let a),
      .reinterpretation(let a), .swizzle(let a, _), .field(let a, _), .sampleLayer(let a),
      .textureSize(let a, _), .opaque(let a):
      [a]
    case .binary(_, let a, let b), .assignment(_, let a, let b), .comma(let a, let b),
      .element(let a, let b), .readTexture(let a, let b), .fetch(let a, let b):
      [a, b]
    case .conditional(let a, let b, let c), .selection(let a, let b, let c),
      .sampleTexture(let a, let b, let c):
      [a, b, c]
    case .call(_, let parts), .standardCall(_, let parts), .construction(let parts): parts
    case .pointer(let pointer): pointer.offset.map { [$0] } ?? []
    }
  }

  /// Whether it can be evaluated twice, or not at all, with the same effect.
  var isPure: Bool {
    switch kind {
    case .increment, .assignment, .call, .comma: return false
    case .standardCall(let function, _)
    where [.secondResult, .exponentResult, .statement].contains(function.shape):
      return false
    default: return parts.allSatisfy(\.isPure)
    }
  }

  /// The first thing inside that stands for no value in GLSL.
  var unwritablePart: TypedExpression? {
    switch kind {
    case .pointer, .layer, .invalid: return self
    case .standardCall(let function, _) where function.shape == .statement: return self
    default: return parts.lazy.compactMap(\.unwritablePart).first
    }
  }

  /// Whether it reads one of `variables`.
  func uses(anyOf variables: Set<Int>) -> Bool {
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
}
