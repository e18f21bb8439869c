internal import Diagnostics
internal import ShaderTree

extension Checker {
  func call(
    _ name: String, _ arguments: [TypedExpression], nameSpan: Span, at span: Span
  ) -> TypedExpression {
    guard !arguments.contains(where: { $0.type == .unknown }) else { return .invalid(at: span) }
    let chosen = choice(of: arguments, at: span) {
      call(name, $0, nameSpan: nameSpan, at: span)
    }
    if let chosen { return chosen }
    let builtin = BuiltinFunction.named(name)
    switch lookUp(name) {
    // Some versions have an author's function beside the built-in ones of its name.
    case .functions(let overloads)
    where builtin == nil || overloads.contains { cost(of: arguments.map(\.type), for: $0) != nil }:
      return callOwn(overloads, arguments, nameSpan: nameSpan, at: span)
    case .unclear: return .invalid(at: span)
    // A variable may be named like the function that gives it its value.
    case .variable where builtin == nil, .global where builtin == nil, .block, .structure,
      .assembled:
      return fail("'\(shown(name))' is a variable and cannot be called", at: nameSpan)
    case .functions, .variable, .global, nil: break
    }
    if let builtin { return callBuiltin(builtin, arguments, nameSpan: nameSpan, at: span) }
    if GLSLReservedWords.functions.contains(name) {
      return unsupported("the function '\(name)'", at: nameSpan)
    }
    guard !hasGaps else { return .invalid(at: span) }
    if declaredFunctions.contains(name) {
      return fail(
        "'\(shown(name))' is called above its declaration", at: nameSpan,
        hint: "move the function up, or declare it before")
    }
    return fail(
      "function '\(shown(name))' is not declared", at: nameSpan,
      hint: hint(for: name, among: visibleNames + BuiltinFunction.names.sorted()))
  }

  /// Notes the textures of the host that are read as cube maps: with them as such the call fits.
  private func noteCubeReads(_ arguments: [TypedExpression], fits: ([ShaderType]) -> Bool) {
    var types = arguments.map(\.type)
    var textures: [GlobalIndex] = []
    for (index, argument) in arguments.enumerated() {
      guard case .texture(let scalar, .plane) = argument.type,
        case .global(let global) = argument.kind
      else { continue }
      types[index] = .texture(scalar, .cube)
      textures.append(global)
    }
    if !textures.isEmpty, fits(types) { cubeReads.formUnion(textures) }
  }

  // MARK: Functions of the author

  private func callOwn(
    _ overloads: [Overload], _ arguments: [TypedExpression], nameSpan: Span, at span: Span
  ) -> TypedExpression {
    let costs = overloads.map { cost(of: arguments.map(\.type), for: $0) }
    guard let best = costs.compactMap({ $0 }).min() else {
      noteCubeReads(arguments) { types in overloads.contains { cost(of: types, for: $0) != nil } }
      let count = overloads.count == 1 ? overloads[0].parameters.count : nil
      return mismatch(
        shown(program.functions[overloads[0].index].name), arguments, count: count,
        wanted: overloads.count == 1 ? overloads[0].parameters.map(\.type) : nil,
        nameSpan: nameSpan, at: span)
    }
    let fitting = zip(overloads, costs).filter { $1 == best }.map(\.0)
    guard fitting.count == 1, let overload = fitting.first else {
      return fail("this call fits several functions", at: span)
    }
    var values: [TypedExpression] = []
    for (argument, parameter) in zip(arguments, overload.parameters) {
      if parameter.isWritten {
        guard argument.type == parameter.type else {
          return unsupported("an 'out' parameter of another type", at: argument.span)
        }
        guard canBeWritten(argument) else { return .invalid(at: span) }
        values.append(argument)
      } else {
        values.append(convert(argument, to: parameter.type))
      }
    }
    if !callees.contains(overload.index) { callees.append(overload.index) }
    return TypedExpression(
      kind: .call(overload.index, values), type: program.functions[overload.index].returnType,
      span: span)
  }

  private func cost(of types: [ShaderType], for overload: Overload) -> Int? {
    guard types.count == overload.parameters.count else { return nil }
    var sum = 0
    for (type, parameter) in zip(types, overload.parameters) {
      // What is written is converted back.
      let way =
        parameter.isWritten && !parameter.isRead
        ? cost(from: parameter.type, to: type) : cost(from: type, to: parameter.type)
      guard let way else { return nil }
      sum += way
    }
    return sum
  }

  /// Reports that no form of a function takes these arguments.
  private func mismatch(
    _ name: String, _ arguments: [TypedExpression], count: Int?, wanted: [ShaderType]?,
    nameSpan: Span, at span: Span
  ) -> TypedExpression {
    if let count, count != arguments.count {
      let noun = count == 1 ? "argument" : "arguments"
      return fail("'\(name)' takes \(count) \(noun), found \(arguments.count)", at: nameSpan)
    }
    let types = arguments.map { self.name(of: $0.type) }.joined(separator: ", ")
    return fail(
      "no function '\(name)' takes (\(types))", at: span,
      hint: wanted.map { types in
        "it takes (\(types.map { self.name(of: $0) }.joined(separator: ", ")))"
      })
  }

  // MARK: Built-in functions

