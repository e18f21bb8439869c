internal import Layers
internal import Parameters

extension ArgumentBinding {
  /// The feed of the argument, as a sentence without a full stop: "a control, 0…1, 0.4 at rest, 1
  /// while held; guessed from its name".
  package var words: String {
    if let unreadCall {
      return "\(feedWords); the value in \(unreadCall) needs the view to run"
    }
    if feed != .control, case .view(let place) = source.defaultValue {
      return "\(feedWords); from \(place)"
    }
    return feedWords
  }

  private var feedWords: String {
    switch feed {
    case .layerSize: "the layer's size in points"
    case .layerBounds: "the layer's bounds in points: x, y, width and height"
    case .layerWidth: "the layer's width in points"
    case .layerHeight: "the layer's height in points"
    case .layerAspect: "the layer's width over its height"
    case .layerCenter(let space): "the layer's center, \(space.words)"
    case .time: "the clock, in seconds"
    case .timeSincePress: "seconds since the last press; the clock until the first"
    case .touch(let axis, let space):
      "\(axis.map { "\($0) of " } ?? "")where the pointer was pressed last, \(space.words); "
        + "the layer's center until then"
    case .dragTranslation(let axis):
      "\(axis.map { "\($0) of " } ?? "")how far the pointer is dragged, in points"
    case .dragVelocity(let axis):
      "\(axis.map { "\($0) of " } ?? "")how fast the pointer is dragged, in points per second"
    case .pressed: isSwitch ? "true while held" : "1 while held, else 0"
    case .picture: "a picture"
    case .count(let array): "how many elements '\(array)' has"
    default: "\(controlWords)\(origin)"
    }
  }

  private var isSwitch: Bool { if case .value(.bool, _) = parameter.role { true } else { false } }

  private var origin: String {
    switch kind {
    case .number, .vector: break
    default: return "; \(source.defaultValue.words)"
    }
    let (range, value) = (source.range.words, source.defaultValue.words)
    return (range == value ? "; \(range)" : "; range \(range), default \(value)") + unseenWords
  }

  /// ", raised from 0.1, where nothing is seen"
  private var unseenWords: String {
    guard let unseen, let rest = restNumbers else { return "" }
    let isMore = rest.map(\.magnitude).max() ?? 0 > unseen.map(\.magnitude).max() ?? 0
    return ", \(isMore ? "raised" : "lowered") from \(Self.list(unseen)), where nothing is seen"
  }
}

extension Feed.Space {
  fileprivate var words: String {
    switch self {
    case .points: "in points"
    case .unit: "0…1 across the layer"
    }
  }
}

extension NumberSource {
  fileprivate var words: String {
    switch self {
    case .header, .pragma: "from its header"
    case .iUniform, .parameterLine, .comment, .initialValue: "from its comment"
    case .defaultArgument: "from its default argument"
    case .view(let place): "from \(place)"
    case .name: "guessed from its name"
    case .type: "guessed from its type"
    }
  }
}

extension ArgumentBinding {
  /// "a control, 8…240 points, 90 at rest, 180 while held"
  private var controlWords: String {
    let unit = unit.isEmpty ? "" : " \(unit)"
    let held = pressed.map { ", \(Self.list($0)) while held" } ?? ""
    switch kind {
    case .number(let range, _, let rest):
      return "a \(isWhole ? "whole " : "")control, \(Self.words(range))\(unit), "
        + "\(Self.text(rest)) at rest\(held)"
    case .vector(let components, let range, _, let rest):
      let names = components.joined(separator: ", ")
      return "controls \(names), \(Self.words(range))\(unit), \(Self.list(rest)) at rest\(held)"
    case .color(let color): return "a color, \(Self.hex(color)) at rest"
    case .toggle where parameter.isMomentary: return "a button, true for one frame"
    case .toggle(let isOn): return "a switch, \(isOn ? "on" : "off") at rest"
    case .list(_, _, _, let numbers) where parameter.role == .data:
      return "data, \(numbers.count) bytes"
    case .list(let components, let range, let isColor, let numbers):
      let noun = isColor ? "colors" : "numbers, \(Self.words(range))"
      return "a list of \(isColor ? numbers.count / components : numbers.count) \(noun)"
    case .choice, .picture, .text, .points, .colors, .mesh: return "a control"
    }
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    "\(text(range.lowerBound))…\(text(range.upperBound))"
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.count == 1 ? text(numbers[0]) : "(" + numbers.map(text).joined(separator: ", ") + ")"
  }

  /// At most four digits after the point, none for whole numbers.
  private static func text(_ number: Double) -> String {
    guard number.magnitude < 1e12 else { return "\(number)" }
    let rounded = number.magnitude < 0.001 ? number : (number * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// `#rrggbb`, with its alpha when it is not opaque.
  private static func hex(_ color: Color) -> String {
    let components =
      [color.red, color.green, color.blue] + (color.opacity < 1 ? [color.opacity] : [])
    let digits = components.map { component in
      let value = UInt8(clamping: (component * 255).rounded())
      let text = String(value, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
