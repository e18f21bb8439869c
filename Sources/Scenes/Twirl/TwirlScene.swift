package import Layers
internal import Motion
package import Parameters

/// A card that twirls in and out.
///
/// It comes at time 0. Called back on its way out, it turns round with the speed it has. Under
/// Reduce Motion it fades.
package struct TwirlScene: GalleryScene {
  package static let name = "twirl"
  package static let summary = "a card that twirls in and out; press, or t, to send it off"
  package static let canvas: Size? = size

  struct Rows: ParameterRows {
    let progress = ParameterKey.number("progress", "0 gone, 1 there", 0...1, step: 0.01, 1)
    let spring = SpringParameters(of: "the twirl", duration: 0.5)
    let visible = VisibilitySwitch.key
    let controls = SceneControls.key("whether the switch is shown", true)
  }

  static let rows = Rows()

  private(set) var values = ParameterValues(rows)
  package var parameters: ParameterSet { values.set }
  private var visibility: VisibilitySwitch
  private var presence = Presence(isPresent: false)
  private let reducesMotion: Bool

  /// Size of the composition in points; it is scaled to other canvases.
  private static let size = Size(width: 360, height: 420)
  private static let cardTop = 36.0
  private static let switchTop = 344.0

  package init(environment: SceneEnvironment) {
    reducesMotion = environment.reducesMotion
    visibility = VisibilitySwitch(reducesMotion: reducesMotion)
    presence.show(true, at: 0, with: animation)
  }

  private var animation: TransitionAnimation { .spring(values.spring) }

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    if visibility.handle(event, at: time) {
      presence.show(visibility.isOn, at: time, with: animation)
    } else if values.handle(event) {
      presence.renew(at: time, with: animation)
    }
  }

  // MARK: - State at a time

  private func weights(at time: Double) -> PhaseWeights {
    guard let progress = values.held(\.progress) else {
      return presence.weights(at: time)
    }
    // On the side it would be on by itself: coming, or going.
    return presence.isPresent
      ? PhaseWeights(willAppear: 1 - progress) : PhaseWeights(didDisappear: 1 - progress)
  }

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    switch parameter {
    case Self.rows.progress: .number(weights(at: time).identity)
    case Self.rows.visible: .toggle(visibility.isOn)
    default: values.value(of: parameter)
    }
  }

  package func springCurve(at time: Double) -> SpringCurve? { SpringCurve(values.spring) }

  package var settlingDuration: Double { presence.settlingTime }

  package func isMoving(at time: Double) -> Bool {
    !presence.isSettled(at: time) || visibility.isMoving(at: time)
  }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let effect = effect(at: weights(at: time))
    let card = effect.applied(to: TwirlCard.layer)
    let knob = Point(x: (Self.size.width - VisibilitySwitch.size.width) / 2, y: Self.switchTop)
    return Layer(
      size: Self.size,
      children: (values.controls ? [Layer.Child(visibility.layer(at: time), at: knob)] : []) + [
        Layer.Child(
          card, at: Point(x: (Self.size.width - TwirlCard.size.width) / 2, y: Self.cardTop))
      ]
    ).fitted(in: canvas)
  }

  private func effect(at weights: PhaseWeights) -> VisualEffect {
    reducesMotion && Twirl.properties.hasMotion
      ? OpacityTransition().body(content: VisualEffect(), at: weights)
      : Twirl().body(content: VisualEffect(), at: weights)
  }
}
