internal import Diagnostics
internal import GLSL

extension PassDraft {
  /// Declares the author's `out` variables; returns the color as an expression: opaque if its alpha
  /// is never written.
  mutating func addOutputs() -> String {
    var colors: [GLSLDeclaration] = []
    let outputs = outputs
    let uses = uses(ofNames: Set(outputs.map(\.name)))
    let isWritten = { (output: GLSLDeclaration) in
      output.instance != nil || uses[output.name, default: 0] > 1
    }
    let writesBuiltin = unit.names.contains("gl_FragColor") || unit.names.contains("gl_FragData")
    let hasWritten = writesBuiltin || outputs.contains(where: isWritten)
    for output in outputs {
      guard Self.color(output, "") != nil else {
        log.report("'\(output.name)' is not a color", at: span(of: output), hint: "make it a vec4")
        continue
      }
      _ = declare(output.type, name(of: output), value: "\(output.type)(0.0)")
      // Beside others, one that nothing writes is not the picture.
      guard isWritten(output) || !hasWritten else { continue }
      colors.append(output)
      if colors.count > 1 {
        log.report(
          "the shader has several outputs; the first is the picture", at: span(of: output),
          severity: .note)
      }
    }
    // Equal locations go by the author's order.
    let first = colors.enumerated().min {
      ($0.element.location ?? 0, $0.offset) < ($1.element.location ?? 0, $1.offset)
    }
    guard let first = first?.element else { return addUndeclaredOutput() ?? builtinColor }
    if first.type == "vec4" { return color(name(of: first), writtenAs: first.name) }
    return Self.color(first, name(of: first)) ?? "color"
  }

  private var outputs: [GLSLDeclaration] {
    unit.declarations.filter { declaration in
      guard case .variable = declaration.kind else { return false }
      return declaration.has("out") && !declaration.has("in")
    }
  }

  /// How often the code has each of these names, those of members left out.
  private func uses(ofNames names: Set<String>) -> [String: Int] {
    var counts: [String: Int] = [:]
    for (index, token) in unit.tokens.enumerated() where names.contains(token.text) {
      if index == 0 || unit.tokens[index - 1].kind != .period {
        counts[token.text, default: 0] += 1
      }
    }
    return counts
  }

  /// The color that an output of any type is; `nil` if it is none.
  private static func color(_ output: GLSLDeclaration, _ name: String) -> String? {
    guard !output.isArray else { return nil }
    return switch output.type {
    case "vec4": name
    case "vec3": "vec4(\(name), 1.0)"
    case "vec2": "vec4(\(name), 0.0, 1.0)"
    case "float": "vec4(vec3(\(name)), 1.0)"
    default: nil
    }
  }

  /// The color in a variable of four numbers.
  private func color(_ name: String, writtenAs authorsName: String) -> String {
    AlphaWrites(in: unit).lacksAlpha(authorsName) ? "vec4(\(name).rgb, 1.0)" : name
  }

  /// The color of a shader without outputs of its own.
  private var builtinColor: String {
    for (builtin, name) in [("gl_FragColor", "fragColor"), ("gl_FragData", "fragData[0]")]
    where unit.names.contains(builtin) {
      return color(prefix + name, writtenAs: builtin)
    }
    return "color"
  }
  /// Declares the `fragColor` that HeavyM declares for its shaders; returns the color as an
  /// expression, or `nil` if the shader does not write one, or declares it.
  ///
  /// Source: the files of its shader library; no page of its documentation says so.
  private mutating func addUndeclaredOutput() -> String? {
    let name = "fragColor"
    guard unit.names.contains(name), !unit.names.contains("gl_FragColor"),
      !unit.source.declaredNames.contains(name)
    else { return nil }
    let own = declare("vec4", "hostColor", value: "vec4(0.0)")
    use(own, for: name)
    return color(own, writtenAs: name)
  }
}
