internal import Diagnostics
internal import ShaderTree

/// Lowers the body of one function, or the value of a constant.
final class FunctionLowering {
  /// Something that the tree cannot represent.
  enum Failure: Error {
    /// Something that is not a value: a pointer, a lambda, a layer.
    case noValue(MetalExpression)
    /// A 64-bit integer of which more than the low 32 bits are needed.
    case highBits(Span)
  }

  let program: MetalProgram
  let function: MetalFunction?
  /// The values that the 64-bit variables are given, but for those that are changed in other ways.
  private(set) lazy var longValues = function?.longValues(in: program) ?? [:]
  /// Variables whose values are being looked at.
  var open: Set<VariableIndex> = []

  init(_ function: MetalFunction? = nil, of program: MetalProgram) {
    (self.function, self.program) = (function, program)
  }

  func lowered(_ statements: [MetalStatement]) throws(Failure) -> [TypedStatement] {
    var result: [TypedStatement] = []
    for statement in statements { result.append(try statement.map(lowered)) }
    return result
  }

  func lowered(_ value: MetalExpression) throws(Failure) -> TypedExpression {
    if let long = try loweredLong(value) { return long }
    guard let type = value.type.lowered else { throw .noValue(value) }
    return TypedExpression(kind: try kind(of: value), type: type, span: value.span)
  }

  func kind(of value: MetalExpression) throws(Failure) -> TypedExpression.Kind {
    if value.hasNoValue { throw .noValue(value) }
    return try value.mapKind(lowered) { _ throws(Failure) in throw .noValue(value) }
  }
}

extension MetalExpression {
  /// Whether it is a mistake, or a statement in the place of a value.
  fileprivate var hasNoValue: Bool {
    switch kind {
    case .invalid: true
    case .standardCall(let call): call.isDiscard
    default: false
    }
  }
}
