internal import Diagnostics

extension GLSLWriter {
  mutating func write(_ statements: [TypedStatement]) {
    for statement in statements { write(statement) }
  }

  /// Statements in a scope of their own, one step further in.
  private mutating func block(_ statements: [TypedStatement]) {
    visibleNames.append([])
    indentation += 1
    write(statements)
    indentation -= 1
    visibleNames.removeLast()
  }

  private mutating func write(_ statement: TypedStatement) {
    let span = statement.span
    switch statement.kind {
    case .block(let inner):
      line("{", from: span)
      block(inner)
      line("}", from: nil)
    case .declaration(let variable, let value):
      line(declaration(variable, value) + ";", from: span)
    case .expression(let value): line(expression(value) + ";", from: span)
    case .conditional(let condition, let first, let second):
      line("if (\(expression(condition))) {", from: condition.span)
      block(first)
      writeElse(second)
    case .forLoop(let start, let condition, let step, let body):
      writeFor(start, condition, step, body, span)
    case .whileLoop(let condition, let body):
      line("while (\(expression(condition))) {", from: condition.span)
      block(body)
      line("}", from: nil)
    case .doLoop(let body, let condition):
      line("do {", from: span)
      block(body)
      line("} while (\(expression(condition)));", from: condition.span)
    case .choice(let value, let body):
      writeChoice(value, body)
    case .label(let value):
      line(value.map { "case \(expression($0)):" } ?? "default:", from: span)
    case .returning(let value):
      line(value.map { "return \(expression($0));" } ?? "return;", from: span)
    case .leaveLoop: line("break;", from: span)
    case .nextRound: line("continue;", from: span)
    case .discard: line("discard;", from: span)
    }
  }

  private mutating func writeElse(_ otherwise: [TypedStatement]?) {
    guard let otherwise else {
      line("}", from: nil)
      return
    }
    if otherwise.count == 1,
      case .conditional(let condition, let first, let second) = otherwise[0].kind
    {
      line("} else if (\(expression(condition))) {", from: condition.span)
      block(first)
      writeElse(second)
      return
    }
    line("} else {", from: nil)
    block(otherwise)
    line("}", from: nil)
  }

  private mutating func declaration(_ variable: VariableIndex, _ value: TypedExpression?) -> String
  {
    guard let declared = function?.variables[variable] else {
      preconditionFailure("a variable is declared outside of a function")
    }
    // The value is written first: in Metal as in GLSL it may read what the new name is about to
    // hide.
    let written = value.map { argument($0) }
    let keyword: String
    if case .array = declared.type, declared.isConstant, let value, isConstant(value) {
      keyword = "const "  // so that a table is not copied into registers
    } else {
      keyword = ""
    }
    let name = declareName(of: variable)
    let head = "\(keyword)\(typeName(declared.type)) \(name)"
    return written.map { "\(head) = \($0)" } ?? head
  }

  private mutating func writeFor(
    _ start: [TypedStatement], _ condition: TypedExpression?, _ step: TypedExpression?,
    _ body: [TypedStatement], _ span: Span
  ) {
    visibleNames.append([])
    defer { visibleNames.removeLast() }
    var parts: [String] = []
    for statement in start {
      switch statement.kind {
      case .declaration(let variable, let value):
        var part = declaration(variable, value)
        if !parts.isEmpty, let space = part.firstIndex(of: " ") {
          part = String(part[part.index(after: space)...])  // the type was said
        }
        parts.append(part)
      case .expression(let value): parts.append(expression(value))
      default: preconditionFailure("a 'for' begins with a declaration or an expression")
      }
    }
    let test = condition.map { expression($0) } ?? ""
    let next = step.map { expression($0) } ?? ""
    line("for (\(parts.joined(separator: ", ")); \(test); \(next)) {", from: span)
    block(body)
    line("}", from: nil)
  }

  private mutating func writeChoice(_ value: TypedExpression, _ body: [TypedStatement]) {
    line("switch (\(expression(value))) {", from: value.span)
    visibleNames.append([])
    indentation += 1
    for statement in body {
      if case .label = statement.kind {
        write(statement)
      } else {
        indentation += 1
        write(statement)
        indentation -= 1
      }
    }
    // GLSL wants a statement after the last label.
    if let last = body.last, case .label = last.kind { line("  break;", from: nil) }
    indentation -= 1
    visibleNames.removeLast()
    line("}", from: nil)
  }
}
