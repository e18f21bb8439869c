internal import Diagnostics

extension PassDraft {
  /// Declares inputs from a vertex shader that is not there with their most likely values: the
  /// place in unit space, y up, if nothing in their names says otherwise.
  ///
  /// - Parameters:
  ///   - known: Names of those that have their values already.
  ///   - hosts: Those that the shader is written for.
  mutating func addVaryings(except known: Set<String> = [], of hosts: [HostInputs]) {
    for input in unit.declarations
    where input.isInput && !input.has("uniform") && !known.contains(input.name) {
      guard case .variable = input.kind else { continue }
      let word = InputNames.bareWord(input.name)
      let isPlace = word.contains("pos") || word.contains("vertex")
      let given = hosts.varying(input.name, input.type)
      let place = hosts.texturePlace
      let value: String? =
        switch input.type {
        case _ where input.isArray: nil
        case _ where given != nil: given
        case "vec2": isPlace ? "2.0 * unit - 1.0" : place
        case "vec3":
          word.contains("normal")
            ? "vec3(0.0, 0.0, 1.0)"
            : word.contains("col")
              ? "vec3(1.0)" : isPlace ? "vec3(2.0 * unit - 1.0, 0.0)" : "vec3(\(place), 0.0)"
        case "vec4":
          word.contains("col")
            ? "vec4(1.0)"
            : isPlace ? "vec4(2.0 * unit - 1.0, 0.0, 1.0)" : "vec4(\(place), 0.0, 1.0)"
        case "float": word.contains("alpha") || word.contains("opacity") ? "1.0" : "0.0"
        default: nil
        }
      guard let value else {
        log.report(
          "'\(input.name)' comes from a vertex shader, and none gives it", at: span(of: input))
        continue
      }
      let name = name(of: input)
      _ = declare(input.type, name, value: value)
      if input.type == "float" {
        log.report(
          "'\(input.name)' comes from a vertex shader, and none gives it; it is \(value)",
          at: span(of: input),
          severity: .note)
      }
    }
  }
}
