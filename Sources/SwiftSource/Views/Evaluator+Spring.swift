internal import Motion

extension Evaluator {
  /// The spring of the `withAnimation` or `.animation` of the same type that moves one of `names`;
  /// else the first one there; `nil` if there is none, or another animation moves them.
  func spring(for names: Set<String>, at index: Int) -> Spring? {
    let tokens = file.tokens
    let type = file.type(around: index)
    var first: Spring?
    let places = tokens.places(of: "withAnimation") + tokens.places(of: "animation")
    for place in places.sorted() {
      guard tokens[place + 1].isSymbol("("), file.type(around: place) == type else { continue }
      var parser = SwiftParser(tokens, at: place + 1)
      let arguments = parser.parseArguments()
      guard let animation = arguments.first?.value else { continue }
      let spring = spring(of: animation)
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

  /// `.spring(duration: 0.3, bounce: 0.2)`, `.spring(Spring(…))`, `.snappy`, …; `nil` for an
  /// easing, a delay, another speed and a repetition, which no spring moves as.
  private func spring(of expression: SwiftExpression) -> Spring? {
    func number(_ label: String) -> Double? {
      expression.argument(label).flatMap { meaning(of: $0).constant }
    }
    if case .call(.member(.call, _), _) = expression { return nil }
    guard let name = expression.calleeName ?? expression.lastName else { return nil }
    if let first = expression.arguments.first, first.label == nil,
      first.value.calleeName == "Spring"
    {
      return spring(of: first.value)
    }
    let seconds = number("duration") ?? number("response") ?? unlabelled(expression)
    let usualSeconds = name == "interactiveSpring" ? 0.15 : 0.5
    let duration = min(max(seconds ?? usualSeconds, 0.01), 60)
    let extra = number("extraBounce") ?? 0
    switch name {
    case "spring", "interactiveSpring", "Spring":
      if let stiffness = number("stiffness"), let damping = number("damping"), stiffness > 0,
        damping > 0
      {
        return Spring(mass: max(number("mass") ?? 1, 0.01), stiffness: stiffness, damping: damping)
      }
      if let fraction = number("dampingFraction") {
        return Spring(response: duration, dampingRatio: min(max(fraction, 0.05), 4))
      }
      if let ratio = number("dampingRatio") {
        return Spring(response: duration, dampingRatio: min(max(ratio, 0.05), 4))
      }
      let usual = name == "interactiveSpring" ? 0.14 + extra : 0
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
    default: return nil
    }
  }

  private func unlabelled(_ expression: SwiftExpression) -> Double? {
    guard let first = expression.arguments.first, first.label == nil else { return nil }
    return meaning(of: first.value).constant
  }

  private func bounded(_ bounce: Double) -> Double { min(max(bounce, -0.95), 0.95) }
}
