internal import Diagnostics
internal import ShaderTree

/// Initial values of variables, fields and elements that are given none.
extension FunctionChecker {
  /// Returns what a field starts with that is given no value.
  func defaultValue(of field: MetalStructure.Field, at span: Span) -> MetalExpression? {
    guard let value = field.defaultValue else { return zeroValue(of: field.type, at: span) }
    noteUses(in: value)
    return value
  }

  /// Notes the functions and constants that `value`, which was checked elsewhere, uses.
  private func noteUses(in value: MetalExpression) {
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
  func startValue(of type: MetalType, at span: Span) -> MetalExpression? {
    // Undefined in Metal, and long to write out.
    if hasLongArray(type), !runsInitializers(type) { return nil }
    return zeroValue(of: type, at: span)
  }

  /// Returns the zero of `type`, which a local without a value starts with; of a struct what its
  /// default constructor, or else the initializers of its fields, make of it.
  ///
  /// Metal leaves numbers undefined; zero is what most devices give, and the same picture twice is
  /// worth more than speed.
  func zeroValue(of type: MetalType, at span: Span) -> MetalExpression? {
    switch type {
    case .scalar(let scalar): return convert(.integer(0, at: span), to: .scalar(scalar))
    case .enumeration: return MetalExpression(kind: .integer(0), type: type, span: span)
    case .vector(let scalar, _), .matrix(let scalar, _, _):
      guard let zero = zeroValue(of: .scalar(scalar), at: span) else { return nil }
      return MetalExpression(kind: .splat(zero), type: type, span: span)
    case .array(let element, let count):
      guard let zero = zeroValue(of: element, at: span) else { return nil }
      return MetalExpression(
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
    _ index: StructureIndex, of values: [Int: MetalExpression], at span: Span
  ) -> MetalExpression? {
    if checker.structures[index].dependentFields.contains(where: { values[$0] == nil }) {
      return fieldwise(index, of: values, at: span)
    }
    return construction(index, of: values, at: span)
  }

  /// As `structure`; fields whose initializers name other members start with zero.
  private func construction(
    _ index: StructureIndex, of values: [Int: MetalExpression], at span: Span
  ) -> MetalExpression? {
    var parts: [MetalExpression] = []
    for (position, field) in checker.program.structures[index].fields.enumerated() {
      guard let value = values[position] ?? defaultValue(of: field, at: span) else { return nil }
      parts.append(value)
    }
    return MetalExpression(kind: .construction(parts), type: .structure(index), span: span)
  }

  /// A struct some of whose fields start with what others have: a constructor for the fields that
  /// have a value sets those.
  private func fieldwise(
    _ index: StructureIndex, of values: [Int: MetalExpression], at span: Span
  ) -> MetalExpression {
    let given = values.keys.sorted()
    let constructor = checker.constructor(ofFields: given, of: index)
    let match = Checker.Match(
      function: constructor, bindings: [:],
      parameterTypes: given.map { checker.program.structures[index].fields[$0].type }, ranks: [])
    return call(match, given.compactMap { values[$0] }, [], at: span)
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
      return !syntax.isDefaulted && syntax.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }

  /// Declares the value under construction and sets the fields that have a value ahead of the body,
  /// in the order of the fields; or has another constructor make it, as in
  /// `Ray(float3 d) : Ray(float3(0), d) {}`.
  func constructorStart(_ syntax: FunctionSyntax) -> [MetalStatement] {
    guard let owner, case .variable(let variable) = owner.object.kind else { return [] }
    let span = syntax.nameSpan
    if let other = syntax.memberInitializers.first(where: { $0.name == syntax.name }) {
      if syntax.memberInitializers.count > 1 {
        fail("what calls another constructor initializes nothing else", at: other.value.span)
      }
      let value = initialValue(other.value, for: .structure(owner.structure))
      return statement(.declaration(variable, value), span)
    }
    let values = memberInitializers(syntax, of: owner.structure)
    let start = construction(owner.structure, of: [:], at: span)
    return checker.program.structures[owner.structure].fields.indices.reduce(
      into: statement(.declaration(variable, start), span)
    ) { statements, field in
      guard let value = initializer(ofField: field, among: values) else { return }
      statements += set(field, of: use(variable, at: value.span), to: value)
    }
  }

  private func memberInitializers(_ syntax: FunctionSyntax, of structure: StructureIndex)
    -> [Int: ExpressionSyntax]
  {
    let fields = checker.program.structures[structure].fields
    var values: [Int: ExpressionSyntax] = [:]
    for initializer in syntax.memberInitializers {
      if let field = fields.firstIndex(where: { $0.name == initializer.name }) {
        values[field] = initializer.value
      } else if let base = base(named: initializer.name, of: structure) {
        values[base] = initializer.value
      } else {
        fail("'\(syntax.name)' has no field '\(initializer.name)'", at: initializer.value.span)
      }
    }
    return values
  }

  /// The field that holds the base of that name.
  private func base(named name: String, of structure: StructureIndex) -> Int? {
    checker.structures[structure].syntax.fields.firstIndex {
      $0.isBase && $0.type.name.last == name
    }
  }

  /// The value that a constructor gives a field before its body runs; `nil` for none.
  private func initializer(ofField field: Int, among values: [Int: ExpressionSyntax])
    -> MetalExpression?
  {
    guard let owner else { return nil }
    let type = checker.program.structures[owner.structure].fields[field].type
    if let value = values[field] {
      if case .structure(let inner) = type,
        checker.structures[owner.structure].syntax.fields[field].isBase
      {
        if case .list(let arguments) = value.kind {
          return constructStructure(inner, arguments, braced: false, at: value.span)
        }
        return constructStructure(inner, [value], braced: false, at: value.span)
      }
      return initialValue(value, for: type)
    }
    let declared = checker.structures[owner.structure]
    guard declared.dependentFields.contains(field),
      let value = declared.syntax.fields[field].initializer
    else { return nil }
    // It stands outside of the constructor, whose parameters it does not see.
    let (outerLocals, outerContext) = (locals, context)
    defer { (locals, context) = (outerLocals, outerContext) }
    locals = [[:]]
    context = NameContext(scope: declared.members, bindings: declared.context.bindings)
    return initialValue(value, for: type)
  }

  private func set(_ field: Int, of owner: MetalExpression, to value: MetalExpression)
    -> [MetalStatement]
  {
    let target = MetalExpression(
      kind: .field(owner, field), type: value.type, span: value.span)
    let assignment = MetalExpression(
      kind: .assignment(nil, target, value), type: value.type, span: value.span)
    return statement(.expression(assignment), value.span)
  }

  // MARK: Long arrays

  private func hasLongArray(_ type: MetalType) -> Bool {
    switch type {
    case .array(let element, let count): count > 64 || hasLongArray(element)
    case .structure(let index):
      checker.program.structures[index].fields.contains { hasLongArray($0.type) }
    default: false
    }
  }

  /// Whether something of the author's says what a value of `type` starts with.
  private func runsInitializers(_ type: MetalType) -> Bool {
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

extension Checker {
  /// The constructor that is passed `fields` and sets those, and no others, as they are given.
  fileprivate func constructor(ofFields fields: [Int], of structure: StructureIndex) -> Int {
    let key = FieldwiseConstructor(structure: structure, fields: fields)
    if let known = fieldwiseConstructors[key] { return known }
    let declared = structures[structure]
    let span = declared.syntax.nameSpan
    func name(_ text: String) -> NameSyntax { NameSyntax(path: [text], span: span) }
    var syntax = FunctionSyntax(
      name: declared.syntax.name, nameSpan: span,
      returnType: TypeSyntax(name: name(declared.syntax.name), span: span), parameters: [],
      body: [], isConstructor: true, headSpan: span)
    var bindings = declared.context.bindings
    for field in program.structures[structure].fields.enumerated()
    where fields.contains(field.offset) {
      let typeName = "field \(field.element.name)"  // no name of the author has a space
      bindings[typeName] = .type(field.element.type)
      syntax.parameters.append(
        ParameterSyntax(
          name: field.element.name, nameSpan: span,
          type: TypeSyntax(name: name(typeName), span: span)))
      syntax.memberInitializers.append(
        (field.element.name, ExpressionSyntax(kind: .name(name(field.element.name)), span: span)))
    }
    fieldwiseConstructors[key] = functions.count
    functions.append(
      DeclaredFunction(
        syntax: syntax, scope: declared.members, structure: structure, bindings: bindings))
    return functions.count - 1
  }
}
