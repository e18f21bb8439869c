import Parameters

extension Parameter {
  /// Its range or choices, its default, unit and keys, as texts for users show them.
  var valuesText: String {
    switch kind {
    case .number(let range, _, let defaultValue):
      let keys = keys.map { ", keys \($0.lower) \($0.raise)" } ?? ""
      return "\(Self.text(of: range))\(unitText) (\(Self.plain(defaultValue))\(keys))"
    case .choice(let names):
      let chosen = defaultValue.description
      return names.joined(separator: " | ") + (chosen == names.first ? "" : " (\(chosen))")
    case .toggle where isMomentary: return "a button"
    case .toggle:
      let key = keys.map { ", key \($0.raise)" } ?? ""
      return "on | off (\(defaultValue)\(key))"
    case .color: return "RRGGBB (\(defaultValue))"
    case .vector(let components, let range, _, _):
      return "\(components.joined(separator: ",")) \(Self.text(of: range))\(unitText) "
        + "(\(defaultValue))"
    case .list where isData: return "@FILE"
    case .list: return "numbers (\(defaultValue))"
    case .picture: return "@FILE"
    case .text: return "text (\(defaultValue))"
    case .points: return "x,y,…/x,y,…"
    case .colors: return "RRGGBB,…"
    case .mesh(let names): return (names + ["FILE"]).joined(separator: " | ")
    }
  }

  private var unitText: String { unit.isEmpty ? "" : " \(unitSymbol)" }

  private static func text(of range: ClosedRange<Double>) -> String {
    "\(plain(range.lowerBound))…\(plain(range.upperBound))"
  }

  private static func plain(_ number: Double) -> String {
    ParameterValue.number(number).description
  }
}
