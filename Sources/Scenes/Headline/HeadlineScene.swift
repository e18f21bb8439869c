package import Layers
internal import Motion

/// A headline that is revealed, and taken back: its emphasised part letter by letter.
///
/// It comes at time 0. Both ways take `totalDuration` at constant speed, whatever else is animated;
/// called back on the way, the new run is laid over the old one.
package struct HeadlineScene: GalleryScene {
  package static let name = "headline"
  package static let summary = "text revealed letter by letter; press, or t, to take it back"
  package static let canvas: Size? = Size(width: 400, height: 220)

  package private(set) var parameters = ParameterSet(Self.allParameters)
  private var visibility: VisibilitySwitch
  private var presence = Presence(isPresent: false)
  private var text: HeadlineText
  private let reducesMotion: Bool
  private let memory = LayerMemory()

  /// Size of the composition in points; it is scaled to other canvases.
  private static let size = Size(width: 400, height: 220)
  /// What the headline has of it.
  private static let room = Rect(x: 36, y: 20, width: 328, height: 116)
  private static let switchTop = 145.0
  /// Seconds of the fade that Reduce Motion puts in place of the reveal.
  private static let fadeDuration = 0.25

  private static let allParameters = [
    Parameter(
      "text", "what is written; the part between * marks is emphasised",
      kind: .text(defaultValue: "Bring *Visual Effects* to life")),
    number("elapsedTime", "time since the text began to appear", 0...5, 0.01, 0.9),
    number("elementDuration", "time a letter takes", 0.1...2, 0.01, 0.4),
    number("totalDuration", "time all of it takes", 0.1...5, 0.05, 0.9),
    VisibilitySwitch.parameter,
  ]

  package init(environment: SceneEnvironment) {
    reducesMotion = environment.reducesMotion
    visibility = VisibilitySwitch(reducesMotion: reducesMotion)
    text = HeadlineText(parameters.text("text"), room: Self.room.size)
    presence.show(true, at: 0, with: animation)
  }

  private static func number(
    _ name: String, _ summary: String, _ range: ClosedRange<Double>, _ step: Double,
    _ value: Double
  ) -> Parameter {
    Parameter(
      name, summary, kind: .number(range: range, step: step, defaultValue: value), unit: "s")
  }

  private var animation: TransitionAnimation {
    .eased(
      .linear(
        duration: reducesMotion ? Self.fadeDuration : parameters.number("totalDuration")))
  }

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    if visibility.handle(event, at: time) {
      presence.show(visibility.isOn, at: time, with: animation)
      return
    }
    switch event {
    case .hold(let name, let value): parameters.hold(name, at: value)
    case .release(let name): parameters.release(name)
    case .releaseAll: parameters.releaseAll()
    default: return
    }
    presence.renew(at: time, with: animation)
    let string = parameters.text("text")
    if string != text.string { text = HeadlineText(string, room: Self.room.size) }
  }

  // MARK: - State at a time

  /// What the reveal would be without Reduce Motion and without a held time.
  private func renderer(at time: Double) -> RevealRenderer {
    let content = RevealRenderer(
      elapsedTime: 0, elementDuration: parameters.number("elementDuration"),
      totalDuration: parameters.number("totalDuration"))
    return RevealTransition().body(content: content, at: presence.weights(at: time))
  }

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    switch parameter.name {
    case "elapsedTime":
      .number(parameters.number("elapsedTime", else: renderer(at: time).elapsedTime))
    case VisibilitySwitch.parameter.name: .toggle(visibility.isOn)
    default: parameters.value(of: parameter.name) ?? parameter.defaultValue
    }
  }

  package func isMoving(at time: Double) -> Bool {
    !presence.isSettled(at: time) || visibility.isMoving(at: time)
  }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let words = words(at: time).steady(in: memory).scaleEffect(text.scale)
    let room = Self.room
    let place = Point(
      x: room.minX + (room.size.width - words.size.width) / 2,
      y: room.minY + (room.size.height - words.size.height) / 2)
    let knob = Point(x: (Self.size.width - VisibilitySwitch.size.width) / 2, y: Self.switchTop)
    return Layer(
      size: Self.size,
      children: [
        Layer.Child(words, at: place), Layer.Child(visibility.layer(at: time), at: knob),
      ]
    ).fitted(in: canvas)
  }

  private func words(at time: Double) -> Layer {
    var renderer = renderer(at: time)
    if let held = parameters.held["elapsedTime"]?.number {
      renderer.elapsedTime = held
      return text.block.layer(by: renderer)
    }
    guard reducesMotion else { return text.block.layer(by: renderer) }
    renderer.elapsedTime = renderer.totalDuration
    return OpacityTransition().body(content: VisualEffect(), at: presence.weights(at: time))
      .applied(to: text.block.layer(by: renderer))
  }
}
