extension GLSLWriter {
  /// Functions of metal_stdlib that GLSL has with the same meaning, by its name for them.
  private static let same: [String: String] = [
    "acosh": "acosh", "asinh": "asinh", "atanh": "atanh", "ceil": "ceil", "cos": "cos",
    "cosh": "cosh",
    "exp": "exp", "exp2": "exp2", "fabs": "abs", "floor": "floor", "log": "log", "log2": "log2",
    "rint": "roundEven", "rsqrt": "inversesqrt", "sign": "sign", "sin": "sin", "sinh": "sinh",
    "sqrt": "sqrt", "tan": "tan", "trunc": "trunc", "normalize": "normalize", "dfdx": "dFdx",
    "fwidth": "fwidth", "fmax": "max", "fmin": "min", "step": "step", "mix": "mix",
    "reflect": "reflect",
    "faceforward": "faceforward", "abs": "abs", "max": "max", "min": "min", "clamp": "clamp",
    "length": "length", "fast_length": "length", "dot": "dot", "distance": "distance",
    "fast_distance": "distance", "refract": "refract", "cross": "cross", "isinf": "isinf",
    "isnan": "isnan", "any": "any", "all": "all", "modf": "modf", "determinant": "determinant",
    "transpose": "transpose",
  ]

  /// Arguments for which GLSL takes one number beside vectors.
  private static let scalarArguments: [String: Set<Int>] = [
    "max": [1], "min": [1], "fmax": [1], "fmin": [1], "clamp": [1, 2], "mix": [2], "step": [0],
  ]

  /// The library function for a Metal function, where the names differ.
  private static let renamed: [String: String] = ["powr": "pow", "fmedian3": "median3"]

  mutating func standardCall(
    _ called: MetalFunction, _ values: [TypedExpression], _ type: MetalType
  ) -> Piece {
    if let written = special(called, values, type) { return written }
    if let name = Self.same[called.name] {
      return ("\(name)(\(arguments(narrowed(called.name, values))))", 14)
    }
    let name = Self.renamed[called.name] ?? called.name
    return libraryCall(name, values, type)
  }

  /// `max(v, vec3(0.0))` as `max(v, 0.0)`.
  private func narrowed(_ name: String, _ values: [TypedExpression]) -> [TypedExpression] {
    guard let positions = Self.scalarArguments[name] else { return values }
    func component(_ value: TypedExpression) -> TypedExpression? {
      guard case .splat(let component) = value.kind, value.type.isVector else { return nil }
      return component
    }
    // `clamp` takes either two numbers or two vectors.
    let components = values.indices.map { positions.contains($0) ? component(values[$0]) : nil }
    guard positions.allSatisfy({ components[$0] != nil }),
      values.indices.contains(where: { !positions.contains($0) && values[$0].type.isVector })
    else { return values }
    return zip(values, components).map { $1 ?? $0 }
  }

  private mutating func libraryCall(_ name: String, _ values: [TypedExpression], _ type: MetalType)
    -> Piece
  {
    let scalar = values.first?.type.scalar ?? .float
    library.use(name, base: GLSLTypes.base(scalar), width: values.first?.type.width ?? 1)
    return ("\(libraryPrefix)\(name)(\(arguments(values)))", 14)
  }

  /// Those that become operators, or depend on the values of their arguments.
  private mutating func special(
    _ called: MetalFunction, _ values: [TypedExpression], _ type: MetalType
  ) -> Piece? {
    let product = BinaryOperator.multiply.precedence + 2
    let sum = BinaryOperator.add.precedence + 2
    switch called.name {
    case "saturate": return ("clamp(\(argument(values[0])), 0.0, 1.0)", 14)
    case "fma", "mad24":
      let factors =
        "\(expression(values[0], atLeast: product)) * \(expression(values[1], atLeast: product + 1))"
      return ("\(factors) + \(expression(values[2], atLeast: sum + 1))", sum)
    case "mul24":
      return (
        "\(expression(values[0], atLeast: product)) * \(expression(values[1], atLeast: product + 1))",
        product
      )
    case "divide":
      return (
        "\(expression(values[0], atLeast: product)) / \(expression(values[1], atLeast: product + 1))",
        product
      )
    case "madhi":
      let high = libraryCall("mulhi", Array(values.prefix(2)), type)
      return ("\(high.text) + \(expression(values[2], atLeast: sum + 1))", sum)
    case "dfdy":
      // y runs down in Metal and up in OpenGL.
      return ("-dFdy(\(argument(values[0])))", 13)
    case "max3", "fmax3", "min3", "fmin3":
      let name = called.name.contains("max") ? "max" : "min"
      return (
        "\(name)(\(name)(\(argument(values[0])), \(argument(values[1]))), \(argument(values[2])))",
        14
      )
    case "pow", "powr": return power(values, type)
    case "atan" where values.count == 1: return libraryCall("atan", values, type)
    default: break
    }
    switch called.shape {
    case .packing:
      let format = called.name.contains("unorm") ? "unorm" : "snorm"
      return packCall("pack_\(format)\(called.name.hasSuffix("4x8") ? "4x8" : "2x16")", values)
    case .unpacking:
      let format = called.name.contains("unorm") ? "unorm" : "snorm"
      return packCall("unpack_\(format)\(called.name.contains("4x8") ? "4x8" : "2x16")", values)
    default: return nil
    }
  }

  private mutating func packCall(_ name: String, _ values: [TypedExpression]) -> Piece {
    library.use(name)
    return ("\(libraryPrefix)\(name)(\(arguments(values)))", 14)
  }

  /// Small whole exponents become products: right for negative numbers, and faster.
  private mutating func power(_ values: [TypedExpression], _ type: MetalType) -> Piece? {
    guard let exponent = values[1].literalValue, exponent == exponent.rounded(), exponent >= 1,
      exponent <= 8
    else { return nil }
    if exponent == 1 { return piece(values[0]) }
    if exponent <= 3, values[0].isShortVariable {
      let factor = expression(values[0])
      return (
        Array(repeating: factor, count: Int(exponent)).joined(separator: " * "),
        BinaryOperator.multiply.precedence + 2
      )
    }
    return libraryCall("power\(Int(exponent))", [values[0]], type)
  }
}

extension TypedExpression {
  /// The number that is written here, in every component.
  var literalValue: Float? {
    switch kind {
    case .float(let value, _): value
    case .integer(let value): Float(value)
    case .unary(.minus, let operand): operand.literalValue.map { -$0 }
    case .splat(let component), .conversion(let component): component.literalValue
    default: nil
    }
  }

  /// Whether it is a floating zero that is written out.
  var isWrittenZero: Bool { type.scalar?.isFloating == true && literalValue == 0 }

  /// Whether it is a variable or one component of it, which may be repeated without harm.
  fileprivate var isShortVariable: Bool {
    switch kind {
    case .variable: true
    case .swizzle(let base, _): if case .variable = base.kind { true } else { false }
    default: false
    }
  }
}
