internal import Diagnostics
internal import Tokens

extension TreeValidation {
  /// Checks an expression that only computes a value.
  mutating func checkComputed(_ value: TypedExpression) {
    check(value)
    expectComputed(value)
  }

  mutating func expectComputed(_ value: TypedExpression) {
    expect(!effects.isInside(value), "an effect inside of an expression", at: value.span)
  }

  mutating func check(_ value: TypedExpression) {
    if value.type != .void, !value.isTexture { checkValueType(value.type, at: value.span) }
    checkParts(of: value)
    if let fault = fault(of: value) { fail("\(value.word): \(fault)", at: value.span) }
  }

  /// Textures, buffers and `layerTexture` are checked where they stand, and nowhere else.
  private mutating func checkParts(of value: TypedExpression) {
    switch value.kind {
    case .sampleTexture(let texture, let sampler, let position):
      checkTexture(texture)
      check(sampler)
      check(position)
    case .readTexture(let texture, let position):
      checkTexture(texture)
      check(position)
    case .textureSize(let texture, _): checkTexture(texture)
    case .fetch(let buffer, let index):
      expect(
        isBuffer(buffer), "an element is fetched from something that is not a buffer",
        at: buffer.span)
      check(index)
    case .call(let index, let arguments):
      checkNamed(.function(index), at: value.span)
      for argument in arguments where !isBuffer(argument) {
        if argument.isTexture { checkTexture(argument) } else { check(argument) }
      }
    case .standardCall(let call):
      for argument in call.arguments {
        if argument.isTexture { checkTexture(argument) } else { check(argument) }
      }
    case .global(let index): checkNamed(.global(index), at: value.span)
    case .variable(let index):
      guard let variable = variable(index, at: value.span) else { return }
      expect(
        declared.contains(index), "'\(variable.name)' is named and not declared", at: value.span)
      expect(!variable.isBuffer, "the buffer '\(variable.name)' is not a value", at: value.span)
    default: for part in value.parts { check(part) }
    }
  }

  private mutating func checkTexture(_ texture: TypedExpression) {
    switch texture.kind {
    case .layerTexture: return
    case .variable, .global: checkParts(of: texture)
    default: check(texture)  // an element of an array of them
    }
    if let fault = fault(of: texture) { fail("\(texture.word): \(fault)", at: texture.span) }
    expect(texture.isTexture, "'\(texture.type)' is not a texture", at: texture.span)
  }

  private func isBuffer(_ value: TypedExpression) -> Bool {
    guard case .variable(let index) = value.kind, let function,
      function.variables.indices.contains(index.position)
    else { return false }
    return function.variables[index].isBuffer && declared.contains(index)
  }

  // MARK: One expression

