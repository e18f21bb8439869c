internal import Diagnostics
internal import Parameters
internal import Tokens

/// A vertex shader that comes with a fragment shader: in the same file under the macro `VERTEX`, or
/// in a file beside it (`wave.vert` beside `wave.frag`).
///
/// It is run at the corners of the picture, and what it hands on is interpolated over the two
/// triangles of the picture, as drivers do; its own position is left out of account. It may not
/// read textures.
struct VertexPart {
  private let unit: GLSLUnit
  private let path: String

  /// Endings of fragment shaders, and what vertex shaders beside them end in.
  private static let endings = [
    (".frag.glsl", ".vert.glsl"), ("_frag.glsl", "_vert.glsl"), ("-frag.glsl", "-vert.glsl"),
    (".frag", ".vert"), (".fsh", ".vsh"), (".glslf", ".glslv"), (".fs", ".vs"), (".glsl", ".vert"),
  ]

  /// Endings of vertex shaders, each once.
  static let fileEndings = [".vert", ".vsh", ".glslv", ".vs"]

  /// Finds the vertex shader of a fragment shader that reads what one hands on; `nil`, with a
  /// warning if there is one that cannot be run, if there is none.
  ///
  /// - Parameters:
  ///   - entry: The fragment shader.
  ///   - defines: Macros of the vertex shader in the same file; `nil` if there is none in it.
  ///   - fragment: The fragment shader without its macros.
  init?(
    of entry: SourceLibrary.Entry, defines: [String: String]?, for fragment: GLSLUnit,
    _ reading: DialectReading
  ) {
    guard fragment.declarations.contains(where: { $0.isInput && !$0.has("uniform") }) else {
      return nil
    }
    let source = defines == nil ? Self.file(beside: entry.path, reading) : entry
    guard let source else { return nil }
    path = source.path
    var found: GLSLUnit?
    var reason: Diagnostic?
    reading.log.tentatively {
      let before = reading.log.errorCount
      let unit = GLSLUnit([source], in: reading.library, defines: defines ?? [:])
      if unit.isSound, unit.reportUnavailable(reading.log, isVertex: true),
        unit.function("main") != nil
      {
        let sampler = unit.uniforms.first { $0.type.contains("sampler") }
        if let sampler {
          reading.log.report(
            "a vertex shader that reads a texture is not run",
            at: unit.tokens[sampler.nameIndex].span)
        } else {
          found = unit
        }
      }
      reason = reading.log.diagnostics.last { $0.severity == .error }
      return reading.log.errorCount == before
    }
    guard let found else {
      reading.log.report(
        "the vertex part in '\(path)' is not run"
          + (reason.map { ": \($0.message)" } ?? ", for it has no 'main'"), at: nil,
        severity: .warning, hint: "what it hands on is guessed by name")
      return nil
    }
    unit = found
  }

  private static func file(
    beside path: String, _ reading: DialectReading
  ) -> SourceLibrary.Entry? {
    for (fragment, vertex) in endings where path.hasSuffix(fragment) {
      if let entry = reading.library.entry(at: String(path.dropLast(fragment.count)) + vertex) {
        return entry
      }
    }
    return nil
  }

  /// Gives the fragment shader what the vertex shader hands on. Returns the names of the inputs
  /// that it fed.
  ///
  /// - Parameter controls: Uniforms of the vertex shader join them.
  func feed(
    _ fragment: inout PassDraft, _ controls: inout [ParameterDeclaration],
    _ reading: DialectReading
  ) -> Set<String> {
    var draft = PassDraft(unit, prefix: fragment.prefix + "v_", log: reading.log)
    var binder = InputBinder(
      known: InputNames.shadertoy, notes: ControlNotes(of: unit, log: reading.log),
      log: reading.log, controls: controls)
    binder.bind(&draft, implicit: InputNames.shadertoy) { _ in nil }
    controls = binder.controls
    declareAttributes(in: &draft)
    declareBuiltins(in: &draft)
    let handed = declareOutputs(in: &draft, for: fragment.unit)
    guard !handed.isEmpty, let main = unit.function("main") else { return [] }
    let run = draft.prefix + "run"
    fragment.add(draft, under: run, calling: ["\(draft.name(of: main))();"])
    interpolate(handed, from: draft, calling: run, in: &fragment)
    return Set(handed.map(\.input.name))
  }

  // MARK: - What it reads

  /// Sets the attributes of a corner, which is at `place` in unit space, y up.
  private func declareAttributes(in draft: inout PassDraft) {
    for attribute in unit.declarations
    where (attribute.has("attribute") || attribute.has("in")) && !attribute.has("out") {
      guard case .variable = attribute.kind else { continue }
      draft.drop(attribute)
      let name = String(draft.name(of: attribute).dropFirst(draft.prefix.count))
      _ = draft.declare(
        attribute.type, name, value: Self.value(of: attribute.name, type: attribute.type))
    }
    // three.js declares these.
    let implicit = [
      ("position", "vec3"), ("uv", "vec2"), ("normal", "vec3"), ("projectionMatrix", "mat4"),
      ("modelViewMatrix", "mat4"), ("modelMatrix", "mat4"), ("viewMatrix", "mat4"),
      ("normalMatrix", "mat3"), ("cameraPosition", "vec3"),
    ]
    for (name, type) in implicit where unit.names.contains(name) && !unit.declares(name) {
      draft.use(draft.declare(type, name, value: Self.value(of: name, type: type)), for: name)
    }
  }

