internal import Diagnostics
internal import ShaderTree

extension FunctionChecker {
  /// `T(a, b)`, `T{a, b}`
  func checkConstruction(
    _ syntax: TypeSyntax, _ arguments: [ExpressionSyntax], braced: Bool, at span: Span
  ) -> MetalExpression {
    // A variable may have the name of a type that is declared later: then this is a call.
    let type = resolve(syntax)
    let arguments = expanded(arguments)
    switch type {
    case .unknown:
      for argument in arguments { _ = isList(argument) ? nil : check(argument) }
      return .invalid(at: span)
    case .sampler: return samplerValue(arguments, at: span)
    case .structure(let index):
      return constructStructure(index, arguments, braced: braced, at: span)
    case .array: return list(arguments, for: type, at: span)
    default: break
    }
    if arguments.isEmpty {
      return zeroValue(of: type, at: span) ?? fail("'\(name(of: type))' has no value", at: span)
    }
    if braced || arguments.contains(where: isList) {
      if arguments.count == 1, isList(arguments[0]) { return initialValue(arguments[0], for: type) }
      return list(arguments, for: type, at: span)
    }
    return construct(type, arguments.map { check($0) }, at: span)
  }

  func isList(_ syntax: ExpressionSyntax) -> Bool {
    if case .list = syntax.kind { true } else { false }
  }

  private func isDesignated(_ syntax: ExpressionSyntax) -> Bool {
    if case .designated = syntax.kind { true } else { false }
  }

  /// A number, vector or matrix from numbers, vectors and matrices.
  func construct(_ type: MetalType, _ arguments: [MetalExpression], at span: Span)
    -> MetalExpression
  {
    guard !arguments.contains(where: { $0.type == .unknown }) else { return .invalid(at: span) }
    if arguments.count == 1,
      let converted = convertedByOperator(arguments[0], to: type, isExplicit: true)
    {
      return converted
    }
    let arguments = arguments.map { convertedByOperator($0, to: nil) ?? $0 }
    switch type {
    case .scalar, .enumeration:
      guard arguments.count == 1 else { return wrongParts(type, arguments, at: span) }
      guard arguments[0].type.isScalar else { return wrongParts(type, arguments, at: span) }
      var converted = convert(arguments[0], to: type.with(type.scalar ?? .int))
      converted.type = type
      converted.span = span
      return converted
    case .vector(let scalar, let width): return constructVector(scalar, width, arguments, at: span)
    case .matrix(let scalar, let columns, let rows):
      return constructMatrix(scalar, columns, rows, arguments, at: span)
    default:
      if arguments.count == 1 { return convert(arguments[0], to: type) }
      return wrongParts(type, arguments, at: span)
    }
  }

  /// Reports the first of several arguments of a constructor that is a vector with other components
  /// than those of `type`: only an argument that stands alone is converted.
  private func refuseElements(_ type: MetalType, _ arguments: [MetalExpression])
    -> MetalExpression?
  {
    guard arguments.count > 1, let scalar = type.scalar,
      let wrong = arguments.first(where: { $0.type.isVector && $0.type.scalar != scalar })
    else { return nil }
    let parts = arguments.map { "'\(name(of: $0.type))'" }.joined(separator: ", ")
    return fail(
      "cannot make '\(name(of: type))' of \(parts)", at: wrong.span,
      hint: conversionHint(for: wrong.type.with(scalar)))
  }

  private func wrongParts(
    _ type: MetalType, _ arguments: [MetalExpression], at span: Span
  ) -> MetalExpression {
    let parts = arguments.map { "'\(name(of: $0.type))'" }.joined(separator: ", ")
    return fail("cannot make '\(name(of: type))' of \(parts)", at: span)
  }

  private func constructVector(
    _ scalar: Scalar, _ width: Int, _ arguments: [MetalExpression], at span: Span
  ) -> MetalExpression {
    let type = MetalType.vector(scalar, width)
    if arguments.count == 1, arguments[0].type.isScalar {
      var splat = convert(arguments[0], to: type)
      splat.span = span
      return splat
    }
    if let refusal = refuseElements(type, arguments) { return refusal }
    var count = 0
    var parts: [MetalExpression] = []
    for argument in arguments {
      guard let own = argument.type.width else { return wrongParts(type, arguments, at: span) }
      count += own
      parts.append(cast(argument, to: argument.type.with(scalar)))
    }
    if arguments.count == 1, count == width {
      var converted = parts[0]
      converted.span = span
      return converted
    }
    // `half3(color)` drops the alpha of a half4; more than that is a mistake.
    let drops = arguments.count == 1 && count > width
    if drops {
      return swizzle(parts[0], String("xyzw".prefix(width)), at: span)
    }
    guard count == width else {
      return fail(
        "'\(name(of: type))' needs \(width) components, found \(count)", at: span)
    }
    return MetalExpression(kind: .construction(parts), type: type, span: span)
  }

