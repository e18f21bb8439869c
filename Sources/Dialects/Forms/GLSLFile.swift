package import Tokens

/// A fragment shader with `main`, uniforms and possibly varyings.
package struct GLSLFile: Dialect {
  package static let name = "glsl"
  package static let title = "a GLSL fragment shader"
  package static let feature = "'main'"
  package static let fileEndings = [".glsl", ".frag", ".fsh", ".glslf", ".shader"]

  private let entry: SourceLibrary.Entry

  package init(entry: SourceLibrary.Entry) { self.entry = entry }

  package static func evidence(in file: DialectSource) -> String? {
    file.defines("main", returning: "void") ? "it defines 'main'" : nil
  }

  package func read(into program: inout DialectProgram, _ reading: DialectReading) {
    guard var draft = reading.draft(of: [entry], defines: defines) else { return }
    guard let main = draft.unit.function("main") else {
      reading.report("'\(entry.path)' does not define 'main'", atStartOf: entry)
      return
    }
    let notes = ControlNotes(of: draft.unit, log: reading.log)
    program.summary = notes.summary(ofFile: entry)
    let choice = ShadertoyChannels(
      of: draft.unit, passes: [ShadertoyPass(name: "image", path: entry.path)], current: 0,
      log: reading.log)
    var binder = InputBinder(known: InputNames.shadertoy, notes: notes, log: reading.log)
    binder.bind(&draft, implicit: InputNames.shadertoy) { name in
      ShadertoyChannels.number(of: name).map { choice.channel($0) }
    }
    choice.declareChannels(in: &draft)
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
        // glslsandbox.com: half of the width and of the height are half the aspect and 1/2.
        case "vec2" where input.name == "surfacePosition":
          "(unit - 0.5) * vec2(size.x / size.y, 1.0)"
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
          "'\(input.name)' comes from a vertex shader, which is not supported", at: span(of: input))
        continue
      }
      let name = name(of: input)
      _ = declare(input.type, String(name.dropFirst(prefix.count)), value: value)
      if input.type == "float" {
        log.report(
          "'\(input.name)' comes from a vertex shader, which is not supported; it is \(value)",
          at: span(of: input),
          severity: .note)
      }
    }
  }
}
