import Files
import Parameters
import Scenes

extension SceneSource {
  /// Its name, its size and its parameters.
  var json: JSON {
    let canvas = canvas.map { JSON.array([.number($0.width), .number($0.height)]) }
    return .object([
      JSON.Member("name", .string(name)),
      JSON.Member("summary", .string(summary)),
      JSON.Member("canvas", canvas ?? .null),
      JSON.Member("parameters", .array(parameters.map(\.listing))),
    ])
  }

  private var parameters: [Parameter] { make(SceneEnvironment()).parameters.all }
}

extension Parameter {
  /// Its kind, its range and its default.
  fileprivate var listing: JSON {
    var members = [
      JSON.Member("name", .string(name)),
      JSON.Member("type", .string(controlName)),
      JSON.Member("summary", .string(summary)),
    ]
    switch kind {
    case .number(let range, let step, let defaultValue):
      members += [
        JSON.Member("range", .array([.number(range.lowerBound), .number(range.upperBound)])),
        JSON.Member("min", .number(range.lowerBound)),
        JSON.Member("max", .number(range.upperBound)),
        JSON.Member("step", .number(step)),
        JSON.Member("default", .number(defaultValue)),
      ]
    case .choice(let names):
      members += [
        JSON.Member("choices", .array(names.map(JSON.string))),
        JSON.Member("default", .string(defaultValue.description)),
      ]
    case .toggle:
      members += [
        JSON.Member("choices", .array([.string("on"), .string("off")])),
        JSON.Member("default", .string(defaultValue.description)),
      ]
    case .mesh(let names):
      members += [
        JSON.Member("choices", .array(names.map(JSON.string))),
        JSON.Member("default", .string(defaultValue.description)),
      ]
    case .color, .list, .picture, .text, .points, .colors:
      members.append(JSON.Member("default", .string(defaultValue.description)))
    case .vector(_, let range, let step, let numbers):
      members += [
        JSON.Member("range", .array([.number(range.lowerBound), .number(range.upperBound)])),
        JSON.Member("min", .number(range.lowerBound)),
        JSON.Member("max", .number(range.upperBound)),
        JSON.Member("step", .number(step)),
        JSON.Member("default", .array(numbers.map(JSON.number))),
      ]
    }
    members.append(
      JSON.Member("unit", unit.isEmpty ? .null : .string(unitSymbol)))
    let keys = keys.map { [JSON.string("\($0.lower)"), .string("\($0.raise)")] }
    members.append(JSON.Member("keys", keys.map(JSON.array) ?? .null))
    return .object(members)
  }
}
