internal import Layers

/// Finds the values of expressions of one file that its text says whole: constants, computed from
/// constants, and states that nothing but a control changes.
struct Evaluator {
  let file: ViewFile
  private let reader: ViewReader
  private let depth: Int
  private let budget: Budget

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

  private func deeper(in other: ViewFile) -> Evaluator {
    Evaluator(other, reader, depth: depth + 1, budget)
  }

  /// - Parameter isFloating: Whether the place takes no whole numbers, so that literals are none.
  func meaning(of expression: SwiftExpression, isFloating: Bool = false) -> Meaning {
    budget.expressions -= 1
    budget.levels += 1
    defer { budget.levels -= 1 }
    guard budget.expressions > 0, budget.levels <= Self.maxLevels else { return .needsRunning }
    switch expression {
    case .number(let value, let isWhole):
      return .constant(value, isFloating: isFloating || !isWhole)
    case .name(let name, let place): return meaning(ofName: name, at: place)
    case .implicitMember(let name): return Self.constant(named: name)
    case .member(let base, let name): return meaning(of: base, member: name)
    case .call(let callee, let arguments): return meaning(ofCall: expression, callee, arguments)
    case .list(let elements): return .list(elements.map { meaning(of: $0, isFloating: isFloating) })
    case .negated(let value):
      return .arithmetic(
        "*", .constant(-1, isFloating: false), meaning(of: value, isFloating: isFloating))
    case .binary(let operation, let a, let b):
      return .arithmetic(
        operation, meaning(of: a, isFloating: isFloating), meaning(of: b, isFloating: isFloating))
    case .string, .dynamicMember, .other: return .needsRunning
    }
  }

  private static func constant(named name: String) -> Meaning {
    switch name {
    case "pi": .constant(.pi)
    case "zero": .numbers([ShaderCall.Number(0), ShaderCall.Number(0)])
    default: Color.System(rawValue: name).map { .color(.system($0)) } ?? .needsRunning
    }
  }

  // MARK: - Members

  private static let numberTypes: Set = ["Float", "Double", "CGFloat", "TimeInterval"]
  private static let valueTypes: Set = ["Color", "CGPoint", "CGSize", "CGVector", "SIMD2"]

  private func meaning(of base: SwiftExpression, member name: String) -> Meaning {
    if case .name(let type, let place) = base, type.first?.isUppercase == true {
      if Self.numberTypes.contains(type) {
        return name == "pi" ? .constant(.pi) : name == "zero" ? .constant(0) : .needsRunning
      }
      if ["UIColor", "NSColor"].contains(type) { return Self.systemColor(named: name) }
      if Self.valueTypes.contains(type) { return Self.constant(named: name) }
      let owner = type == "Self" ? file.type(around: place) : type
      return owner.flatMap { property(named: name, of: $0) } ?? .needsRunning
    }
    return meaning(of: base).member(name)
  }

  /// `Color.red` for `systemRed`; `UIColor.red` is another one.
  private static func systemColor(named name: String) -> Meaning {
    name.hasPrefix("system") ? constant(named: name.dropFirst(6).lowercased()) : .needsRunning
  }

  /// The value of a constant of a type: `static let` in it or in an extension of it.
  private func property(named name: String, of type: String) -> Meaning? {
    guard depth < Self.maxDepth else { return nil }
    for other in reader.files {
      let found = other.variables(named: name).first { variable in
        guard variable.isStatic, let scope = variable.scope else { return false }
        return other.scopes[scope].owner == .type(type)
      }
      if let found { return deeper(in: other).meaning(of: found) }
    }
    return nil
  }

  // MARK: - Calls

  private func meaning(
    ofCall expression: SwiftExpression, _ callee: SwiftExpression,
    _ arguments: [SwiftExpression.Argument]
  ) -> Meaning {
    switch (callee, arguments.count) {
    case (.name("Float", _), 1), (.name("Double", _), 1), (.name("CGFloat", _), 1):
      guard arguments[0].label == nil, var number = meaning(of: arguments[0].value).number else {
        return .needsRunning
      }
      number.isFloating = true
      return .number(number)
    case (.name("Int", _), 1):
      guard arguments[0].label == nil, let value = meaning(of: arguments[0].value).constant else {
        return .needsRunning
      }
      return .constant(value.rounded(.towardZero), isFloating: false)
    case (.name("Angle", _), 1), (.member(.name("Angle", _), "degrees"), 1),
      (.member(.name("Angle", _), "radians"), 1):
      return angle(callee, arguments[0])
    case (.name("CGPoint", _), 2), (.name("CGSize", _), 2), (.name("CGVector", _), 2),
      (.name("UnitPoint", _), 2), (.name("SIMD2", _), 2), (.name("SIMD3", _), 3),
      (.name("SIMD4", _), 4), (.name("simd_float2", _), 2), (.name("simd_float3", _), 3),
      (.name("simd_float4", _), 4):
      let numbers = arguments.compactMap { meaning(of: $0.value, isFloating: true).number?.plain }
      return numbers.count == arguments.count ? .numbers(numbers) : .needsRunning
    case (.name(let name, _), _):
      let values = arguments.map { meaning(of: $0.value) }
      if let result = Meaning.function(name, of: values) { return result }
    default: break
    }
    return color(of: callee, arguments).map { .color($0) } ?? .needsRunning
  }

