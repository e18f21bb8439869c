internal import Layers

/// The calls of shader functions in one file.
struct CallFinder {
  private let file: ViewFile
  private let reader: ViewReader
  private let evaluator: Evaluator
  private(set) var calls: [ShaderCall] = []

  init(in file: ViewFile, of reader: ViewReader) {
    (self.file, self.reader) = (file, reader)
    evaluator = Evaluator(file, of: reader)
    let words = Set(["ShaderLibrary", "Shader"] + sources).union(reader.libraries)
    let initializers = file.tokens.places(of: "init").filter { startsShader(at: $0) }
    for index in (words.flatMap({ file.tokens.places(of: $0) }) + initializers).sorted() {
      if let call = call(at: index) { calls.append(call) }
    }
  }

  /// Whether `.init(function:` stands at a token.
  private func startsShader(at index: Int) -> Bool {
    let tokens = file.tokens
    return index > 0 && tokens[index - 1].isSymbol(".") && tokens[index + 1].isSymbol("(")
      && tokens[index + 2].isWord("function") && tokens[index + 3].isSymbol(":")
      && (index < 2 || tokens[index - 2].kind != .identifier)
  }

  /// Variables that are a library or a function.
  private var sources: [String] {
    file.variables.filter { variable in
      guard let value = variable.value else { return false }
      return isLibrary(value) || value.calleeName == "ShaderFunction"
    }.map(\.name)
  }

  /// Reads the call at a token: `ShaderLibrary…`, `Shader(…)`, `.init(function: …)`, or a variable
  /// or a type that is a library or a function.
  private func call(at index: Int) -> ShaderCall? {
    let tokens = file.tokens
    let token = tokens[index]
    guard let start = start(ofCallAt: index) else { return nil }
    let next = tokens[index + 1]
    guard next.isSymbol(".") || next.isSymbol("(") || next.isSymbol("[") else { return nil }
    switch token.text {
    case "ShaderLibrary", "Shader", "init": break
    case let name where reader.libraries.contains(name): break
    default:
      guard let variable = file.variable(named: token.text, at: index), let value = variable.value,
        isLibrary(value) || value.calleeName == "ShaderFunction"
      else { return nil }
    }
    var parser = SwiftParser(tokens, at: start)
    let expression = parser.parsePostfix()
    guard let (function, arguments) = functionCall(in: expression, at: index),
      reader.isWanted(function)
    else { return nil }
    let name = nameToken(of: function, from: index, to: parser.index) ?? token
    var call = ShaderCall(
      function: function, arguments: arguments.map(argument), path: file.path, line: name.line)
    call.kinds = arguments.map(Self.kind)
    (call.column, call.length) = (file.column(of: name), name.range.count)
    place(&call, at: index)
    call.isEarly = call.modifier == nil && isMadeEarly(expression, at: index)
    return call
  }

  /// The token that names a function in its call.
  private func nameToken(of function: String, from index: Int, to end: Int) -> SwiftToken? {
    (index..<max(index, end)).lazy.map { file.tokens[$0] }
      .first { ($0.kind == .identifier || $0.kind == .string) && $0.text == function }
  }

  /// The first token of the expression that the call at `index` belongs to; `nil` if what stands
  /// there is declared, or is a member of something else.
  private func start(ofCallAt index: Int) -> Int? {
    let tokens = file.tokens
    if tokens[index].isWord("init") { return index - 1 }
    guard index > 0 else { return index }
    if ["let", "var", "struct", "func", "extension", "enum", "class"]
      .contains(tokens[index - 1].text)
    {
      return nil
    }
    guard tokens[index - 1].isSymbol("."), tokens[index].text != "ShaderLibrary" else {
      return index
    }
    var start = index
    // `Self.shaders`, `Toned.shaders`, `ShaderLibrary.own`
    while start > 1, tokens[start - 1].isSymbol("."), tokens[start - 2].kind == .identifier {
      start -= 2
    }
    let first = tokens[start].text
    guard start < index, reader.libraries.contains(tokens[index].text),
      first == "Self" || first == "self" || first.first?.isUppercase == true,
      // The library itself finds the call.
      first != "ShaderLibrary"
    else { return nil }
    return start
  }

