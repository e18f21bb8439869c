internal import Diagnostics
internal import GLSL
internal import Tokens

/// A vertex shader that comes with a fragment shader: in the same file under the macro `VERTEX`, or
/// in a file beside it (`wave.vert` beside `wave.frag`, `blur.vs` beside `blur.fs`).
///
/// Hosts draw two triangles: the corner at the origin with its two neighbors, and the three other
/// corners. Each pixel runs the shader at the three corners of its triangle, and what they hand on
/// is mixed as drivers do; textures that it reads have one level. A shader whose position counts
/// moves the corners, and pixels outside of both triangles are clear; where they overlap, the
/// second one is seen.
struct VertexPart {
  private let unit: GLSLUnit
  private let main: GLSLDeclaration
  private let log: DiagnosticLog
  let path: String
  /// Notes on its uniforms, from its comments.
  let notes: ControlNotes
  /// The hosts that it is written for.
  let hosts: [HostInputs]
  /// Whether its position moves the corners; else they stay where they are.
  private let movesCorners: Bool

  /// Endings of fragment shaders, and what vertex shaders beside them end in.
  private static let endings = [
    (".frag.glsl", ".vert.glsl"), ("_frag.glsl", "_vert.glsl"), ("-frag.glsl", "-vert.glsl"),
    (".frag", ".vert"), (".fsh", ".vsh"), (".glslf", ".glslv"), (".fs", ".vs"), (".glsl", ".vert"),
  ]

  /// Endings of vertex shaders, each once.
  static let fileEndings = [".vert", ".vsh", ".glslv", ".vs"]

  /// - Parameters:
  ///   - unit: The vertex shader, which is sound.
  ///   - countsPosition: Whether its position moves the corners.
  init?(_ unit: GLSLUnit, at path: String, countsPosition: Bool, _ log: DiagnosticLog) {
    guard let main = unit.function("main"), Self.reportAttributes(of: unit, log) else { return nil }
    (self.unit, self.main, self.path, self.log) = (unit, main, path, log)
    notes = ControlNotes(of: unit, log: log)
    hosts = HostInputs.of(unit)
    movesCorners = countsPosition && unit.names.contains("gl_Position")
  }

