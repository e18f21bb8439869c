internal import Layers
internal import Messages
internal import Parameters

/// The values that a user can hold of a view: states by their names, and the arguments of shader
/// functions that are drawn, as "ripple.amplitude".
struct ViewTunables: Sendable, Equatable {
  private(set) var parameters: [Parameter] = []
  /// States as they were when the list was made, by their names.
  private var states: [String: ViewDescription.State] = [:]

  init() {}

  /// - Parameters:
  ///   - calls: What the view passes to the functions that it draws.
  init(
    _ description: ViewDescription?, calls: ShaderCalls, functions: [String: DrawnFunction]
  ) {
    for state in description?.states ?? [] where states[state.name] == nil {
      states[state.name] = state
      parameters.append(state.parameter)
    }
    for (function, passed) in calls.inOrder {
      guard let drawn = functions[function], drawn.problem(calledWith: passed) == nil else {
        continue
      }
      for (argument, passed) in zip(drawn.arguments, passed) {
        let name = Self.name(of: argument, in: function)
        guard states[name] == nil,
          let own = passed.parameter(of: function, named: name, like: argument.control)
        else { continue }
        parameters.append(own)
      }
    }
  }

  /// The name of a function's argument among those of the whole view.
  static func name(of argument: DrawnFunction.Argument, in function: String) -> String {
    "\(function).\(argument.control.name)"
  }

  /// The value that the program is told for a state; `nil` for the argument of a shader, which the
  /// viewer replaces itself.
  func stateValue(of name: String, at value: ParameterValue) -> StateValue? {
    guard let state = states[name] else { return nil }
    switch (state.value, value) {
    case (.number, .number(let number)): return .number(number)
    case (.integer, .number(let number)): return .integer(Int(clamping: Int64(number.rounded())))
    case (.switched, .toggle(let isOn)): return .switched(isOn)
    case (.text, .text(let text)): return .text(text)
    case (.point, .numbers(let n)) where n.count == 2: return .point(Point(x: n[0], y: n[1]))
    case (.size, .numbers(let n)) where n.count == 2:
      return .size(Size(width: n[0], height: n[1]))
    case (.color, .color(let color)): return .color(color)
    case (.choice, .choice(let name)):
      return state.choices.firstIndex(of: name).map { .choice($0) }
    default: return nil
    }
  }
}

extension ViewDescription.State {
  /// The state as a parameter that rests at its value.
  fileprivate var parameter: Parameter {
    let (kind, isWhole): (Parameter.Kind, Bool?) =
      switch value {
      case .number(let number):
        (
          .number(
            range: range ?? .around(number), step: step ?? 0.01, defaultValue: number), nil
        )
      case .integer(let number):
        (
          .number(
            range: range ?? .around(Double(number)), step: step ?? 1, defaultValue: Double(number)),
          true
        )
      case .switched(let isOn): (.toggle(defaultValue: isOn), nil)
      case .text(let text): (.text(defaultValue: text), nil)
      case .point(let point):
        (
          .vector(
            components: ["x", "y"], range: (0...400).including([point.x, point.y]), step: 1,
            defaultValue: [point.x, point.y]), nil
        )
      case .size(let size):
        (
          .vector(
            components: ["width", "height"],
            range: (0...400).including([size.width, size.height]), step: 1,
            defaultValue: [size.width, size.height]), nil
        )
      case .color(let color): (.color(defaultValue: color), nil)
      case .choice: (.choice(choices), nil)
      }
    return Parameter(
      name, "A state of the view", kind: kind, limits: .suggested, feed: "the view", section: view,
      defaultChoice: value.value(of: choices)?.choiceName, isWhole: isWhole)
  }
}

extension StateValue {
  /// The value as a user holds it.
  ///
  /// - Parameter choices: Names of an enumeration's cases.
  func value(of choices: [String]) -> ParameterValue? {
    switch self {
    case .number(let number): .number(number)
    case .integer(let number): .number(Double(number))
    case .switched(let isOn): .toggle(isOn)
    case .text(let text): .text(text)
    case .point(let point): .numbers([point.x, point.y])
    case .size(let size): .numbers([size.width, size.height])
    case .color(let color): .color(color)
    case .choice(let index): choices.indices.contains(index) ? .choice(choices[index]) : nil
    }
  }
}

extension ParameterValue {
  fileprivate var choiceName: String? { if case .choice(let name) = self { name } else { nil } }
}

/// The first call of each shader function in a picture.
struct ShaderCalls: Sendable, Equatable {
  /// Names as the view has them, in the order of drawing.
  private(set) var inOrder: [(function: String, arguments: [Shader.Argument])] = []

  mutating func add(_ shader: Shader) {
    guard !inOrder.contains(where: { $0.function == shader.function }) else { return }
    inOrder.append((shader.function, shader.arguments))
  }

  static func == (a: ShaderCalls, b: ShaderCalls) -> Bool {
    a.inOrder.elementsEqual(b.inOrder) {
      $0.function == $1.function && $0.arguments == $1.arguments
    }
  }
}
