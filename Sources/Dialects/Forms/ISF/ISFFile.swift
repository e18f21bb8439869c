/// A fragment shader in the Interactive Shader Format: GLSL with a JSON comment at its head.
struct ISFFile {
  let entry: SourceLibrary.Entry

  /// Writes what there is to draw into `program`.
  func read(into program: inout DialectProgram, _ reading: DialectReading) {
    let text = reading.log.files[Int(entry.index)].text
    guard
      let comment = ISFHeader.comment(among: entry.comments, in: text, tokens: entry.tokens),
      let header = ISFHeader(comment, of: entry.index, log: reading.log)
    else { return }
    program.summary = header.summary
    guard let first = reading.draft(of: [entry]) else { return }
    guard let main = first.unit.function("main") else {
      reading.report("'\(entry.path)' does not define 'main'", atStartOf: entry)
      return
    }
    reportVertexParts(first.unit, reading.log)
    let isTransition = header.isTransition
    program.controls = header.inputs.filter { $0.glslType != nil }
      .map(\.control).filter { !(isTransition && $0.name == "progress") }
    let notes = ControlNotes(of: first.unit, log: reading.log)
    for (index, pass) in header.passes.enumerated() {
      var draft = first
      let reader = ISFPassReader(header: header, index: index, isTransition: isTransition)
      reader.feed(&draft, reading.log)
      var binder = InputBinder(
        dialect: .isf, notes: notes, log: reading.log, known: program.controls)
      binder.bind(&draft, implicit: InputNames.isf) { reader.channel($0) }
      program.controls = binder.controls
      let output = draft.addOutputs()
      let isPicture = index == header.passes.count - 1
      var result = reading.pass(
        named: pass.target ?? "image", draft,
        calling: ["\(draft.name(of: main))();", "color = \(output);"],
        result: pass.isFloat ? .raw : isPicture ? .premultiplied : .clamped)
      result.isFloat = pass.isFloat
      result.isPersistent = pass.isPersistent
      result.size = pass.size
      program.passes.append(result)
    }
  }

  /// Reports inputs from the author's vertex shader, which is not read.
  private func reportVertexParts(_ unit: GLSLUnit, _ log: DiagnosticLog) {
    for input in unit.declarations where input.isInput {
      guard case .variable = input.kind,
        !["vv_FragNormCoord", "isf_FragNormCoord"].contains(input.name)
      else { continue }
      log.report(
        "'\(input.name)' comes from a vertex shader, and there is none",
        at: unit.tokens[input.nameIndex].span,
        hint: "compute it from isf_FragNormCoord")
    }
    for token in unit.tokens where token.kind == .identifier {
      guard token.text.hasPrefix("vv_"), token.text != "vv_FragNormCoord",
        !unit.declares(token.text)
      else { continue }
      log.report("'\(token.text)' comes from a vertex shader, and there is none", at: token.span)
      return
    }
  }
}

extension ISFHeader {
  /// Whether it is a transition from one picture to another.
  var isTransition: Bool {
    let pictures = inputs.filter { $0.type == "image" }.map(\.control.name)
    return pictures.contains("startImage") && pictures.contains("endImage")
  }
}

/// Feeds one pass of an ISF file.
struct ISFPassReader {
  let header: ISFHeader
  /// Index of the pass.
  let index: Int
  let isTransition: Bool

  /// Declares the inputs, textures, coordinates and `IMG_…` functions that the pass reads.
  func feed(_ draft: inout PassDraft, _ log: DiagnosticLog) {
    let names = draft.unit.names
    for input in header.inputs {
      let name = input.control.name
      guard names.contains(name), !draft.unit.declares(name) else { continue }
      if let type = input.glslType {
        let isProgress = isTransition && name == "progress"
        draft.use(
          draft.addUniform(type, draft.ownName(name), isProgress ? .progress : .control(name)),
          for: name)
      }
    }
    for name in textureNames where names.contains(name) && !draft.unit.declares(name) {
      guard draft.channels.count < 16 else {
        log.report("more than 16 textures", at: nil)
        break
      }
      if let channel = channel(name) { draft.addChannel(channel) }
    }
    feedCoordinates(&draft)
    feedFunctions(&draft)
  }