  /// Whether a shader is made to be compiled early, in a list or by `compile(as:)`.
  private func isMadeEarly(_ expression: SwiftExpression, at index: Int) -> Bool {
    if case .call(.member(_, "compile"), _) = expression { return true }
    var open = file.tokens.enclosing[index]
    while open >= 0, !file.tokens[open].isSymbol("{") {
      if file.tokens[open].isSymbol("[") { return true }
      open = file.tokens.enclosing[open]
    }
    return false
  }

  /// The function and its arguments: of `ShaderLibrary.f(.float(1)).offset…` those of `f`.
  private func functionCall(
    in expression: SwiftExpression, at index: Int
  ) -> (name: String, arguments: [SwiftExpression])? {
    switch expression {
    case .call(.member(.name("Shader", _), "init"), _), .call(.name("Shader", _), _),
      .call(.implicitMember("init"), _):
      guard case .list(let arguments)? = expression.argument("arguments"),
        let name = expression.argument("function").flatMap({ functionName(in: $0, at: index) })
      else { return nil }
      return (name, arguments)
    case .call(.dynamicMember(let base, let name), let arguments) where isLibrary(base):
      return text(of: name).map { ($0, arguments.map(\.value)) }
    case .call(.member(let base, let name), let arguments):
      if isLibrary(base), !["bundle", "init", "compile"].contains(name) {
        return (name, arguments.map(\.value))
      }
      return functionCall(in: base, at: index)
    case .call(.name(let variable, _), let arguments):
      guard let function = file.variable(named: variable, at: index)?.value,
        let name = functionName(in: function, at: index)
      else { return nil }
      return (name, arguments.map(\.value))
    case .member(let base, _): return functionCall(in: base, at: index)
    default: return nil
    }
  }

  /// `f` in `.init(library: .default, name: "f")`.
  private func functionName(in expression: SwiftExpression, at index: Int) -> String? {
    switch expression {
    case .call: return expression.argument("name").flatMap(text)
    case .dynamicMember(let base, let name): return isLibrary(base) ? text(of: name) : nil
    case .member(let base, let name): return isLibrary(base) ? name : nil
    case .name(let variable, let place):
      guard let value = file.variable(named: variable, at: place)?.value, case .call = value else {
        return nil
      }
      return functionName(in: value, at: index)
    default: return nil
    }
  }

  /// A text that is written, or that of a constant.
  private func text(of expression: SwiftExpression) -> String? {
    switch expression {
    case .string(let text): return text
    case .name(let name, let place):
      guard let variable = file.variable(named: name, at: place), !variable.isChangeable,
        case .string(let text)? = variable.value
      else { return nil }
      return text
    default: return nil
    }
  }

  /// `ShaderLibrary`, `ShaderLibrary.default`, `ShaderLibrary.bundle(…)`, a variable of those, or a
  /// library of the package's own.
  private func isLibrary(_ expression: SwiftExpression, depth: Int = 0) -> Bool {
    switch expression {
    case .name("ShaderLibrary", _), .call(.name("ShaderLibrary", _), _): return true
    case .member(let base, "default"), .call(.member(let base, "bundle"), _):
      return isLibrary(base, depth: depth)
    case .member(_, let name) where reader.libraries.contains(name): return true
    case .name(let name, _) where reader.libraries.contains(name): return true
    case .name(let name, let place):
      guard depth < 3, let value = file.variable(named: name, at: place)?.value else {
        return false
      }
      return isLibrary(value, depth: depth + 1)
    default: return false
    }
  }

  // MARK: - Arguments

  /// The kind of an argument, as it is written.
  private static func kind(of expression: SwiftExpression) -> Shader.Argument.Kind? {
    if argumentName(expression) == "boundingRect" { return .numbers(4) }
    guard case .call(let callee, _) = expression else { return nil }
    switch argumentName(callee) {
    case "float": return .numbers(1)
    case "float2": return .numbers(2)
    case "float3": return .numbers(3)
    case "float4": return .numbers(4)
    case "color": return .color
    case "floatArray", "colorArray", "data": return .array
    case "image": return .image
    default: return nil
    }
  }

