internal import Diagnostics
internal import ShaderTree
internal import Tokens

extension Checker {
  func check(_ syntax: ExpressionSyntax) -> TypedExpression {
    let span = syntax.span
    switch syntax.kind {
    case .number(let literal, let spelling): return number(literal, spelling, at: span)
    case .boolean(let flag):
      return TypedExpression(kind: .boolean(flag), type: .bool, span: span)
    case .name(let name): return checkName(name, at: span)
    case .unary(let operation, let operand):
      let value = check(operand)
      return operation == .increment || operation == .decrement
        ? step(operation, value, isPrefix: true, at: span) : unary(operation, value, at: span)
    case .postfix(let operation, let operand):
      return step(operation, check(operand), isPrefix: false, at: span)
    case .binary(let operation, let left, let right):
      let first = check(left)
      return binary(operation, first, check(right), at: span)
    case .exclusiveOr(let left, let right):
      let first = check(left)
      let second = check(right)
      guard first.type != .unknown, second.type != .unknown else { return .invalid(at: span) }
      guard first.type == .bool, second.type == .bool else {
        return fail(
          "'^^' does not combine '\(name(of: first.type))' and '\(name(of: second.type))'",
          at: span)
      }
      return TypedExpression(kind: .binary(.notEqual, first, second), type: .bool, span: span)
    case .assignment(let operation, let target, let source):
      let left = check(target)
      return assign(operation, left, check(source), at: span)
    case .conditional(let condition, let first, let second):
      return conditional(condition, first, second, at: span)
    case .comma(let first, let second):
      let left = check(first)
      let right = check(second)
      guard right.type != .unknown else { return .invalid(at: span) }
      return TypedExpression(kind: .comma(left, right), type: right.type, span: span)
    case .call(let name, let nameSpan, let arguments):
      return call(name, arguments.map(check), nameSpan: nameSpan, at: span)
    case .construction(let type, let arguments):
      return construct(type, arguments.map(check), at: span)
    case .methodCall(let base, let method, let arguments):
      return checkMethod(check(base), method, arguments, at: span)
    case .subscripted(let base, let position):
      let value = check(base)
      return element(value, check(position), at: span)
    case .member(let base, let name, let nameSpan):
      if let part = memberOfBlock(base, name, at: span) { return part }
      return member(check(base), name, nameSpan: nameSpan, at: span)
    case .list: return unsupported("a list in an expression", at: span)
    }
  }

  private func number(_ literal: NumberLiteral, _ spelling: String, at span: Span)
    -> TypedExpression
  {
    switch literal {
    case .floating(let value, let isHalf):
      guard !isHalf, !spelling.lowercased().hasSuffix("lf"), !spelling.hasPrefix("0x") else {
        return unsupported("the number '\(spelling)'", at: span)
      }
      return TypedExpression(
        kind: .float(value, spelling: spelling), type: .float, span: span)
    case .integer(let value, _, _):
      let suffix = spelling.last.map(String.init)?.lowercased()
      guard value <= UInt64(UInt32.max), suffix != "l", suffix != "z",
        !spelling.lowercased().hasPrefix("0b")
      else { return unsupported("the number '\(spelling)'", at: span) }
      if suffix == "u" { return .integer(Int64(value), .uint, at: span) }
      return .integer(Int64(Int32(truncatingIfNeeded: value)), at: span)
    }
  }

  // MARK: Names