  private func callBuiltin(
    _ function: BuiltinFunction, _ arguments: [TypedExpression], nameSpan: Span, at span: Span
  ) -> TypedExpression {
    var best: (cost: Int, form: BuiltinFunction.Form)?
    var isAmbiguous = false
    let types = arguments.map(\.type)
    for form in function.forms where form.parameters.count == arguments.count {
      guard let cost = cost(of: types, for: form) else { continue }
      if cost == best?.cost { isAmbiguous = true }
      guard cost < best?.cost ?? .max else { continue }
      best = (cost, form)
      isAmbiguous = false
    }
    guard let form = best?.form else {
      noteCubeReads(arguments) { types in
        function.forms.contains {
          $0.parameters.count == types.count && cost(of: types, for: $0) != nil
        }
      }
      return noForm(function, arguments, nameSpan, at: span)
    }
    guard !isAmbiguous else {
      return fail("this call fits several forms of '\(function.name)'", at: span)
    }
    if form.writesLast, let last = arguments.last {
      guard last.type == form.parameters.last else {
        return unsupported("an 'out' parameter of another type", at: last.span)
      }
      guard canBeWritten(last) else { return .invalid(at: span) }
    }
    var values = zip(arguments, form.parameters).map { convert($0, to: $1) }
    if author?.readsFromTop == true { turn(&values, for: function.written) }
    for index in form.constants.sorted() {
      guard let known = literal(values[index]) else {
        return unsupported("an offset that is not a constant", at: arguments[index].span)
      }
      values[index] = known
    }
    if let texture = values.first, case .global(let index) = texture.kind,
      silentGlobals.contains(index)
    {
      return made(form.result, [.float(0, at: span)], at: span)
    }
    let call = StandardCall(
      .builtin(function.written), values, writesArgument: form.writesLast)
    return TypedExpression(kind: .standardCall(call), type: form.result, span: span)
  }

  private func cost(of types: [ShaderType], for form: BuiltinFunction.Form) -> Int? {
    var sum = 0
    for (argument, type) in zip(types, form.parameters) {
      guard let way = cost(from: argument, to: type) else { return nil }
      sum += way
    }
    return sum
  }

  private func noForm(
    _ function: BuiltinFunction, _ arguments: [TypedExpression], _ nameSpan: Span, at span: Span
  ) -> TypedExpression {
    let counts = Set(function.forms.map(\.parameters.count))
    if !counts.contains(arguments.count) {
      let words = counts.sorted().map(String.init).joined(separator: " or ")
      let noun = counts == [1] ? "argument" : "arguments"
      return fail(
        "'\(function.name)' takes \(words) \(noun), found \(arguments.count)", at: nameSpan)
    }
    return mismatch(
      function.name, arguments, count: nil, wanted: nearest(function, arguments),
      nameSpan: nameSpan, at: span)
  }

  /// The parameters that the most of these arguments fit.
  private func nearest(
    _ function: BuiltinFunction, _ arguments: [TypedExpression]
  ) -> [ShaderType]? {
    let forms = function.forms.filter { $0.parameters.count == arguments.count }
    func fitting(_ form: BuiltinFunction.Form) -> Int {
      zip(arguments, form.parameters).count { cost(from: $0.type, to: $1) != nil }
    }
    guard let best = forms.max(by: { fitting($0) < fitting($1) }), fitting(best) > 0 else {
      return nil
    }
    return best.parameters
  }

  // MARK: Construction

  func construct(
    _ syntax: TypeSyntax, _ arguments: [TypedExpression], at span: Span
  ) -> TypedExpression {
    guard !arguments.contains(where: { $0.type == .unknown }) else { return .invalid(at: span) }
    let type = resolve(syntax, count: arguments.count)
    switch type {
    case .unknown: return .invalid(at: span)
    case .array(let element, let count):
      guard arguments.count == count else {
        return fail(
          "an array of \(count) elements cannot hold \(arguments.count)", at: span)
      }
      return made(type, arguments.map { convert($0, to: element) }, at: span)
    case .structure(let index):
      let fields = program.structures[index].fields
      guard fields.count == arguments.count else {
        return fail(
          "'\(name(of: type))' has \(fields.count) members, found \(arguments.count) values",
          at: span)
      }
      return made(type, zip(arguments, fields).map { convert($0, to: $1.type) }, at: span)
    case .scalar, .vector, .matrix: return constructNumber(type, arguments, at: span)
    default: return fail("'\(name(of: type))' cannot be constructed", at: span)
    }
  }

  private func made(_ type: ShaderType, _ parts: [TypedExpression], at span: Span)
    -> TypedExpression
  {
    guard !parts.contains(where: { $0.type == .unknown }) else { return .invalid(at: span) }
    return TypedExpression(kind: .construction(parts), type: type, span: span)
  }

  /// Constructors convert every component, so the parts stay as they are.
  private func constructNumber(
    _ type: ShaderType, _ arguments: [TypedExpression], at span: Span
  ) -> TypedExpression {
    if let stranger = arguments.first(where: { $0.type.componentCount == nil }) {
      return fail(
        "'\(name(of: type))' cannot be made of '\(name(of: stranger.type))'", at: stranger.span)
    }
    guard let wanted = type.componentCount, let first = arguments.first else {
      return fail("'\(name(of: type))' needs a value", at: span)
    }
    if arguments.count == 1, first.type.isScalar || type.isMatrix && first.type.isMatrix {
      return made(type, arguments, at: span)
    }
    let counts = arguments.map { $0.type.componentCount ?? 0 }
    let count = counts.reduce(0, +)
    guard count >= wanted else {
      return fail(
        "'\(name(of: type))' needs \(wanted) components, found \(count)", at: span)
    }
    guard count - (counts.last ?? 0) < wanted else {
      return fail(
        "'\(name(of: type))' has \(wanted) components, found \(count)", at: span)
    }
    if type.isMatrix, arguments.contains(where: \.type.isMatrix) {
      return fail("'\(name(of: type))' cannot be made of a matrix and other values", at: span)
    }
    return made(type, arguments, at: span)
  }
}

extension ShaderType {
  /// Numbers in a number, vector or matrix; `nil` for anything else.
  fileprivate var componentCount: Int? {
    if case .matrix(_, let columns, let rows) = self { return columns * rows }
    return width
  }
}
