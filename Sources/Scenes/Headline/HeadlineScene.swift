package import Layers
internal import Motion
package import Parameters

/// A headline that is revealed, and taken back: its emphasised part letter by letter, or all of it
/// by runs or lines.
///
/// It comes at time 0. Both ways take `totalDuration` at constant speed, whatever else is animated;
/// called back on the way, the new run is laid over the old one.
package struct HeadlineScene: GalleryScene {
  package static let name = "headline"
  package static let summary = "text revealed letter by letter; press, or t, to take it back"
  package static let canvas: Size? = Size(width: 400, height: 220)

  struct Rows: ParameterRows {
    let text = ParameterKey.text(
      "text", "what is written; the part between * marks is emphasised",
      "Build *Visual Effects* with SwiftUI 🧑‍💻")
    let reveal = ParameterKey.choice(
      "reveal", "what appears one after the other", of: RevealUnit.self)
    let elapsedTime = ParameterKey.number(
      "elapsedTime", "time since the text began to appear", 0...5, step: 0.01, 0.9, unit: "s")
    let elementDuration = ParameterKey.number(
      "elementDuration", "time a letter takes", 0.1...2, step: 0.01, 0.4, unit: "s")
    let totalDuration = ParameterKey.number(
      "totalDuration", "time all of it takes", 0.1...5, step: 0.05, 0.9, unit: "s")
    let visible = VisibilitySwitch.key
    let controls = SceneControls.key("whether the switch is shown", true)
  }

  static let rows = Rows()

  private(set) var values = ParameterValues(rows)
  package var parameters: ParameterSet { values.set }
  private var visibility: VisibilitySwitch
  private var presence = Presence(isPresent: false)
  /// Set when it is first drawn: a text that was never shown is not missing any fonts.
  private var text: HeadlineText { .recent(values.text, room: Self.room.size) }
  private let reducesMotion: Bool

  /// Size of the composition in points; it is scaled to other canvases.
  private static let size = Size(width: 400, height: 220)
  /// The headline's part of the composition: 250 points across, as in the talk.
  private static let room = Rect(x: 75, y: 20, width: 250, height: 116)
  private static let switchTop = 145.0
  /// Seconds of the fade that Reduce Motion puts in place of the reveal.
  private static let fadeDuration = 0.25

  package init(environment: SceneEnvironment) {
    reducesMotion = environment.reducesMotion
    visibility = VisibilitySwitch(reducesMotion: reducesMotion)
    presence.show(true, at: 0, with: animation)
  }

  private var animation: TransitionAnimation {
    .eased(.linear(duration: reducesMotion ? Self.fadeDuration : values.totalDuration))
  }

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    if visibility.handle(event, at: time) {
      presence.show(visibility.isOn, at: time, with: animation)
    } else if values.handle(event) {
      presence.renew(at: time, with: animation)
    }
  }

  // MARK: - State at a time

  /// The reveal at `time`, ignoring Reduce Motion and a held time.
  private func renderer(at time: Double) -> RevealRenderer {
    let content = RevealRenderer(
      elapsedTime: 0, elementDuration: values.elementDuration,
      totalDuration: values.totalDuration, unit: values.reveal)
    return RevealTransition().body(content: content, at: presence.weights(at: time))
  }

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    switch parameter {
    case Self.rows.elapsedTime:
      .number(values.held(\.elapsedTime) ?? renderer(at: time).elapsedTime)
    case Self.rows.visible: .toggle(visibility.isOn)
    default: values.value(of: parameter)
    }
  }

  package var settlingDuration: Double { presence.settlingTime }

  package func isMoving(at time: Double) -> Bool {
    !presence.isSettled(at: time) || visibility.isMoving(at: time)
  }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let words = words(at: time).scaleEffect(text.scale)
    let room = Self.room
    let place = Point(
      x: room.minX + (room.size.width - words.size.width) / 2,
      y: room.minY + (room.size.height - words.size.height) / 2)
    let knob = Point(x: (Self.size.width - VisibilitySwitch.size.width) / 2, y: Self.switchTop)
    return Layer(
      size: Self.size,
      children: [Layer.Child(words, at: place)]
        + (values.controls ? [Layer.Child(visibility.layer(at: time), at: knob)] : [])
    ).fitted(in: canvas)
  }

  private func words(at time: Double) -> Layer {
    var renderer = renderer(at: time)
    if let held = values.held(\.elapsedTime) {
      renderer.elapsedTime = held
      return text.block.layer(by: renderer)
    }
    guard reducesMotion else { return text.block.layer(by: renderer) }
    renderer.elapsedTime = renderer.totalDuration
    return OpacityTransition().body(content: VisualEffect(), at: presence.weights(at: time))
      .applied(to: text.block.layer(by: renderer))
  }
}
