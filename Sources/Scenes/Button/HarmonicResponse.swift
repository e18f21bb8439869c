internal import Layers
internal import Motion
internal import Parameters

/// The effect of a press on the strings: at once on their color and speed, on springs on their
/// swing and size.
///
/// Only animatable attributes of views glide, as in SwiftUI: `amplitude` and `scale`.
struct HarmonicResponse: Sendable, Equatable {
  private var values: ParameterValues<HarmonicStrings.Parameters>
  private(set) var isPressed = false
  /// How often a press or a release was to be felt: each is an impact in the article's last step.
  private(set) var impactCount = 0
  /// When the last of them was.
  private(set) var lastImpactTime: Double?
  private var clock = HarmonicClock()
  private var amplitude: SpringValue
  private var scale: SpringValue
  /// Under Reduce Motion a press neither speeds the strings up nor changes any size, they move as
  /// slowly as one breathes, and what glides fades over in a moment.
  private let reducesMotion: Bool

  /// The same on the button and on the screen.
  private static let rows = HarmonicStrings.Parameters.button
  /// Share of the strings' speed that is left under Reduce Motion; tuned by eye.
  private static let breath = 0.15

  init(_ parameters: HarmonicStrings.Parameters, reducesMotion: Bool = false) {
    values = ParameterValues(parameters)
    self.reducesMotion = reducesMotion
    amplitude = SpringValue(values.amplitudeEnds.released)
    scale = SpringValue(values.scaleEnds.released)
    clock.run(at: clockRate, from: 0)
  }

  var parameters: ParameterSet { values.set }

  /// Takes in what was held and released, and whether the strings are pressed from `time` on.
  mutating func handle(_ event: SceneEvent, isPressed: Bool, at time: Double) {
    values.handle(event)
    if isPressed != self.isPressed {
      self.isPressed = isPressed
      if values.stage.changesAll {
        impactCount += 1
        lastImpactTime = time
      }
      let spring = reducesMotion ? Spring(duration: 0.25, bounce: 0) : values.spring
      amplitude.retarget(to: target(values.amplitudeEnds), at: time, spring: spring)
      scale.retarget(to: scaleTarget, at: time, spring: spring)
    } else {
      // A value changed outside any animation moves its target at once; what still runs goes on on
      // top.
      amplitude.move(to: target(values.amplitudeEnds))
      scale.move(to: scaleTarget)
    }
    clock.run(at: clockRate, from: time)
  }

  private func target(_ ends: PressedPair.Ends) -> Double {
    isPressed && values.stage.answersPress ? ends.pressed : ends.released
  }

  /// The target of a number that Reduce Motion leaves at rest.
  private func moved(_ ends: PressedPair.Ends) -> Double {
    reducesMotion ? ends.released : target(ends)
  }

  private var scaleTarget: Double {
    let ends = values.scaleEnds
    return values.stage.changesAll ? moved(ends) : ends.released
  }

  private var speedMultiplier: Double {
    values.held(\.speedMultiplier) ?? moved(values.speedMultiplierEnds)
  }

  private var clockRate: Double {
    let perSecond = values.clock.perSecond(
      speedMultiplier: speedMultiplier, ticksGrow: values.stage.changesAll)
    return reducesMotion ? perSecond * Self.breath : perSecond
  }

  // MARK: - State at a time

  /// The strings' clock in shader seconds.
  private func elapsedTime(at time: Double) -> Double {
    values.held(\.elapsedTime) ?? clock.reading(at: time)
  }

  private func amplitude(at time: Double) -> Double {
    values.held(\.amplitude) ?? amplitude.value(at: time)
  }

  private var mixCoeff: Double {
    values.held(\.mixCoeff) ?? (isPressed && values.stage.changesAll ? 1 : 0)
  }

  /// Size of the capsule, or of the text and its symbol.
  func scale(at time: Double) -> Double { values.held(\.scale) ?? scale.value(at: time) }

  var lineWidth: Double { values.lineWidth }

  func strings(at time: Double) -> HarmonicStrings {
    HarmonicStrings(
      values, amplitude: amplitude(at: time), mixCoeff: mixCoeff,
      phase: HarmonicClock.phase(of: elapsedTime(at: time)))
  }

  /// The scale where it stands still, as far as can be seen: exactly what it goes to; `nil` while
  /// it moves.
  func restingScale(at time: Double) -> Double? {
    if let held = values.held(\.scale) { return held }
    // Of a layer of 200 points, the edges move less than a thousandth of one.
    let (epsilon, target) = (1e-5, scale.target)
    guard scale.isSettled(at: time), abs(scale.value(at: time) - target) < epsilon else {
      return nil
    }
    return target
  }

  func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    switch parameter {
    case Self.rows.amplitude: .number(amplitude(at: time))
    case Self.rows.mixCoeff: .number(mixCoeff)
    case Self.rows.speedMultiplier: .number(speedMultiplier)
    case Self.rows.scale: .number(scale(at: time))
    case Self.rows.elapsedTime: .number(elapsedTime(at: time))
    default: values.value(of: parameter)
    }
  }

  func isMoving(at time: Double) -> Bool {
    let clockRuns = values.held(\.elapsedTime) == nil && clockRate != 0
    return clockRuns || !amplitude.isSettled(at: time) || !scale.isSettled(at: time)
  }

  /// The strings' clock enters only through sines.
  func cycle(at time: Double) -> Cycle? {
    guard values.held(\.elapsedTime) == nil, clockRate > 0 else { return nil }
    return Cycle(place: clock.reading(at: time) / (2 * .pi), period: 2 * .pi / clockRate)
  }

  /// The feeds of the parameters; a press of less than all of the effect moves fewer of them.
  var motion: SceneMotion {
    let (rows, stage) = (Self.rows, values.stage)
    var motion = SceneMotion()
    motion.fixed = [rows.stage.name]
    motion.feeds[rows.elapsedTime.name] = .stringsClock
    if stage.answersPress {
      motion.feeds[rows.amplitude.name] = rows.amplitudeEnds.glide
      motion.feeds[rows.speedMultiplier.name] = rows.speedMultiplierEnds.jump
    }
    if stage.changesAll {
      motion.feeds[rows.scale.name] = rows.scaleEnds.glide
      motion.feeds[rows.mixCoeff.name] = .pressed
    }
    return motion
  }

  /// The press's spring, and how far the amplitude has come on it.
  func springCurve(at time: Double) -> SpringCurve {
    let ends = values.amplitudeEnds
    let span = ends.pressed - ends.released
    let progress = span == 0 ? nil : (amplitude(at: time) - ends.released) / span
    return SpringCurve(values.spring, progress: progress)
  }

  // MARK: - Layer

  /// Returns the strings, drawn by one of two color functions over a rectangle; or the distances to
  /// them, which both have in common.
  func layer(size: Size, by function: HarmonicStrings.Function, at time: Double) -> Layer {
    let strings = strings(at: time)
    let shader = values.stage == .field ? strings.field : strings.shader(by: function)
    return Layer(size: size, fill: .color(.black)).colorEffect(shader)
  }
}
