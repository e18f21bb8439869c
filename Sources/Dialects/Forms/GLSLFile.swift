/// A fragment shader with `main`, uniforms and perhaps varyings.
struct GLSLFile {
  let entry: SourceLibrary.Entry

  /// Writes what there is to draw into `program`.
  func read(into program: inout DialectProgram, _ reading: DialectReading) {
    guard var draft = reading.draft(of: [entry], defines: defines) else { return }
    guard let main = draft.unit.function("main") else {
      reading.report("'\(entry.path)' does not define 'main'", atStartOf: entry)
      return
    }
    let notes = ControlNotes(of: draft.unit, log: reading.log)
    program.summary = notes.summary(ofFile: entry)
    let choice = ShadertoyChannels(of: draft.unit, passes: ["image"], current: 0, log: reading.log)
    var binder = InputBinder(dialect: .glsl, notes: notes, log: reading.log)
    binder.bind(&draft, implicit: InputNames.shadertoy) { name in
      ShadertoyChannels.number(of: name).map { choice.channel($0) }
    }
    draft.addShadertoyChannels { choice.channel($0) }
    program.controls = binder.controls
    draft.addVaryings()
    let result = draft.addOutputs()
    program.passes = [
      reading.pass(
        named: "image", draft,
        calling: ["\(draft.name(of: main))();", "color = \(result);"], result: .premultiplied)
    ]
  }

  /// Macros that RetroArch defines for a fragment shader with parameters.
  private var defines: [String: String] {
    let tokens = entry.tokens
    let hasParameters = tokens.indices.dropFirst().contains {
      tokens[$0].text == "parameter" && tokens[$0 - 1].text == "pragma"
    }
    return hasParameters ? ["FRAGMENT": "1", "PARAMETER_UNIFORM": "1"] : [:]
  }
}

extension PassDraft {
  /// Declares inputs from a vertex shader with their most likely values: the place in unit space, y
  /// up, if nothing in their names says otherwise.
  mutating func addVaryings() {
    for input in unit.declarations where input.isInput && !input.has("uniform") {
      guard case .variable = input.kind else { continue }
      drop(input)
      let word = InputNames.bareWord(input.name)
      let isPlace = word.contains("pos") || word.contains("vertex")
      let value: String? =
        switch input.type {
        case _ where input.isArray: nil
        case "vec2": isPlace ? "2.0 * unit - 1.0" : "unit"
        case "vec3":
          word.contains("normal")
            ? "vec3(0.0, 0.0, 1.0)"
            : word.contains("col")
              ? "vec3(1.0)" : isPlace ? "vec3(2.0 * unit - 1.0, 0.0)" : "vec3(unit, 0.0)"
        case "vec4":
          word.contains("col")
            ? "vec4(1.0)"
            : isPlace ? "vec4(2.0 * unit - 1.0, 0.0, 1.0)" : "vec4(unit, 0.0, 1.0)"
        case "float": word.contains("alpha") || word.contains("opacity") ? "1.0" : "0.0"
        default: nil
        }
      guard let value else {
        log.report(
          "'\(input.name)' comes from a vertex shader, and there is none", at: span(of: input))
        continue
      }
      let name = name(of: input)
      _ = declare(input.type, String(name.dropFirst(prefix.count)), value: value)
      if input.type == "float" {
        log.report(
          "'\(input.name)' comes from a vertex shader, and is \(value) here", at: span(of: input),
          severity: .note)
      }
    }
  }

  /// Declares the author's `out` variables; returns the color as an expression.
  mutating func addOutputs() -> String {
    let outputs = unit.declarations.filter { $0.has("out") && !$0.has("in") }
    var colors: [(location: Int, expression: String)] = []
    for output in outputs {
      guard case .variable = output.kind else { continue }
      drop(output)
      let name = name(of: output)
      let expression: String
      switch output.type {
      case "vec4" where !output.isArray: expression = name
      case "vec3" where !output.isArray: expression = "vec4(\(name), 1.0)"
      case "vec2" where !output.isArray: expression = "vec4(\(name), 0.0, 1.0)"
      case "float" where !output.isArray: expression = "vec4(vec3(\(name)), 1.0)"
      default:
        log.report("'\(output.name)' is no color", at: span(of: output), hint: "make it a vec4")
        continue
      }
      _ = declare(
        output.type, String(name.dropFirst(prefix.count)), value: "\(output.type)(0.0)")
      colors.append((output.location ?? 0, expression))
      if colors.count > 1 {
        log.report(
          "the shader has several outputs; the first is the picture", at: span(of: output),
          severity: .note)
      }
    }
    // Sorting keeps the author's order for equal locations.
    let first = colors.enumerated().min {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    if let first { return first.element.expression }
    return unit.names.contains("gl_FragData") && !unit.names.contains("gl_FragColor")
      ? prefix + "fragData[0]"
      : unit.names.contains("gl_FragColor") ? prefix + "fragColor" : "color"
  }
}
