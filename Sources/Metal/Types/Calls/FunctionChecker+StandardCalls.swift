extension FunctionChecker {
  /// Whether `function` takes arguments of these types.
  func fits(_ function: MetalFunction?, _ values: [TypedExpression]) -> Bool {
    guard let function, function.argumentCount == values.count else { return false }
    let types = values.map(\.type)
    switch function.shape {
    case .statement: return true
    case .determinant, .transpose: return types[0].isMatrix
    case .selection:
      return types[2].isArithmetic && (commonType(types[0], types[1]) != nil)
    case .secondResult, .exponentResult:
      return types[0].isArithmetic && values[1].isAssignable && types[0].width == types[1].width
    case .refraction:
      return commonWidth(of: Array(types.prefix(2))) != nil && types[2].isScalar
    case .cross: return types.allSatisfy { $0.width == 3 }
    case .anyOrAll: return types[0].isVector || types[0].isScalar
    case .bits(let count):
      return commonWidth(of: Array(types.prefix(count))) != nil
        && types.suffix(2).allSatisfy(\.isScalar)
    case .integer:
      return commonWidth(of: types) != nil && types.allSatisfy { $0.scalar?.isFloating == false }
    case .packing(let width): return types[0].width == width
    case .unpacking: return types[0].isScalar
    default: return commonWidth(of: types) != nil
    }
  }

  /// Width of vectors that go together, numbers fitting any; `nil` when they do not.
  private func commonWidth(of types: [MetalType]) -> Int? {
    var width = 1
    for type in types {
      guard let own = type.width else { return nil }
      if own != 1, width != 1, own != width { return nil }
      width = max(width, own)
    }
    return width
  }

  /// Component type that arguments share: that of the vectors among them, or of all numbers.
  private func commonScalar(of types: [MetalType]) -> Scalar {
    let vectors = types.filter(\.isVector)
    let deciding = vectors.isEmpty ? types : vectors
    let scalars = deciding.compactMap(\.scalar)
    let first = scalars.first ?? .float
    var common = scalars.dropFirst().reduce(first.promoted) { Scalar.common($0, $1) }
    // `max(intVector, 0.5)` has no overload in Metal; the float one is meant.
    if !common.isFloating, types.contains(where: { $0.scalar?.isFloating == true }) {
      common = .float
    }
    return common
  }

  func callStandard(_ function: MetalFunction, _ values: [TypedExpression], at span: Span)
    -> TypedExpression
  {
    let types = values.map(\.type)
    let width = commonWidth(of: types) ?? 1
    var scalar = commonScalar(of: types)
    func result(_ arguments: [TypedExpression], _ type: MetalType) -> TypedExpression {
      TypedExpression(kind: .standardCall(function, arguments), type: type, span: span)
    }
    func all(as type: MetalType) -> [TypedExpression] { values.map { convert($0, to: type) } }
    func floating(_ scalar: Scalar) -> Scalar { scalar.isFloating ? scalar : .float }

    switch function.shape {
    case .floating:
      scalar = floating(scalar)
      return result(all(as: .number(scalar, width)), .number(scalar, width))
    case .numeric, .integer:
      return result(all(as: .number(scalar, width)), .number(scalar, width))
    case .reduction:
      scalar = floating(scalar)
      return result(all(as: .number(scalar, width)), .scalar(scalar))
    case .refraction:
      let pair = types.prefix(2)
      scalar = floating(commonScalar(of: Array(pair)))
      let vector = MetalType.number(scalar, commonWidth(of: Array(pair)) ?? 1)
      return result(
        [
          convert(values[0], to: vector), convert(values[1], to: vector),
          convert(values[2], to: .scalar(scalar)),
        ],
        vector)
    case .cross:
      scalar = floating(scalar)
      return result(all(as: .vector(scalar, 3)), .vector(scalar, 3))
    case .test:
      return result(all(as: .number(floating(scalar), width)), .number(.bool, width))
    case .anyOrAll:
      guard types[0].isVector else { return truth(values[0]) }
      return result(all(as: .vector(.bool, width)), .bool)
    case .selection: return select(values, at: span)
    case .secondResult:
      scalar = floating(types[0].scalar ?? .float)
      let type = MetalType.number(scalar, width)
      return result([convert(values[0], to: type), values[1]], type)
    case .exponentResult, .scaled:
      scalar = floating(types[0].scalar ?? .float)
      let type = MetalType.number(scalar, types[0].width ?? 1)
      let second = function.shape == .scaled ? convert(values[1], to: type.with(.int)) : values[1]
      return result([convert(values[0], to: type), second], type)
    case .toInteger:
      return result(all(as: .number(floating(scalar), width)), .number(.int, width))
    case .determinant: return result(values, .scalar(types[0].scalar ?? .float))
    case .transpose:
      guard case .matrix(let scalar, let columns, let rows) = types[0] else {
        return .invalid(at: span)
      }
      return result(values, .matrix(scalar, columns: rows, rows: columns))
    case .bits(let count):
      let own = types.prefix(count)
      let type = MetalType.number(commonScalar(of: Array(own)), commonWidth(of: Array(own)) ?? 1)
      let numbers = values.prefix(count).map { convert($0, to: type) }
      return result(numbers + values.suffix(2).map { convert($0, to: .int) }, type)
    case .packing(let width):
      return result([convert(values[0], to: .vector(.float, width))], .uint)
    case .unpacking(let width):
      let isHalf = function.name.hasSuffix("half")
      return result([convert(values[0], to: .uint)], .vector(isHalf ? .half : .float, width))
    case .statement: return result([], .void)
    }
  }

  /// select(a, b, c) = c ? b : a, by component
  private func select(_ values: [TypedExpression], at span: Span) -> TypedExpression {
    guard let type = commonType(values[0].type, values[1].type), let scalar = type.scalar else {
      return .invalid(at: span)
    }
    guard let width = values[2].type.width, width > 1 else {
      return TypedExpression(
        kind: .conditional(
          truth(values[2]), then: convert(values[1], to: type),
          otherwise: convert(values[0], to: type)),
        type: type, span: span)
    }
    let wide = MetalType.vector(scalar, width)
    return TypedExpression(
      kind: .selection(
        convert(values[2], to: .vector(.bool, width)), then: convert(values[1], to: wide),
        otherwise: convert(values[0], to: wide)), type: wide, span: span)
  }
}
