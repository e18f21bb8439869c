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
  /// Of the platform's switch and its knob, in points.
  private static let track = Size(width: 51, height: 31)
  private static let knob = 27.0

  private static let label = TextBlock(
    TextLayout(StyledText("Visible", font: .body)), color: .system(.primary, in: .dark)
  ).layer()
  private static let plateColor = Color(hex: "1C1C1E")
  private static let unlitColor = Color(hex: "39393D")
  private static let litColor = Color.system(.green, in: .dark)

  func layer(at time: Double) -> Layer {
    let (size, track, knob) = (Self.size, Self.track, Self.knob)
    let position = position.value(at: time)
    let label = Self.label
    let inset = (size.height - track.height) / 2
    let left = size.width - 16 - track.width
    let gap = (track.height - knob) / 2
    let isLit = min(max(position, 0), 1)
    return Layer(
      size: size,
      children: [
        Layer.Child(
          Layer(
            size: size, .roundedRectangle(cornerRadius: 10), fill: .color(Self.plateColor))),
        Layer.Child(label, at: Point(x: 16, y: ((size.height - label.size.height) / 2).rounded())),
        Layer.Child(
          Layer(size: track, .capsule, fill: .color(Self.unlitColor)),
          at: Point(x: left, y: inset)),
        Layer.Child(
          Layer(
            size: track, .capsule, fill: .color(Self.litColor.opacity(isLit))),
          at: Point(x: left, y: inset)),
        Layer.Child(
          Layer(size: Size(width: knob, height: knob), .circle, fill: .color(.white)),
          at: Point(x: left + gap + position * (track.width - track.height), y: inset + gap)),
      ])
  }
}
