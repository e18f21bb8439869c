internal import Diagnostics
internal import GLSL
internal import Parameters
internal import Tokens

/// Notes on a pass's uniforms, from its comments and directives.
///
/// In order of precedence: `#pragma parameter`, `#iUniform`, the uniform's initial value, `@param`
/// lines, the comment beside the uniform, the comment above it. A later source only adds what the
/// earlier ones leave out.
struct ControlNotes {
  /// Controls of `#pragma parameter` and `#iUniform`, in the author's order, each with the GLSL
  /// type of its uniform.
  private(set) var declared: [ParameterDeclaration] = []

  private let unit: GLSLUnit
  private let log: DiagnosticLog
  private var comments: [Int32: CommentBlocks] = [:]
  private var parameterNotes: [String: String] = [:]

  init(of unit: GLSLUnit, log: DiagnosticLog) {
    self.unit = unit
    self.log = log
    for entry in unit.entries {
      let blocks = CommentBlocks(of: entry, in: log.files[Int(entry.index)])
      comments[entry.index] = blocks
      parameterNotes.merge(blocks.parameterNotes) { first, _ in first }
    }
    for aside in unit.asides {
      if aside.name.text == "pragma", aside.line.first?.text == "parameter" {
        readPragma(aside)
      } else if aside.name.text == "iUniform" {
        readUniform(aside)
      }
    }
  }

  /// Returns the first sentence at the head of a file; empty if there is none.
  func summary(ofFile entry: SourceLibrary.Entry) -> String {
    let first = entry.tokens.first.map { Int($0.span.start.offset) } ?? 0
    return comments[entry.index]?.summary(before: first) ?? ""
  }

  /// Returns the control for a uniform.
  func control(for declaration: GLSLDeclaration) -> ParameterDeclaration {
    var control =
      declared.first { $0.name == declaration.name }
      ?? Self.control(named: declaration.name, type: declaration.type)
    control.span = log.diagnostic("", at: unit.tokens[declaration.nameIndex].span).span
    control.state(
      defaultValue: control.fitted(declaration.initialNumbers), from: .initialValue)
    if let text = parameterNotes[declaration.name] {
      control.add(comment: text, from: .parameterLine)
    }
    for text in [commentBeside(declaration), commentAbove(declaration)] {
      if let text { control.add(comment: text, from: .comment) }
    }
    return control
  }

  /// Returns the control for a uniform array: a list of as many elements.
  func list(for declaration: GLSLDeclaration, length: Int) -> ParameterDeclaration {
    let single = Self.control(named: declaration.name, type: declaration.type)
    let components = single.componentCount
    var list = ParameterDeclaration(
      name: declaration.name, type: declaration.type,
      role: .array(components: components, isColor: false))
    list.use.elementCount = length
    list.use.isWhole = true
    list.span = log.diagnostic("", at: unit.tokens[declaration.nameIndex].span).span
    var stated = declaration.initialNumbers
    for text in [
      parameterNotes[declaration.name], commentBeside(declaration), commentAbove(declaration),
    ] {
      guard let text else { continue }
      var said = ParameterDeclaration(name: declaration.name, type: "float")
      said.add(comment: text, from: .comment)
      list.state(range: said.range, from: .comment)
      if list.summary.isEmpty { list.summary = said.summary }
      if stated == nil, let value = said.defaultValue { stated = value }
    }
    if let stated {
      let count = length * components
      list.state(
        defaultValue: (0..<count).map { stated[$0 % stated.count] }, from: .initialValue)
    } else if declaration.type != "float", !declaration.type.hasPrefix("vec") {
      // Whole numbers that differ; switches that are on.
      let isSwitch = declaration.type.hasPrefix("b")
      list.state(
        defaultValue: (0..<length).flatMap { index in
          Array(repeating: isSwitch ? 1 : Double(index), count: components)
        }, from: .type)
    }
    return list
  }

  /// - Parameter type: A GLSL type, or `color3` and `color4` of `#iUniform`.
  private static func control(named name: String, type: String) -> ParameterDeclaration {
    let lower = name.lowercased()
    let isColor =
      type.hasPrefix("color") || ["color", "colour", "tint"].contains { lower.contains($0) }
    var control = ParameterDeclaration(
      name: name, type: type.hasPrefix("color") ? "vec\(type.suffix(1))" : type)
    if isColor { control.role = control.role.asColor }
    return control
  }
}

