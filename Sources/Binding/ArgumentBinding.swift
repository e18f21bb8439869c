/// One argument of a user's function with what feeds it on the stage.
///
/// ```swift
/// for binding in ArgumentBinding.bindings(of: function.parameters, kind: kind) {
///   print(binding.parameter.name, binding.words)  // "radius a control, 8…240 points, 90 at rest, …"
/// }
/// ```
///
/// Bindings are a pure function of the head of the function and its comment: its body is not looked
/// at.
package struct ArgumentBinding: Sendable, Hashable {
  /// Where a control's range and default were found.
  ///
  /// For other feeds both say what the feed was recognized by: the name or the type.
  package struct Source: Sendable, Hashable {
    package let range: NumberSource
    package let defaultValue: NumberSource
  }

  package let parameter: StitchableParameter
  package private(set) var feed: ArgumentFeed
  package let source: Source

  /// Returns what feeds each parameter, in call order; `position`, `color` and `layer` are left out, as is what
  /// nothing can be bound to.
  ///
  /// A press drives all amounts among the controls; without any it drives the one number that shows
  /// most.
  package static func bindings(
    of parameters: [StitchableParameter], kind: EffectKind
  ) -> [ArgumentBinding] {
    let supplied = parameters.filter { !$0.isSupplied && $0.role != .unbindable }
    let stage = StageFeeds(of: supplied, kind: kind)
    var drives: [PressDrive] = []
    var colorCount = 0
    var bindings = supplied.indices.map { index in
      var guess = ArgumentGuess(of: index, on: stage, colorCount: colorCount)
      if case .control(let control) = guess.feed, case .color = control.kind { colorCount += 1 }
      guess.drive.index = index
      drives.append(guess.drive)
      return ArgumentBinding(
        parameter: supplied[index], feed: guess.feed, source: guess.source)
    }
    let isTold = bindings.contains { $0.feed == .pressed }
    for drive in PressDrive.chosen(from: drives, hasPressed: isTold) {
      bindings[drive.index].press(to: drive.held)
    }
    return bindings
  }

  /// The same binding, left alone by presses.
  var unpressed: ArgumentBinding {
    guard case .control(var control) = feed else { return self }
    control.pressed = nil
    var binding = self
    binding.feed = .control(control)
    return binding
  }

  private mutating func press(to held: [Double]) {
    guard case .control(var control) = feed else { return }
    control.pressed = held
    feed = .control(control)
  }
}

/// What a press could do to one argument.
struct PressDrive {
  var index = 0
  /// Where a press would move it, one number a component; empty when nothing can be moved.
  var held: [Double] = []
  /// The lower, the sooner it is chosen.
  var rank = Int.max
  var isAmount = false

  /// All amounts; else the one of the lowest rank, unless the function receives the press in
  /// another way.
  static func chosen(from drives: [PressDrive], hasPressed: Bool) -> [PressDrive] {
    let movable = drives.filter { !$0.held.isEmpty }
    let amounts = movable.filter(\.isAmount)
    if !amounts.isEmpty || hasPressed { return amounts }
    return movable.min { $0.rank < $1.rank }.map { [$0] } ?? []
  }
}
