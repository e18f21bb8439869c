internal import Glibc
internal import ShaderTree
internal import Tokens

/// Values of constant expressions: sizes of arrays, labels and offsets are worked out here, so that
/// the written text needs no constant of the author's.
extension Checker {
  /// Returns the integer that an expression always has; `nil` if it is not worked out here.
  func integer(_ value: TypedExpression) -> Int64? {
    guard value.type == .int || value.type == .uint else { return nil }
    return components(value).map { Int64($0[0]) }
  }

  /// Returns the components that a number or a vector always has, as exact as its type; `nil` if
  /// they are not worked out here.
  func components(_ value: TypedExpression) -> [Double]? {
    guard let scalar = value.type.scalar, let width = value.type.width else { return nil }
    let found: [Double]?
    switch value.kind {
    case .float(let number, _): found = [Double(number)]
    case .integer(let number): found = [Double(number)]
    case .boolean(let flag): found = [flag ? 1 : 0]
    case .variable(let index): found = constantLocals[index]
    case .global(let index): found = constantGlobals[index]
    case .unary(let operation, let operand):
      found = components(operand)?.map { Self.applied(operation, to: $0) }
    case .binary(let operation, let left, let right): found = applied(operation, left, right)
    case .standardCall(let call): found = called(call)
    case .conditional(let test, let first, let second):
      guard let test = components(test), let first = components(first),
        let second = components(second)
      else { return nil }
      found = test[0] != 0 ? first : second
    case .conversion(let source): found = components(source)
    case .construction(let parts): found = joined(parts, width)
    case .swizzle(let base, let names):
      let places = names.compactMap { Array("xyzw").firstIndex(of: $0) }
      found = components(base).map { numbers in places.map { numbers[$0] } }
    case .element(let base, let position): found = element(base, position)
    default: found = nil
    }
    guard let found, found.count == width, found.allSatisfy(\.isFinite) else { return nil }
    return found.map { Self.rounded($0, to: scalar) }
  }

  /// Returns whole numbers as what they always are; `nil` if that is not worked out here.
  func literal(_ value: TypedExpression) -> TypedExpression? {
    guard let scalar = value.type.scalar, scalar.isInteger, let numbers = components(value) else {
      return nil
    }
    let parts = numbers.map { TypedExpression.integer(Int64($0), scalar, at: value.span) }
    return parts.count == 1
      ? parts[0]
      : TypedExpression(kind: .construction(parts), type: value.type, span: value.span)
  }

  private func joined(_ parts: [TypedExpression], _ width: Int) -> [Double]? {
    let all = parts.map(components)
    guard !all.contains(nil) else { return nil }
    let numbers = all.flatMap { $0 ?? [] }
    return numbers.count == 1
      ? Array(repeating: numbers[0], count: width) : Array(numbers.prefix(width))
  }

  /// Returns the elements of an array that is written element by element, each as its components;
  /// `nil` for any other value.
  func elements(_ value: TypedExpression) -> [[Double]?]? {
    guard case .construction(let parts) = value.kind, case .array = value.type else { return nil }
    return parts.map(components)
  }

  /// An element of a vector, or of an array.
  ///
  /// Those of a constant were worked out with it: a chain of arrays, each of sums of the one
  /// before, would take several times as long with each step.
  private func element(_ base: TypedExpression, _ position: TypedExpression) -> [Double]? {
    guard let index = integer(position).map(Int.init), index >= 0 else { return nil }
    guard case .array = base.type else {
      return components(base).flatMap { $0.indices.contains(index) ? [$0[index]] : nil }
    }
    switch base.kind {
    case .variable(let variable): return constantLocalArrays[variable]?.at(index)
    case .global(let global): return constantGlobalArrays[global]?.at(index)
    case .construction(let parts):
      return parts.indices.contains(index) ? components(parts[index]) : nil
    default: return nil
    }
  }

  // MARK: Operators

  private static func applied(_ operation: UnaryOperator, to number: Double) -> Double {
    switch operation {
    case .minus: -number
    case .not: number == 0 ? 1 : 0
    case .complement: Double(~Int64(number))
    default: number
    }
  }

  private func applied(
    _ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression
  ) -> [Double]? {
    guard let a = components(left), let b = components(right) else { return nil }
    let isWhole = left.type.scalar?.isInteger == true
    // A vector is compared component by component.
    let results = (0..<max(a.count, b.count)).map { index in
      Self.applied(operation, a[min(index, a.count - 1)], b[min(index, b.count - 1)], isWhole)
    }
    return results.contains(nil) ? nil : results.compactMap { $0 }
  }

