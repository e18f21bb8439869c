internal import Binding
internal import Layers
internal import Parameters

/// A view around a call of a user's function: the arguments in order, and a state and a control for
/// each that a user moves.
struct ViewCode {
  let effect: Effect
  /// As the function is called in Metal.
  let name: String
  let parameters: ParameterSet
  /// Text of the view's doc comment, after its summary.
  let note: String
  /// Arguments before the function's own.
  var leading: [String] = []

  // MARK: - The file

  var text: String {
    let call = call
    let needs = Needs((call + [maxSampleOffset ?? ""]).joined(separator: "\n"))
    let type = "\(SwiftText.capitalized(SwiftText.identifier(name)))View"
    let summary = effect.summary.isEmpty ? "`\(name)`, with its controls." : "\(effect.summary)"
    let head = ([summary, ""] + note.split(separator: "\n").map(String.init))
      .map { $0.isEmpty ? "///" : "/// \($0)" }
    let states = controls.flatMap(\.states) + needs.states
    return """
      import SwiftUI

      \(head.joined(separator: "\n"))
      struct \(type): View {
      \((states.map { "  \($0)" }).joined(separator: "\n"))

        var body: some View {
          VStack {
      \(stage(call, needs))
      \(controls.flatMap(\.rows).map { "      \($0)" }.joined(separator: "\n"))
          }
          .padding()
        }
      \(effect.kind == .fill ? "" : Self.picture)}

      """.replacing("\n\n\n", with: "\n\n").replacing("{\n\n", with: "{\n")
  }

  private static let picture = """

      private var picture: some View {
        LinearGradient(
          colors: [.indigo, .purple, .pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing
        )
        .overlay {
          Image(systemName: "sparkles")
            .resizable()
            .scaledToFit()
            .padding(40)
            .foregroundStyle(.white)
        }
      }

    """

  /// The effect on its picture, with its animation, its clock and its gesture.
  private func stage(_ call: [String], _ needs: Needs) -> String {
    var lines = modified(call)
    if let spring = springText {
      lines += ["  .animation(\(spring), value: isPressed)"]
    }
    if needs.place {
      lines = ["let place = touch ?? CGPoint(x: size.width / 2, y: size.height / 2)"] + lines
    }
    if needs.time {
      lines = ["let time = timeline.date.timeIntervalSince(start)"] + lines
    }
    if needs.size || needs.place { lines = ["let size = proxy.size"] + lines }
    if needs.time { lines = ["TimelineView(.animation) { timeline in"] + lines.indented + ["}"] }
    if needs.size || needs.place { lines = ["GeometryReader { proxy in"] + lines.indented + ["}"] }
    if needs.press { lines += needs.gesture }
    return lines.map { "      \($0)" }.joined(separator: "\n")
  }

  /// The effect on its picture.
  private func modified(_ call: [String]) -> [String] {
    let offset = maxSampleOffset.map { ["maxSampleOffset: \($0)"] } ?? []
    return switch effect.kind {
    case .fill: ["Rectangle()"] + modifier("fill", call)
    case .color: ["picture"] + modifier("colorEffect", call)
    case .distortion: ["picture"] + modifier("distortionEffect", call, offset)
    case .layer: ["picture"] + modifier("layerEffect", call, offset)
    }
  }

  /// How far around a place the effect samples at most; `nil` for one that samples nothing.
  ///
  /// As its author's view says, or the most that its arguments in points come to together. Where
  /// neither says anything it is the layer's size: from any place, that reaches all of the layer.
  private var maxSampleOffset: String? {
    guard [.distortion, .layer].contains(effect.kind) else { return nil }
    if let own = effect.calls[0].maxSampleOffset {
      return
        "CGSize(width: \(SwiftText.number(own.width)), height: \(SwiftText.number(own.height)))"
    }
    let reach = effect.bindings.filter { $0.feed == .control }.reduce(0) { $0 + self.reach(of: $1) }
    let side = SwiftText.number(reach.rounded(.up))
    return reach > 0 ? "CGSize(width: \(side), height: \(side))" : "size"
  }