  /// An angle in radians, of `Angle(degrees: 90)` or `Angle.degrees(90)`.
  private func angle(_ callee: SwiftExpression, _ argument: SwiftExpression.Argument) -> Meaning {
    let value = meaning(of: argument.value, isFloating: true)
    switch argument.label ?? callee.lastName {
    case "degrees": return .arithmetic("*", value, .constant(.pi / 180))
    case "radians": return value
    default: return .needsRunning
    }
  }

  /// A size of two constants; `nil` for others.
  func size(of expression: SwiftExpression) -> Size? {
    guard case .numbers(let numbers) = meaning(of: expression), numbers.count == 2,
      numbers.allSatisfy({ $0.range == nil && (0...4096).contains($0.value) })
    else { return nil }
    return Size(width: numbers[0].value, height: numbers[1].value)
  }

  // MARK: - Variables

  private func meaning(ofName name: String, at place: Int) -> Meaning {
    guard depth < Self.maxDepth, let variable = file.variable(named: name, at: place) else {
      return .needsRunning
    }
    return deeper(in: file).meaning(of: variable)
  }

  private func meaning(of variable: ViewFile.Variable) -> Meaning {
    guard let value = variable.value, isReadable(variable) else { return .needsRunning }
    var start = meaning(of: value, isFloating: Self.numberTypes.contains(variable.type))
    if Self.numberTypes.contains(variable.type), var number = start.number {
      number.isFloating = true
      start = .number(number)
    }
    guard variable.isChangeable else { return start }
    let changes = file.assignments(to: variable)
    guard changes.allSatisfy({ resets($0, to: start, of: variable) }) else { return .needsRunning }
    switch control(of: variable) {
    case .none: return start
    case .other: return .needsRunning
    case .slider(let range, let step):
      guard var number = start.number else { return start }
      (number.range, number.step) = (range ?? number.range, step ?? number.step)
      return .number(number)
    }
  }

  /// Whether a variable has the value that is written there until something changes it: callers may
  /// hand another one to a property that has only a default.
  private func isReadable(_ variable: ViewFile.Variable) -> Bool {
    guard let scope = variable.scope, case .type = file.scopes[scope].owner else { return true }
    return !variable.isChangeable || variable.wrapper == "State"
  }

  /// Whether an assignment sets a variable to what it begins with, as a button that resets it does.
  private func resets(
    _ change: ViewFile.Assignment, to start: Meaning, of variable: ViewFile.Variable
  ) -> Bool {
    guard change.operation == "=", let number = start.constant else { return false }
    let isFloating = Self.numberTypes.contains(variable.type)
    return deeper(in: file).meaning(of: change.value, isFloating: isFloating).constant == number
  }

  // MARK: - Controls

  private enum Control {
    case none
    case slider(range: ClosedRange<Double>?, step: Double?)
    /// Something that may change it in any way.
    case other
  }

  private static let controls: Set = ["Slider", "Stepper", "ColorPicker"]

  /// The control that is given `$name`.
  private func control(of variable: ViewFile.Variable) -> Control {
    let tokens = file.tokens
    var found = Control.none
    for index in tokens.places(of: "$\(variable.name)") {
      guard file.variable(named: variable.name, at: index)?.index == variable.index else {
        continue
      }
      let open = tokens.enclosing[index]
      guard open >= 0, tokens[open].isSymbol("("), !tokens[index + 1].isSymbol("."),
        let callee = tokens.callee(ofBracketAt: open)
      else { return .other }
      var parser = SwiftParser(tokens, at: open)
      let arguments = parser.parseArguments()
      let range = arguments.lazy.compactMap { self.range(of: $0.value) }.first
      guard range != nil || Self.controls.contains(callee) else { return .other }
      let step = arguments.first { $0.label == "step" }
        .flatMap { deeper(in: file).meaning(of: $0.value).constant }
      // A slider without a range goes from 0 to 1.
      found = .slider(
        range: range ?? (callee == "Slider" ? 0...1 : nil),
        step: step.flatMap { $0 > 0 ? $0 : nil })
    }
    return found
  }

  private func range(of expression: SwiftExpression) -> ClosedRange<Double>? {
    guard case .binary("...", let a, let b) = expression,
      let low = deeper(in: file).meaning(of: a).constant,
      let high = deeper(in: file).meaning(of: b).constant, low < high
    else { return nil }
    return low...high
  }
}
