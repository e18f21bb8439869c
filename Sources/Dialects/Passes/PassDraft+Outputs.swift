internal import Diagnostics
internal import GLSL

extension PassDraft {
  /// Declares the author's `out` variables; returns the color as an expression: opaque if its alpha
  /// is never written.
  mutating func addOutputs() -> String {
    let alpha = AlphaWrites(in: unit)
    var colors: [(location: Int, expression: String)] = []
    for output in outputs {
      let name = name(of: output)
      let expression: String
      switch output.type {
      case "vec4" where !output.isArray:
        expression = alpha.lacksAlpha(output.name) ? "vec4(\(name).rgb, 1.0)" : name
      case "vec3" where !output.isArray: expression = "vec4(\(name), 1.0)"
      case "vec2" where !output.isArray: expression = "vec4(\(name), 0.0, 1.0)"
      case "float" where !output.isArray: expression = "vec4(vec3(\(name)), 1.0)"
      default:
        log.report("'\(output.name)' is not a color", at: span(of: output), hint: "make it a vec4")
        continue
      }
      _ = declare(
        output.type, name, value: "\(output.type)(0.0)")
      // Beside others, one that nothing writes is not the picture.
      guard unit.isRead(output) || !writesColorOtherwise(than: output) else { continue }
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
    return first?.element.expression ?? addUndeclaredOutput(alpha) ?? builtinColor(alpha)
  }

  private var outputs: [GLSLDeclaration] {
    unit.declarations.filter { declaration in
      guard case .variable = declaration.kind else { return false }
      return declaration.has("out") && !declaration.has("in")
    }
  }

  private func writesColorOtherwise(than output: GLSLDeclaration) -> Bool {
    unit.names.contains("gl_FragColor") || unit.names.contains("gl_FragData")
      || outputs.contains { $0.name != output.name && unit.isRead($0) }
  }

  /// The color of a shader without outputs of its own.
  private func builtinColor(_ alpha: AlphaWrites) -> String {
    for (builtin, name) in [("gl_FragColor", "fragColor"), ("gl_FragData", "fragData[0]")]
    where unit.names.contains(builtin) {
      return alpha.lacksAlpha(builtin) ? "vec4(\(prefix)\(name).rgb, 1.0)" : prefix + name
    }
    return "color"
  }

  /// Declares the `fragColor` that HeavyM declares for its shaders; returns the color as an
  /// expression, or `nil` if the shader does not write one, or declares it.
  ///
  /// Source: help.heavym.net, "Shaders": files of ISF that assign to `fragColor`.
  private mutating func addUndeclaredOutput(_ alpha: AlphaWrites) -> String? {
    let name = "fragColor"
    guard unit.names.contains(name), !unit.names.contains("gl_FragColor"),
      !unit.source.declaredNames.contains(name)
    else { return nil }
    let color = declare("vec4", "hostColor", value: "vec4(0.0)")
    use(color, for: name)
    return alpha.lacksAlpha(name) ? "vec4(\(color).rgb, 1.0)" : color
  }
}
