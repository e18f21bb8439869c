internal import Layers
internal import Motion
internal import ShaderTranslation

/// The parameters of an effect: one for each argument of its function, and what the press does to them.
enum EffectParameters {
  static func all(of effect: Effect) -> [Parameter] {
    // What a person moves comes first, what is fed last.
    let controls = effect.bindings.filter { $0.control != nil }
    let fed = effect.bindings.filter { $0.control == nil }
    let pairs = effect.bindings.flatMap(pressedPair)
    return controls.map(parameter) + pairs + (pairs.isEmpty ? [] : spring) + fed.map(parameter)
  }

  /// Whether a press moves any argument.
  static func isDriven(_ effect: Effect) -> Bool {
    effect.bindings.contains { $0.control?.pressed != nil }
  }

  /// What a press is carried by: the person's spring where one drives anything, a short fade under Reduce Motion.
  static func spring(
    of effect: Effect, in parameters: ParameterSet, reducesMotion: Bool
  ) -> Spring {
    if reducesMotion { return Spring(duration: 0.25, bounce: 0) }
    guard isDriven(effect) else { return Spring(duration: 0.5, bounce: 0) }
    return Spring(
      duration: parameters.number("spring.duration"), bounce: parameters.number("spring.bounce"))
  }

  // MARK: - Arguments

  private static func parameter(of binding: ArgumentBinding) -> Parameter {
    let name = binding.parameter.name
    if let control = binding.control {
      return Parameter(
        name, control.summary, kind: kind(of: control), unit: Self.short(control.unit),
        limits: .suggested, feed: binding.words)
    }
    return Parameter(
      name, binding.parameter.argument.summary, kind: kind(of: binding.feed),
      unit: unit(of: binding.feed), limits: .suggested, feed: binding.words)
  }

  /// A unit as the inspector has room for it.
  private static func short(_ unit: String?) -> String {
    guard let unit else { return "" }
    let known = [
      "points": "pt", "seconds": "s", "radians": "rad", "degrees": "°", "pixels": "px",
      "points per second": "pt/s", "radians per second": "rad/s", "degrees per second": "°/s",
    ]
    return known[unit.lowercased()] ?? unit
  }

  private static func kind(of control: ArgumentControl) -> Parameter.Kind {
    switch control.kind {
    case .number(let range, let step, let value, _):
      .number(range: range, step: step, defaultValue: value)
    case .vector(let components, let range, let step, let values):
      .vector(components: components, range: range, step: step, defaultValue: values)
    case .color(let rgba): .color(defaultValue: color(rgba))
    case .toggle(let value): .toggle(defaultValue: value)
    case .list(let list):
      .list(
        components: list.elements.first?.count ?? (list.isColor ? 4 : 1),
        defaultValue: list.elements.flatMap { $0 })
    }
  }

  private static func kind(of feed: ArgumentFeed) -> Parameter.Kind {
    switch feed {
    case .layerSize: vector(["width", "height"], 0...2000)
    case .layerBounds: vector(["x", "y", "width", "height"], 0...2000)
    case .layerWidth, .layerHeight: .number(range: 0...2000, step: 1, defaultValue: 0)
    case .layerAspect: .number(range: 0.1...10, step: 0.01, defaultValue: 1)
    // As wide as a window opens: a pad shows the place where it is.
    case .layerCenter(let space), .touch(nil, let space):
      vector(["x", "y"], space == .points ? 0...640 : 0...1)
    case .touch(_, let space):
      space == .points
        ? .number(range: 0...2000, step: 1, defaultValue: 0)
        : .number(range: 0...1, step: 0.01, defaultValue: 0)
    case .time, .timeSincePress: .number(range: 0...60, step: 0.05, defaultValue: 0)
    case .dragTranslation(nil), .dragVelocity(nil): vector(["x", "y"], -1000...1000)
    case .dragTranslation, .dragVelocity:
      .number(range: -1000...1000, step: 1, defaultValue: 0)
    case .pressed: .number(range: 0...1, step: 1, defaultValue: 0)
    case .count: .number(range: 0...256, step: 1, defaultValue: 0)
    case .picture: .picture
    case .control: .number(range: 0...1, step: 0.01, defaultValue: 0)
    }
  }

  private static func vector(
    _ components: [String], _ range: ClosedRange<Double>
  ) -> Parameter.Kind {
    .vector(
      components: components, range: range, step: range.upperBound > 1 ? 1 : 0.01,
      defaultValue: Array(repeating: 0, count: components.count))
  }

  private static func unit(of feed: ArgumentFeed) -> String {
    switch feed {
    case .time, .timeSincePress: "s"
    case .layerSize, .layerBounds, .layerWidth, .layerHeight, .dragTranslation: "pt"
    case .layerCenter(.points), .touch(_, .points): "pt"
    case .dragVelocity: "pt/s"
    default: ""
    }
  }

  /// The straight color of premultiplied red, green, blue and alpha.
  private static func color(_ rgba: [Double]) -> Color {
    let alpha = rgba.count > 3 ? rgba[3] : 1
    let straight = rgba.prefix(3).map { alpha > 0 ? $0 / alpha : 0 }
    guard straight.count == 3 else { return .white }
    return Color(red: straight[0], green: straight[1], blue: straight[2], opacity: alpha)
  }

  // MARK: - The press

  /// The two values the press moves a number between.
  private static func pressedPair(of binding: ArgumentBinding) -> [Parameter] {
    guard let control = binding.control, let pressed = control.pressed?.first,
      case .number(let range, let step, let released, _) = control.kind
    else { return [] }
    let name = binding.parameter.name
    return [("released", "at rest", released), ("pressed", "while held", pressed)].map {
      Parameter(
        "\(name).\($0.0)", "\(name) \($0.1)",
        kind: .number(range: range, step: step, defaultValue: $0.2), unit: short(control.unit),
        limits: .suggested)
    }
  }

  /// Slower than a button's spring, so that one sees what moves; tuned by eye.
  private static let spring = [
    Parameter(
      "spring.duration", "perceptual duration of the press",
      kind: .number(range: 0.05...5, step: 0.05, defaultValue: 0.5), unit: "s"),
    Parameter(
      "spring.bounce", "bounce of the press",
      kind: .number(range: -0.9...0.9, step: 0.05, defaultValue: 0)),
  ]
}

extension ArgumentBinding {
  /// What a person moves; `nil` for an argument that is fed otherwise.
  var control: ArgumentControl? {
    if case .control(let control) = feed { control } else { nil }
  }
}