  private func checkName(_ name: String, at span: Span) -> TypedExpression {
    switch lookUp(name) {
    case .variable(let index):
      guard let function else { return .invalid(at: span) }
      return TypedExpression(
        kind: .variable(index), type: function.variables[index].type, span: span)
    case .global(let index):
      if given[name] != nil { spellings[index] = name }
      return use(index, at: span)
    case .functions:
      return fail(
        "function '\(shown(name))' is not called", at: span, hint: "add '()' to call it")
    case .structure: return fail("'\(shown(name))' is a struct", at: span)
    case .block: return fail("'\(shown(name))' is a block", at: span)
    case .assembled(let value): return use(value, at: span)
    case .unclear: return .invalid(at: span)
    case nil: break
    }
    if let builtin = BuiltinVariable.named(name) {
      let index = provide(name, builtin.type)
      if builtin.isWritable { outputs.insert(index) }
      scopes[0][name] = .global(index)
      return use(index, at: span)
    }
    if name.hasPrefix("gl_") { return unsupported("'\(name)'", at: span) }
    if BuiltinFunction.named(name) != nil {
      return fail("function '\(name)' is not called", at: span, hint: "add '()' to call it")
    }
    guard !hasGaps else { return .invalid(at: span) }
    let hint = hint(for: name, among: visibleNames)
    scopes[0][name] = .unclear  // one message for each name
    return fail("'\(shown(name))' is not declared", at: span, hint: hint)
  }

  private func use(_ index: GlobalIndex, at span: Span) -> TypedExpression {
    if !globals.contains(index) { globals.append(index) }
    return TypedExpression(kind: .global(index), type: program.globals[index].type, span: span)
  }

  /// Returns a value of the host's globals, each of them used here.
  private func use(_ value: TypedExpression, at span: Span) -> TypedExpression {
    if case .global(let index) = value.kind { return use(index, at: span) }
    var used = value.mapParts { use($0, at: span) }
    used.span = span
    return used
  }

  /// A member of a block whose members the host declares one by one; `nil` for other values.
  private func memberOfBlock(
    _ base: ExpressionSyntax, _ name: String, at span: Span
  ) -> TypedExpression? {
    guard case .name(let block) = base.kind, case .block(let members)? = lookUp(block) else {
      return nil
    }
    guard case .global(let index)? = members[name] else {
      return fail(
        "'\(shown(block))' has no member '\(shown(name))'", at: span,
        hint: hint(for: name, among: members.keys.sorted()))
    }
    return use(index, at: span)
  }

  // MARK: Parts

  private func conditional(
    _ condition: ExpressionSyntax, _ first: ExpressionSyntax, _ second: ExpressionSyntax,
    at span: Span
  ) -> TypedExpression {
    let test = check(condition)
    let then = check(first)
    let otherwise = check(second)
    if test.type != .bool, test.type != .unknown {
      return fail(
        "the condition of '?' must be a 'bool', found '\(name(of: test.type))'", at: condition.span)
    }
    guard test.type != .unknown, then.type != .unknown, otherwise.type != .unknown else {
      return .invalid(at: span)
    }
    guard let type = common(then.type, otherwise.type) else {
      return fail(
        "the two values of '?' are '\(name(of: then.type))' and '\(name(of: otherwise.type))'",
        at: span)
    }
    if case .texture = type { return unsupported("a choice between samplers", at: span) }
    return TypedExpression(
      kind: .conditional(
        test, then: convert(then, to: type), otherwise: convert(otherwise, to: type)),
      type: type, span: span)
  }

  private func element(
    _ base: TypedExpression, _ position: TypedExpression, at span: Span
  ) -> TypedExpression {
    guard base.type != .unknown, position.type != .unknown else { return .invalid(at: span) }
    let type: ShaderType
    let count: Int
    switch base.type {
    case .array(let element, let known): (type, count) = (element, known)
    case .vector(let scalar, let width): (type, count) = (.scalar(scalar), width)
    case .matrix(let scalar, let columns, let rows):
      (type, count) = (.vector(scalar, rows), columns)
    default: return fail("'\(name(of: base.type))' has no elements", at: base.span)
    }
    guard position.type == .int || position.type == .uint else {
      return fail(
        "an index must be an integer, found '\(name(of: position.type))'", at: position.span,
        hint: position.type == .float ? "write 'int(…)'" : nil)
    }
    if case .integer(let known) = position.kind, known < 0 || known >= count {
      return fail(
        "'\(name(of: base.type))' has no element \(known)", at: position.span,
        hint: "the last one is \(count - 1)")
    }
    // Of parts that the host sets, the one that is meant.
    if case .construction(let parts) = base.kind, parts.count == count, base.isPure,
      let known = integer(position), parts.indices.contains(Int(known)),
      parts[Int(known)].type == type
    {
      return parts[Int(known)]
    }
    return TypedExpression(kind: .element(base, position), type: type, span: span)
  }

