internal import Layers
internal import Motion

/// What a press does to the strings: at once to their color and speed, on springs to their swing
/// and size.
///
/// Only animatable attributes of views glide, as in SwiftUI: `amplitude` and `scale`.
struct HarmonicResponse: Sendable, Equatable {
  private(set) var parameters: ParameterSet
  private(set) var isPressed = false
  private var clock = HarmonicClock()
  private var amplitude: SpringValue
  private var scale: SpringValue
  /// Under Reduce Motion a press neither speeds the strings up nor changes any size, they move as
  /// slowly as one breathes, and what glides fades over in a moment.
  private let reducesMotion: Bool

  /// Share of the strings' speed that is left under Reduce Motion; tuned by eye.
  private static let breath = 0.15

  init(_ parameters: [Parameter], reducesMotion: Bool = false) {
    self.parameters = ParameterSet(parameters)
    self.reducesMotion = reducesMotion
    amplitude = SpringValue(self.parameters.number("amplitude.released"))
    scale = SpringValue(self.parameters.number("scale.released"))
    clock.run(at: clockRate, from: 0)
  }

  /// Takes in what was held and let go, and whether the strings are pressed from `time` on.
  mutating func handle(_ event: SceneEvent, isPressed: Bool, at time: Double) {
    switch event {
    case .hold(let name, let value): parameters.hold(name, at: value)
    case .release(let name): parameters.release(name)
    case .releaseAll: parameters.releaseAll()
    default: break
    }
    if isPressed != self.isPressed {
      self.isPressed = isPressed
      let spring =
        reducesMotion
        ? Spring(duration: 0.25, bounce: 0)
        : Spring(
          duration: parameters.number("spring.duration"),
          bounce: parameters.number("spring.bounce"))
      amplitude.retarget(to: target("amplitude"), at: time, spring: spring)
      scale.retarget(to: moved("scale"), at: time, spring: spring)
    } else {
      // A value changed outside any animation moves its target at once; what still runs goes on on top.
      amplitude.move(to: target("amplitude"))
      scale.move(to: moved("scale"))
    }
    clock.run(at: clockRate, from: time)
  }

  private func target(_ name: String) -> Double {
    parameters.number(isPressed ? "\(name).pressed" : "\(name).released")
  }

  /// The target of what Reduce Motion leaves as it is.
  private func moved(_ name: String) -> Double {
    reducesMotion ? parameters.number("\(name).released") : target(name)
  }

  private var speedMultiplier: Double {
    parameters.number("speedMultiplier", else: moved("speedMultiplier"))
  }

  private var clockRate: Double {
    let rate = HarmonicClock.Rate(rawValue: parameters.choice("clock")) ?? .article
    let perSecond = rate.perSecond(speedMultiplier: speedMultiplier)
    return reducesMotion ? perSecond * Self.breath : perSecond
  }

  // MARK: - State at a time

  func state(at time: Double) -> ButtonState {
    ButtonState(
      wavesCount: parameters.number("wavesCount"),
      amplitude: parameters.number("amplitude", else: amplitude.value(at: time)),
      mixCoeff: parameters.number("mixCoeff", else: isPressed ? 1 : 0),
      speedMultiplier: speedMultiplier,
      scale: parameters.number("scale", else: scale.value(at: time)),
      elapsedTime: parameters.number("elapsedTime", else: clock.reading(at: time)),
      lineWidth: parameters.number("lineWidth"))
  }

  func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    state(at: time).number(parameter.name).map(ParameterValue.number)
      ?? parameters.value(of: parameter.name) ?? parameter.defaultValue
  }

  func isMoving(at time: Double) -> Bool {
    let clockRuns = parameters.held["elapsedTime"] == nil && clockRate != 0
    return clockRuns || !amplitude.isSettled(at: time) || !scale.isSettled(at: time)
  }

  // MARK: - Layer

  /// Returns the strings, drawn by one of two color functions over a rectangle.
  func strings(size: Size, by function: HarmonicStrings.Function, at time: Double) -> Layer {
    let state = state(at: time)
    let strings = HarmonicStrings(
      wavesCount: state.wavesCount, phase: state.phase, amplitude: state.amplitude,
      mixCoeff: state.mixCoeff, frequency: pair("frequency"), glowWidth: pair("glowWidth"),
      glowIntensity: pair("glowIntensity"), palette: palette.index)
    return Layer(size: size, fill: .color(.black)).colorEffect(strings.shader(by: function))
  }

  private func pair(_ name: String) -> HarmonicStrings.Pair {
    HarmonicStrings.Pair(
      released: parameters.number("\(name).released"),
      pressed: parameters.number("\(name).pressed"))
  }

  private var palette: ButtonParameters.Palette {
    ButtonParameters.Palette(rawValue: parameters.choice("palette")) ?? .article
  }
}
