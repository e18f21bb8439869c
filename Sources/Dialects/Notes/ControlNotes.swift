internal import Diagnostics
internal import Parameters
internal import Tokens

/// What a pass's comments and directives say about its uniforms.
///
/// In order of precedence: `#pragma parameter`, `#iUniform`, `@param` lines, the comment beside the
/// uniform, the comment above it, its initial value. A later source only adds what the earlier ones
/// leave out.
struct ControlNotes {
  /// A control declared by a directive.
  struct Declared {
    /// GLSL type.
    var type: String
    var control: DialectProgram.Control
  }

  /// Controls of `#pragma parameter` and `#iUniform`, in the author's order.
  private(set) var declared: [Declared] = []

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
  func control(for declaration: GLSLDeclaration) -> DialectProgram.Control {
    var control =
      declared.first { $0.control.name == declaration.name }?.control
      ?? DialectProgram.Control(
        name: declaration.name, kind: Self.kind(ofType: declaration.type, name: declaration.name))
    control.span = log.diagnostic("", at: unit.tokens[declaration.nameIndex].span).span
    if let text = parameterNotes[declaration.name] {
      fill(&control, with: ControlNote(text, isParameterLine: true), from: .parameterLine)
    }
    if let text = commentBeside(declaration) {
      fill(&control, with: ControlNote(text), from: .comment)
    }
    if let text = commentAbove(declaration) {
      fill(&control, with: ControlNote(text), from: .comment)
    }
    if control.defaultValue == nil, let range = declaration.initializer,
      let numbers = unit.numbers(in: range)
    {
      control.defaultValue = Self.fitted(numbers, to: control)
      if control.origin == .declaration { control.origin = .initialValue }
    }
    return control
  }

  static func kind(ofType type: String, name: String) -> DialectProgram.Control.Kind {
    let lower = name.lowercased()
    let isColor = ["color", "colour", "tint"].contains { lower.contains($0) }
    switch type {
    case "float": return .number
    case "int", "uint": return .whole
    case "bool": return .toggle
    case "vec3", "vec4", "color3", "color4":
      let count = type.hasSuffix("3") ? 3 : 4
      return isColor || type.hasPrefix("color") ? .color(count) : .vector(count, isWhole: false)
    default:
      let count = type.last.flatMap { Int(String($0)) } ?? 2
      return .vector(count, isWhole: !type.hasPrefix("vec"))
    }
  }

  /// Returns one number for each component, repeating a single one; `nil` for any other count.
  private static func fitted(
    _ numbers: [Double], to control: DialectProgram.Control
  ) -> [Double]? {
    if numbers.count == control.componentCount { return numbers }
    return numbers.count == 1
      ? Array(repeating: numbers[0], count: control.componentCount) : nil
  }

  private func fill(
    _ control: inout DialectProgram.Control, with note: ControlNote,
    from origin: DialectProgram.Control.Origin
  ) {
    if note.saysColor, case .vector(let count, false) = control.kind, count > 2 {
      control.kind = .color(count)
    }
    let value = note.defaultValue.flatMap { Self.fitted($0, to: control) }
    if control.origin == .declaration, note.range != nil || value != nil {
      control.origin = origin
    }
    control.label = control.label ?? note.label
    control.range = control.range ?? note.range
    control.step = control.step ?? note.step
    control.defaultValue = control.defaultValue ?? value
    if control.summary.isEmpty { control.summary = note.summary }
    if note.isSpecializationConstant { control.isSpecializationConstant = true }
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
    return block.lines.joined(separator: " ")
  }

  // MARK: - Directives

  /// pragma = "parameter" name string? default minimum maximum step?
  private mutating func readPragma(_ aside: Preprocessor.Aside) {
    var line = aside.line.dropFirst()
    guard let name = line.popFirst(), name.kind == .identifier else {
      return warn("'#pragma parameter' needs a name", aside)
    }
    var control = DialectProgram.Control(name: name.text, kind: .number)
    if let text = line.first, text.kind == .string {
      control.label = text.text
      line = line.dropFirst()
    }
    let numbers = Self.numbers(in: line)
    guard let numbers, (1...4).contains(numbers.count) else {
      return warn(
        "'#pragma parameter \(name.text)' needs numbers: default, minimum, maximum, step", aside)
    }
    control.defaultValue = [numbers[0]]
    if numbers.count > 2, numbers[1] < numbers[2] { control.range = numbers[1]...numbers[2] }
    if numbers.count > 3, numbers[3] > 0 { control.step = numbers[3] }
    control.origin = .pragma
    declare(control, type: "float", at: name)
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
    let type = line[0].text
    var control = DialectProgram.Control(
      name: line[1].text, kind: Self.kind(ofType: type, name: line[1].text))
    let parts = line[3...].split { $0.text == "in" || $0.text == "step" }
    if let value = parts.first, let numbers = ConstantNumbers.of(Array(value)) {
      control.defaultValue = Self.fitted(numbers, to: control)
    }
    if let start = line.firstIndex(where: { $0.text == "in" }),
      let end = line[start...].firstIndex(where: { $0.kind == .rightBrace }), start + 2 < end,
      let limits = Self.numbers(in: line[(start + 2)..<end]), limits.count == 2,
      limits[0] < limits[1]
    {
      control.range = limits[0]...limits[1]
    }
    if let start = line.lastIndex(where: { $0.text == "step" }),
      let numbers = Self.numbers(in: line[(start + 1)...]), let step = numbers.first, step > 0
    {
      control.step = step
    }
    control.origin = .iUniform
    declare(
      control, type: type.hasPrefix("color") ? "vec\(type.suffix(1))" : type, at: line[1])
  }

  private mutating func declare(
    _ control: DialectProgram.Control, type: String, at token: Token
  ) {
    guard !declared.contains(where: { $0.control.name == control.name }) else { return }
    var control = control
    control.span = log.diagnostic("", at: token.span).span
    declared.append(Declared(type: type, control: control))
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
        guard let value = ConstantNumbers.of([token])?.first else { return nil }
        numbers.append(sign * value)
        sign = 1
      default: return nil
      }
    }
    return numbers
  }
}
