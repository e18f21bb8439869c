internal import Tokens

extension GLSLWriter {
  /// Text, and how tightly it binds.
  typealias Piece = (text: String, strength: Precedence)

  /// Returns the text of a whole expression.
  mutating func expression(_ value: TypedExpression) -> String { piece(value).text }

  /// Returns the text, in parentheses if it binds less tightly than `strength`.
  mutating func expression(_ value: TypedExpression, atLeast strength: Precedence) -> String {
    let piece = piece(value)
    return piece.strength >= strength ? piece.text : "(\(piece.text))"
  }

  /// Returns the text as one argument of a call.
  mutating func argument(_ value: TypedExpression) -> String {
    expression(value, atLeast: .assignment)
  }

  mutating func arguments(_ values: [TypedExpression]) -> String {
    var texts: [String] = []
    for value in values { texts.append(argument(value)) }
    return texts.joined(separator: ", ")
  }

  mutating func piece(_ value: TypedExpression) -> Piece {
    switch value.kind {
    case .float(let number, let spelling): return literal(number, spelling, value.type)
    case .integer(let number): return literal(number, value.type)
    case .boolean(let flag): return (flag ? "true" : "false", .primary)
    case .variable(let variable): return (name(ofVariable: variable), .primary)
    case .global(let index):
      let name = name(ofGlobal: index)
      let global = program.globals[index]
      let isFunction = global.storage == .constant && !constants.contains(index)
      return (isFunction ? name + "()" : name, .primary)
    case .unary(let operation, let operand): return unary(operation, operand)
    case .increment(let operation, let target, let isPrefix):
      let text = expression(target, atLeast: .primary)
      return isPrefix
        ? (operation.rawValue + text, .unary) : (text + operation.rawValue, .unary)
    case .binary(let operation, let left, let right):
      return rounded(binary(operation, left, right), value)
    case .assignment(let operation, let target, let source):
      let left = expression(target, atLeast: .primary)
      let right = expression(source, atLeast: .assignment)
      return ("\(left) \(operation?.rawValue ?? "")= \(right)", .assignment)
    case .conditional(let condition, let first, let second):
      let test = expression(condition, atLeast: .logicalOr)
      let then = expression(first, atLeast: .conditional)
      let otherwise = expression(second, atLeast: .conditional)
      return ("\(test) ? \(then) : \(otherwise)", .conditional)
    case .comma(let first, let second):
      return ("\(expression(first)), \(expression(second, atLeast: .assignment))", .comma)
    case .call(let index, let values):
      return ("\(name(ofFunction: index))(\(arguments(values)))", .primary)
    case .standardCall(let call):
      if case .selection = call.lowering { return selection(call.arguments) }  // rounded already
      return rounded(standardCall(call), value)
    case .construction(let parts): return construction(parts, value.type)
    case .conversion(let source): return conversion(source, value.type)
    case .splat(let component):
      return ("\(typeName(value.type))(\(argument(component)))", .primary)
    case .reinterpretation(let source): return reinterpretation(source, value.type)
    case .swizzle(let base, let components):
      return ("\(expression(base, atLeast: .primary)).\(components)", .primary)
    case .element(let base, let position): return element(base, position)
    case .field(let base, let field):
      guard case .structure(let structure) = base.type else {
        preconditionFailure("a field of what is not a struct")
      }
      let name = name(ofField: field, of: structure)
      return ("\(expression(base, atLeast: .primary)).\(name)", .primary)
    case .sampleLayer(let position):
      noteLayer()
      return rounded(("\(layerName)(\(argument(position)))", .primary), value)
    case .layerInfo:
      noteLayerTexture()
      return ("\(layerTexture.info)()", .primary)
    case .sampleTexture(let texture, let sampler, let position) where texture.isLayerTexture:
      noteLayerTexture()
      return rounded(call(.sampleOfLayer, [position, sampler]), value)
    case .readTexture(let texture, let position) where texture.isLayerTexture:
      noteLayerTexture()
      return rounded(("\(layerTexture.texel)(\(argument(position)))", .primary), value)
    case .textureSize(let texture, let axis) where texture.isLayerTexture:
      noteLayerTexture()
      return ("uint(\(layerTexture.size)().\(axis == .width ? "x" : "y"))", .primary)
    case .sampleTexture(let texture, let sampler, let position):
      return rounded(call(.sample, [texture, position, sampler]), value)
    case .readTexture(let texture, let position):
      return rounded(("texelFetch(\(arguments([texture, position])), 0)", .primary), value)
    case .textureSize(let texture, let axis):
      return ("uint(textureSize(\(argument(texture)), 0).\(axis == .width ? "x" : "y"))", .primary)
    case .fetch(let buffer, let position):
      let components = String("xyzw".prefix(value.type.width ?? 4))
      let fetched = target.element(of: argument(buffer), at: argument(position))
      return rounded(
        (components.count == 4 ? fetched : "\(fetched).\(components)", .primary), value)
    case .unfoldable(let inner):
      usesZero = true
      let strength = Precedence.additive
      return ("\(expression(inner, atLeast: strength)) + \(zeroName)", strength)
    case .layerTexture, .invalid:
      preconditionFailure("a layer alone, or a mistake, cannot be written")
    }
  }