  private func argument(_ expression: SwiftExpression) -> ShaderCall.Argument {
    if Self.argumentName(expression) == "boundingRect" { return .bounds }
    guard case .call(let callee, let arguments) = expression,
      let kind = Self.argumentName(callee)
    else { return .needsRunning }
    let values = arguments.map { evaluator.meaning(of: $0.value, isFloating: true) }
    switch kind {
    case "float", "float2", "float3", "float4":
      return Self.numbers(values, components: kind.last?.wholeNumberValue ?? 1)
    case "color": return evaluator.color(of: expression).map { .color($0) } ?? .needsRunning
    case "data":
      // `Data([1, 2, 3])`
      guard case .call(.name("Data", _), let parts)? = arguments.first?.value, parts.count == 1,
        let numbers = Self.elements([evaluator.meaning(of: parts[0].value)])
      else { return .needsRunning }
      let bytes = numbers.compactMap { UInt8(exactly: $0) }
      return bytes.count == numbers.count ? .data(bytes) : .needsRunning
    case "floatArray": return Self.elements(values).map { .list($0) } ?? .needsRunning
    case "colorArray":
      guard case .list(let elements)? = values.first, values.count == 1 else {
        return .needsRunning
      }
      let colors = elements.compactMap(\.color)
      return colors.count == elements.count && !colors.isEmpty ? .colors(colors) : .needsRunning
    default: return .needsRunning
    }
  }

  /// `float` of `.float` and of `Shader.Argument.float`.
  private static func argumentName(_ expression: SwiftExpression) -> String? {
    switch expression {
    case .implicitMember(let name), .member(.member(.name("Shader", _), "Argument"), let name): name
    default: nil
    }
  }

  /// One number a component, or one value of as many.
  private static func numbers(_ values: [Meaning], components: Int) -> ShaderCall.Argument {
    if values.count == 1, case .numbers(let numbers) = values[0], components > 1 {
      return numbers.count == components ? .numbers(numbers) : .needsRunning
    }
    let numbers = values.compactMap { $0.number?.plain }
    return numbers.count == components && values.count == components
      ? .numbers(numbers) : .needsRunning
  }

  /// The numbers of a list; `nil` where one of them is not known, and of an empty one.
  private static func elements(_ values: [Meaning]) -> [Double]? {
    guard values.count == 1, case .list(let elements) = values[0], !elements.isEmpty else {
      return nil
    }
    let numbers = elements.compactMap(\.constant)
    return numbers.count == elements.count ? numbers : nil
  }

  // MARK: - The view around it

  private static let effects = ["colorEffect", "layerEffect", "distortionEffect"]

  private static let fills: Set = [
    "fill", "foregroundStyle", "background", "stroke", "strokeBorder", "tint", "foregroundColor",
  ]

  /// Finds the modifier that hangs the function on a view.
  private func place(_ call: inout ShaderCall, at index: Int) {
    guard let modifier = modifier(around: index) ?? modifierOfName(around: index) else { return }
    let name = file.tokens.callee(ofBracketAt: modifier) ?? ""
    call.modifier = ShaderCall.Modifier(rawValue: name) ?? .fill
    var parser = SwiftParser(file.tokens, at: modifier)
    let arguments = parser.parseArguments()
    if let offset = arguments.first(where: { $0.label == "maxSampleOffset" })?.value {
      call.maxSampleOffset = evaluator.size(of: offset)
    }
  }

  /// The parenthesis of the modifier that the token stands in.
  private func modifier(around index: Int) -> Int? {
    var open = file.tokens.enclosing[index]
    while open >= 0, !file.tokens[open].isSymbol("{") {
      let name = file.tokens.callee(ofBracketAt: open) ?? ""
      if Self.effects.contains(name) || Self.fills.contains(name) { return open }
      open = file.tokens.enclosing[open]
    }
    return nil
  }

  /// The parenthesis of the modifier that takes the variable or the function's result which the
  /// call at `index` makes.
  private func modifierOfName(around index: Int) -> Int? {
    let tokens = file.tokens
    var name: String?
    // `let shader = ShaderLibrary…`
    if index > 2, tokens[index - 1].isSymbol("=") {
      let isTyped = tokens[index - 3].isSymbol(":")
      name = tokens[isTyped ? index - 4 : index - 2].text
    } else if let scope = file.scopes(around: index).first {
      switch file.scopes[scope].owner {
      case .function(let owner), .variable(let owner): name = owner
      default: break
      }
    }
    guard let name, name != "body" else { return nil }
    for place in tokens.places(of: name) where place != index {
      if let modifier = modifier(around: place) { return modifier }
    }
    return nil
  }
}
