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
    let words = Set(["ShaderLibrary", "Shader"] + sources)
    for index in words.flatMap({ file.tokens.places(of: $0) }).sorted() {
      if let found = call(at: index) { calls.append(found) }
    }
  }

  /// Variables that are a library or a function.
  private var sources: [String] {
    file.variables.filter { variable in
      guard let value = variable.value else { return false }
      return isLibrary(value) || value.calleeName == "ShaderFunction"
    }.map(\.name)
  }

  /// Reads the call that begins at a token: `ShaderLibrary…`, `Shader(…)` or a variable that is a
  /// library or a function.
  private func call(at index: Int) -> ShaderCall? {
    let tokens = file.tokens
    let token = tokens[index]
    if index > 0, tokens[index - 1].isSymbol("."), !startsExpression(token.text) { return nil }
    if index > 0, ["let", "var", "struct", "func", "extension"].contains(tokens[index - 1].text) {
      return nil
    }
    let next = tokens[index + 1]
    guard next.isSymbol(".") || next.isSymbol("(") else { return nil }
    switch token.text {
    case "ShaderLibrary", "Shader": break
    default:
      guard let variable = file.variable(named: token.text, at: index), let value = variable.value,
        isLibrary(value) || value.calleeName == "ShaderFunction"
      else { return nil }
    }
    var parser = SwiftParser(tokens, at: index)
    guard let (function, arguments) = functionCall(in: parser.parsePostfix(), at: index),
      reader.isWanted(function)
    else { return nil }
    var call = ShaderCall(
      function: function, arguments: arguments.map { argument($0, at: index) }, path: file.path,
      line: token.line)
    place(&call, at: index)
    call.spring = evaluator.spring(
      for: arguments.reduce(into: Set<String>()) { $0.formUnion($1.names) }, at: index)
    return call
  }

  private func startsExpression(_ word: String) -> Bool { word == "ShaderLibrary" }

  /// The function and its arguments: of `ShaderLibrary.f(.float(1)).offset…` those of `f`.
  private func functionCall(
    in expression: SwiftExpression, at index: Int
  ) -> (name: String, arguments: [SwiftExpression])? {
    switch expression {
    case .call(.member(let base, let name), let arguments):
      if isLibrary(base), name != "bundle", name != "init" { return (name, arguments.map(\.value)) }
      return functionCall(in: base, at: index)
    case .call(.name("Shader", _), _):
      guard case .list(let arguments)? = expression.argument("arguments"),
        let name = expression.argument("function").flatMap({ functionName(in: $0, at: index) })
      else { return nil }
      return (name, arguments)
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
    case .call:
      guard case .string(let name)? = expression.argument("name") else { return nil }
      return name
    case .member(let base, let name): return isLibrary(base) ? name : nil
    case .name(let variable, let place):
      guard let value = file.variable(named: variable, at: place)?.value, case .call = value else {
        return nil
      }
      return functionName(in: value, at: index)
    default: return nil
    }
  }

  /// `ShaderLibrary`, `ShaderLibrary.default`, `ShaderLibrary.bundle(…)`, or a variable of those.
  private func isLibrary(_ expression: SwiftExpression, depth: Int = 0) -> Bool {
    switch expression {
    case .name("ShaderLibrary", _), .call(.name("ShaderLibrary", _), _): return true
    case .member(let base, "default"), .call(.member(let base, "bundle"), _):
      return isLibrary(base, depth: depth)
    case .name(let name, let place):
      guard depth < 3, let value = file.variable(named: name, at: place)?.value else {
        return false
      }
      return isLibrary(value, depth: depth + 1)
    default: return false
    }
  }

  // MARK: - Arguments

  private func argument(_ expression: SwiftExpression, at index: Int) -> ShaderCall.Argument {
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