  private func checkMethod(
    _ base: TypedExpression, _ method: String, _ arguments: [ExpressionSyntax], at span: Span
  ) -> TypedExpression {
    guard base.type != .unknown else { return .invalid(at: span) }
    guard method == "length", arguments.isEmpty else {
      return fail(
        "'\(name(of: base.type))' has no '\(method)(…)'", at: span,
        hint: "an array has 'length()'")
    }
    switch base.type {
    case .array(_, let count), .vector(_, let count): return .integer(Int64(count), at: span)
    case .matrix(_, let columns, _): return .integer(Int64(columns), at: span)
    default: return fail("'\(name(of: base.type))' has no 'length()'", at: span)
    }
  }

  private func member(
    _ base: TypedExpression, _ name: String, nameSpan: Span, at span: Span
  ) -> TypedExpression {
    switch base.type {
    case .unknown: return .invalid(at: span)
    case .structure(let index):
      let fields = program.structures[index].fields
      guard let position = fields.firstIndex(where: { $0.name == name }) else {
        return fail(
          "'\(self.name(of: base.type))' has no member '\(shown(name))'", at: nameSpan,
          hint: self.hint(for: name, among: fields.map { shown($0.name) }))
      }
      return field(position, fields[position].type, of: base, at: span)
    case .vector(let scalar, let width):
      return swizzle(base, name, scalar, width, nameSpan: nameSpan, at: span)
    case .scalar(let scalar):
      // `x.xxx` of a number is in 4.20.
      guard (1...4).contains(name.count), Set("xrs").isSuperset(of: name) else {
        return fail("'\(self.name(of: base.type))' has no member '\(name)'", at: nameSpan)
      }
      return TypedExpression(
        kind: .construction([base]), type: .number(scalar, name.count), span: span)
    default:
      return fail("'\(self.name(of: base.type))' has no member '\(name)'", at: nameSpan)
    }
  }

  /// Returns a member; of a struct that the host sets in parts, the part.
  private func field(
    _ position: Int, _ type: ShaderType, of base: TypedExpression, at span: Span
  ) -> TypedExpression {
    switch base.kind {
    case .construction(let parts) where base.isPure: return parts[position]
    case .element(let group, let index):
      guard case .construction(let elements) = group.kind, group.isPure,
        type.isArithmetic || type.isMatrix || type.isStructure
      else { break }
      let members = elements.map { field(position, type, of: $0, at: span) }
      let list = TypedExpression(
        kind: .construction(members), type: .array(type, members.count), span: span)
      return TypedExpression(kind: .element(list, index), type: type, span: span)
    default: break
    }
    return TypedExpression(kind: .field(base, position), type: type, span: span)
  }

  private func swizzle(
    _ base: TypedExpression, _ name: String, _ scalar: Scalar, _ width: Int, nameSpan: Span,
    at span: Span
  ) -> TypedExpression {
    guard let letters = ["xyzw", "rgba", "stpq"].first(where: { Set($0).isSuperset(of: name) })
    else {
      let isSwizzle = Set("xyzwrgbastpq").isSuperset(of: name)
      return fail(
        isSwizzle
          ? "'.\(name)' mixes the names xyzw, rgba and stpq"
          : "'\(self.name(of: base.type))' has no member '\(name)'", at: nameSpan)
    }
    guard name.count <= 4 else {
      return fail("'.\(name)' has more than four components", at: nameSpan)
    }
    var components = ""
    for letter in name {
      let position = Array(letters).firstIndex(of: letter) ?? 0
      guard position < width else {
        return fail(
          "'\(self.name(of: base.type))' has no component '\(letter)'", at: nameSpan)
      }
      components.append(Array("xyzw")[position])
    }
    return TypedExpression(
      kind: .swizzle(base, components), type: .number(scalar, name.count), span: span)
  }
}