  /// Finds the vertex shader of a fragment shader that reads what one hands on; `nil`, with a
  /// warning if there is one that cannot be run, if there is none. Its position is left out of
  /// account: it depends on models and cameras.
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
    var found: VertexPart?
    var reason: Diagnostic?
    reading.log.tentatively {
      let before = reading.log.errorCount
      let unit = GLSLUnit([source], in: reading.library, defines: defines ?? [:])
      if unit.isSound, unit.reportUnavailable(reading.log, isVertex: true) {
        found = VertexPart(unit, at: source.path, countsPosition: false, reading.log)
      }
      reason = reading.log.diagnostics.last { $0.severity == .error }
      return reading.log.errorCount == before
    }
    guard let found else {
      reading.log.report(
        "the vertex part in '\(source.path)' is not run"
          + (reason.map { ": \($0.message)" } ?? ", for it has no 'main'"), at: nil,
        severity: .warning, hint: "what it hands on is guessed by name")
      return nil
    }
    self = found
  }

  /// Reports the attributes that no host can feed; `false` if there are any.
  private static func reportAttributes(of unit: GLSLUnit, _ log: DiagnosticLog) -> Bool {
    let unfit = attributes(of: unit).filter { !GLSLWords.valueTypes.contains($0.type) }
    for attribute in unfit {
      log.report(
        "attribute '\(attribute.name)' cannot be of type '\(attribute.type)'",
        at: unit.tokens[attribute.nameIndex].span)
    }
    return unfit.isEmpty
  }

  private static func attributes(of unit: GLSLUnit) -> [GLSLDeclaration] {
    unit.declarations.filter { declaration in
      guard case .variable = declaration.kind else { return false }
      return declaration.has("attribute") || declaration.has("in")
    }
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

  /// Its output of this name; `nil` if there is none.
  func output(named name: String) -> GLSLDeclaration? { outputs.first { $0.name == name } }

  private var outputs: [GLSLDeclaration] {
    unit.declarations.filter { declaration in
      guard case .variable = declaration.kind else { return false }
      return declaration.has("varying") || declaration.has("out")
    }
  }

  /// Gives the fragment shader what the vertex shader hands on. Returns the names of the inputs
  /// that it set.
  ///
  /// - Parameters:
  ///   - fragment: Has its own textures already.
  ///   - given: Names of outputs that `feed` declares.
  ///   - hosts: Those that the fragment shader is written for.
  ///   - feed: Declares the inputs that the draft of the vertex shader reads.
  @discardableResult
  func add(
    to fragment: inout PassDraft, given: [String] = [], of hosts: [HostInputs] = [],
    feed: (inout PassDraft) -> Void
  ) -> Set<String> {
    var draft = PassDraft(unit, prefix: fragment.prefix + "v_", log: log)
    if hosts.readsFromTop { draft.readFromTop() }
    declareAttributes(in: &draft, of: hosts)
    declareBuiltins(in: &draft)
    feed(&draft)
    let handed = declareOutputs(in: &draft, given: given, for: fragment.unit)
    guard !handed.isEmpty || movesCorners else { return [] }
    let corner = fragment.add(draft, calling: main)
    findTriangle(in: &fragment, draft, corner)
    interpolate(handed, from: corner, in: &fragment)
    return Set(handed.map(\.input.name))
  }

  // MARK: - What it reads

  /// Sets the attributes of a corner, which is at `unit` in unit space, y up.
  private func declareAttributes(in draft: inout PassDraft, of hosts: [HostInputs]) {
    for attribute in Self.attributes(of: unit) {
      let value = hosts.attribute(attribute.name, attribute.type)
      _ = draft.declare(
        attribute.type, draft.name(of: attribute),
        value: value
          ?? Self.value(of: attribute.name, type: attribute.type, texture: hosts.texturePlace))
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
  ///
  /// - Parameter texture: GLSL of the place on the texture.
  private static func value(
    of name: String, type: String, texture: String = "unit"
  ) -> String {
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
          : isTexture ? "vec4(\(texture), 0.0, 1.0)" : "vec4(2.0 * unit - 1.0, 0.0, 1.0)"
    case "vec3" where isColor: return "vec3(1.0)"
    case "vec3" where isNormal: return "vec3(0.0, 0.0, 1.0)"
    case "vec3" where word.contains("camera"): return "vec3(0.0, 0.0, 1.0)"
    case "vec3": return isTexture ? "vec3(\(texture), 0.0)" : "vec3(2.0 * unit - 1.0, 0.0)"
    case "vec2": return isPosition && !isTexture ? "2.0 * unit - 1.0" : texture
    case "int" where name == "VertexID": return "int(unit.x + 2.0 * unit.y)"
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
    in draft: inout PassDraft, given: [String], for fragment: GLSLUnit
  ) -> [Handed] {
    var handed: [Handed] = []
    for output in outputs where !given.contains(output.name) {
      let name = draft.name(of: output)
      let length = output.length
      if let length {
        draft.addHeader("\(output.type) \(name)[\(length)];")
      } else {
        _ = draft.declare(
          output.type, name, value: "\(output.type)(0)")
      }
      let input = fragment.declarations.first {
        $0.isInput && !$0.has("uniform") && $0.type == output.type
          && ($0.name == output.name || $0.location != nil && $0.location == output.location)
      }
      guard let input, input.isArray == output.isArray,
        !output.isArray || length != nil && input.length == length,
        GLSLWords.valueTypes.contains(output.type)
      else { continue }
      let isWhole = ["i", "u", "b"].contains(output.type.first)
      handed.append(
        Handed(
          input: input, output: name, length: length, isFlat: input.has("flat") || isWhole))
    }
    return handed
  }

  /// Declares the corners of the triangle that the pixel is in, and how much it has of each. The
  /// picture is cut from its lower right to its upper left corner.
  private func findTriangle(
    in fragment: inout PassDraft, _ draft: PassDraft, _ corner: String
  ) {
    for line in ["vec2 corners[3];", "vec3 shares;"] { fragment.prepareFirst(line) }
    guard movesCorners else {
      for line in [
        "bool isLower = unit.x + unit.y < 1.0;",
        "vec2 share = isLower ? unit : 1.0 - unit;",
        "shares = vec3(1.0 - share.x - share.y, share);",
        "corners[0] = isLower ? vec2(0.0) : vec2(1.0);",
        "corners[1] = isLower ? vec2(1.0, 0.0) : vec2(0.0, 1.0);",
        "corners[2] = isLower ? vec2(0.0, 1.0) : vec2(1.0, 0.0);",
      ] { fragment.prepareFirst(line) }
      return
    }
    let triangle = draft.prefix + "triangle"
    for line in [
      "vec3 \(triangle)(vec2 a, vec2 b, vec2 c, vec2 place) {",
      "  float area = determinant(mat2(b - a, c - a));",
      "  float second = determinant(mat2(place - a, c - a)) / area;",
      "  float third = determinant(mat2(b - a, place - a)) / area;",
      "  vec3 shares = vec3(1.0 - second - third, second, third);",
      "  bool isInside = area != 0.0 && all(greaterThanEqual(shares, vec3(-1e-6)));",
      "  return isInside ? shares : vec3(0.0);",
      "}",
    ] { fragment.addHeader(line) }
    fragment.prepareFirst("vec2 places[4];")
    let position = draft.name(of: "gl_Position")
    for (index, place) in ["vec2(0.0)", "vec2(1.0, 0.0)", "vec2(0.0, 1.0)", "vec2(1.0)"]
      .enumerated()
    {
      fragment.prepareFirst(
        "\(corner)(\(place)); places[\(index)] = \(position).xy / \(position).w;")
    }
    for line in [
      "corners[0] = vec2(1.0); corners[1] = vec2(0.0, 1.0); corners[2] = vec2(1.0, 0.0);",
      "shares = \(triangle)(places[3], places[2], places[1], 2.0 * unit - 1.0);",
      "if (shares == vec3(0.0)) {",
      "  corners[0] = vec2(0.0); corners[1] = vec2(1.0, 0.0); corners[2] = vec2(0.0, 1.0);",
      "  shares = \(triangle)(places[0], places[1], places[2], 2.0 * unit - 1.0);",
      "  if (shares == vec3(0.0)) { return vec4(0.0); }",
      "}",
      "unit = shares.x * corners[0] + shares.y * corners[1] + shares.z * corners[2];",
    ] { fragment.prepareFirst(line) }
  }

  /// Declares the inputs, and sets them by the corners.
  private func interpolate(
    _ handed: [Handed], from corner: String, in fragment: inout PassDraft
  ) {
    guard !handed.isEmpty else { return }
    var first: [String] = []
    var each: [String] = []
    for one in handed {
      let input = fragment.name(of: one.input)
      let size = one.length.map { "[\($0)]" } ?? ""
      fragment.addHeader("\(one.input.type) \(input)\(size);")
      func statement(_ text: (_ index: String) -> String) -> String {
        one.length.map { "for (int i = 0; i < \($0); i++) { \(text("[i]")) }" } ?? text("")
      }
      first.append(
        statement { index in
          "\(input)\(index) = "
            + (one.isFlat ? "\(one.output)\(index);" : "\(one.output)\(index) * shares.x;")
        })
      guard !one.isFlat else { continue }
      each.append(statement { "\(input)\($0) += \(one.output)\($0) * shares[c];" })
    }
    fragment.prepareFirst("\(corner)(corners[0]);")
    for line in first { fragment.prepareFirst(line) }
    guard !each.isEmpty else { return }
    fragment.prepareFirst("for (int c = 1; c < 3; c++) {")
    fragment.prepareFirst("  \(corner)(corners[c]);")
    for line in each { fragment.prepareFirst("  " + line) }
    fragment.prepareFirst("}")
  }
}
