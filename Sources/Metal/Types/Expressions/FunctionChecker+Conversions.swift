internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  /// Returns `value` as a `bool`, as in a condition.
  func truth(_ value: MetalExpression) -> MetalExpression {
    if value.type == .bool || value.type == .unknown { return value }
    if let converted = convertedByOperator(value, to: .bool, isExplicit: true) { return converted }
    guard value.type.isScalar else {
      return fail(
        "a condition must be one number, found '\(name(of: value.type))'", at: value.span,
        hint: value.type.isVector ? "use 'any(…)' or 'all(…)'" : nil)
    }
    return convert(value, to: .bool)
  }

  /// Returns `value` implicitly converted; reports when there is no such conversion.
  ///
  /// Numbers convert to each other and to vectors. Vectors and matrices convert to no other type:
  /// `half4 c = float4(1);` is a mistake (Metal Shading Language Specification, "Implicit Type
  /// Conversions").
  func convert(
    _ value: MetalExpression, to type: MetalType, in receiver: Receiver = .part
  ) -> MetalExpression {
    value.type.differsInElements(from: type)
      ? refuseConversion(of: value, to: type, in: receiver) : cast(value, to: type)
  }

  private func refuseConversion(
    of value: MetalExpression, to type: MetalType, in receiver: Receiver
  ) -> MetalExpression {
    let (target, source) = (name(of: type), name(of: value.type))
    let kind = value.isAssignable ? "an lvalue" : "an rvalue"
    let message =
      switch receiver {
      case .variable:
        "cannot initialize a variable of type '\(target)' with \(kind) of type '\(source)'"
      case .result:
        "cannot initialize return object of type '\(target)' with \(kind) of type '\(source)'"
      case .assignment: "assigning to '\(target)' from incompatible type '\(source)'"
      case .part: "cannot convert '\(source)' to '\(target)'"
      }
    return fail(message, at: value.span, hint: conversionHint(for: type))
  }

  /// The mend for a vector or matrix that has other elements than `type`.
  func conversionHint(for type: MetalType) -> String {
    let kind = type.isMatrix ? "matrices" : "vectors"
    return "write '\(name(of: type))(…)': \(kind) are not converted"
  }

  /// Returns `value` converted as a constructor of one argument does, elements of vectors and
  /// matrices too; reports when there is no such conversion.
  func cast(_ value: MetalExpression, to type: MetalType) -> MetalExpression {
    if value.type == type { return value }
    guard value.type != .unknown, type != .unknown else { return .invalid(at: value.span) }
    if let converted = converted(value, to: type) { return converted }
    let fromWidth = value.type.width ?? 0
    let toWidth = type.width ?? 0
    let hint =
      fromWidth > toWidth && toWidth > 0
      ? "take components, as in '.\(toWidth == 1 ? "x" : String("xyzw".prefix(toWidth)))'" : nil
    return fail(
      "cannot convert '\(name(of: value.type))' to '\(name(of: type))'", at: value.span, hint: hint)
  }

  /// Returns `value` converted; `nil` when there is no such conversion.
  private func converted(_ value: MetalExpression, to type: MetalType) -> MetalExpression? {
    switch (value.type, type) {
    case (.scalar, .scalar), (.enumeration, .scalar):
      return convertedComponents(value, to: type)
    case (.scalar, .vector(let scalar, _)), (.enumeration, .vector(let scalar, _)):
      let component = convert(value, to: .scalar(scalar))
      return MetalExpression(kind: .splat(component), type: type, span: component.span)
    case (.vector(_, let m), .vector(_, let n)):
      return m == n ? convertedComponents(value, to: type) : nil
    case (.matrix(_, let c, let r), .matrix(_, let d, let s)):
      return c == d && r == s ? convertedComponents(value, to: type) : nil
    case (.array(let a, let m), .array(let b, let n)) where a == b && (m == n || n == 0):
      return value
    case (.texture, .texture): return value
    case (.array, .pointer), (.pointer, .pointer):
      guard let target = pointerValue(value), case .pointer(let a, _) = target.type,
        case .pointer(let b, _) = type
      else { return nil }
      return a.with(.float) == b.with(.float) ? target : nil
    case (_, .structure(let index)):
      let base = checker.upcast(value, to: type)
      return base.type == type ? base : constructed(index, from: value)
    case (.structure, _): return convertedByOperator(value, to: type)
    default: return nil
    }
  }

  /// A struct made by its constructor of one parameter.
  private func constructed(_ structure: StructureIndex, from value: MetalExpression)
    -> MetalExpression?
  {
    let candidates = constructors(of: structure)
    guard !candidates.isEmpty else { return nil }
    return callBest(candidates, [value], nil, at: value.span)
  }

  /// The same shape with other components; numbers that are written out are converted here and now.
  private func convertedComponents(_ value: MetalExpression, to type: MetalType) -> MetalExpression
  {
    guard let from = value.type.scalar, let to = type.scalar else { return value }
    var result = value
    result.type = type
    if to.isLong || to.isNarrow, let number = value.literalInteger {
      result.kind = .integer(ConstantNumber.wrapped(number, to: to))
      return result
    }
    switch value.kind {
    case .integer(let number) where to.isFloating:
      result.kind = .float(
        from == .ulong ? Float(UInt64(bitPattern: number)) : Float(number), spelling: "")
      return result
    case .integer(let number) where to == .bool:
      result.kind = .boolean(number != 0)
      return result
    case .integer(let number) where to == .uint || to == .int:
      result.kind = .integer(
        to == .uint
          ? Int64(UInt32(truncatingIfNeeded: number)) : Int64(Int32(truncatingIfNeeded: number)))
      return result
    case .float(let number, _) where from == .half && to == .float && checker.halfMode == .exact:
      result.kind = .float(Float(Float16(number)), spelling: "")
      return result
    case .float where to == .float || (to == .half && checker.halfMode == .float):
      return result
    case .boolean(let flag) where to.isInteger:
      result.kind = .integer(flag ? 1 : 0)
      return result
    case .unary(.minus, let operand) where from == .int && to.isFloating:
      if case .integer(let number) = operand.kind {
        let literal = MetalExpression(
          kind: .float(Float(number), spelling: ""), type: type, span: operand.span)
        result.kind = .unary(.minus, literal)
        return result
      }
    case .splat(let component):
      result.kind = .splat(convert(component, to: .scalar(to)))
      return result
    default: break
    }
    if from.representation == to.representation, !to.isNarrow, !from.isLong, !to.isLong,
      !value.isNarrowing,
      checker.halfMode == .float || (from != .half && to != .half)
    {
      return result  // the same in GLSL
    }
    result.kind = .conversion(to.isNarrow ? wide(value, for: to) : value)
    return result
  }
}