  private func constructMatrix(
    _ scalar: Scalar, _ columns: Int, _ rows: Int, _ arguments: [MetalExpression], at span: Span
  ) -> MetalExpression {
    let type = MetalType.matrix(scalar, columns: columns, rows: rows)
    if arguments.count == 1 {
      let only = arguments[0]
      if only.type.isScalar {
        return MetalExpression(
          kind: .splat(convert(only, to: .scalar(scalar))), type: type, span: span)
      }
      if case .matrix(_, let c, let r) = only.type, c >= columns, r >= rows {
        let converted = cast(only, to: only.type.with(scalar))
        if c == columns, r == rows { return converted }
        return MetalExpression(kind: .construction([converted]), type: type, span: span)
      }
    }
    if let refusal = refuseElements(type, arguments) { return refusal }
    let isColumns =
      arguments.count == columns && arguments.allSatisfy { $0.type.width == rows }
    let isNumbers =
      arguments.allSatisfy { $0.type.isArithmetic }
      && arguments.reduce(0) { $0 + ($1.type.width ?? 0) } == columns * rows
    guard isColumns || isNumbers else { return wrongParts(type, arguments, at: span) }
    let parts = arguments.map { convert($0, to: $0.type.with(scalar)) }
    return MetalExpression(kind: .construction(parts), type: type, span: span)
  }

  // MARK: Structs

  func constructStructure(
    _ index: StructureIndex, _ arguments: [ExpressionSyntax], braced: Bool, at span: Span
  ) -> MetalExpression {
    let candidates = constructors(of: index)
    let type = MetalType.structure(index)
    if !candidates.isEmpty, !arguments.isEmpty || takesNothing(candidates) {
      let values = arguments.map { isList($0) ? .invalid(at: $0.span) : check($0) }
      if values.count == 1, values[0].type == type { return values[0] }
      if let called = callBest(candidates, values, arguments, at: span) { return called }
      return fail("no constructor of '\(name(of: type))' takes these arguments", at: span)
    }
    var list = InitializerList(arguments)
    if arguments.count == 1, !isList(arguments[0]), !isDesignated(arguments[0]) {
      let value = check(arguments[0])
      if value.type == type || value.type == .unknown { return value }
      list.checked = value
    }
    guard let parts = takeFields(of: index, from: &list, at: span) else {
      return .invalid(at: span)
    }
    if parts.values.contains(where: { $0.type == .unknown }) { return .invalid(at: span) }
    return structure(index, of: parts, at: span)
      ?? fail("'\(name(of: type))' has a field that needs a value", at: span)
  }

  /// Takes the values of fields from a list, by the positions of the fields; `.radius = 2` names
  /// its field, and the items after it go on from there.
  ///
  /// - Returns: `nil` when a value is for no field, which is reported.
  private func takeFields(
    of structure: StructureIndex, from list: inout InitializerList, at span: Span
  ) -> [Int: MetalExpression]? {
    let fields = checker.program.structures[structure].fields
    let count = list.items.count
    var values: [Int: MetalExpression] = [:]
    var position = 0
    while let item = list.items.first {
      if case .designated(let name, let inner) = item.kind {
        guard let named = fields.firstIndex(where: { $0.name == name }) else {
          fail(
            "'\(checker.program.structures[structure].name)' has no field '\(name)'", at: item.span,
            hint: didYouMean(name, among: fields.map(\.name)))
          return nil
        }
        position = named
        list.replaceFirst(with: inner)
      }
      guard position < fields.count else {
        refuseRest(of: structure, count, at: item.span, in: span)
        return nil
      }
      values[position] = take(fields[position].type, from: &list)
      position += 1
    }
    return values
  }

  private func refuseRest(
    of structure: StructureIndex, _ count: Int, at item: Span, in list: Span
  ) {
    let declared = checker.program.structures[structure]
    if count > declared.fields.count {
      fail(
        "'\(declared.name)' has \(declared.fields.count) fields, found \(count) values", at: list)
    } else {
      fail("there is no field after '\(declared.fields.last?.name ?? "")'", at: item)
    }
  }

  // MARK: Samplers

  /// The settings of a `constexpr sampler`, as the number that `SamplerSettings` describes.
  func samplerValue(_ arguments: [ExpressionSyntax], at span: Span) -> MetalExpression {
    var settings = SamplerSettings()
    for argument in arguments {
      switch argument.kind {
      case .name(let name):
        if !settings.apply(Array(name.path.suffix(2))) {
          fail("unknown sampler setting '\(name.description)'", at: argument.span)
        }
      case .call: continue  // lod_clamp, max_anisotropy: textures have one level here
      default: fail("a sampler takes settings such as 'filter::linear'", at: argument.span)
      }
    }
    return MetalExpression(kind: .integer(Int64(settings.code)), type: .sampler, span: span)
  }
}