  /// The fault of an expression whose parts are right; `nil` if there is none.
  private func fault(of value: TypedExpression) -> String? {
    let type = value.type
    func unless(_ holds: Bool, _ words: String = "the types do not fit") -> String? {
      holds ? nil : words
    }
    switch value.kind {
    case .float: return unless(type.isScalar && type.scalar?.isFloating == true)
    case .integer: return unless(type.isScalar && type.scalar?.isInteger == true)
    case .boolean: return unless(type.agrees(with: .bool))
    case .variable(let index):
      return unless(function.map { $0.variables[index].type.agrees(with: type) } ?? false)
    case .global(let index): return unless(program.globals[index].type.agrees(with: type))
    case .unary(let operation, let operand):
      return unless(operand.type.agrees(with: type) && operation.applies(to: type))
    case .increment(let operation, let target, _):
      return unless(operation == .increment || operation == .decrement, "not '++' or '--'")
        ?? unless(target.isPlace, "its target is not a place")
        ?? unless(target.type.agrees(with: type) && type.isNumeric)
    case .binary(let operation, let left, let right):
      return unless(operation.fits(left.type, right.type, type))
    case .assignment(nil, let target, let source):
      return unless(target.isPlace, "its target is not a place")
        ?? unless(target.type.agrees(with: source.type) && target.type.agrees(with: type))
    case .assignment(let operation?, let target, let source):
      return unless(target.isPlace, "its target is not a place")
        ?? unless(operation.fits(target.type, source.type, type))
    case .conditional(let condition, let first, let second):
      return unless(
        condition.type.agrees(with: .bool) && first.type.agrees(with: type)
          && second.type.agrees(with: type))
    case .comma(_, let second): return unless(second.type.agrees(with: type))
    case .call(let index, let arguments): return fault(ofCall: index, arguments, type)
    case .standardCall(let call): return fault(of: call)
    case .construction(let parts): return unless(fit(parts, into: type))
    case .conversion(let source):
      return unless(source.type.width == type.width && source.type.isMatrix == type.isMatrix)
    case .splat(let component):
      return unless(component.type.isScalar && (type.isVector || type.isMatrix))
    case .reinterpretation(let source):
      return unless(source.type.width == type.width && type.isArithmetic)
    case .swizzle(let base, let components):
      guard let width = base.type.width else { return unless(false) }
      let isInside = components.allSatisfy { letter in
        TypedExpression.place(of: letter).map { $0 < width } ?? false
      }
      return unless(
        isInside
          && type.agrees(with: .number(base.type.scalar ?? .float, components.count)))
    case .element(let base, let index):
      guard let (element, count) = base.type.elements else { return unless(false) }
      return unless(index.isIndex, "its index is not an integer")
        ?? unless(element.agrees(with: type))
        ?? unless(index.isInside(count), "its index is outside")
    case .field(let base, let field):
      guard case .structure(let index) = base.type,
        program.structures[index].fields.indices.contains(field)
      else { return "the field does not exist" }
      return unless(program.structures[index].fields[field].type.agrees(with: type))
    case .sampleLayer(let position):
      return unless(
        position.type.agrees(with: .vector(.float, 2)) && type.agrees(with: .vector(.float, 4)))
    case .layerInfo: return unless(type.agrees(with: .array(.vector(.float, 2), 5)))
    case .layerTexture: return "it is not sampled, read or measured"
    case .sampleTexture(_, let sampler, let position):
      return unless(sampler.isIndex && position.type.agrees(with: .vector(.float, 2)))
    case .readTexture(_, let position): return unless(position.type.isArithmetic)
    case .textureSize: return unless(type.agrees(with: .uint))
    case .fetch(_, let index): return unless(index.isIndex && type.isArithmetic)
    case .unfoldable(let inner):
      return unless(inner.type.agrees(with: type) && type.scalar?.isFloating == true)
    case .invalid: return "a mistake is left"
    }
  }

  private func fault(
    ofCall index: FunctionIndex, _ arguments: [TypedExpression], _ type: ShaderType
  ) -> String? {
    guard program.functions.indices.contains(index.position) else { return "no such function" }
    let called = program.functions[index]
    guard called.parameters.count == arguments.count else {
      return "'\(called.name)' takes \(called.parameters.count) values, not \(arguments.count)"
    }
    for (parameter, argument) in zip(called.parameters, arguments) {
      let variable = called.variables[parameter.variable]
      if variable.isBuffer != isBuffer(argument) { return "'\(variable.name)' and a buffer" }
      if !variable.type.agrees(with: argument.type) {
        return "'\(variable.name)' is '\(variable.type)' and gets '\(argument.type)'"
      }
      if parameter.isWritten, !argument.isPlace { return "'\(variable.name)' gets no place" }
    }
    return called.returnType.agrees(with: type) ? nil : "the types do not fit"
  }

  private func fault(of call: StandardCall) -> String? {
    if call.writesArgument, call.arguments.last?.isPlace != true { return "it writes no place" }
    switch call.lowering {
    case .discard: return "'discard' in an expression"
    case .selection: return call.arguments.count == 3 ? nil : "not three arguments"
    case .operation(let operation):
      return operation.argumentCount <= call.arguments.count ? nil : "too few arguments"
    case .builtin, .helper: return nil
    }
  }

