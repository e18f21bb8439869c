internal import Controls
internal import Layers
internal import Motion
internal import Parameters
internal import Typesetting

/// The switch under what comes and goes: a press anywhere, Return and `t` turn it.
///
/// As a parameter it is an action: setting it from outside turns the switch, and holds nothing.
struct VisibilitySwitch: Sendable, Hashable {
  static let key = ParameterKey.toggle(
    "visible", "whether it is there; a press turns it, too", true,
    keys: Parameter.Keys(lower: "t", raise: "t"))

  private(set) var isOn = true
  /// Of the knob: 0 left, 1 right.
  private var position = AnimatedNumber(1)
  private let reducesMotion: Bool

  init(reducesMotion: Bool) { self.reducesMotion = reducesMotion }

  /// Takes in an event and returns whether it turned the switch.
  mutating func handle(_ event: SceneEvent, at time: Double) -> Bool {
    switch event {
    case .pointerDown, .keyDown: return turn(!isOn, at: time)
    case .hold(Self.key, .toggle(let isOn)): return turn(isOn, at: time)
    case .release(Self.key): return turn(true, at: time)
    default: return false
    }
  }

  private mutating func turn(_ isOn: Bool, at time: Double) -> Bool {
    guard isOn != self.isOn else { return false }
    self.isOn = isOn
    if reducesMotion {
      position = AnimatedNumber(isOn ? 1 : 0)
    } else {
      position.animate(to: isOn ? 1 : 0, at: time, with: .spring(.snappy(duration: 0.3)))
    }
    return true
  }

  func isMoving(at time: Double) -> Bool { !position.isSettled(at: time) }

  // MARK: - Layer

  static let size = Size(width: 190, height: 51)
  private static let face = SwitchFace.platform

  private static let label = TextBlock(
    TextLayout(StyledText("Visible", font: .body)), color: .system(.primary, in: .dark)
  ).layer()
  private static let plateColor = Color(hex: "1C1C1E")

  func layer(at time: Double) -> Layer {
    let size = Self.size
    let label = Self.label
    let track = Self.face.track
    return Layer(
      size: size,
      children: [
        Layer.Child(
          Layer(
            size: size, .roundedRectangle(cornerRadius: 10), fill: .color(Self.plateColor))),
        Layer.Child(label, at: Point(x: 16, y: ((size.height - label.size.height) / 2).rounded())),
        Layer.Child(
          Layer(size: track, children: Self.face.children(position: position.value(at: time))),
          at: Point(x: size.width - 16 - track.width, y: (size.height - track.height) / 2)),
      ])
  }
}
