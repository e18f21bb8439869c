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
        draft.use(draft.addUniform(type, draft.ownName(name), .parameter(name)), for: name)
      }
    }
    for name in textureNames where !draft.unit.declares(name) {
      let properties = Self.properties(ofImage: name).filter { names.contains($0.name) }
      guard names.contains(name) || !properties.isEmpty else { continue }
      guard draft.channels.count < 16 else {
        log.report("more than 16 textures", at: nil)
        break
      }
      guard let channel = channel(name) else { continue }
      let index = draft.addChannel(channel)
      for property in properties {
        let value = property.value("\(draft.prefix)channel\(index)")
        let own = draft.declare(property.type, draft.ownName(property.name), value: value)
        draft.use(own, for: property.name)
      }
    }
    feedCoordinates(&draft)
    feedFunctions(&draft)
  }

  /// The uniforms that hosts declare for an image beside its sampler, and their values: images
  /// fill their textures.
  private static func properties(
    ofImage name: String
  ) -> [(type: String, name: String, value: (_ sampler: String) -> String)] {
    [
      ("vec4", "_\(name)_imgRect", { _ in "vec4(0.0, 0.0, 1.0, 1.0)" }),
      ("vec2", "_\(name)_imgSize", { "vec2(textureSize(\($0), 0))" }),
      ("bool", "_\(name)_flip", { _ in "false" }),
    ]
  }

  private var textureNames: [String] {
    header.textures.map(\.name) + header.imports.map(\.name)
      + Set(header.passes.compactMap(\.target)).sorted()
  }

  /// The channel of the texture `name`; `nil` if the header has no such texture.
  func channel(_ name: String) -> Simulation.Channel? {
    if let pass = source(ofTarget: name) { return Simulation.Channel(name: name, source: pass) }
    if let picture = header.imports.first(where: { $0.name == name }) {
      let source: Simulation.Channel.Source =
        picture.paths.count == 1 ? .file(picture.paths[0]) : .cubeFaces(picture.paths)
      return Simulation.Channel(name: name, source: source)
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

  private static let unitCoordinates = ["isf_FragNormCoord", "vv_FragNormCoord"]
  private static let pixelCoordinates = ["isf_FragCoord", "vv_FragCoord"]
  /// Inputs that the host's own vertex shader sets.
  static let coordinates = unitCoordinates + pixelCoordinates

  private static let readersOfThisPixel = [
    "IMG_THIS_PIXEL", "IMG_THIS_NORM_PIXEL", "IMG_NORM_THIS_PIXEL",
  ]

  private func feedCoordinates(_ draft: inout PassDraft) {
    let pairs = [
      (Self.unitCoordinates, "fragNormCoord", "unit", Self.readersOfThisPixel),
      (Self.pixelCoordinates, "pixelCoord", "unit * \(draft.prefix)RENDERSIZE", []),
    ]
    for (names, word, value, readers) in pairs {
      guard (names + readers).contains(where: draft.unit.names.contains) else { continue }
      if word == "pixelCoord" { draft.addUniform("vec2", "RENDERSIZE", .raster(.pixelSize)) }
      let own = draft.declare("vec2", word, value: value)
      for name in names { draft.use(own, for: name) }
    }
  }

  /// Defines ISF's macros as functions that take a sampler.
  private func feedFunctions(_ draft: inout PassDraft) {
    let prefix = draft.prefix
    // Rectangle, size and flip are those of the image, which fills its texture.
    let whole = "sampler2D image, vec4 rect, vec2 size, bool flip, vec2 place"
    let pixel = "place / vec2(textureSize(image, 0))"
    let functions = [
      ("IMG_NORM_PIXEL", "sampler2D image, vec2 place", "place"),
      ("IMG_PIXEL", "sampler2D image, vec2 place", pixel),
      ("VVSAMPLER_2DBYNORM", whole, "place"), ("VVSAMPLER_2DBYPIXEL", whole, pixel),
      ("VVSAMPLER_2DRECTBYNORM", whole, "place"), ("VVSAMPLER_2DRECTBYPIXEL", whole, pixel),
    ]
    let here = Self.readersOfThisPixel.map {
      ($0, "sampler2D image", "\(prefix)fragNormCoord")
    }
    func isFree(_ name: String) -> Bool {
      draft.unit.names.contains(name) && !draft.unit.declares(name)
    }
    for (name, parameters, place) in functions + here where isFree(name) {
      for (bias, argument) in [("", ""), (", float bias", ", bias")] {
        draft.addHeader(
          "vec4 \(prefix)\(name)(\(parameters)\(bias)) { return texture(image, \(place)\(argument)); }"
        )
      }
      draft.use(prefix + name, for: name)
    }
    if isFree("IMG_SIZE") {
      draft.addHeader(
        "vec2 \(prefix)IMG_SIZE(sampler2D image) { return vec2(textureSize(image, 0)); }")
      draft.use(prefix + "IMG_SIZE", for: "IMG_SIZE")
    }
  }
}