  private static func applied(
    _ operation: BinaryOperator, _ a: Double, _ b: Double, _ isWhole: Bool
  ) -> Double? {
    switch operation {
    case .add: a + b
    case .subtract: a - b
    // Beyond 53 bits a product is not exact, and its low bits are what wraps around.
    case .multiply: isWhole && abs(a * b) > 0x1p53 ? nil : a * b
    case .divide: isWhole && b == 0 ? nil : isWhole ? (a / b).rounded(.towardZero) : a / b
    case .remainder: b == 0 || a < 0 || b < 0 ? nil : a.truncatingRemainder(dividingBy: b)
    case .shiftLeft: (0...31).contains(b) ? Double(Int64(a) << Int64(b)) : nil
    case .shiftRight: (0...31).contains(b) ? Double(Int64(a) >> Int64(b)) : nil
    case .bitAnd: Double(Int64(a) & Int64(b))
    case .bitOr: Double(Int64(a) | Int64(b))
    case .bitXor: Double(Int64(a) ^ Int64(b))
    case .equal: a == b ? 1 : 0
    case .notEqual: a != b ? 1 : 0
    case .less: a < b ? 1 : 0
    case .lessEqual: a <= b ? 1 : 0
    case .greater: a > b ? 1 : 0
    case .greaterEqual: a >= b ? 1 : 0
    case .logicalAnd: a != 0 && b != 0 ? 1 : 0
    case .logicalOr: a != 0 || b != 0 ? 1 : 0
    }
  }

  /// `number` as a value of its type: whole numbers wrap around, floats have 24 bits.
  private static func rounded(_ number: Double, to scalar: Scalar) -> Double {
    switch scalar.representation {
    case .float: Double(Float(number))
    case .bool: number != 0 ? 1 : 0
    case .uint: abs(number) < 0x1p62 ? Double(UInt32(truncatingIfNeeded: Int64(number))) : 0
    default: abs(number) < 0x1p62 ? Double(Int32(truncatingIfNeeded: Int64(number))) : 0
    }
  }

  // MARK: Built-in functions

  private func called(_ call: StandardCall) -> [Double]? {
    switch call.lowering {
    case .operation(.binary(let operation, .argument(0), .argument(1))):
      return applied(operation, call.arguments[0], call.arguments[1])
    case .builtin(let name, _):
      let arguments = call.arguments.map(components)
      guard let function = BuiltinFunction.onNumbers[name], !arguments.contains(nil) else {
        return nil
      }
      let numbers = arguments.map { $0 ?? [] }
      return (0..<(numbers.map(\.count).max() ?? 0)).map { index in
        function(numbers.map { $0[min(index, $0.count - 1)] })
      }
    default: return nil
    }
  }
}

extension [[Double]?] {
  /// The element at `index`; `nil` for one that was not worked out, or is beyond the end.
  fileprivate func at(_ index: Int) -> [Double]? { indices.contains(index) ? self[index] : nil }
}

extension BuiltinFunction {
  /// Functions that work component by component, evaluated on numbers, by their names.
  fileprivate static let onNumbers: [String: @Sendable ([Double]) -> Double] = [
    "abs": { abs($0[0]) }, "sign": { $0[0] > 0 ? 1 : $0[0] < 0 ? -1 : 0 },
    "floor": { $0[0].rounded(.down) }, "ceil": { $0[0].rounded(.up) },
    "trunc": { $0[0].rounded(.towardZero) }, "round": { $0[0].rounded() },
    "roundEven": { $0[0].rounded(.toNearestOrEven) }, "fract": { $0[0] - $0[0].rounded(.down) },
    "sqrt": { $0[0].squareRoot() }, "inversesqrt": { 1 / $0[0].squareRoot() },
    "exp": { exp($0[0]) }, "exp2": { exp2($0[0]) }, "log": { log($0[0]) },
    "log2": { log2($0[0]) }, "pow": { pow($0[0], $0[1]) },
    "radians": { $0[0] * .pi / 180 }, "degrees": { $0[0] * 180 / .pi },
    "sin": { sin($0[0]) }, "cos": { cos($0[0]) }, "tan": { tan($0[0]) },
    "asin": { asin($0[0]) }, "acos": { acos($0[0]) },
    "atan": { $0.count == 2 ? atan2($0[0], $0[1]) : atan($0[0]) },
    "mod": { $0[0] - $0[1] * ($0[0] / $0[1]).rounded(.down) },
    "min": { min($0[0], $0[1]) }, "max": { max($0[0], $0[1]) },
    "clamp": { min(max($0[0], $0[1]), $0[2]) }, "step": { $0[1] < $0[0] ? 0 : 1 },
    "mix": { $0[0] * (1 - $0[2]) + $0[1] * $0[2] },
  ]
}