  private var textureNames: [String] {
    header.inputs.filter { $0.glslType == nil }.map(\.control.name) + header.imports.map(\.name)
      + Set(header.passes.compactMap(\.target)).sorted()
  }

  /// What the texture `name` is; `nil` if the header knows none of this name.
  func channel(_ name: String) -> DialectProgram.Channel? {
    if let pass = source(ofTarget: name) { return DialectProgram.Channel(name: name, source: pass) }
    if let picture = header.imports.first(where: { $0.name == name }) {
      return DialectProgram.Channel(name: name, source: .file(picture.path))
    }
    let textures = header.inputs.filter { $0.glslType == nil }
    guard let input = textures.first(where: { $0.control.name == name }) else { return nil }
    switch (input.type, name) {
    case ("image", "startImage") where isTransition:
      return DialectProgram.Channel(name: name, source: .from)
    case ("image", "endImage") where isTransition:
      return DialectProgram.Channel(name: name, source: .to)
    case ("image", _):
      let number =
        textures.filter { $0.type == "image" }.firstIndex { $0.control.name == name } ?? 0
      return DialectProgram.Channel(name: name, source: .picture(number))
    default: return DialectProgram.Channel(name: name, source: .black)
    }
  }

  /// The latest pass of this frame that drew `name`; if none did yet, the last one of the frame before, where that is kept.
  private func source(ofTarget name: String) -> DialectProgram.Channel.Source? {
    let drawn = header.passes.indices.filter { header.passes[$0].target == name }
    if let earlier = drawn.last(where: { $0 < index }) { return .thisFrame(ofPass: earlier) }
    guard let last = drawn.last else { return nil }
    let isKept = drawn.contains { header.passes[$0].isPersistent }
    return isKept ? .previousFrame(ofPass: last) : .black
  }

  private func feedCoordinates(_ draft: inout PassDraft) {
    let needsUnit =
      draft.unit.names.contains("IMG_THIS_PIXEL")
      || draft.unit.names.contains("IMG_THIS_NORM_PIXEL")
    let names = ["isf_FragNormCoord", "vv_FragNormCoord"]
    guard needsUnit || names.contains(where: draft.unit.names.contains) else { return }
    let own = draft.declare("vec2", "fragNormCoord", value: "unit")
    for name in names {
      for declaration in draft.unit.declarations where declaration.name == name {
        draft.drop(declaration)
      }
      draft.use(own, for: name)
    }
  }

  /// ISF's macros as functions: a picture is a sampler here.
  private func feedFunctions(_ draft: inout PassDraft) {
    let prefix = draft.prefix
    let functions = [
      ("IMG_NORM_PIXEL", "vec4", "sampler2D image, vec2 place", "texture(image, place)"),
      (
        "IMG_PIXEL", "vec4", "sampler2D image, vec2 place",
        "texture(image, place / vec2(textureSize(image, 0)))"
      ),
      ("IMG_THIS_PIXEL", "vec4", "sampler2D image", "texture(image, \(prefix)fragNormCoord)"),
      ("IMG_THIS_NORM_PIXEL", "vec4", "sampler2D image", "texture(image, \(prefix)fragNormCoord)"),
      ("IMG_SIZE", "vec2", "sampler2D image", "vec2(textureSize(image, 0))"),
    ]
    for (name, type, parameters, value) in functions
    where draft.unit.names.contains(name) && !draft.unit.declares(name) {
      draft.addHeader("\(type) \(prefix)\(name)(\(parameters)) { return \(value); }")
      draft.use(prefix + name, for: name)
    }
  }
}