  private func declareBuiltins(in draft: inout PassDraft) {
    let builtins = [
      ("gl_Position", "vec4"), ("gl_PointSize", "float"), ("gl_VertexID", "int"),
      ("gl_InstanceID", "int"), ("gl_Vertex", "vec4"), ("gl_MultiTexCoord0", "vec4"),
      ("gl_Color", "vec4"), ("gl_Normal", "vec3"), ("gl_ModelViewProjectionMatrix", "mat4"),
      ("gl_ModelViewMatrix", "mat4"), ("gl_ProjectionMatrix", "mat4"),
      ("gl_TextureMatrix", "mat4"),
    ]
    for (name, type) in builtins where unit.names.contains(name) {
      let own = String(name.dropFirst(3))
      draft.use(draft.declare(type, own, value: Self.value(of: own, type: type)), for: name)
    }
    if unit.names.contains("ftransform") {
      let own = draft.prefix + "ftransform"
      draft.addHeader("vec4 \(own)() { return vec4(0.0, 0.0, 0.0, 1.0); }")
      draft.use(own, for: "ftransform")
    }
  }

  /// Where a corner is, by what the name says: in clip space, on the texture, or something the
  /// same at all of them.
  private static func value(of name: String, type: String) -> String {
    let word = name.lowercased()
    let isTexture = word.contains("tex") || word.contains("uv")
    let (isColor, isNormal) = (word.contains("col"), word.contains("normal"))
    let isPosition =
      word.contains("pos") || word.contains("vert") || word.contains("coord")
    switch type {
    case "vec4":
      return isColor
        ? "vec4(1.0)"
        : isNormal
          ? "vec4(0.0, 0.0, 1.0, 0.0)"
          : isTexture ? "vec4(place, 0.0, 1.0)" : "vec4(2.0 * place - 1.0, 0.0, 1.0)"
    case "vec3" where isColor: return "vec3(1.0)"
    case "vec3" where isNormal: return "vec3(0.0, 0.0, 1.0)"
    case "vec3" where word.contains("camera"): return "vec3(0.0, 0.0, 1.0)"
    case "vec3": return isTexture ? "vec3(place, 0.0)" : "vec3(2.0 * place - 1.0, 0.0)"
    case "vec2": return isPosition && !isTexture ? "2.0 * place - 1.0" : "place"
    case "int" where name == "VertexID": return "int(place.x + 2.0 * place.y)"
    case _ where GLSLWords.matrices.contains(type): return "\(type)(1.0)"
    default: return "\(type)(0)"
    }
  }

  // MARK: - What it hands on

  /// An output, and the fragment shader's input of the same name or location.
  private struct Handed {
    var input: GLSLDeclaration
    /// The output's name in the generated text.
    var output: String
    /// Elements of an array; `nil` for a single value.
    var length: Int?
    /// Whether it is the same over a triangle.
    var isFlat: Bool
  }

  private func declareOutputs(
    in draft: inout PassDraft, for fragment: GLSLUnit
  ) -> [Handed] {
    var handed: [Handed] = []
    for output in unit.declarations where output.has("varying") || output.has("out") {
      guard case .variable = output.kind else { continue }
      draft.drop(output)
      let name = draft.name(of: output)
      let length = output.isArray ? unit.length(of: output) : nil
      if let length {
        draft.addHeader("\(output.type) \(name)[\(length)];")
      } else {
        _ = draft.declare(
          output.type, String(name.dropFirst(draft.prefix.count)), value: "\(output.type)(0)")
      }
      let input = fragment.declarations.first {
        $0.isInput && !$0.has("uniform") && $0.type == output.type
          && ($0.name == output.name || $0.location != nil && $0.location == output.location)
      }
      guard let input, input.isArray == output.isArray,
        !output.isArray || length != nil && fragment.length(of: input) == length,
        GLSLWords.valueTypes.contains(output.type)
      else { continue }
      let isWhole = ["i", "u", "b"].contains(output.type.first)
      handed.append(
        Handed(
          input: input, output: name, length: length, isFlat: input.has("flat") || isWhole))
    }
    return handed
  }

  /// Declares the inputs, and sets them by the corners of the triangle that the pixel is in. The
  /// picture is cut from its lower right to its upper left corner.
  private func interpolate(
    _ handed: [Handed], from draft: PassDraft, calling run: String, in fragment: inout PassDraft
  ) {
    for one in handed {
      fragment.drop(one.input)
      let size = one.length.map { "[\($0)]" } ?? ""
      fragment.addHeader("\(one.input.type) \(fragment.name(of: one.input))\(size);")
    }
    func set(_ statement: (_ input: String, _ output: String, _ isFlat: Bool) -> String?) {
      for one in handed {
        let index = one.length == nil ? "" : "[i]"
        let input = fragment.name(of: one.input) + index
        guard let text = statement(input, one.output + index, one.isFlat) else { continue }
        fragment.prepare(
          one.length.map { "for (int i = 0; i < \($0); i++) { \(text) }" } ?? text)
      }
    }
    fragment.prepare("bool isLower = unit.x + unit.y <= 1.0;")
    fragment.prepare("vec2 share = isLower ? unit : 1.0 - unit;")
    fragment.prepare("\(run)(isLower ? vec2(0.0) : vec2(1.0));")
    set { input, output, isFlat in
      isFlat ? "\(input) = \(output);" : "\(input) = \(output) * (1.0 - share.x - share.y);"
    }
    fragment.prepare("\(run)(isLower ? vec2(1.0, 0.0) : vec2(0.0, 1.0));")
    set { input, output, isFlat in isFlat ? nil : "\(input) += \(output) * share.x;" }
    fragment.prepare("\(run)(isLower ? vec2(0.0, 1.0) : vec2(1.0, 0.0));")
    set { input, output, isFlat in isFlat ? nil : "\(input) += \(output) * share.y;" }
  }
}
