internal import Glibc
internal import Layers
internal import Motion

/// Finds the meanings of expressions of one file.
struct Evaluator {
  let file: ViewFile
  private let reader: ViewReader
  private let depth: Int
  private let budget: Budget
  /// The one call of a function or a type that gives values to its variables; `nil` for the first
  /// of all.
  var caller: Caller?

  /// A call of a function or a type.
  struct Caller {
    let callee: String
    let path: String
    let index: Int
  }

  /// Variables that are followed from one to the next.
  private static let maxDepth = 10

  /// Expressions that may still be looked at, so that variables made of each other end.
  private final class Budget {
    var expressions = 20_000
    /// Expressions inside each other that are being looked at, those of variables among them.
    var levels = 0
  }

  private static let maxLevels = 150

  init(_ file: ViewFile, of reader: ViewReader) {
    self.init(file, reader, depth: 0, Budget())
  }

  private init(_ file: ViewFile, _ reader: ViewReader, depth: Int, _ budget: Budget) {
    (self.file, self.reader, self.depth, self.budget) = (file, reader, depth, budget)
  }

  /// The evaluator of what an expression of the file contains.
  var deeper: Evaluator { deeper(in: file) }

  private func deeper(in other: ViewFile) -> Evaluator {
    var deeper = Evaluator(other, reader, depth: depth + 1, budget)
    deeper.caller = caller
    return deeper
  }

  func meaning(of expression: SwiftExpression) -> Meaning {
    budget.expressions -= 1
    budget.levels += 1
    defer { budget.levels -= 1 }
    guard budget.expressions > 0, budget.levels <= Self.maxLevels else { return .unknown }
    switch expression {
    case .number(let value): return .constant(value)
    case .boolean(let value): return .flag(rest: value, pressed: value)
    case .string, .dynamicMember, .other: return .unknown
    case .name(let name, let place): return meaning(ofName: name, at: place)
    case .implicitMember(let name): return Self.constant(named: name)
    case .member(let base, let name): return meaning(of: base, member: name)
    case .call(let callee, let arguments): return meaning(ofCall: expression, callee, arguments)
    case .list(let elements): return .list(elements.map(meaning))
    case .negated(let value):
      return .arithmetic("*", .constant(-1), meaning(of: value))
    case .not(let value):
      guard case .flag(let rest, let pressed) = meaning(of: value) else { return .unknown }
      return .flag(rest: !rest, pressed: !pressed)
    case .binary("??", let value, let other):
      let first = meaning(of: value)
      return first.isUnknown ? meaning(of: other) : first
    case .binary("&&", let a, let b), .binary("||", let a, let b):
      // Of two conditions the one that a press decides.
      let (first, second) = (meaning(of: a), meaning(of: b))
      if case .flag(let rest, let pressed) = first, rest != pressed { return first }
      return second
    case .binary(let operation, let a, let b):
      return .arithmetic(operation, meaning(of: a), meaning(of: b))
    case .conditional(let condition, let first, let second):
      return .choice(meaning(of: condition), meaning(of: first), meaning(of: second))
    }
  }

  private static func constant(named name: String) -> Meaning {
    switch name {
    case "pi": return .constant(.pi)
    case "zero": return .numbers([ShaderCall.Number(0), ShaderCall.Number(0)])
    case "one": return .constant(1)
    case "center": return .numbers([ShaderCall.Number(0.5), ShaderCall.Number(0.5)])
    case "now": return .date
    default:
      return Color.System(rawValue: name).map { .color(.system($0)) } ?? .unknown
    }
  }

  // MARK: - Members

  private static let libraries: Set = [
    "Float", "Double", "CGFloat", "Color", "UIColor", "NSColor", "CGPoint", "CGSize", "Date",
    "UnitPoint", "SIMD2",
  ]

  private func meaning(of base: SwiftExpression, member name: String) -> Meaning {
    if case .name(let type, _) = base, Self.libraries.contains(type) {
      if type == "SIMD2", name == "one" { return .unknown }
      return Self.constant(named: systemName(name))
    }
    switch name {
    case "timeIntervalSince1970", "timeIntervalSinceReferenceDate": return .time
    case "timeIntervalSinceNow": return .negativeTime
    case "date": return .date
    case "isPressed": return .flag(rest: false, pressed: true)
    case "location", "startLocation": return .touch(nil, isUnit: false)
    case "translation": return .translation(nil)
    case "velocity": return .velocity(nil)
    default: break
    }
    let value = meaning(of: base)
    if !value.isUnknown { return value.member(name) }
    if let type = type(of: base), let found = property(named: name, of: type) { return found }
    switch name {
    case "size": return .extent(nil, factor: 1)
    case "bounds", "frame": return .bounds
    default: return .unknown
    }
  }

  /// `red` for `systemRed`.
  private func systemName(_ name: String) -> String {
    guard name.hasPrefix("system"), name.count > 6 else { return name }
    return name.dropFirst(6).lowercased()
  }