  /// The largest number that an argument in points takes, by its range, its value and a press; 0
  /// for any other.
  private func reach(of binding: ArgumentBinding) -> Double {
    let parameter = binding.control
    guard parameter.unit == "points" else { return 0 }
    var numbers = binding.pressed ?? []
    switch parameter.kind {
    case .number(let range, _, _), .vector(_, let range, _, _):
      numbers += [range.lowerBound, range.upperBound]
    default: return 0
    }
    for end in [parameter.name, "\(parameter.name).released", "\(parameter.name).pressed"] {
      switch parameters.value(of: end) {
      case .number(let number): numbers.append(number)
      case .numbers(let several): numbers += several
      default: break
      }
    }
    return numbers.map(abs).max() ?? 0
  }

  private func modifier(_ name: String, _ arguments: [String]...) -> [String] {
    ["  .\(name)("] + Self.list(arguments).indented.indented + ["  )"]
  }

  /// Arguments, each on lines of its own, with commas between them.
  private static func list(_ arguments: [[String]]) -> [String] {
    arguments.enumerated().flatMap { index, lines in
      index + 1 < arguments.count ? lines.dropLast() + [(lines.last ?? "") + ","] : lines
    }
  }

  /// The spring of the press; `nil` if a press moves no argument.
  private var springText: String? {
    guard effect.bindings.contains(where: isDriven),
      parameters.all.contains(where: { $0.name == SpringParameters.durationName })
    else { return nil }
    return parameters.springText.replacing("Animation.", with: ".")
  }

  /// Whether a press moves an argument.
  private func isDriven(_ binding: ArgumentBinding) -> Bool {
    binding.feed == .control && binding.pressed != nil
      && parameters.held[binding.parameter.name] == nil
  }

  // MARK: - The call

  private var call: [String] {
    let arguments = leading + effect.bindings.compactMap(argument)
    let function = "ShaderLibrary.\(name)"
    return arguments.count < 3
      ? ["\(function)(\(arguments.joined(separator: ", ")))"]
      : ["\(function)("] + Self.list(arguments.map { [$0] }).indented + [")"]
  }

  /// One argument; `nil` for the length of a list, which travels with the list.
  private func argument(_ binding: ArgumentBinding) -> String? {
    let own = SwiftText.identifier(binding.parameter.name)
    switch binding.parameter.role {
    case .position, .color, .layer, .count, .unbindable: return nil
    case .texture: return ".image(\(own))"
    case .array(_, let isColor): return isColor ? ".colorArray(\(own))" : ".floatArray(\(own))"
    case .data: return ".data(Data(\(own)))"
    case .colorValue where control(of: binding)?.isColor ?? false: return ".color(\(own))"
    case .colorValue, .straightColor: return vector(expressions(of: binding), 4)
    case .value(_, let components):
      if binding.feed == .layerBounds, parameters.held[binding.parameter.name] == nil {
        return ".boundingRect"
      }
      return vector(
        expressions(of: binding), components, filler: binding.feed == .layerSize ? "1" : "0")
    }
  }

  private func vector(_ parts: [String], _ components: Int, filler: String = "0") -> String {
    let count = min(max(components, 1), 4)
    let filled = (0..<count).map { parts.indices.contains($0) ? parts[$0] : filler }
    return ".float\(count == 1 ? "" : "\(count)")(\(filled.joined(separator: ", ")))"
  }

