internal import Diagnostics
internal import Layers
package import Tokens

/// A fragment shader with `main`, uniforms and possibly varyings.
///
/// One file can be several passes, distinguished by macros (`GLSLPasses`), and have a vertex part
/// in it or beside it (`VertexPart`).
package struct GLSLFile: Dialect {
  package static let name = "glsl"
  package static let title = "a GLSL fragment shader"
  package static let feature = "'main'"
  package static let fileEndings = [".glsl", ".frag", ".fsh", ".glslf", ".shader", ".slang"]

  private let entry: SourceLibrary.Entry

  package init(entry: SourceLibrary.Entry) { self.entry = entry }

  package static func evidence(in file: DialectSource) -> String? {
    file.defines("main", returning: "void") ? "it defines 'main'" : nil
  }

  package func read(into program: inout DialectProgram, _ reading: DialectReading) {
    let passes = GLSLPasses(of: entry, text: reading.text(of: entry))
    if passes.all.count == 1, ShadertoyProject.namesShaders(entry, reading) {
      return ShadertoyProject(entry: entry).read(into: &program, reading)
    }
    for index in passes.all.indices { read(index, of: passes, into: &program, reading) }
  }

  private func read(
    _ index: Int, of passes: GLSLPasses, into program: inout DialectProgram,
    _ reading: DialectReading
  ) {
    let pass = passes.all[index]
    let source = pass.isPoissonFill ? PoissonFill.entry(reading) : entry.stage("fragment")
    let files = [TouchDesignerText.entry(for: source, reading), source].compactMap(\.self)
    let macros = pass.defines.merging(defines) { $1 }
    guard var draft = reading.draft(of: files, defines: macros, for: &program) else { return }
    if passes.hasBackground, pass.defines.isEmpty, draft.showsModel {
      let place = entry.tokens.first?.span
      reading.log.report(
        "no model is drawn; what is drawn behind it is the picture", at: place, severity: .note)
      guard
        let background = reading.draft(
          of: [entry], defines: ["BACKGROUND": "1"], for: &program)
      else { return }
      draft = background
    }
    guard let main = draft.unit.function("main") else {
      reading.report("'\(entry.path)' does not define 'main'", atStartOf: entry)
      return
    }
    let notes = ControlNotes(of: draft.unit, log: reading.log)
    if source.index == entry.index { program.summary = notes.summary(ofFile: entry) }
    let choice = ShadertoyChannels(
      of: draft.unit, passes: passes.all.map { ShadertoyPass(name: $0.name, path: entry.path) },
      current: index, reading)
    let isTransition = TransitionSamplers(in: draft.unit).areMixedByProgress
    if isTransition { program.isTransition = true }
    let hosts = HostInputs.of(draft.unit)
    if hosts.readsFromTop { draft.readFromTop() }
    var binder = InputBinder(
      known: hosts.uniforms + (passes.hasPyramids ? GLSLPasses.levelInputs : [])
        + (isTransition ? TransitionFile.implicit : []),
      notes: notes, log: reading.log, controls: program.controls, pictures: hosts.pictures)
    let uses = Dictionary(grouping: draft.unit.tokens, by: \.text).mapValues(\.count)
    func channel(_ name: String, isRead: Bool) -> Simulation.Channel? {
      passes.channel(name, ofPass: index, isRead: isRead)
        ?? ShadertoyChannels.number(of: name).map { choice.channel($0) }
    }
    binder.bind(&draft, implicit: hosts.uniforms) {
      channel($0, isRead: uses[$0] ?? 0 > 1)
    }
    reportMissingPyramids(passes, draft, reading.log)
    choice.declareChannels(in: &draft)
    program.controls = binder.controls
    var fed: Set<String> = []
    let vertexEntry = entry.stage("vertex")
    if let vertex = VertexPart(of: vertexEntry, defines: vertexDefines, for: draft.unit, reading) {
      let textures = draft.channels
      let hosts = hosts + vertex.hosts
      fed = vertex.add(to: &draft, of: hosts) { part in
        var binder = InputBinder(
          known: binder.known + hosts.uniforms, notes: vertex.notes, log: reading.log,
          controls: program.controls,
          pictures: hosts.pictures)
        // The same names are the same textures in both stages.
        binder.bind(&part, implicit: hosts.uniforms, beside: textures) {
          channel($0, isRead: true)
        }
        program.controls = binder.controls
      }
    }
    draft.addVaryings(except: fed, of: hosts)
    let output = draft.addOutputs()
    var result = reading.pass(
      named: pass.name, draft,
      calling: ["\(draft.name(of: main))();", "color = \(output);"],
      result: pass.result == .premultiplied && isOfRetroArch ? .opaque : pass.result)
    result.buffer = pass.buffer
    result.pyramidBase = pass.pyramidBase
    if pass.isSized, pass.pyramidBase == nil { result.readPictureResolution() }
    choice.reportGuesses(result.channels, in: draft.unit, reading)
    program.passes.append(result)
  }

  private func reportMissingPyramids(
    _ passes: GLSLPasses, _ draft: PassDraft, _ log: DiagnosticLog
  ) {
    for uniform in draft.unit.uniforms where uniform.type == "sampler2D" {
      guard let number = passes.missingPyramid(uniform.name) else { continue }
      log.report(
        "no part of the file is the base of a pyramid; '\(uniform.name)' reads black",
        at: draft.span(of: uniform), severity: .warning,
        hint: "draw the base under '#ifdef CONVOLUTION_PYRAMID_\(number)'")
    }
  }

  // MARK: - Macros

  private var tokens: [Token] { entry.tokens }

  private var hasParameters: Bool {
    tokens.indices.dropFirst().contains {
      tokens[$0].text == "parameter" && tokens[$0 - 1].text == "pragma"
    }
  }

  /// Whether both stages are in the file, as RetroArch has them.
  private var hasStages: Bool {
    entry.namesInConditions.isSuperset(of: ["VERTEX", "FRAGMENT"])
  }

  /// Whether it is RetroArch's, which draws without blending: every picture is opaque.
  private var isOfRetroArch: Bool { hasParameters || hasStages || entry.hasStages }

  /// Macros that RetroArch defines for a fragment shader.
  private var defines: [String: String] {
    let parameters = hasParameters ? ["PARAMETER_UNIFORM": "1"] : [:]
    return isOfRetroArch
      ? parameters.merging(["FRAGMENT": "1"]) { $1 } : parameters
  }

  /// And for the vertex shader in the same file; `nil` if there is none.
  private var vertexDefines: [String: String]? {
    if entry.hasStages { return [:] }
    guard hasStages else { return nil }
    return hasParameters ? ["VERTEX": "1", "PARAMETER_UNIFORM": "1"] : ["VERTEX": "1"]
  }
}

extension PassDraft {
  /// Whether it draws the surface of a model: it reads the direction that the surface faces.
  fileprivate var showsModel: Bool {
    unit.declarations.contains { $0.isInput && $0.name.lowercased().contains("normal") }
  }
}

extension DialectProgram.Pass {
  /// Has it read the size of the picture, and not that of its own buffer.
  fileprivate mutating func readPictureResolution() {
    for index in uniforms.indices where uniforms[index].feed == .raster(.pixelSize) {
      uniforms[index].feed = .raster(.pictureSize)
    }
  }
}
