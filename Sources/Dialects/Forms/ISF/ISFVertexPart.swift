internal import Diagnostics
internal import Tokens

/// The vertex shader beside an ISF file, `blur.vs` for `blur.fs`, run for the corners of the
/// picture.
///
/// Hosts draw two triangles: the corner at the origin with its two neighbors, and the three other
/// corners. Between the corners of its triangle a varying is linear. Here each pixel runs the
/// shader for all four corners and mixes what they give. A shader that moves `gl_Position` moves
/// the corners, and pixels outside of both triangles are clear; where they overlap, the second one
/// is seen.
struct ISFVertexPart {
  private let unit: GLSLUnit
  private let main: GLSLDeclaration
  private let draft: PassDraft
  let path: String
  /// What its comments say of its uniforms.
  let notes: ControlNotes

  /// `nil` if there is none or nothing goes by it, or, with a diagnostic, if it cannot be read.
  ///
  /// - Parameter isRead: Whether the file reads what a vertex shader gives.
  init?(beside entry: SourceLibrary.Entry, isRead: Bool, _ reading: DialectReading) {
    let stem = entry.path.lastIndex(of: ".").map { String(entry.path[..<$0]) } ?? entry.path
    let paths = ISFFile.companionEndings.map { stem + $0 }
    guard let vertex = paths.lazy.compactMap({ reading.library.entry(at: $0) }).first else {
      return nil
    }
    guard isRead || vertex.tokens.contains(where: { $0.text == "gl_Position" }) else { return nil }
    path = vertex.path
    unit = GLSLUnit([vertex], in: reading.library)
    unit.reportDirectives(reading.log)
    guard unit.isSound, unit.reportUnavailable(reading.log, isVertex: true) else { return nil }
    guard let main = unit.function("main") else {
      reading.report("'\(path)' does not define 'main'", atStartOf: vertex)
      return nil
    }
    self.main = main
    notes = ControlNotes(of: unit, log: reading.log)
    draft = PassDraft(unit, prefix: reading.prefix + "vs_", log: reading.log)
  }

  private var outputs: [GLSLDeclaration] {
    unit.declarations.filter { declaration in
      guard case .variable = declaration.kind else { return false }
      return (declaration.has("varying") || declaration.has("out"))
        && !ISFPassReader.coordinates.contains(declaration.name)
    }
  }

  func output(named name: String) -> GLSLDeclaration? { outputs.first { $0.name == name } }

  private var movesCorners: Bool { unit.names.contains("gl_Position") }

  /// Adds the shader to a pass, which then reads what it gives.
  ///
  /// - Parameter feed: Declares the inputs that a draft of the pass reads.
  func add(to pass: inout PassDraft, feed: (inout PassDraft) -> Void) {
    var draft = draft
    for output in outputs { draft.makeGlobal(output) }
    for name in ["isf_vertShaderInit", "vv_vertShaderInit"] where unit.names.contains(name) {
      draft.addHeader("void \(draft.prefix)\(name)() {}")
      draft.use(draft.prefix + name, for: name)
    }
    let position = draft.declare("vec4", "position", value: "vec4(2.0 * unit - 1.0, 0.0, 1.0)")
    draft.use(position, for: "gl_Position")
    feed(&draft)
    pass.add(draft, text: draft.vertexText(calling: main))
    addWeights(to: &pass, draft.prefix, position)
    mixOutputs(in: &pass, draft)
  }

  /// Declares how much of each corner a pixel has.
  private func addWeights(to pass: inout PassDraft, _ prefix: String, _ position: String) {
    let weights = prefix + "weights"
    pass.addHeader("vec4 \(weights);")
    guard movesCorners else {
      pass.prepare(
        "\(weights) = unit.x + unit.y < 1.0 ? vec4(1.0 - unit.x - unit.y, unit, 0.0) "
          + ": vec4(0.0, 1.0 - unit.y, 1.0 - unit.x, unit.x + unit.y - 1.0);")
      return
    }
    let triangle = prefix + "triangle"
    for line in [
      "vec3 \(triangle)(vec2 a, vec2 b, vec2 c, vec2 place) {",
      "  float area = determinant(mat2(b - a, c - a));",
      "  float second = determinant(mat2(place - a, c - a)) / area;",
      "  float third = determinant(mat2(b - a, place - a)) / area;",
      "  vec3 shares = vec3(1.0 - second - third, second, third);",
      "  bool isInside = area != 0.0 && all(greaterThanEqual(shares, vec3(-1e-6)));",
      "  return isInside ? shares : vec3(0.0);",
      "}",
    ] { pass.addHeader(line) }
    pass.prepare("vec2 corners[4];")
    for (index, corner) in Self.corners.enumerated() {
      pass.prepare(
        "\(prefix)corner(\(corner)); corners[\(index)] = \(position).xy / \(position).w;")
    }
    for line in [
      "vec3 shares = \(triangle)(corners[1], corners[3], corners[2], 2.0 * unit - 1.0);",
      "\(weights) = vec4(0.0, shares.x, shares.z, shares.y);",
      "if (shares == vec3(0.0)) {",
      "  shares = \(triangle)(corners[0], corners[1], corners[2], 2.0 * unit - 1.0);",
      "  if (shares == vec3(0.0)) { return vec4(0.0); }",
      "  \(weights) = vec4(shares, 0.0);",
      "}",
      "unit = vec2(\(weights).y + \(weights).w, \(weights).z + \(weights).w);",
    ] { pass.prepare(line) }
  }

  private static let corners = ["vec2(0.0)", "vec2(1.0, 0.0)", "vec2(0.0, 1.0)", "vec2(1.0)"]

  /// Sets what the pass reads to the mixed values of the corners.
  private func mixOutputs(in pass: inout PassDraft, _ vertex: PassDraft) {
    let inputs = pass.unit.declarations.filter { $0.isInput && output(named: $0.name) != nil }
    for input in inputs { pass.makeGlobal(input) }
    guard !inputs.isEmpty else { return }
    for (index, corner) in Self.corners.enumerated() {
      pass.prepare("\(vertex.prefix)corner(\(corner));")
      for input in inputs {
        let (own, theirs) = (pass.name(of: input), vertex.name(of: input.name))
        let isMixed = ["float", "vec", "mat"].contains { input.type.hasPrefix($0) }
        // What cannot be mixed is that of the first corner.
        guard isMixed || index == 0 else { continue }
        let share = isMixed ? "\(vertex.prefix)weights[\(index)] * " : ""
        let element = input.isArray ? "[i]" : ""
        let sum = index == 0 ? "" : " + \(own)\(element)"
        let statement = "\(own)\(element) = \(share)\(theirs)\(element)\(sum);"
        pass.prepare(
          input.isArray
            ? "for (int i = 0; i < \(own).length(); i++) { \(statement) }" : statement)
      }
    }
  }
}
