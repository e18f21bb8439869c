internal import ShaderTree

/// Structs with bases, whose parts come first among their fields, and structs that convert.
extension Checker {
  /// Returns `value` as the base that `type` is of its struct; any other value itself.
  func upcast(_ value: MetalExpression, to type: MetalType) -> MetalExpression {
    guard case .structure(let derived) = value.type, case .structure(let base) = type,
      let path = path(from: derived, to: base)
    else { return value }
    return path.reduce(value, part)
  }

  /// The parts of `value` that are its bases.
  func bases(of value: MetalExpression) -> [MetalExpression] {
    guard case .structure(let index) = value.type else { return [] }
    return baseFields(of: index).map { part(of: value, $0) }
  }

  private func part(of value: MetalExpression, _ field: Int) -> MetalExpression {
    guard case .structure(let index) = value.type else { return value }
    return MetalExpression(
      kind: .field(value, field), type: program.structures[index].fields[field].type,
      span: value.span)
  }

  private func baseFields(of index: StructureIndex) -> [Int] {
    guard structures[index].stage == .resolved, !structures[index].isBroken else { return [] }
    return structures[index].syntax.fields.indices.filter {
      structures[index].syntax.fields[$0].isBase
    }
  }

  /// The fields from a struct to one of its bases; `nil` if that is none.
  private func path(from derived: StructureIndex, to base: StructureIndex) -> [Int]? {
    if derived == base { return [] }
    for field in baseFields(of: derived) {
      guard case .structure(let next) = program.structures[derived].fields[field].type,
        let rest = path(from: next, to: base)
      else { continue }
      return [field] + rest
    }
    return nil
  }

  /// Returns the conversion operator of a struct that gives `type`, or a number that becomes it.
  ///
  /// - Parameters:
  ///   - type: `nil` for any number or vector.
  ///   - isExplicit: Whether the author asks for it, as a condition and a cast do.
  func conversion(of structure: StructureIndex, to type: MetalType?, isExplicit: Bool)
    -> (function: Int, result: MetalType)?
  {
    guard structures[structure].stage == .resolved, !structures[structure].isBroken else {
      return nil
    }
    var best: (function: Int, result: MetalType)?
    for case .function(let index) in structures[structure].members.symbols[
      FunctionSyntax.conversionName] ?? []
    {
      let function = functions[index]
      guard isExplicit || !function.syntax.isExplicit else { continue }
      let result = resolve(
        function.syntax.returnType,
        in: NameContext(scope: function.scope, bindings: function.bindings))
      if result == type { return (index, result) }
      guard result.isArithmetic, type.map({ isNumeric(result, as: $0) }) ?? true else { continue }
      if best == nil { best = (index, result) }
    }
    return best
  }

  private func isNumeric(_ source: MetalType, as target: MetalType) -> Bool {
    target.isArithmetic && conversionRank(from: source, to: target) != nil
  }
}

extension FunctionChecker {
  /// Returns a struct converted by its own operator; `nil` if it has none for `type`.
  func convertedByOperator(
    _ value: MetalExpression, to type: MetalType?, isExplicit: Bool = false
  ) -> MetalExpression? {
    guard case .structure(let structure) = value.type else { return nil }
    guard
      let (function, _) = checker.conversion(of: structure, to: type, isExplicit: isExplicit)
    else {
      return checker.bases(of: value).lazy.compactMap {
        self.convertedByOperator($0, to: type, isExplicit: isExplicit)
      }.first
    }
    let match = Checker.Match(function: function, bindings: [:], parameterTypes: [], ranks: [])
    let isConstant = checker.functions[function].syntax.isConstant
    let number =
      isConstant
      ? call(match, [], [], on: value, at: value.span)
      : changing(value) { call(match, [], [], on: $0, at: value.span) }
    return type.map { convert(number, to: $0) } ?? number
  }
}
