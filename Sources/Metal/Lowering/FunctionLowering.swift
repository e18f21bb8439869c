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
    try statements.map(lowered)
  }

  func lowered(_ statement: MetalStatement) throws(Failure) -> TypedStatement {
    TypedStatement(kind: try kind(of: statement), span: statement.span)
  }

  func lowered(_ value: MetalExpression?) throws(Failure) -> TypedExpression? {
    guard let value else { return nil }
    return try lowered(value)
  }

  private func kind(of statement: MetalStatement) throws(Failure) -> TypedStatement.Kind {
    switch statement.kind {
    case .block(let inner): .block(try inner.map(lowered))
    case .declaration(let variable, let value): .declaration(variable, try lowered(value))
    case .expression(let value): .expression(try lowered(value))
    case .conditional(let condition, let first, let second):
      .conditional(
        try lowered(condition), then: try first.map(lowered),
        otherwise: try second?.map(lowered))
    case .forLoop(let start, let condition, let step, let body):
      .forLoop(
        start: try start.map(lowered), condition: try lowered(condition), step: try lowered(step),
        body: try body.map(lowered))
    case .whileLoop(let condition, let body):
      .whileLoop(try lowered(condition), body: try body.map(lowered))
    case .doLoop(let body, let condition):
      .doLoop(body: try body.map(lowered), try lowered(condition))
    case .choice(let value, let body): .choice(try lowered(value), body: try body.map(lowered))
    case .label(let value): .label(try lowered(value))
    case .returning(let value): .returning(try lowered(value))
    case .leaveLoop: .leaveLoop
    case .nextRound: .nextRound
    case .discard: .discard
    }
  }

  // MARK: Expressions

  func lowered(_ value: MetalExpression) throws(Failure) -> TypedExpression {
    if let long = try loweredLong(value) { return long }
    guard let type = value.type.lowered else { throw .noValue(value) }
    return TypedExpression(kind: try kind(of: value), type: type, span: value.span)
  }

  func kind(of value: MetalExpression) throws(Failure) -> TypedExpression.Kind {
    switch value.kind {
    case .float(let number, let spelling): return .float(number, spelling: spelling)
    case .integer(let number): return .integer(number)
    case .boolean(let flag): return .boolean(flag)
    case .variable(let index): return .variable(index)
    case .global(let index): return .global(index)
    case .unary(let operation, let operand): return .unary(operation, try lowered(operand))
    case .increment(let operation, let target, let isPrefix):
      return .increment(operation, try lowered(target), isPrefix: isPrefix)
    case .binary(let operation, let left, let right):
      return .binary(operation, try lowered(left), try lowered(right))
    case .assignment(let operation, let target, let source):
      return .assignment(operation, try lowered(target), try lowered(source))
    case .conditional(let condition, let first, let second):
      return .conditional(
        try lowered(condition), then: try lowered(first), otherwise: try lowered(second))
    case .comma(let first, let second): return .comma(try lowered(first), try lowered(second))
    case .call(let index, let arguments): return .call(index, try arguments.map(lowered))
    case .standardCall(let call):
      if call.isDiscard { throw .noValue(value) }
      return .standardCall(
        StandardCall(
          call.lowering, try call.arguments.map(lowered), writesArgument: call.writesArgument))
    case .construction(let parts): return .construction(try parts.map(lowered))
    case .conversion(let source): return .conversion(try lowered(source))
    case .splat(let component): return .splat(try lowered(component))
    case .reinterpretation(let source): return .reinterpretation(try lowered(source))
    case .swizzle(let base, let components): return .swizzle(try lowered(base), components)
    case .element(let base, let index): return .element(try lowered(base), try lowered(index))
    case .field(let base, let field): return .field(try lowered(base), field)
    case .sampleLayer(let position): return .sampleLayer(try lowered(position))
    case .layerTexture: return .layerTexture
    case .layerInfo: return .layerInfo
    case .sampleTexture(let texture, let sampler, let position):
      return .sampleTexture(
        try lowered(texture), sampler: try lowered(sampler), try lowered(position))
    case .readTexture(let texture, let position):
      return .readTexture(try lowered(texture), try lowered(position))
    case .textureSize(let texture, let axis): return .textureSize(try lowered(texture), axis)
    case .fetch(let buffer, let index): return .fetch(try lowered(buffer), try lowered(index))
    case .unfoldable(let inner): return .unfoldable(try lowered(inner))
    case .pointer, .layer, .closure, .invalid: throw .noValue(value)
    }
  }
}