  /// The value of an argument as Swift expressions, one a component.
  private func expressions(of binding: ArgumentBinding) -> [String] {
    guard parameters.held[binding.parameter.name] == nil else {
      return control(of: binding)?.expressions ?? ["0"]
    }
    func pick(_ axis: Feed.Axis?, _ x: String, _ y: String) -> [String] {
      switch axis {
      case nil: [x, y]
      case .x: [x]
      case .y: [y]
      }
    }
    return switch binding.feed {
    case .layerSize: ["size.width", "size.height"]
    case .layerBounds: ["0", "0", "size.width", "size.height"]
    case .layerWidth: ["size.width"]
    case .layerHeight: ["size.height"]
    case .layerAspect: ["size.width / size.height"]
    case .layerCenter(.points): ["size.width / 2", "size.height / 2"]
    case .layerCenter(.unit): ["0.5", "0.5"]
    case .time: ["time"]
    case .timeSincePress: ["time - pressTime"]
    case .touch(let axis, .points): pick(axis, "place.x", "place.y")
    case .touch(let axis, .unit): pick(axis, "place.x / size.width", "place.y / size.height")
    case .dragTranslation(let axis): pick(axis, "translation.width", "translation.height")
    case .dragVelocity(let axis): pick(axis, "velocity.width", "velocity.height")
    case .pressed: ["isPressed ? 1.0 : 0.0"]
    default: control(of: binding)?.expressions ?? ["0"]
    }
  }

  // MARK: - Controls

  private var controls: [ViewControl] { effect.bindings.compactMap(control) }

  /// The state of an argument that a user moves, or holds; `nil` for one that is fed.
  private func control(of binding: ArgumentBinding) -> ViewControl? {
    let parameter = binding.control
    let held = parameters.held[parameter.name]
    switch binding.feed {
    case .count: return nil
    case .control, .picture: break
    default: if held == nil { return nil }
    }
    var value = held ?? parameters.value(of: parameter.name) ?? parameter.defaultValue
    var pressed = isDriven(binding) ? binding.pressed : nil
    if pressed?.count == 1, parameters.value(of: "\(parameter.name).released") != nil {
      let ends = parameters.ends(parameter.name)
      (value, pressed) = (.number(ends.released), [ends.pressed])
    }
    return ViewControl(
      parameter, value, pressed: pressed, choices: binding.choices.map { ($0.label, $0.value) },
      resolvesColor: binding.parameter.role != .colorValue)
  }
}

extension [String] {
  /// The lines one step further in.
  fileprivate var indented: [String] { map { $0.isEmpty ? $0 : "  \($0)" } }
}

/// The clock, the size, the touch and the press that a call needs from the view around it.
private struct Needs {
  let time: Bool
  let size: Bool
  let place: Bool
  let press: Bool
  private let call: String

  init(_ call: String) {
    /// Whether a name is in the call, not as a part of a longer one or after a point.
    func has(_ name: String) -> Bool {
      call.split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }
        .contains { $0 == name || $0.hasPrefix(name + ".") }
    }
    self.call = call
    place = has("place")
    size = has("size")
    time = has("time")
    press = place || ["pressTime", "isPressed", "translation", "velocity"].contains(where: has)
  }

  var states: [String] {
    var states: [String] = []
    if time { states.append("@State private var start = Date.now") }
    if place { states.append("@State private var touch: CGPoint?") }
    if press { states.append("@State private var isPressed = false") }
    if call.contains("pressTime") { states.append("@State private var pressTime = 0.0") }
    for drag in ["translation", "velocity"] where call.contains("\(drag).") {
      states.append("@State private var \(drag) = CGSize.zero")
    }
    return states
  }

  /// A drag of distance 0: it begins with the press.
  var gesture: [String] {
    var changes: [String] = []
    if call.contains("pressTime") {
      changes.append("    if !isPressed { pressTime = Date.now.timeIntervalSince(start) }")
    }
    changes.append("    isPressed = true")
    if place { changes.append("    touch = value.location") }
    var ends = ["    isPressed = false"]
    for drag in ["translation", "velocity"] where call.contains("\(drag).") {
      changes.append("    \(drag) = value.\(drag)")
      ends.append("    \(drag) = .zero")
    }
    let value = changes.contains { $0.contains("value.") } ? "value" : "_"
    return [".gesture(", "  DragGesture(minimumDistance: 0)", "    .onChanged { \(value) in"]
      + changes.indented + ["    }", "    .onEnded { _ in"] + ends.indented + ["    }", ")"]
  }
}
