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
      calls += calls(at: index)
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
  /// or a type that is a library or a function. A name of a function that callers hand over makes a
  /// call for each of them.
  private func calls(at index: Int) -> [ShaderCall] {
    let tokens = file.tokens
    let token = tokens[index]
    guard let start = start(ofCallAt: index) else { return [] }
    let next = tokens[index + 1]
    guard next.isSymbol(".") || next.isSymbol("(") || next.isSymbol("[") else { return [] }
    switch token.text {
    case "ShaderLibrary", "Shader", "init": break
    case let name where reader.libraries.contains(name): break
    default:
      guard let variable = file.variable(named: token.text, at: index), let value = variable.value,
        isLibrary(value) || value.calleeName == "ShaderFunction"
      else { return [] }
    }
    var parser = SwiftParser(tokens, at: start)
    let expression = parser.parsePostfix()
    guard let (name, arguments) = functionCall(in: expression, at: index) else { return [] }
    var found: [ShaderCall] = []
    for function in name.functions where reader.isWanted(function.name) {
      var evaluator = evaluator
      evaluator.caller = function.caller
      var call = ShaderCall(
        function: function.name, arguments: arguments.map { argument($0, by: evaluator) },
        path: file.path, line: token.line)
      place(&call, at: index)
      call.arguments = call.arguments.map { sides(of: call, are: $0, at: index) }
      call.isEarly = call.modifier == nil && isMadeEarly(expression, at: index)
      call.spring = evaluator.spring(
        for: arguments.reduce(into: Set<String>()) { $0.formUnion($1.names) }, at: index)
      found.append(call)
    }
    return found
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

  /// The layer's size, where two numbers are the sides of the frame around the effect.
  private func sides(
    of call: ShaderCall, are argument: ShaderCall.Argument, at index: Int
  ) -> ShaderCall.Argument {
    guard case .numbers(let numbers) = argument, numbers.count == 2,
      numbers.allSatisfy({ $0.pressed == nil && $0.range == nil }),
      let modifier = modifier(around: index) ?? modifierOfName(around: index)
    else { return argument }
    let size = Size(width: numbers[0].rest, height: numbers[1].rest)
    return FrameFinder(file, of: reader).sides(aroundModifierAt: modifier) == size
      ? .size(nil) : argument
  }

  /// The function and its arguments: of `ShaderLibrary.f(.float(1)).offset…` those of `f`.
  private func functionCall(
    in expression: SwiftExpression, at index: Int
  ) -> (name: FunctionName, arguments: [SwiftExpression])? {
    switch expression {
    case .call(.member(.name("Shader", _), "init"), _), .call(.name("Shader", _), _),
      .call(.implicitMember("init"), _):
      guard case .list(let arguments)? = expression.argument("arguments"),
        let name = expression.argument("function").flatMap({ functionName(in: $0, at: index) })
      else { return nil }
      return (name, arguments)
    case .call(.dynamicMember(let base, let name), let arguments) where isLibrary(base):
      return evaluator.functionName(name).map { ($0, arguments.map(\.value)) }
    case .call(.member(let base, let name), let arguments):
      if isLibrary(base), !["bundle", "init", "compile"].contains(name) {
        return (FunctionName(name), arguments.map(\.value))
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
  private func functionName(in expression: SwiftExpression, at index: Int) -> FunctionName? {
    switch expression {
    case .call: return expression.argument("name").flatMap { evaluator.functionName($0) }
    case .dynamicMember(let base, let name):
      return isLibrary(base) ? evaluator.functionName(name) : nil
    case .member(let base, let name): return isLibrary(base) ? FunctionName(name) : nil
    case .name(let variable, let place):
      guard let value = file.variable(named: variable, at: place)?.value, case .call = value else {
        return nil
      }
      return functionName(in: value, at: index)
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

  private func argument(
    _ expression: SwiftExpression, by evaluator: Evaluator
  ) -> ShaderCall.Argument {
    if expression.lastName == "boundingRect" { return .bounds }
    guard let kind = expression.calleeName else { return .unknown }
    let values = expression.arguments.map { evaluator.meaning(of: $0.value) }
    switch kind {
    case "float" where values.count == 1: return ShaderCall.Argument(values[0])
    case "float2", "float3", "float4":
      return ShaderCall.Argument(values, components: Int(String(kind.last ?? "2")) ?? 2)
    case "color":
      guard let color = evaluator.color(of: expression) else { return .unknown }
      return .color(color)
    case "image": return .image
    case "data":
      // `Data([1, 2, 3])`; other data is known when the view runs.
      guard case .call(.name("Data", _), let parts)? = expression.arguments.first?.value,
        parts.count == 1, case .list(let elements) = evaluator.meaning(of: parts[0].value)
      else { return .unknown }
      let bytes = elements.compactMap { $0.constant.flatMap { UInt8(exactly: $0) } }
      return bytes.count == elements.count ? .data(bytes) : .unknown
    case "floatArray":
      guard case .list(let elements)? = values.first else { return .unknown }
      let numbers = elements.compactMap(\.constant)
      return numbers.count == elements.count && !numbers.isEmpty ? .list(numbers) : .unknown
    case "colorArray":
      guard case .list(let elements)? = values.first else { return .unknown }
      let colors = elements.compactMap(\.color)
      return colors.count == elements.count && !colors.isEmpty ? .colors(colors) : .unknown
    default: return .unknown
    }
  }

  // MARK: - The view around it

  private static let effects = ["colorEffect", "layerEffect", "distortionEffect"]

  private static let fills: Set = [
    "fill", "foregroundStyle", "background", "stroke", "strokeBorder", "tint", "foregroundColor",
  ]

  /// Finds the modifier that hangs the function on a view, and what that view is framed by.
  private func place(_ call: inout ShaderCall, at index: Int) {
    guard let modifier = modifier(around: index) ?? modifierOfName(around: index) else { return }
    let name = file.tokens.callee(ofBracketAt: modifier) ?? ""
    call.modifier = ShaderCall.Modifier(rawValue: name) ?? .fill
    var parser = SwiftParser(file.tokens, at: modifier)
    let arguments = parser.parseArguments()
    if let offset = arguments.first(where: { $0.label == "maxSampleOffset" })?.value {
      call.maxSampleOffset = evaluator.size(of: offset)
    }
    call.frame = FrameFinder(file, of: reader).frame(aroundModifierAt: modifier)
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

extension ShaderCall.Argument {
  /// Creates an argument from one number.
  init(_ value: Meaning) {
    switch value {
    case .time: self = .time
    case .touch(let axis?, let isUnit): self = .touch(axis, isUnit: isUnit)
    case .translation(let axis?): self = .dragTranslation(axis)
    case .velocity(let axis?): self = .dragVelocity(axis)
    case .extent(let axis?, 1): self = .size(axis)
    case .aspect: self = .aspect
    default: self = value.number.map { .numbers([$0]) } ?? .unknown
    }
  }

  /// Creates an argument from two to four numbers, or from one value of as many components.
  init(_ values: [Meaning], components: Int) {
    self = .unknown
    if values.count == 1 {
      switch values[0] {
      case .extent(nil, 1): self = .size(nil)
      case .extent(nil, 0.5): self = .center
      case .touch(nil, let isUnit): self = .touch(nil, isUnit: isUnit)
      case .translation(nil): self = .dragTranslation(nil)
      case .velocity(nil): self = .dragVelocity(nil)
      case .bounds: self = .bounds
      case .numbers(let numbers) where numbers.count == components: self = .numbers(numbers)
      default: break
      }
      return
    }
    if values.count == 2 {
      switch (values[0], values[1]) {
      case (.extent(.x, 1), .extent(.y, 1)): self = .size(nil)
      case (.extent(.x, 0.5), .extent(.y, 0.5)): self = .center
      case (.touch(.x, let a), .touch(.y, let b)) where a == b: self = .touch(nil, isUnit: a)
      case (.translation(.x), .translation(.y)): self = .dragTranslation(nil)
      case (.velocity(.x), .velocity(.y)): self = .dragVelocity(nil)
      default: break
      }
      if self != .unknown { return }
    }
    let numbers = values.compactMap(\.number)
    if numbers.count == components, values.count == components { self = .numbers(numbers) }
  }
}
