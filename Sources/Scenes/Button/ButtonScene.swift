package import Layers
internal import Motion

/// The harmonic button: six glowing strings in a capsule with a gradient rim, pressed and held.
///
/// What a press does at once (`mixCoeff`, `speedMultiplier`) and what it does on a spring (`amplitude`, `scale`) is SwiftUI's:
/// only animatable attributes of views glide.
package struct ButtonScene: GalleryScene {
  package static let name = "button"
  package static let summary = "the harmonic button: press and hold"
  package static let canvas: Size? = Size(width: 360, height: 160)

  /// Size of the button in points.
  static let size = Size(width: 240, height: 70)

  package private(set) var parameters = ParameterSet(ButtonParameters.all)
  package private(set) var actionCount = 0
  private var pressing = ButtonPress()
  private var clock = HarmonicClock()
  private var amplitude: SpringValue
  private var scale: SpringValue
  private var lastActionTime: Double?
  private let environment: SceneEnvironment

  package init(environment: SceneEnvironment) {
    self.environment = environment
    amplitude = SpringValue(parameters.number("amplitude.released"))
    scale = SpringValue(parameters.number("scale.released"))
  }

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    let wasPressed = pressing.isPressed
    switch event {
    case .hold(let name, let value): parameters.hold(name, at: value)
    case .release(let name): parameters.release(name)
    case .releaseAll: parameters.releaseAll()
    default:
      let fit = fit(in: canvas)
      let isAction = pressing.handle(event) { fit.contains($0) }
      if isAction {
        actionCount += 1
        lastActionTime = time
      }
    }
    if pressing.isPressed != wasPressed {
      let spring = Spring(
        duration: parameters.number("spring.duration"), bounce: parameters.number("spring.bounce"))
      amplitude.retarget(to: target("amplitude"), at: time, spring: spring)
      scale.retarget(to: target("scale"), at: time, spring: spring)
    } else {
      // A value changed outside any animation moves its target at once; what still runs goes on on top.
      amplitude.move(to: target("amplitude"))
      scale.move(to: target("scale"))
    }
    clock.run(at: clockRate, from: time)
  }

  private func target(_ name: String) -> Double {
    parameters.number(pressing.isPressed ? "\(name).pressed" : "\(name).released")
  }

  private var speedMultiplier: Double {
    parameters.number("speedMultiplier", else: target("speedMultiplier"))
  }

  private var clockRate: Double {
    let rate = HarmonicClock.Rate(rawValue: parameters.choice("clock")) ?? .article
    return rate.perSecond(speedMultiplier: speedMultiplier)
  }

  // MARK: - State at a time

  private func state(at time: Double) -> ButtonState {
    ButtonState(
      wavesCount: parameters.number("wavesCount"),
      amplitude: parameters.number("amplitude", else: amplitude.value(at: time)),
      mixCoeff: parameters.number("mixCoeff", else: pressing.isPressed ? 1 : 0),
      speedMultiplier: speedMultiplier,
      scale: parameters.number("scale", else: scale.value(at: time)),
      elapsedTime: parameters.number("elapsedTime", else: clock.reading(at: time)),
      lineWidth: parameters.number("lineWidth"))
  }

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    state(at: time).number(parameter.name).map(ParameterValue.number)
      ?? parameters.value(of: parameter.name) ?? parameter.defaultValue
  }

  package func isMoving(at time: Double) -> Bool {
    let clockRuns = parameters.held["elapsedTime"] == nil && clockRate != 0
    let springsRun = !amplitude.isSettled(at: time) || !scale.isSettled(at: time)
    return clockRuns || springsRun || flash(at: time) > 0
  }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let state = state(at: time)
    let strings = Layer(size: Self.size, fill: .color(.black))
      .colorEffect(
        Shader(
          "harmonicColorEffect", .boundingRect, .float(state.wavesCount),
          .float(state.phase), .float(state.amplitude), .float(state.mixCoeff),
          pair("frequency"), pair("glowWidth"), pair("glowIntensity"), .float(paletteIndex)))
    var face = strings.overlay(rim(lineWidth: state.lineWidth))
    let flash = flash(at: time)
    if flash > 0 {
      let light = Fill.color(.white.opacity(flash))
      face = face.overlay(
        Layer(size: Self.size, strokeBorder: .capsule, with: light, lineWidth: 2))
    }
    let button = face.clip(to: .capsule).scaleEffect(state.scale)
    let fit = fit(in: canvas)
    return Layer(size: canvas, children: [Layer.Child(button, at: fit.origin)])
      .scaleEffect(fit.factor)
  }

  /// The border the article calls "spatial wrap": brightest near the top left, gone at the flanks, faint below.
  private func rim(lineWidth: Double) -> Layer {
    let gradient = Gradient(stops: [
      Gradient.Stop(color: .white.opacity(0.4), location: 0),
      Gradient.Stop(color: .white.opacity(0), location: 0.4),
      Gradient.Stop(color: .white.opacity(0), location: 0.6),
      Gradient.Stop(color: .white.opacity(0.1), location: 1),
    ])
    return Layer(
      size: Self.size, strokeBorder: .capsule,
      with: .linearGradient(
        gradient, start: UnitPoint(x: 0.16, y: -0.4), end: UnitPoint(x: 0.2, y: 1.5)),
      lineWidth: lineWidth)
  }

  private func pair(_ name: String) -> Shader.Argument {
    .float2(parameters.number("\(name).released"), parameters.number("\(name).pressed"))
  }

  private var paletteIndex: Double {
    (ButtonParameters.Palette(rawValue: parameters.choice("palette")) ?? .article).index
  }

  /// Opacity of the light that runs over the rim when the action is carried out: 0.7, gone in 0.25 s; tuned by eye.
  private func flash(at time: Double) -> Double {
    guard environment.isInteractive, let lastActionTime, time >= lastActionTime else { return 0 }
    let faded = 1 - (time - lastActionTime) / 0.25
    return faded > 0 ? 0.7 * faded * faded : 0
  }

  private func fit(in canvas: Size) -> ButtonFit { ButtonFit(canvas: canvas) }
}