  /// Whether a value of `type` can be made of its parts. Numbers convert every component.
  private func fit(_ parts: [TypedExpression], into type: ShaderType) -> Bool {
    switch type {
    case .scalar, .vector, .matrix:
      // One number is every component, and a matrix is cut or filled up.
      if parts.count == 1, parts[0].type.isScalar || type.isMatrix && parts[0].type.isMatrix {
        return true
      }
      return parts.allSatisfy { $0.type.isArithmetic || $0.type.isMatrix }
        && parts.reduce(0) { $0 + $1.type.componentCount } >= type.componentCount
    case .array(let element, let count):
      return parts.count == count && parts.allSatisfy { $0.type.agrees(with: element) }
    case .structure(let index):
      let fields = program.structures[index].fields
      return parts.isEmpty && fields.isEmpty
        || parts.count == fields.count
          && zip(parts, fields).allSatisfy { $0.type.agrees(with: $1.type) }
    case .void, .texture, .unknown: return false
    }
  }
}

extension TypedExpression {
  fileprivate var isTexture: Bool { if case .texture = type { true } else { false } }

  /// Whether it names storage that can be written.
  fileprivate var isPlace: Bool {
    switch kind {
    case .variable, .global: true
    case .swizzle(let base, let components):
      base.isPlace && Set(components).count == components.count
    case .element(let base, _), .field(let base, _): base.isPlace
    default: false
    }
  }

  fileprivate var isIndex: Bool { type.agrees(with: .int) || type.agrees(with: .uint) }

  fileprivate func isInside(_ count: Int) -> Bool {
    if case .integer(let index) = kind { (0..<Int64(count)).contains(index) } else { true }
  }

  /// The kind, for messages.
  fileprivate var word: String { String("\(kind)".prefix { $0 != "(" }) }

  fileprivate static func place(of letter: Character) -> Int? {
    for letters in ["xyzw", "rgba", "stpq"] {
      if let index = letters.firstIndex(of: letter) {
        return letters.distance(from: letters.startIndex, to: index)
      }
    }
    return nil
  }
}

extension ShaderType {
  /// Whether it is made of numbers, `bool` left out.
  fileprivate var isNumeric: Bool { (isArithmetic || isMatrix) && scalar != .bool }

  /// Type and count of what an index chooses from.
  fileprivate var elements: (ShaderType, Int)? {
    switch self {
    case .array(let element, let count): (element, count)
    case .vector(let scalar, let width): (.scalar(scalar), width)
    case .matrix(let scalar, let columns, let rows): (.number(scalar, rows), columns)
    default: nil
    }
  }
}

extension UnaryOperator {
  fileprivate func applies(to type: ShaderType) -> Bool {
    switch self {
    case .plus, .minus: type.isNumeric
    case .not: type.isArithmetic && type.scalar == .bool
    case .complement: type.isArithmetic && type.scalar?.isInteger == true
    case .dereference, .addressOf, .increment, .decrement: false
    }
  }
}

extension BinaryOperator {
  /// Whether it makes a value of type `result` of two others.
  fileprivate func fits(_ left: ShaderType, _ right: ShaderType, _ result: ShaderType) -> Bool {
    guard let a = left.scalar, let b = right.scalar, let c = result.scalar else {
      // Structs and arrays are equal or not.
      return precedence == .equality && left.agrees(with: right) && result.agrees(with: .bool)
    }
    if left.isMatrix || right.isMatrix {
      if isComparison { return left.agrees(with: right) && result.agrees(with: .bool) }
      return !needsIntegers && !isLogical && a.isFloating && b.isFloating && c.isFloating
    }
    guard let m = left.width, let n = right.width, m == n || m == 1 || n == 1,
      result.width == max(m, n)
    else { return false }
    if self == .shiftLeft || self == .shiftRight {
      return a.isInteger && b.isInteger && a.representation == c.representation
    }
    guard a.representation == b.representation else { return false }
    if isLogical { return a == .bool && c == .bool }
    if isComparison { return c == .bool }
    return a.representation == c.representation && (!needsIntegers || !a.isFloating)
  }
}

extension Lowering.Operation {
  /// How many arguments it names at least.
  fileprivate var argumentCount: Int {
    switch self {
    case .argument(let position): position + 1
    case .literal: 0
    case .builtin(_, let parts), .helper(_, let parts): parts.map(\.argumentCount).max() ?? 0
    case .binary(_, let left, let right): max(left.argumentCount, right.argumentCount)
    case .negated(let inner): inner.argumentCount
    }
  }
}