  /// The type of a value: `Settings` of `settings` in `let settings = Settings()` and of the type
  /// itself; `nil` if that is not written. What a closure is given has none: an animation moves it.
  private func type(of expression: SwiftExpression) -> String? {
    switch expression {
    case .name(let name, let place):
      let plain = name.first == "$" ? String(name.dropFirst()) : name
      guard let variable = file.variable(named: plain, at: place) else {
        return name.first?.isUppercase == true ? name : nil
      }
      return type(of: variable)
    case .member(_, let name):
      let found = reader.files.lazy.flatMap { $0.variables(named: name) }.first {
        type(of: $0) != nil
      }
      return found.flatMap { type(of: $0) } ?? (name.first?.isUppercase == true ? name : nil)
    case .call(let callee, _):
      return callee.lastName.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    default: return nil
    }
  }

  private func type(of variable: ViewFile.Variable) -> String? {
    if !variable.type.isEmpty { return variable.type }
    guard case .call(let callee, _)? = variable.value else { return nil }
    return callee.lastName.flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  private func property(named name: String, of type: String) -> Meaning? {
    guard depth < Self.maxDepth else { return nil }
    for other in reader.files {
      let found = other.variables(named: name).first { variable in
        guard variable.value != nil, let scope = variable.scope,
          case .type(type) = other.scopes[scope].owner
        else { return false }
        return true
      }
      if let found {
        return deeper(in: other).meaning(of: found)
      }
    }
    return nil
  }

  // MARK: - Calls

  private static let casts: Set = ["Float", "Double", "CGFloat", "Int", "Float32", "Angle"]

  private func meaning(
    ofCall expression: SwiftExpression, _ callee: SwiftExpression,
    _ arguments: [SwiftExpression.Argument]
  ) -> Meaning {
    let values = arguments.map { meaning(of: $0.value) }
    let name = callee.lastName ?? ""
    if case .name = callee, Self.casts.contains(name), let value = values.first {
      return arguments[0].label == "degrees"
        ? .arithmetic("*", value, .constant(.pi / 180)) : value
    }
    switch (name, values.count) {
    case ("Date", 0), ("CACurrentMediaTime", 0), ("CFAbsoluteTimeGetCurrent", 0): return .date
    case ("max", 2):
      // A clock that does not begin before 0
      if values.contains(where: \.isTime), values.contains(where: { $0.constant == 0 }) {
        return .time
      }
    case ("abs", 1), ("fabs", 1):
      switch values[0] {
      case .time, .negativeTime: return .time
      default: break
      }
    case ("timeIntervalSince", 1), ("distance", 1):
      if case .member = callee {
        return name == "distance" && !isDate(values[0]) ? .unknown : .time
      }
    case ("CGPoint", 2), ("CGSize", 2), ("CGVector", 2), ("UnitPoint", 2), ("SIMD2", 2),
      ("simd_float2", 2), ("SIMD3", 3), ("SIMD4", 4), ("simd_float3", 3), ("simd_float4", 4):
      return Self.vector(values)
    case ("degrees", 1): return .arithmetic("*", values[0], .constant(.pi / 180))
    case ("radians", 1), ("constant", 1), ("State", 1): return values[0]
    case ("Image", _): return .image
    default: break
    }
    if let color = color(of: expression, callee: callee, arguments) { return .color(color) }
    return Self.function(name, values) ?? .unknown
  }

  private func isDate(_ value: Meaning) -> Bool { if case .date = value { true } else { false } }

  private static func vector(_ values: [Meaning]) -> Meaning {
    switch (values[0], values[1]) {
    case (.touch(.x, let isUnit), .touch(.y, _)): return .touch(nil, isUnit: isUnit)
    case (.extent(.x, let a), .extent(.y, let b)) where a == b: return .extent(nil, factor: a)
    case (.translation(.x), .translation(.y)): return .translation(nil)
    default: break
    }
    let numbers = values.compactMap(\.number)
    return numbers.count == values.count ? .numbers(numbers) : .unknown
  }

  /// `max(a, b)` and the like of numbers that do not move.
  private static func function(_ name: String, _ values: [Meaning]) -> Meaning? {
    let numbers = values.compactMap(\.number)
    guard !numbers.isEmpty, numbers.count == values.count else { return nil }
    let compute: ([Double]) -> Double
    switch (name, numbers.count) {
    case ("max", 2): compute = { max($0[0], $0[1]) }
    case ("min", 2): compute = { min($0[0], $0[1]) }
    case ("abs", 1): compute = { abs($0[0]) }
    case ("sqrt", 1): compute = { $0[0].squareRoot() }
    case ("sin", 1): compute = { sin($0[0]) }
    case ("cos", 1): compute = { cos($0[0]) }
    case ("pow", 2): compute = { pow($0[0], $0[1]) }
    case ("floor", 1): compute = { $0[0].rounded(.down) }
    case ("ceil", 1): compute = { $0[0].rounded(.up) }
    case ("round", 1): compute = { $0[0].rounded() }
    default: return nil
    }
    var result = ShaderCall.Number(compute(numbers.map(\.rest)))
    if numbers.contains(where: { $0.pressed != nil }) {
      result.pressed = compute(numbers.map { $0.pressed ?? $0.rest })
    }
    guard result.rest.isFinite, result.pressed?.isFinite ?? true else { return nil }
    return .number(result)
  }

  /// A size of two constants; `nil` for others.
  func size(of expression: SwiftExpression) -> Size? {
    guard case .numbers(let numbers) = meaning(of: expression), numbers.count == 2,
      numbers.allSatisfy({ (0...4096).contains($0.rest) })
    else { return nil }
    return Size(width: numbers[0].rest, height: numbers[1].rest)
  }

  // MARK: - Variables

  private func meaning(ofName written: String, at place: Int) -> Meaning {
    let isBinding = written.first == "$"
    let name = isBinding ? String(written.dropFirst()) : written
    // The environment's own answer; a program that is shown moves.
    if name == "reduceMotion" || name == "accessibilityReduceMotion" {
      return .flag(rest: false, pressed: false)
    }
    guard depth < Self.maxDepth, let variable = file.variable(named: name, at: place) else {
      return .unknown
    }
    return deeper.meaning(of: variable)
  }

  private func meaning(of variable: ViewFile.Variable) -> Meaning {
    let start = initial(of: variable)
    let changes = file.assignments(to: variable)
    if variable.type == "Date" { return .date }
    if changes.contains(where: grows) { return .time }
    if let moved = changes.compactMap(movement).first { return moved }
    if case .flag(let rest, let pressed) = start {
      guard rest == pressed, isState(variable), !isBound(variable, by: "Toggle") else {
        return start
      }
      return .flag(rest: rest, pressed: !rest)
    }
    if isSetLater(variable, changes), start.isZero, slider(of: variable) == nil,
      target(of: changes, from: 0) == nil
    {
      return .unknown
    }
    guard var number = start.number else { return start }
    if let slider = slider(of: variable) {
      number.range = slider.range
      number.step = slider.step ?? number.step
    }
    if number.pressed == nil {
      number.pressed = target(of: changes, from: number.rest)
    }
    return .number(number)
  }

  /// Whether something gives the variable another value than its first one.
  private func isSetLater(
    _ variable: ViewFile.Variable, _ changes: [ViewFile.Assignment]
  ) -> Bool {
    isState(variable) || file.tokens[variable.index - 1].isWord("var") && !changes.isEmpty
  }

  private func isState(_ variable: ViewFile.Variable) -> Bool {
    ["State", "GestureState", "Binding", "Published"].contains(variable.wrapper)
  }

  /// The value a variable begins with: its own, or that of the first call that gives it one.
  private func initial(of variable: ViewFile.Variable) -> Meaning {
    if let given = givenValue(of: variable) { return given }
    if let value = variable.value { return meaning(of: value) }
    switch variable.type {
    case "Bool": return .flag(rest: false, pressed: isState(variable))
    default: return .unknown
    }
  }

  /// The value that a caller passes: `12` for `amplitude` in `RippleView(amplitude: 12)`.
  private func givenValue(of variable: ViewFile.Variable) -> Meaning? {
    guard let source = variable.source, !source.callee.isEmpty, depth < Self.maxDepth,
      !["State", "StateObject", "Environment"].contains(variable.wrapper)
    else { return nil }
    if variable.value != nil, file.tokens[variable.index - 1].isWord("let"),
      let scope = variable.scope, case .type = file.scopes[scope].owner
    {
      return nil
    }
    for (other, index, argument) in arguments(for: source) {
      if let caller, caller.callee == source.callee,
        caller.path != other.path || caller.index != index
      {
        continue
      }
      let value = deeper(in: other).meaning(of: argument)
      if !value.isUnknown { return value }
    }
    return nil
  }

  /// The arguments that calls of a function or a type give to one of its variables, with the places
  /// of those calls.
  func arguments(
    for source: (callee: String, label: String?, position: Int)
  ) -> [(file: ViewFile, index: Int, value: SwiftExpression)] {
    reader.files.flatMap { other in
      other.tokens.places(of: source.callee).compactMap { index in
        guard other.tokens[index + 1].isSymbol("("),
          index == 0 || !other.tokens[index - 1].isWord("func")
        else { return nil }
        var parser = SwiftParser(other.tokens, at: index + 1)
        let arguments = parser.parseArguments()
        let argument =
          source.label.map { label in arguments.first { $0.label == label } }
          ?? (arguments.indices.contains(source.position) && source.label == nil
            ? arguments[source.position] : nil)
        return argument.map { (other, index, $0.value) }
      }
    }
  }
}
