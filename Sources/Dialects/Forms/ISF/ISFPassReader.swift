internal import Diagnostics
internal import Layers

/// Declares the inputs of one pass of an ISF file.
struct ISFPassReader {
  let header: ISFHeader
  /// Index of the pass.
  let index: Int
  let isTransition: Bool

  /// Declares the inputs, textures, coordinates and `IMG_…` functions that the pass reads.
  func feed(_ draft: inout PassDraft, _ log: DiagnosticLog) {
    let names = draft.unit.names
    for input in header.inputs {
      let name = input.name
      guard names.contains(name), !draft.unit.declares(name) else { continue }
      if let type = ISFHeader.uniformType(of: input) {
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
    header.textures.map(\.name) + header.imports.map(\.name)
      + Set(header.passes.compactMap(\.target)).sorted()
  }

  /// What the texture `name` reads; `nil` if the header has no such texture.
  func channel(_ name: String) -> Simulation.Channel? {
    if let pass = source(ofTarget: name) { return Simulation.Channel(name: name, source: pass) }
    if let picture = header.imports.first(where: { $0.name == name }) {
      return Simulation.Channel(name: name, source: .file(picture.path))
    }
    guard let input = header.textures.first(where: { $0.name == name }) else { return nil }
    switch (input.type, name) {
    case ("image", "startImage") where isTransition:
      return Simulation.Channel(name: name, source: .from)
    case ("image", "endImage") where isTransition:
      return Simulation.Channel(name: name, source: .to)
    case ("image", _):
      let number =
        header.textures.filter { $0.type == "image" }.firstIndex { $0.name == name } ?? 0
      return Simulation.Channel(name: name, source: .picture(number))
    default: return Simulation.Channel(name: name, source: .black)
    }
  }

  /// The latest pass that drew `name` before this one in this frame. If there is none, the last one
  /// of the previous frame, for a persistent target.
  private func source(ofTarget name: String) -> Simulation.Channel.Source? {
    let drawn = header.passes.indices.filter { header.passes[$0].target == name }
    if let earlier = drawn.last(where: { $0 < index }) {
      return .drawing(.thisFrame(ofPass: earlier))
    }
    guard let last = drawn.last else { return nil }
    let isKept = drawn.contains { header.passes[$0].buffer.isPersistent }
    return isKept ? .drawing(.previousFrame(ofPass: last)) : .black
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

  /// Defines ISF's macros as functions that take a sampler.
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
