internal import Diagnostics
internal import ShaderTree

/// What variables, fields and elements start with that are given no value.
extension FunctionChecker {
  /// Returns what a field starts with that is given no value.
  func defaultValue(of field: TypedStructure.Field, at span: Span) -> TypedExpression? {
    guard let value = field.defaultValue else { return zeroValue(of: field.type, at: span) }
    noteUses(in: value)
    return value
  }

  /// Notes the functions and constants that `value`, which was checked elsewhere, uses.
  private func noteUses(in value: TypedExpression) {
    switch value.kind {
    case .call(let callee, _):
      if !function.callees.contains(callee) { function.callees.append(callee) }
    case .global(let global):
      if !function.globals.contains(global) { function.globals.append(global) }
    default: break
    }
    for part in value.parts { noteUses(in: part) }
  }

  /// Returns what a local of `type` without a value starts with; `nil` if it has none.
  func startValue(of type: ShaderType, at span: Span) -> TypedExpression? {
    // Undefined in Metal, and long to write out.
    if hasLongArray(type), !runsInitializers(type) { return nil }
    return zeroValue(of: type, at: span)
  }

  /// Returns the zero of `type`, which a local without a value starts with; of a struct what its
  /// default constructor, or else the initializers of its fields, make of it.
  ///
  /// Metal leaves numbers undefined; zero is what most devices give, and the same picture twice is
  /// worth more than speed.
  func zeroValue(of type: ShaderType, at span: Span) -> TypedExpression? {
    switch type {
    case .scalar(let scalar): return convert(.integer(0, at: span), to: .scalar(scalar))
    case .enumeration: return TypedExpression(kind: .integer(0), type: type, span: span)
    case .vector(let scalar, _), .matrix(let scalar, _, _):
      guard let zero = zeroValue(of: .scalar(scalar), at: span) else { return nil }
      return TypedExpression(kind: .splat(zero), type: type, span: span)
    case .array(let element, let count):
      guard let zero = zeroValue(of: element, at: span) else { return nil }
      return TypedExpression(
        kind: .construction(Array(repeating: zero, count: count)), type: type, span: span)
    case .structure(let index):
      let candidates = constructors(of: index)
      return takesNothing(candidates)
        ? callBest(candidates, [], nil, at: span) : structure(index, of: [:], at: span)
    default: return nil
    }
  }

  /// Returns a struct of `values`, by the positions of their fields; the others start as they do
  /// without a value. `nil` if one of them cannot.
  func structure(
    _ index: StructureIndex, of values: [Int: TypedExpression], at span: Span
  ) -> TypedExpression? {
    var parts: [TypedExpression] = []
    for (position, field) in checker.program.structures[index].fields.enumerated() {
      guard let value = values[position] ?? defaultValue(of: field, at: span) else { return nil }
      parts.append(value)
    }
    return TypedExpression(kind: .construction(parts), type: .structure(index), span: span)
  }

  // MARK: Constructors

  func constructors(of structure: StructureIndex) -> [Int] {
    let declared = checker.structures[structure]
    return declared.members.own(declared.syntax.name).compactMap { symbol in
      guard case .function(let index) = symbol, checker.functions[index].syntax.isConstructor else {
        return nil
      }
      return index
    }
  }

  /// Whether one of the constructors can be called without arguments.
  func takesNothing(_ constructors: [Int]) -> Bool {
    constructors.contains {
      let syntax = checker.functions[$0].syntax
      return syntax.body != nil && syntax.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }

  private func hasLongArray(_ type: ShaderType) -> Bool {
    switch type {
    case .array(let element, let count): count > 64 || hasLongArray(element)
    case .structure(let index):
      checker.program.structures[index].fields.contains { hasLongArray($0.type) }
    default: false
    }
  }

  /// Whether something of the author's says what a value of `type` starts with.
  private func runsInitializers(_ type: ShaderType) -> Bool {
    switch type {
    case .array(let element, _): runsInitializers(element)
    case .structure(let index):
      takesNothing(constructors(of: index))
        || checker.structures[index].syntax.fields.contains { $0.initializer != nil }
        || checker.program.structures[index].fields.contains { runsInitializers($0.type) }
    default: false
    }
  }
}
