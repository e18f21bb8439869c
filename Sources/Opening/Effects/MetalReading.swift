internal import Binding
internal import Layers
internal import Metal
internal import Rendering
internal import Scenes

/// The stitchable functions of a Metal file as scenes and texts.
struct MetalReading {
  private(set) var functions: [String: ShaderLibrary.Function] = [:]
  private(set) var sources: [SceneSource] = []

  init(_ translation: MetalTranslation, opening: FileOpening, version: Int) {
    for (index, function) in translation.functions.enumerated() {
      let key = "\(function.name)@\(version)-\(index)"
      guard let kind = function.kind,
        let text = ShaderLibrary.Function(function, prefix: "u\(version)f\(index)_")
      else { continue }
      functions[key] = text
      let effect = Effect(
        name: function.name, summary: function.summary, kind: kind, function: key,
        bindings: ArgumentBinding.bindings(of: function.parameters, kind: kind))
      let ground = opening.ground
      var own = opening
      own.function = effect.name
      sources.append(
        SceneSource(
          name: effect.name, arguments: own.words, summary: effect.summary,
          canvas: Self.canvas(of: ground)
        ) { EffectScene(effect, on: ground, environment: $0) })
    }
  }

  /// The ground's own size in points; `nil` takes the window's.
  private static func canvas(of ground: EffectGround) -> Size? {
    switch ground {
    case .testPicture: nil
    case .scene(let source): source.canvas
    case .exactly(let image, _):
      Size(width: Double(image.pixelWidth), height: Double(image.pixelHeight))
    }
  }
}