  // MARK: Literals

  private func literal(_ number: Float, _ spelling: String, _ type: ShaderType) -> Piece {
    var number = number
    var spelling = spelling
    if type.scalar == .half, halfMode == .exact {
      number = Float(Float16(number))
      spelling = ""
    }
    if number.isNaN { return ("intBitsToFloat(0x7fc00000)", .primary) }
    if number.isInfinite {
      return number < 0
        ? ("-intBitsToFloat(0x7f800000)", .unary) : ("intBitsToFloat(0x7f800000)", .primary)
    }
    return (
      Self.decimal(spelling) ?? number.description,
      number.sign == .minus ? .unary : .primary
    )
  }

  /// The author's spelling with digits on both sides of the point and without suffix; `nil` when
  /// GLSL has no such form.
  private static func decimal(_ spelling: String) -> String? {
    guard !spelling.isEmpty, !spelling.hasPrefix("0x"), !spelling.hasPrefix("0X") else {
      return nil
    }
    var text = spelling.filter { $0 != "'" }
    while let last = text.last, "fFhHlL".contains(last) { text.removeLast() }
    var mantissa = text
    var exponent = ""
    if let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      mantissa = String(text[..<mark])
      exponent = String(text[mark...])
    }
    if mantissa.hasPrefix(".") { mantissa = "0" + mantissa }
    if mantissa.hasSuffix(".") { mantissa += "0" }
    if !mantissa.contains("."), exponent.isEmpty { mantissa += ".0" }
    return mantissa + exponent
  }

  private func literal(_ number: Int64, _ type: ShaderType) -> Piece {
    if type.scalar?.representation == .uint {
      return ("\(UInt32(truncatingIfNeeded: number))u", .primary)
    }
    let value = Int32(truncatingIfNeeded: number)
    if value == .min { return ("(-2147483647 - 1)", .primary) }
    return ("\(value)", value < 0 ? .unary : .primary)
  }

  // MARK: Operators

  private mutating func unary(_ operation: UnaryOperator, _ operand: TypedExpression) -> Piece {
    if operation == .not, operand.type.isVector {
      return ("not(\(argument(operand)))", .primary)
    }
    var text = expression(operand, atLeast: .unary)
    if text.hasPrefix(operation.rawValue) { text = "(\(text))" }  // `--x` would be something else
    return (operation.rawValue + text, .unary)
  }

  private mutating func binary(
    _ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression
  ) -> Piece {
    let isVector = left.type.isVector || right.type.isVector
    if isVector, let function = operation.vectorComparison {
      return ("\(function)(\(arguments([left, right])))", .primary)
    }
    if isVector, operation.isLogical {
      return call(operation == .logicalAnd ? .both : .either, [left, right])
    }
    if operation == .remainder,
      left.type.scalar?.isUnsigned == false || right.type.scalar?.isUnsigned == false
    {
      let width = max(left.type.width ?? 1, right.type.width ?? 1)
      let type = ShaderType.number(.int, width)
      return call(.remainder, [widened(left, to: type), widened(right, to: type)])
    }
    var right = right
    if operation == .divide, right.isWrittenZero {
      // Mesa takes 1 / 0 for 0 when it folds constants; Metal divides.
      right = TypedExpression(kind: .unfoldable(right), type: right.type, span: right.span)
    }
    let strength = operation.precedence
    var first = expression(left, atLeast: strength)
    let second = expression(right, atLeast: strength.next)
    if operation == .logicalOr, case .binary(.logicalAnd, _, _) = left.kind { first = "(\(first))" }
    return ("\(first) \(operation.rawValue) \(second)", strength)
  }

  private func widened(_ value: TypedExpression, to type: ShaderType) -> TypedExpression {
    value.type.isScalar && type.isVector
      ? TypedExpression(kind: .splat(value), type: type, span: value.span) : value
  }

  /// Arguments as those of `mix`: the two values, and which of them.
  private mutating func selection(_ values: [TypedExpression]) -> Piece {
    if values.first?.type.scalar?.isFloating == true {
      return ("mix(\(arguments(values)))", .primary)
    }
    return call(.select, values)
  }

  // MARK: Parts

  private mutating func element(_ base: TypedExpression, _ position: TypedExpression) -> Piece {
    var text = "\(expression(base, atLeast: .primary))[\(expression(position))]"
    if case .array(.array, _) = base.type { text += ".items" }
    return (text, .primary)
  }

  private mutating func construction(_ parts: [TypedExpression], _ type: ShaderType) -> Piece {
    if case .array(let element, _) = type, case .array = element {
      let wrapper = wrapperName(element)
      var texts: [String] = []
      for part in parts { texts.append("\(wrapper)(\(argument(part)))") }
      return ("\(typeName(type))(\(texts.joined(separator: ", ")))", .primary)
    }
    if case .structure = type, parts.isEmpty { return ("\(typeName(type))(0)", .primary) }
    return ("\(typeName(type))(\(arguments(parts)))", .primary)
  }

  private mutating func conversion(_ source: TypedExpression, _ type: ShaderType) -> Piece {
    guard let to = type.scalar, let from = source.type.scalar else { return piece(source) }
    if to == .half, halfMode == .exact {
      let inner =
        from.representation == .float
        ? argument(source) : "\(typeName(type))(\(argument(source)))"
      return roundedHalf(inner, type)
    }
    let isSame = from.representation == to.representation
    let text: Piece =
      isSame ? piece(source) : ("\(typeName(type))(\(argument(source)))", .primary)
    guard to.isNarrow else { return text }
    let inner = text.strength >= .primary ? text.text : "(\(text.text))"
    switch to {
    case .uchar: return ("\(inner) & 255", .bitAnd)
    case .ushort: return ("\(inner) & 65535", .bitAnd)
    case .char: return ("(\(inner) << 24) >> 24", .shift)
    default: return ("(\(inner) << 16) >> 16", .shift)
    }
  }

  private mutating func reinterpretation(_ source: TypedExpression, _ type: ShaderType) -> Piece {
    let function: String
    switch (source.type.scalar?.representation, type.scalar?.representation) {
    case (.float, .int): function = "floatBitsToInt"
    case (.float, .uint): function = "floatBitsToUint"
    case (.int, .float): function = "intBitsToFloat"
    case (.uint, .float): function = "uintBitsToFloat"
    default: function = typeName(type)
    }
    return ("\(function)(\(argument(source)))", .primary)
  }

  // MARK: Rounding to 16 bits

  /// `piece`, rounded when `value` is a `half` and those are exact.
  private mutating func rounded(_ piece: Piece, _ value: TypedExpression) -> Piece {
    guard halfMode == .exact, value.type.scalar == .half, value.type.isArithmetic else {
      return piece
    }
    return roundedHalf(piece.text, value.type)
  }

  private mutating func roundedHalf(_ text: String, _ type: ShaderType) -> Piece {
    (use(.half, with: type) + "(\(text))", .primary)
  }

  // MARK: Constants

  /// Whether GLSL takes `value` for a constant expression.
  func isConstant(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .float, .integer, .boolean: true
    case .global(let index): constants.contains(index)
    case .unary(_, let a), .splat(let a), .swizzle(let a, _), .field(let a, _): isConstant(a)
    case .conversion(let a): value.type.scalar != .half && isConstant(a)
    case .binary(let operation, let a, let b):
      operation != .remainder && !(operation == .divide && b.isWrittenZero)
        && !(halfMode == .exact && value.type.scalar == .half)
        && !(operation.isLogical && a.type.isVector) && isConstant(a) && isConstant(b)
    case .element(let a, let b): isConstant(a) && isConstant(b)
    case .conditional(let a, let b, let c): isConstant(a) && isConstant(b) && isConstant(c)
    case .construction(let parts): parts.allSatisfy(isConstant)
    default: false
    }
  }
}

extension TypedExpression {
  fileprivate var isLayerTexture: Bool { if case .layerTexture = kind { true } else { false } }
}

extension GLSLWriter {
  /// Whether GLSL takes a global for one, given those that are written ahead of it.
  func isConstant(_ global: TypedGlobal) -> Bool {
    switch global.storage {
    case .constant: isConstant(global.value)
    case .declared(let word): word == "const"
    case .provided: false
    }
  }
}

extension BinaryOperator {
  /// The function that compares vectors component by component; `nil` for no comparison.
  fileprivate var vectorComparison: String? {
    switch self {
    case .less: "lessThan"
    case .lessEqual: "lessThanEqual"
    case .greater: "greaterThan"
    case .greaterEqual: "greaterThanEqual"
    case .equal: "equal"
    case .notEqual: "notEqual"
    default: nil
    }
  }
}
