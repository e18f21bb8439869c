internal import Motion

extension Evaluator {
  /// The spring of the `withAnimation` or `.animation` of the same type that moves one of `names`;
  /// else the first one there; `nil` if there is none.
  func spring(for names: Set<String>, at index: Int) -> Spring? {
    let tokens = file.tokens
    let type = file.type(around: index)
    var first: Spring?
    let places = tokens.places(of: "withAnimation") + tokens.places(of: "animation")
    for place in places.sorted() {
      guard tokens[place + 1].isSymbol("("), file.type(around: place) == type else { continue }
      var parser = SwiftParser(tokens, at: place + 1)
      let arguments = parser.parseArguments()
      guard let spring = arguments.first.flatMap({ spring(of: $0.value) }) else { continue }
      first = first ?? spring
      let value = arguments.first { $0.label == "value" }?.value.names ?? []
      var moved = value
      if tokens[parser.index].isSymbol("{"), tokens.partner[parser.index] > 0 {
        let closure = parser.index..<tokens.partner[parser.index]
        moved.formUnion(
          file.assignments.filter { closure.contains($0.index) }.map(\.name))
      }
      if !moved.isDisjoint(with: names) { return spring }
    }
    return first
  }

  /// `.spring(duration: 0.3, bounce: 0.2)`, `.snappy`, `.easeInOut(duration: 0.5)`, …
  ///
  /// An easing is the spring that takes as long and does not overshoot.
  private func spring(of expression: SwiftExpression) -> Spring? {
    func number(_ label: String) -> Double? {
      expression.argument(label).flatMap { meaning(of: $0).constant }
    }
    if case .call(.member(let base, _), _) = expression, let inner = spring(of: base) {
      return inner  // .spring(…).delay(0.1), .repeatForever()
    }
    guard let name = expression.calleeName ?? expression.lastName else { return nil }
    if case .conditional(_, let one, let other) = expression {
      return spring(of: one) ?? spring(of: other)
    }
    let seconds = number("duration") ?? number("response") ?? unlabelled(expression)
    let duration = min(max(seconds ?? 0.5, 0.05), 5)
    let extra = number("extraBounce") ?? 0
    switch name {
    case "spring", "interactiveSpring":
      if let fraction = number("dampingFraction") {
        return Spring(response: duration, dampingRatio: min(max(fraction, 0.05), 4))
      }
      let usual = name == "spring" ? 0.0 : 0.14
      return Spring(duration: duration, bounce: bounded(number("bounce") ?? usual))
    case "interpolatingSpring":
      if let stiffness = number("stiffness"), let damping = number("damping"), stiffness > 0,
        damping > 0
      {
        return Spring(mass: max(number("mass") ?? 1, 0.01), stiffness: stiffness, damping: damping)
      }
      return Spring(duration: duration, bounce: bounded(number("bounce") ?? 0))
    case "smooth": return .smooth(duration: duration, extraBounce: bounded(extra))
    case "snappy": return .snappy(duration: duration, extraBounce: bounded(extra))
    case "bouncy": return .bouncy(duration: duration, extraBounce: bounded(extra))
    case "default": return .smooth
    case "easeIn", "easeOut", "easeInOut", "linear", "timingCurve":
      return Spring(duration: min(max(number("duration") ?? 0.35, 0.05), 5))
    default: return nil
    }
  }

  private func unlabelled(_ expression: SwiftExpression) -> Double? {
    guard let first = expression.arguments.first, first.label == nil else { return nil }
    return meaning(of: first.value).constant
  }

  private func bounded(_ bounce: Double) -> Double { min(max(bounce, -0.9), 0.6) }
}
