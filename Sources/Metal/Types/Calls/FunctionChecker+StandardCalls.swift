internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  /// Whether `function` takes arguments of these types.
  func fits(_ function: StandardFunction?, _ values: [MetalExpression]) -> Bool {
    guard let function, function.argumentCount == values.count else { return false }
    let types = values.map(\.type)
    switch function.shape {
    case .floating, .reduction, .test, .toInteger: return canBeFloating(types)
    case .numeric: return canBeNumbers(types)
    case .integer, .word, .difference:
      return canBeNumbers(types) && types.allSatisfy(\.isIntegral)
    case .refraction: return canBeFloating(Array(types.prefix(2))) && types[2].isScalar
    case .cross: return types.allSatisfy { $0.width == 3 } && canBeFloating(types)
    case .anyOrAll: return types[0].isScalar || types[0].isVector && types[0].scalar == .bool
    case .selection:
      guard let type = commonType(types[0], types[1]), type.isArithmetic,
        let width = types[2].width
      else { return false }
      return width == 1
        || types[2].scalar == .bool && (type.isScalar || type.width == width)
    case .secondResult:
      let second = types[1].scalar
      return canBeFloating(types) && types[0].width == types[1].width && values[1].isAssignable
        && second?.isFloating == true
    case .exponentResult:
      return canBeFloating([types[0]]) && values[1].canBeWritten(as: types[0].with(.int))
    case .scaled:
      return canBeFloating([types[0]])
        && (types[1].isScalar || types[1] == types[0].with(.int))
    case .determinant:
      guard case .matrix(_, let columns, let rows) = types[0] else { return false }
      return columns == rows
    case .transpose: return types[0].isMatrix
    case .bits(let count):
      return canBeNumbers(Array(types.prefix(count)))
        && types.prefix(count).allSatisfy(\.isIntegral)
        && types.suffix(2).allSatisfy(\.isScalar)
    case .packing(let width, let scalar): return types[0] == .vector(scalar, width)
    case .unpacking: return types[0].isScalar
    case .statement: return true
    }
  }

  /// Width of vectors that go together, numbers fitting any; `nil` when they do not: vectors of one
  /// call have one type.
  private func commonWidth(of types: [MetalType]) -> Int? {
    var vector: MetalType?
    for type in types {
      guard type.isArithmetic else { return nil }
      guard type.isVector else { continue }
      if let vector, vector != type { return nil }
      vector = type
    }
    return vector?.width ?? 1
  }

  /// Whether a function of numbers takes these: there is none of vectors of `bool`.
  private func canBeNumbers(_ types: [MetalType]) -> Bool {
    commonWidth(of: types) != nil && types.allSatisfy { $0.isScalar || $0.scalar != .bool }
  }

  /// Whether a function of `half` and `float` takes these: numbers, which convert, and vectors of
  /// one of the two.
  private func canBeFloating(_ types: [MetalType]) -> Bool {
    commonWidth(of: types) != nil && types.allSatisfy { $0.isScalar || !$0.isIntegral }
  }

  /// Component type that arguments share: that of the vectors among them, or of all numbers. Small
  /// integers stay such if all are of one type.
  private func commonScalar(of types: [MetalType]) -> Scalar {
    if let vector = types.first(where: \.isVector)?.scalar { return vector }
    let scalars = types.compactMap(\.scalar)
    let common = scalars.dropFirst().reduce(scalars.first ?? .float) {
      $0 == $1 ? $0 : Scalar.common($0, $1)
    }
    return common == .bool ? .int : common
  }

  func callStandard(_ function: StandardFunction, _ values: [MetalExpression], at span: Span)
    -> MetalExpression
  {
    if function.writesArgument, let target = values.last,
      let refusal = refuseConstant(target, at: target.span)
    {
      return refusal
    }
    if let refusal = refuseAmbiguity(of: function, values, at: span) { return refusal }
    let types = values.map(\.type)
    let width = commonWidth(of: types) ?? 1
    var scalar = commonScalar(of: types)
    func result(_ arguments: [MetalExpression], _ type: MetalType) -> MetalExpression {
      let call = MetalCall(
        function.lowering(arguments), arguments, writesArgument: function.writesArgument)
      return MetalExpression(kind: .standardCall(call), type: type, span: span)
    }
    func all(as type: MetalType) -> [MetalExpression] { values.map { cast($0, to: type) } }
    func floating(_ scalar: Scalar) -> Scalar { scalar.isFloating ? scalar : .float }

    switch function.shape {
    case .floating:
      scalar = floating(scalar)
      return result(all(as: .number(scalar, width)), .number(scalar, width))
    case .numeric, .integer, .word, .difference:
      if case .word = function.shape { scalar = scalar.promoted }
      let type = MetalType.number(scalar, width)
      return call(function, all(as: type), type, at: span)
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
    case .selection:
      guard let type = commonType(types[0], types[1]) else { return .invalid(at: span) }
      guard let width = types[2].width, width > 1 else {
        return MetalExpression(
          kind: .conditional(
            truth(values[2]), then: convert(values[1], to: type),
            otherwise: convert(values[0], to: type)),
          type: type, span: span)
      }
      let wide = MetalType.vector(type.scalar ?? .float, width)
      return result(
        [
          convert(values[0], to: wide), convert(values[1], to: wide),
          convert(values[2], to: .vector(.bool, width)),
        ], wide)
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
      return call(
        function, numbers + values.suffix(2).map { convert($0, to: .int) }, type, at: span)
    case .packing(let width, _):
      return result([cast(values[0], to: .vector(.float, width))], .uint)
    case .unpacking(let width, let scalar):
      return result([convert(values[0], to: .uint)], .vector(scalar, width))
    case .statement: return result([], .void)
    }
  }
}

extension MetalType {
  /// Whether it is an integer or `bool`, or a vector of them.
  fileprivate var isIntegral: Bool { scalar?.isFloating == false }
}
