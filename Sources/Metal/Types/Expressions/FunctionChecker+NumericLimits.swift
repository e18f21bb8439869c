internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  /// `numeric_limits<float>::max()` and the other limits as numbers; `nil` if `name` is not a
  /// limit.
  func numericLimit(_ name: NameSyntax, _ arguments: [ExpressionSyntax], at span: Span)
    -> MetalExpression?
  {
    let path = Array(name.path)
    guard arguments.isEmpty, path.count >= 2, path[path.count - 2] == "numeric_limits",
      case .type(let written)? = name.qualifierArguments[path.count - 2]?.first
    else { return nil }
    let type = resolve(written)
    guard type != .unknown else { return .invalid(at: span) }
    guard case .scalar(let scalar) = type, let limit = Self.limit(name.last, of: scalar, at: span)
    else {
      return fail("'numeric_limits<\(self.name(of: type))>' has no '\(name.last)'", at: span)
    }
    return limit
  }

  private static func limit(_ name: String, of scalar: Scalar, at span: Span) -> MetalExpression? {
    if scalar.isFloating {
      let isHalf = scalar == .half
      let largest = isHalf ? 65504 : Float.greatestFiniteMagnitude
      let value: Float
      switch name {
      case "max": value = largest
      case "lowest": value = -largest
      case "min": value = isHalf ? 0x1p-14 : .leastNormalMagnitude
      case "denorm_min": value = isHalf ? 0x1p-24 : .leastNonzeroMagnitude
      case "epsilon": value = isHalf ? 0x1p-10 : .ulpOfOne
      case "round_error": value = 0.5
      case "infinity": value = .infinity
      case "quiet_NaN", "signaling_NaN": value = .nan
      default: return nil
      }
      return .float(value, scalar, at: span)
    }
    guard let (low, high) = scalar.integerRange else { return nil }
    switch name {
    case "max": return .integer(high, scalar, at: span)
    case "min", "lowest": return .integer(low, scalar, at: span)
    default: return nil
    }
  }
}

extension Scalar {
  /// The least and the largest integer, as the bits of both; `nil` for no integers.
  fileprivate var integerRange: (Int64, Int64)? {
    switch self {
    case .char: (-128, 127)
    case .uchar: (0, 255)
    case .short: (-32768, 32767)
    case .ushort: (0, 65535)
    case .int: (Int64(Int32.min), Int64(Int32.max))
    case .uint: (0, Int64(UInt32.max))
    case .long: (.min, .max)
    case .ulong: (0, -1)
    case .bool, .half, .float: nil
    }
  }
}
