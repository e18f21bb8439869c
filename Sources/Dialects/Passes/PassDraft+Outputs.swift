internal import Diagnostics

extension PassDraft {
  /// Declares the author's `out` variables; returns the color as an expression.
  mutating func addOutputs() -> String {
    let outputs = unit.declarations.filter { $0.has("out") && !$0.has("in") }
    var colors: [(location: Int, expression: String)] = []
    for output in outputs {
      guard case .variable = output.kind else { continue }
      let name = name(of: output)
      let expression: String
      switch output.type {
      case "vec4" where !output.isArray: expression = name
      case "vec3" where !output.isArray: expression = "vec4(\(name), 1.0)"
      case "vec2" where !output.isArray: expression = "vec4(\(name), 0.0, 1.0)"
      case "float" where !output.isArray: expression = "vec4(vec3(\(name)), 1.0)"
      default:
        log.report("'\(output.name)' is not a color", at: span(of: output), hint: "make it a vec4")
        continue
      }
      _ = declare(
        output.type, name, value: "\(output.type)(0.0)")
      colors.append((output.location ?? 0, expression))
      if colors.count > 1 {
        log.report(
          "the shader has several outputs; the first is the picture", at: span(of: output),
          severity: .note)
      }
    }
    // Equal locations go by the author's order.
    let first = colors.enumerated().min {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    if let first { return first.element.expression }
    return unit.names.contains("gl_FragData") && !unit.names.contains("gl_FragColor")
      ? prefix + "fragData[0]"
      : unit.names.contains("gl_FragColor") ? prefix + "fragColor" : "color"
  }
}
