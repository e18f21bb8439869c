import Binding
import Files
import Layers
import Parameters

extension Parameter {
  /// The members a control of it needs: the kind of value, range, step, default, label, unit and
  /// the names of a choice. A missing value is `null`.
  var controlMembers: [JSON.Member] {
    let (low, high) = limitsAsJSON
    let choices = choiceNames.map { JSON.array($0.map(JSON.string)) } ?? .null
    return [
      JSON.Member("control", .string(controlName)),
      JSON.Member("range", rangeAsJSON), JSON.Member("min", low), JSON.Member("max", high),
      JSON.Member("step", stepSize.map(JSON.number) ?? .null),
      JSON.Member("isWhole", .boolean(isWhole)),
      JSON.Member("default", defaultAsJSON),
      JSON.Member("label", label.map(JSON.string) ?? .null),
      JSON.Member("unit", unit.isEmpty ? .null : .string(unit)),
      JSON.Member("choices", choices),
    ]
  }

  /// The kind of its value, as one word.
  var controlName: String {
    switch kind {
    case .number: "number"
    case .choice: "choice"
    case .toggle: isMomentary ? "button" : "switch"
    case .color: "color"
    case .vector: "vector"
    case .list: isData ? "data" : "list"
    case .picture: "picture"
    case .text: "text"
    case .points: "points"
    case .colors: "colors"
    case .mesh: "mesh"
    }
  }

  private var choiceNames: [String]? {
    switch kind {
    case .choice(let names), .mesh(let names): names
    default: nil
    }
  }

  private var stepSize: Double? {
    switch kind {
    case .number(_, let step, _), .vector(_, _, let step, _): step
    default: nil
    }
  }

  private var rangeAsJSON: JSON {
    switch kind {
    case .number(let range, _, _), .vector(_, let range, _, _), .list(_, let range, _, _):
      .array([.number(range.lowerBound), .number(range.upperBound)])
    default: .null
    }
  }

  /// The ends of its range: numbers, or lists where the components of a vector differ.
  private var limitsAsJSON: (low: JSON, high: JSON) {
    if let ranges = componentRanges {
      return (
        .array(ranges.map { .number($0.lowerBound) }), .array(ranges.map { .number($0.upperBound) })
      )
    }
    switch kind {
    case .number(let range, _, _), .vector(_, let range, _, _), .list(_, let range, _, _):
      return (.number(range.lowerBound), .number(range.upperBound))
    default: return (.null, .null)
    }
  }

  /// A number, a list of numbers, a boolean, or a text; a color is red, green, blue and straight
  /// alpha.
  private var defaultAsJSON: JSON {
    switch defaultValue {
    case .number(let number): .number(number)
    case .numbers(let numbers): .array(numbers.map(JSON.number))
    case .toggle(let isOn): .boolean(isOn)
    case .color(let color):
      .array([color.red, color.green, color.blue, color.opacity].map(JSON.number))
    case .picture: .null
    case .choice, .text, .points, .colors, .mesh: .string(defaultValue.description)
    }
  }
}

extension Feed {
  /// The feed as data: a word, and the details that the word leaves open.
  var json: JSON {
    func object(_ rest: JSON.Member...) -> JSON {
      .object([JSON.Member("source", .string(word))] + rest)
    }
    func space(_ space: Space) -> JSON.Member { JSON.Member("space", .string(space.rawValue)) }
    let along = JSON.Member("axis", axis.map { .string($0.rawValue) } ?? .null)
    return switch self {
    case .layerCenter(let place): object(space(place))
    case .touch(_, let place): object(along, space(place))
    case .dragTranslation, .dragVelocity: object(along)
    case .count(let array): object(JSON.Member("array", .string(array)))
    default: object()
    }
  }
}

extension ArgumentBinding {
  /// The members a control of it needs, its feed, and where a press moves it.
  ///
  /// - Parameter type: As its author writes it.
  func json(type: String) -> JSON {
    let (control, declaration) = (control, parameter)
    let values = choices.map { JSON.number(Double($0.value)) }
    return .object(
      [
        JSON.Member("name", .string(declaration.name)), JSON.Member("type", .string(type)),
        JSON.Member(
          "summary", declaration.summary.isEmpty ? .null : .string(declaration.summary)),
      ] + control.controlMembers + [
        JSON.Member("values", values.isEmpty ? .null : .array(values)),
        JSON.Member("feed", .string(words)), JSON.Member("fedBy", feed.json),
        JSON.Member("pressed", pressed.map { .array($0.map(JSON.number)) } ?? .null),
      ])
  }
}