extension ControlNotes {
  /// Returns the comment inside the declaration, or after it on its last line.
  private func commentBeside(_ declaration: GLSLDeclaration) -> String? {
    let first = unit.tokens[declaration.range.lowerBound].span.start
    let last = unit.tokens[declaration.range.upperBound - 1].span.start
    guard first.file == last.file, let blocks = comments[first.file]?.blocks else { return nil }
    let file = log.files[Int(first.file)]
    let line = file.line(at: Int(last.offset))
    let following =
      declaration.range.upperBound < unit.tokens.count
      ? unit.tokens[declaration.range.upperBound].span.start : nil
    var texts: [CommentBlocks.Block] = []
    for block in blocks[(comments[first.file]?.index(behind: Int(first.offset)) ?? 0)...] {
      let start = block.range.lowerBound
      guard start < Int(last.offset) || block.firstLine == line else { break }
      // After the last token, there may be another declaration in between.
      if start > Int(last.offset), let following, following.file == last.file,
        Int(following.offset) < start
      {
        break
      }
      texts.append(block)
    }
    return texts.isEmpty ? nil : texts.flatMap(\.lines).joined(separator: " ")
  }

  /// Returns the comment that ends on the line above the declaration, unless it is a list of
  /// `@param` items.
  private func commentAbove(_ declaration: GLSLDeclaration) -> String? {
    let place = unit.tokens[declaration.range.lowerBound].span.start
    let line = log.files[Int(place.file)].line(at: Int(place.offset))
    guard let file = comments[place.file] else { return nil }
    let index = file.index(behind: Int(place.offset)) - 1
    guard index >= 0 else { return nil }
    let block = file.blocks[index]
    guard block.lastLine == line - 1, !block.followsCode, block.lines.count <= 12,
      FunctionComment(above: block.lines, beside: [:]).notes.isEmpty
    else { return nil }
    // A file may begin with its author's name, right above the first uniform.
    let lines = block.lines.filter { !CommentBlocks.isCredit($0) }
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }

  // MARK: - Directives

  /// pragma = "parameter" name string? default minimum maximum step?
  private mutating func readPragma(_ aside: Preprocessor.Aside) {
    var line = aside.line.dropFirst()
    guard let name = line.popFirst(), name.kind == .identifier else {
      return warn("'#pragma parameter' needs a name", aside)
    }
    var control = ParameterDeclaration(name: name.text, type: "float")
    if let text = line.first, text.kind == .string {
      control.label = text.text
      line = line.dropFirst()
    }
    let numbers = Self.numbers(in: line)
    guard let numbers, (1...4).contains(numbers.count) else {
      return warn(
        "'#pragma parameter \(name.text)' needs numbers: default, minimum, maximum, step", aside)
    }
    control.state(defaultValue: [numbers[0]], from: .pragma)
    if numbers.count > 2, numbers[1] < numbers[2] {
      control.state(range: numbers[1]...numbers[2], from: .pragma)
    }
    if numbers.count > 3, numbers[3] > 0 { control.step = numbers[3] }
    declare(control, at: name)
  }

  /// iUniform = type name "=" constant ("in" "{" minimum "," maximum "}")? ("step" number)?
  private mutating func readUniform(_ aside: Preprocessor.Aside) {
    let line = aside.line
    guard line.count > 3, line[1].kind == .identifier, line[2].kind == .equal,
      GLSLWords.valueTypes.contains(line[0].text) || ["color3", "color4"].contains(line[0].text),
      !GLSLWords.matrices.contains(line[0].text)
    else {
      return warn("'#iUniform' needs a type, a name, '=' and a value", aside)
    }
    var control = Self.control(named: line[1].text, type: line[0].text)
    let parts = line[3...].split { $0.text == "in" || $0.text == "step" }
    if let value = parts.first {
      control.state(
        defaultValue: control.fitted(GLSLConstant.numbers(of: value.map(\.withoutColorWord))),
        from: .iUniform)
    }
    if let start = line.firstIndex(where: { $0.text == "in" }),
      let end = line[start...].firstIndex(where: { $0.kind == .rightBrace }), start + 2 < end,
      let limits = Self.numbers(in: line[(start + 2)..<end]), limits.count == 2,
      limits[0] < limits[1]
    {
      control.state(range: limits[0]...limits[1], from: .iUniform)
    }
    if let start = line.lastIndex(where: { $0.text == "step" }),
      let numbers = Self.numbers(in: line[(start + 1)...]), let step = numbers.first, step > 0
    {
      control.step = step
    }
    declare(control, at: line[1])
  }

  private mutating func declare(_ control: ParameterDeclaration, at token: Token) {
    guard !declared.contains(where: { $0.name == control.name }) else { return }
    declared.append(control)
    declared[declared.count - 1].span = log.diagnostic("", at: token.span).span
  }

  private func warn(_ message: String, _ aside: Preprocessor.Aside) {
    log.report(message, at: aside.name.span, severity: .warning)
  }

  /// numbers = (sign? number ","?)*
  private static func numbers(in tokens: ArraySlice<Token>) -> [Double]? {
    var numbers: [Double] = []
    var sign = 1.0
    for token in tokens {
      switch token.kind {
      case .minus: sign = -sign
      case .plus, .comma: continue
      case .number:
        guard let value = GLSLConstant.numbers(of: [token])?.first else { return nil }
        numbers.append(sign * value)
        sign = 1
      default: return nil
      }
    }
    return numbers
  }
}
