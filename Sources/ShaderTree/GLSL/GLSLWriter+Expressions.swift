extension GLSLWriter {
  /// Text and how strongly it holds together: 0 for a comma, 1 assignment, 2 `?:`, 3…12 the binary operators, 13 a
  /// sign in front, 14 anything that needs no parentheses.
  typealias Piece = (text: String, strength: Int)

  private static let comma = 0
  private static let assignment = 1
  private static let conditional = 2
  private static let unary = 13
  private static let primary = 14

  /// Returns the text of a whole expression.
  mutating func expression(_ value: TypedExpression) -> String { piece(value).text }

  /// Returns the text, in parentheses if it holds together less than `strength`.
  mutating func expression(_ value: TypedExpression, atLeast strength: Int) -> String {
    let piece = piece(value)
    return piece.strength >= strength ? piece.text : "(\(piece.text))"
  }

  /// Returns the text as one argument of a call.
  mutating func argument(_ value: TypedExpression) -> String {
    expression(value, atLeast: Self.assignment)
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
    case .boolean(let flag): return (flag ? "true" : "false", Self.primary)
    case .variable(let variable): return (variableNames[variable] ?? "undeclared", Self.primary)
    case .global(let index):
      let name = name(ofGlobal: index)
      return (isConstant(program.globals[index].value) ? name : name + "()", Self.primary)
    case .unary(let operation, let operand): return unary(operation, operand)
    case .increment(let operation, let target, let isPrefix):
      let text = expression(target, atLeast: Self.primary)
      return isPrefix
        ? (operation.rawValue + text, Self.unary) : (text + operation.rawValue, Self.unary)
    case .binary(let operation, let left, let right):
      return rounded(binary(operation, left, right), value)
    case .assignment(let operation, let target, let source):
      let left = expression(target, atLeast: Self.primary)
      let right = expression(source, atLeast: Self.assignment)
      return ("\(left) \(operation?.rawValue ?? "")= \(right)", Self.assignment)
    case .conditional(let condition, let first, let second):
      let test = expression(condition, atLeast: Self.conditional + 1)
      let then = expression(first, atLeast: Self.conditional)
      let otherwise = expression(second, atLeast: Self.conditional)
      return ("\(test) ? \(then) : \(otherwise)", Self.conditional)
    case .selection(let condition, let first, let second):
      return selection(condition, first, second, value.type)
    case .comma(let first, let second):
      return ("\(expression(first)), \(expression(second, atLeast: Self.assignment))", Self.comma)
    case .call(let index, let values):
      return ("\(name(ofFunction: index))(\(arguments(values)))", Self.primary)
    case .standardCall(let called, let values):
      return rounded(standardCall(called, values, value.type), value)
    case .construction(let parts): return construction(parts, value.type)
    case .conversion(let source): return conversion(source, value.type)
    case .splat(let component):
      return ("\(typeName(value.type))(\(argument(component)))", Self.primary)
    case .reinterpretation(let source): return reinterpretation(source, value.type)
    case .swizzle(let base, let components):
      return ("\(expression(base, atLeast: Self.primary)).\(components)", Self.primary)
    case .element(let base, let position): return element(base, position)
    case .field(let base, let field):
      guard case .structure(let structure) = base.type else { return ("unknown", Self.primary) }
      let name = name(ofField: field, of: structure)
      return ("\(expression(base, atLeast: Self.primary)).\(name)", Self.primary)
    case .sampleLayer(let position):
      noteLayer()
      return rounded(("\(layerName)(\(argument(position)))", Self.primary), value)
    case .sampleTexture(let texture, let sampler, let position):
      library.use("sample")
      return rounded(
        ("\(libraryPrefix)sample(\(arguments([texture, position, sampler])))", Self.primary), value)
    case .readTexture(let texture, let position):
      return rounded(("texelFetch(\(arguments([texture, position])), 0)", Self.primary), value)
    case .textureSize(let texture, let axis):
      return ("uint(textureSize(\(argument(texture)), 0).\(axis == 0 ? "x" : "y"))", Self.primary)
    case .fetch(let buffer, let position):
      let components = String("xyzw".prefix(value.type.width ?? 4))
      let fetched = "texelFetch(\(arguments([buffer, position])))"
      return rounded(
        (components.count == 4 ? fetched : "\(fetched).\(components)", Self.primary), value)
    case .opaque(let inner):
      usesZero = true
      let strength = BinaryOperator.add.precedence + 2
      return ("\(expression(inner, atLeast: strength)) + \(zeroName)", strength)
    case .pointer, .layer, .invalid:
      preconditionFailure("a pointer, a layer or a mistake cannot be written")
    }
  }

  // MARK: Literals

  private func literal(_ number: Float, _ spelling: String, _ type: MetalType) -> Piece {
    var number = number
    var spelling = spelling
    if type.scalar == .half, halfMode == .exact {
      number = Float(Float16(number))
      spelling = ""
    }
    if number.isNaN { return ("intBitsToFloat(0x7fc00000)", Self.primary) }
    if number.isInfinite {
      return number < 0
        ? ("-intBitsToFloat(0x7f800000)", Self.unary) : ("intBitsToFloat(0x7f800000)", Self.primary)
    }
    return (
      Self.decimal(spelling) ?? number.description,
      number.sign == .minus ? Self.unary : Self.primary
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

  private func literal(_ number: Int64, _ type: MetalType) -> Piece {
    if type.scalar?.representation == .uint {
      return ("\(UInt32(truncatingIfNeeded: number))u", Self.primary)
    }
    let value = Int32(truncatingIfNeeded: number)
    if value == .min { return ("(-2147483647 - 1)", Self.primary) }
    return ("\(value)", value < 0 ? Self.unary : Self.primary)
  }

  // MARK: Operators

  private mutating func unary(_ operation: UnaryOperator, _ operand: TypedExpression) -> Piece {
    if operation == .not, operand.type.isVector {
      return ("not(\(argument(operand)))", Self.primary)
    }
    var text = expression(operand, atLeast: Self.unary)
    if text.hasPrefix(operation.rawValue) { text = "(\(text))" }  // `--x` would be something else
    return (operation.rawValue + text, Self.unary)
  }

  private mutating func binary(
    _ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression
  ) -> Piece {
    let isVector = left.type.isVector || right.type.isVector
    if isVector, operation.isComparison {
      let names: [BinaryOperator: String] = [
        .less: "lessThan", .lessEqual: "lessThanEqual", .greater: "greaterThan",
        .greaterEqual: "greaterThanEqual", .equal: "equal", .notEqual: "notEqual",
      ]
      return ("\(names[operation] ?? "equal")(\(arguments([left, right])))", Self.primary)
    }
    if isVector, operation.isLogical {
      let name = operation == .logicalAnd ? "both" : "either"
      library.use(name, base: "bool", width: left.type.width ?? 2)
      return ("\(libraryPrefix)\(name)(\(arguments([left, right])))", Self.primary)
    }
    if operation == .remainder,
      left.type.scalar?.isUnsigned == false || right.type.scalar?.isUnsigned == false
    {
      let width = max(left.type.width ?? 1, right.type.width ?? 1)
      library.use("remainder", base: "int", width: width)
      let type = MetalType.number(.int, width)
      let parts = [widened(left, to: type), widened(right, to: type)]
      return ("\(libraryPrefix)remainder(\(arguments(parts)))", Self.primary)
    }
    var right = right
    if operation == .divide, right.isWrittenZero {
      // Mesa takes 1 / 0 for 0 when it folds constants; Metal divides.
      right = TypedExpression(kind: .opaque(right), type: right.type, span: right.span)
    }
    // Operators start at strength 3; GLSL groups them as C does.
    let strength = operation.precedence + 2
    var first = expression(left, atLeast: strength)
    let second = expression(right, atLeast: strength + 1)
    if operation == .logicalOr, case .binary(.logicalAnd, _, _) = left.kind { first = "(\(first))" }
    return ("\(first) \(operation.rawValue) \(second)", strength)
  }

  private func widened(_ value: TypedExpression, to type: MetalType) -> TypedExpression {
    value.type.isScalar && type.isVector
      ? TypedExpression(kind: .splat(value), type: type, span: value.span) : value
  }

  private mutating func selection(
    _ condition: TypedExpression, _ first: TypedExpression, _ second: TypedExpression,
    _ type: MetalType
  ) -> Piece {
    guard let scalar = type.scalar, let width = type.width else { return ("unknown", Self.primary) }
    if scalar.isFloating {
      return ("mix(\(arguments([second, first, condition])))", Self.primary)
    }
    library.use("select", base: GLSLTypes.base(scalar), width: width)
    return ("\(libraryPrefix)select(\(arguments([second, first, condition])))", Self.primary)
  }

  // MARK: Parts

  private mutating func element(_ base: TypedExpression, _ position: TypedExpression) -> Piece {
    var text = "\(expression(base, atLeast: Self.primary))[\(expression(position))]"
    if case .array(.array, _) = base.type { text += ".items" }
    return (text, Self.primary)
  }

  private mutating func construction(_ parts: [TypedExpression], _ type: MetalType) -> Piece {
    if case .array(let element, _) = type, case .array = element {
      let wrapper = wrapperName(element)
      var texts: [String] = []
      for part in parts { texts.append("\(wrapper)(\(argument(part)))") }
      return ("\(typeName(type))(\(texts.joined(separator: ", ")))", Self.primary)
    }
    if case .structure = type, parts.isEmpty { return ("\(typeName(type))(0)", Self.primary) }
    return ("\(typeName(type))(\(arguments(parts)))", Self.primary)
  }

  private mutating func conversion(_ source: TypedExpression, _ type: MetalType) -> Piece {
    guard let to = type.scalar, let from = source.type.scalar else { return piece(source) }
    if to == .half, halfMode == .exact {
      let inner =
        from.representation == .float
        ? argument(source) : "\(typeName(type))(\(argument(source)))"
      return roundedHalf(inner, type)
    }
    let isSame = from.representation == to.representation
    let base = isSame ? source : nil
    let text: Piece
    if let base {
      text = piece(base)
    } else {
      text = ("\(typeName(type))(\(argument(source)))", Self.primary)
    }
    guard to.isNarrow else { return text }
    let inner = text.strength >= Self.primary ? text.text : "(\(text.text))"
    switch to {
    case .uchar: return ("\(inner) & 255", BinaryOperator.bitAnd.precedence + 2)
    case .ushort: return ("\(inner) & 65535", BinaryOperator.bitAnd.precedence + 2)
    case .char: return ("(\(inner) << 24) >> 24", BinaryOperator.shiftRight.precedence + 2)
    default: return ("(\(inner) << 16) >> 16", BinaryOperator.shiftRight.precedence + 2)
    }
  }

  private mutating func reinterpretation(_ source: TypedExpression, _ type: MetalType) -> Piece {
    let function: String
    switch (source.type.scalar?.representation, type.scalar?.representation) {
    case (.float, .int): function = "floatBitsToInt"
    case (.float, .uint): function = "floatBitsToUint"
    case (.int, .float): function = "intBitsToFloat"
    case (.uint, .float): function = "uintBitsToFloat"
    default: function = typeName(type)
    }
    return ("\(function)(\(argument(source)))", Self.primary)
  }

  // MARK: Rounding to 16 bits

  /// `piece`, rounded when `value` is a `half` and those are exact.
  private mutating func rounded(_ piece: Piece, _ value: TypedExpression) -> Piece {
    guard halfMode == .exact, value.type.scalar == .half, value.type.isArithmetic else {
      return piece
    }
    return roundedHalf(piece.text, value.type)
  }

  private mutating func roundedHalf(_ text: String, _ type: MetalType) -> Piece {
    guard let width = type.width else { return (text, Self.comma) }
    library.use("half", width: width)
    return ("\(libraryPrefix)half(\(text))", Self.primary)
  }

  // MARK: Constants

  /// Whether GLSL takes `value` for a constant expression.
  func isConstant(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .float, .integer, .boolean: true
    case .global(let index): isConstant(program.globals[index].value)
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
