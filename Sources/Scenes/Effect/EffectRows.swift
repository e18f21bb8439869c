internal import Binding
internal import Motion
internal import Parameters

/// The parameters of an effect: one for each argument of its function, two for each number that a
/// press moves, the spring of the press, and how far a transition is.
struct EffectRows: Sendable {
  /// By name of the argument.
  private let pairs: [String: PressedPair]
  /// The spring on which a press moves arguments; `nil` if it moves none.
  private let spring: SpringParameters?
  /// In the order they are listed: what a user moves comes first, what is fed last.
  let all: [Parameter]

  /// Which call of its author's is shown; `nil` if there is only one.
  let call: Parameter?

  /// The progress of a transition, which its author does not declare as a uniform.
  static let progress = ParameterKey(
    Parameter(
      "progress", "how far the transition is",
      kind: .number(range: 0...1, step: 0.01, defaultValue: 0), feed: "there and back"),
    defaultValue: 0.0)
  static let progressFeed = Feed.thereAndBack(travel: 1.6, rest: 0.6)

  /// - Parameter index: Position in the effect's calls.
  init(of effect: Effect, calledBy index: Int = 0) {
    let bindings = effect.calls[index].bindings
    let controls = bindings.filter { $0.feed == .control }
    let fed = bindings.filter { $0.feed != .control }
    let pairs = controls.compactMap { binding in
      Self.pressedPair(of: binding).map { (binding.parameter.name, $0) }
    }
    self.pairs = Dictionary(pairs) { first, _ in first }
    // Slower than a button's spring, so that one sees what moves; tuned by eye
    spring =
      controls.contains { $0.pressed != nil }
      ? SpringParameters(of: "the press", duration: 0.5, bounce: 0) : nil
    call = Self.choice(of: effect)
    all =
      (effect.isTransition ? [Self.progress.parameter] : []) + (call.map { [$0] } ?? [])
      + controls.map(\.control) + pairs.flatMap(\.1.parameters) + (spring?.parameters ?? [])
      + fed.map(\.control)
  }

  /// The press's spring as a curve; `nil` if a press moves no argument.
  ///
  /// - Parameter press: How far the press has come, 0 released and 1 pressed.
  func springCurve(in set: ParameterSet, press: Double) -> SpringCurve? {
    spring.map { SpringCurve($0.value(in: set), progress: press) }
  }

  /// The spring of the press: a short fade under Reduce Motion.
  func pressSpring(in set: ParameterSet, reducesMotion: Bool) -> Spring {
    if reducesMotion { return Spring(duration: 0.25, bounce: 0) }
    return spring?.value(in: set) ?? Spring(duration: 0.5, bounce: 0)
  }

  /// The two values of a number that a press moves; `nil` for an argument it does not move.
  func ends(of argument: String, in set: ParameterSet) -> PressedPair.Ends? {
    pairs[argument]?.value(in: set)
  }

  /// The feed that moves an argument while it is not held; `nil` if it rests.
  func motion(of binding: ArgumentBinding) -> Feed? {
    switch binding.feed {
    case .control:
      pairs[binding.parameter.name]?.glide ?? binding.pressed.map { .glideFromRest(to: $0) }
    case .picture: nil
    default: binding.feed
    }
  }

  /// The spring of the press while nobody holds its numbers.
  var restSpring: Spring { pressSpring(in: ParameterSet(all), reducesMotion: false) }

  /// The views that call it, if there are several.
  private static func choice(of effect: Effect) -> Parameter? {
    let places = effect.calls.compactMap(\.place)
    guard places.count > 1, !effect.bindings.contains(where: { $0.parameter.name == "view" })
    else { return nil }
    return Parameter("view", "the view whose values are shown", kind: .choice(places))
  }

  private static func pressedPair(of binding: ArgumentBinding) -> PressedPair? {
    let control = binding.control
    guard let pressed = binding.pressed?.first, case .number(_, _, let released) = control.kind
    else { return nil }
    return PressedPair(
      of: control, control.name,
      ends: PressedPair.Ends(released: released, pressed: pressed))
  }
}

extension EffectRows: Equatable {
  static func == (a: EffectRows, b: EffectRows) -> Bool { a.all == b.all }
}
