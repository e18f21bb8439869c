/// The changes of a variable: a clock, a press, a pointer, a slider.
extension Evaluator {
  /// Whether it is a clock: it grows with each frame, not with a tap.
  func grows(_ change: ViewFile.Assignment) -> Bool {
    if change.operation == "+=" {
      return isTick(change.value)
        && !owners(around: change.index).contains { Self.taps.contains($0) }
    }
    guard change.operation == "=" else { return false }
    if case .time = deeper.meaning(of: change.value) { return true }
    // time = time + 0.02
    guard case .binary("+", .name(change.name, _), let step) = change.value else { return false }
    return isTick(step) && !owners(around: change.index).contains { Self.taps.contains($0) }
  }

  /// Whether a clock that grows by this much counts seconds: by what a timer of the file waits, or
  /// by a frame of a display of 60 Hz.
  private func isTick(_ step: SwiftExpression) -> Bool {
    guard let seconds = deeper.meaning(of: step).constant, seconds > 0 else { return false }
    let intervals = file.tokens.places(of: "every") + file.tokens.places(of: "withTimeInterval")
    let waits = intervals.compactMap { place -> Double? in
      guard file.tokens[place + 1].isSymbol(":") else { return nil }
      var parser = SwiftParser(file.tokens, at: place + 2)
      return deeper.meaning(of: parser.parseExpression()).constant
    }
    return (waits.isEmpty ? [1.0 / 60] : waits).contains {
      abs($0 - seconds) < 0.02 * seconds
    }
  }

  private static let taps: Set = ["Button", "onTapGesture", "action", "onChanged", "onEnded"]

  /// Names of the calls whose closures are around a token, the innermost first.
  private func owners(around index: Int) -> [String] {
    file.scopes(around: index).compactMap { scope in
      if case .call(let name) = file.scopes[scope].owner { name } else { nil }
    }
  }

  /// A place or a movement of the pointer that is assigned.
  func movement(_ change: ViewFile.Assignment) -> Meaning? {
    guard change.operation == "=" else { return nil }
    switch deeper.meaning(of: change.value) {
    case .touch(let axis, let isUnit): return .touch(axis, isUnit: isUnit)
    case .translation(let axis): return .translation(axis)
    case .velocity(let axis): return .velocity(axis)
    default: break
    }
    // `.onTapGesture { location in origin = location }`
    if case .name(let name, _) = change.value, ["location", "point", "touch"].contains(name),
      !Self.taps.union(Self.presses).isDisjoint(with: owners(around: change.index))
    {
      return .touch(nil, isUnit: false)
    }
    return nil
  }

  private static let presses: Set = [
    "onPressingChanged", "onContinuousHover", "updating", "onPress", "SpatialTapGesture",
  ]

  /// The number that the first assignment with one moves it to.
  func target(of changes: [ViewFile.Assignment], from rest: Double) -> Double? {
    // Each is asked once: what is left of the budget decides what it answers.
    for change in changes {
      if let target = target(of: change, from: rest) { return target }
    }
    return nil
  }

  /// The number that an assignment moves it to, other than the one it rests at.
  private func target(of change: ViewFile.Assignment, from rest: Double) -> Double? {
    guard change.operation == "=" else { return nil }
    var candidates = [change.value]
    // Of `isOn ? 2 : 0.5` one is where it rests, whatever the condition is.
    if case .conditional(_, let first, let second) = change.value { candidates = [first, second] }
    for candidate in candidates {
      if let target = deeper.meaning(of: candidate).constant, target != rest { return target }
    }
    return nil
  }

  func isBound(_ variable: ViewFile.Variable, by control: String) -> Bool {
    bindings(of: variable).contains { $0.callee == control }
  }

  /// The calls that are given `$name`.
  private func bindings(
    of variable: ViewFile.Variable
  ) -> [(callee: String, arguments: [SwiftExpression.Argument])] {
    let (tokens, name) = (file.tokens, "$\(variable.name)")
    let places =
      tokens.places(of: name)
      + tokens.places(of: variable.name).filter { isMemberOfBinding(at: $0) }
    return places.compactMap { index in
      let open = tokens.enclosing[index]
      guard open >= 0, tokens[open].isSymbol("("), let callee = tokens.callee(ofBracketAt: open)
      else { return nil }
      if tokens[index].text == name,
        file.variable(named: variable.name, at: index)?.index != variable.index
      {
        return nil
      }
      var parser = SwiftParser(tokens, at: open)
      return (callee, parser.parseArguments())
    }
  }

  /// Whether `$model.name` ends at a token.
  private func isMemberOfBinding(at index: Int) -> Bool {
    index > 1 && file.tokens[index - 1].isSymbol(".")
      && file.tokens[index - 2].text.first == "$"
  }

  /// Range and step of the slider that moves it.
  func slider(
    of variable: ViewFile.Variable
  ) -> (range: ClosedRange<Double>, step: Double?)? {
    for binding in bindings(of: variable) {
      for argument in binding.arguments {
        guard case .binary("...", let a, let b) = argument.value,
          let low = deeper.meaning(of: a).constant, let high = deeper.meaning(of: b).constant,
          low < high
        else { continue }
        let step = binding.arguments.first { $0.label == "step" }
          .flatMap { deeper.meaning(of: $0.value).constant }
        return (low...high, step.flatMap { $0 > 0 ? $0 : nil })
      }
      // A slider without a range goes from 0 to 1.
      if binding.callee == "Slider" { return (0...1, nil) }
    }
    return nil
  }
}
