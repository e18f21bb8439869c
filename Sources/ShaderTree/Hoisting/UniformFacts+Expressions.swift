internal import Tokens

/// Which expressions and statements have one value for all pixels.
extension UniformFacts {
  /// Whether an expression has one value for all pixels of a draw, and may be computed where its
  /// author would skip it.
  func isUniform(_ value: TypedExpression, _ scope: UniformScope) -> Bool {
    guard isDefined(value, scope) else { return false }
    switch value.kind {
    case .variable(let index): return !scope.varying.contains(index)
    case .global(let index): return globals.contains(index)
    default: return value.parts.allSatisfy { isUniform($0, scope) }
    }
  }

  /// Whether an expression is defined for all values of its parts, and depends on nothing else.
  private func isDefined(_ value: TypedExpression, _ scope: UniformScope) -> Bool {
    switch value.kind {
    case .float, .integer, .boolean, .variable, .global, .conversion, .splat, .reinterpretation,
      .swizzle, .field, .construction, .conditional:
      true
    case .unary(let operation, _): [.plus, .minus, .not, .complement].contains(operation)
    case .binary(let operation, _, let right): isDefined(operation, right)
    case .element(let base, let index): isInside(index, base.type, scope)
    case .standardCall(let call): isPure(call)
    case .call(let index, let arguments):
      functions.contains(index)
        && zip(program.functions[index].parameters, arguments).allSatisfy {
          !$0.isWritten || scope.allowsWrites && $1.isInVariable
        }
    case .assignment(_, let target, _), .increment(_, let target, _):
      scope.allowsWrites && target.isInVariable
    case .comma, .sampleLayer, .layerTexture, .layerInfo, .sampleTexture, .readTexture,
      .textureSize,
      .fetch, .unfoldable, .invalid:
      false
    }
  }

  /// Whether an operator is defined for all left operands.
  private func isDefined(_ operation: BinaryOperator, _ right: TypedExpression) -> Bool {
    guard right.type.scalar?.isInteger == true else { return true }
    switch operation {
    case .divide, .remainder: return program.number(right).map { $0 != 0 && $0 != -1 } ?? false
    case .shiftLeft, .shiftRight: return program.number(right).map { (0..<32) ~= $0 } ?? false
    default: return true
    }
  }

  /// Whether an index is one of those that a value has.
  private func isInside(
    _ index: TypedExpression, _ type: ShaderType, _ scope: UniformScope
  ) -> Bool {
    guard let count = type.elementCount else { return false }
    if let number = program.number(index) { return (0..<Float(count)) ~= number }
    guard case .variable(let variable) = index.withoutConversions.kind,
      let range = scope.ranges[variable]
    else { return false }
    return range.lowerBound >= 0 && range.upperBound < count
  }

  private func isPure(_ call: StandardCall) -> Bool {
    guard !call.writesArgument else { return false }
    switch call.lowering {
    case .builtin(let name, _): return !Self.pixelFunctions.contains(name)
    // Of integers, some shift by their arguments.
    case .helper: return !call.arguments.contains { $0.type.scalar?.isInteger == true }
    case .selection: return true
    case .operation(let operation): return isPure(operation, call.arguments)
    case .discard: return false
    }
  }

  private func isPure(_ operation: Lowering.Operation, _ arguments: [TypedExpression]) -> Bool {
    switch operation {
    case .argument, .literal: true
    case .builtin(let name, let parts):
      !Self.pixelFunctions.contains(name) && parts.allSatisfy { isPure($0, arguments) }
    case .helper(_, let parts): parts.allSatisfy { isPure($0, arguments) }
    case .negated(let inner): isPure(inner, arguments)
    case .binary(let operation, let left, .argument(let position)):
      isPure(left, arguments) && isDefined(operation, arguments[position])
    case .binary(_, let left, let right):
      !arguments.contains { $0.type.scalar?.isInteger == true }
        && isPure(left, arguments) && isPure(right, arguments)
    }
  }

  /// Built-in functions that look at other pixels; those of textures have one among their
  /// arguments, which no uniform expression has.
  private static let pixelFunctions: Set<String> = ["dFdx", "dFdy", "fwidth"]

  // MARK: - Statements

  /// Whether a statement does nothing but change variables in the same way for all pixels, and
  /// ends.
  func isUniform(_ statement: TypedStatement, _ scope: UniformScope) -> Bool {
    switch statement.kind {
    case .block(let inner): inner.allSatisfy { isUniform($0, scope) }
    case .declaration(let variable, let value):
      !scope.varying.contains(variable) && value.map { isUniform($0, scope) } ?? true
    case .expression(let value): isUniformRoot(value, scope)
    case .conditional(let condition, let first, let second):
      isUniform(condition, scope) && (first + (second ?? [])).allSatisfy { isUniform($0, scope) }
    case .forLoop: isUniformLoop(statement, scope)
    case .choice(let value, let body):
      scope.allowsWrites && isUniform(value, scope) && body.allSatisfy { isUniform($0, scope) }
    case .label: true
    case .leaveLoop, .nextRound: true
    case .returning(let value):
      scope.allowsWrites && value.map { isUniform($0, scope) } ?? true
    case .whileLoop, .doLoop, .discard: false
    }
  }

  private func isUniformLoop(_ statement: TypedStatement, _ scope: UniformScope) -> Bool {
    guard case .forLoop(let start, _, _, let body) = statement.kind,
      let range = LoopRange(statement, in: program), range.rounds <= LoopRange.mostRounds,
      !scope.varying.contains(range.variable)
    else { return false }
    var scope = scope
    scope.ranges[range.variable] = range.values
    return (start + body).allSatisfy { isUniform($0, scope) }
  }

  /// Whether an expression that stands as a statement changes variables in the same way for all
  /// pixels, and does nothing else.
  func isUniformRoot(_ value: TypedExpression, _ scope: UniformScope) -> Bool {
    let places = value.ownWrites(in: program)
    guard !places.isEmpty else { return scope.allowsWrites && isUniform(value, scope) }
    var inner = scope
    inner.allowsWrites = true
    return isUniform(value, inner)
      && (scope.allowsWrites
        || places.allSatisfy(\.isInVariable)
          && value.parts.allSatisfy { $0.writes(in: program).isEmpty })
  }

  // MARK: - What changes from draw to draw

  /// Whether a uniform expression has other values in other draws.
  ///
  /// - Parameter variables: Those that have.
  func isChanging(_ value: TypedExpression, _ variables: Set<VariableIndex>) -> Bool {
    isChangingItself(value, variables) || value.parts.contains { isChanging($0, variables) }
  }

  /// Whether an expression alone, without its parts, is what makes a value change.
  func isChangingItself(_ value: TypedExpression, _ variables: Set<VariableIndex>) -> Bool {
    switch value.kind {
    case .variable(let index): variables.contains(index)
    case .global(let index): changing.contains(index)
    case .call(let index, _): changingFunctions.contains(index)
    default: false
    }
  }
}

extension TypedExpression {
  /// Whether it is a variable of the function, or a part of one.
  var isInVariable: Bool { if case .variable = root.kind { true } else { false } }

  fileprivate var withoutConversions: TypedExpression {
    if case .conversion(let inner) = kind, type.scalar?.isInteger == true {
      return inner.withoutConversions
    }
    return self
  }
}

extension ShaderType {
  /// How many elements an index chooses from; `nil` for what has none.
  fileprivate var elementCount: Int? {
    switch self {
    case .array(_, let count), .vector(_, let count), .matrix(_, let count, _): count
    default: nil
    }
  }
}
