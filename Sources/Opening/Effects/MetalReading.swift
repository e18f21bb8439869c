internal import Binding
internal import Layers
internal import Metal
internal import Parameters
internal import Rendering
internal import Scenes
internal import SwiftSource

/// The stitchable functions of a Metal file as scenes and texts.
struct MetalReading {
  private(set) var functions: [String: ShaderLibrary.Function] = [:]
  /// By their position in the file.
  private(set) var effects: [Int: Effect] = [:]

  /// - Parameters:
  ///   - views: The views of the project, which say what their author passes.
  ///   - isOptimized: Whether what is the same for every pixel is computed once a draw.
  init(
    _ translation: MetalTranslation, views: AuthorViews, version: Int, isOptimized: Bool
  ) {
    for (index, function) in translation.functions.enumerated() {
      let key = "\(function.name)@\(version)-\(index)"
      guard let kind = function.kind,
        let text = ShaderLibrary.Function(
          function, prefix: "u\(version)f\(index)_", isOptimized: isOptimized)
      else { continue }
      functions[key] = text
      effects[index] = Effect(
        name: function.name, summary: function.summary, kind: kind, function: key,
        readsLayer: function.readsLayer, calls: Self.calls(of: function, kind: kind, views: views))
    }
  }

  /// Returns a scene for each effect, in the file's order.
  static func sources(
    of effects: [Int: Effect], in translation: MetalTranslation, opening: FileOpening
  ) -> [SceneSource] {
    let backdrop = opening.backdrop
    return effects.sorted { $0.key < $1.key }.map { index, effect in
      var own = opening
      let title = translation.functions[index].title
      own.function = title
      return SceneSource(
        name: title, arguments: own.words, summary: effect.summary,
        canvas: canvas(of: backdrop)
      ) { FileScene(effect, on: backdrop, environment: $0) }
    }
  }

  /// How the author's views call a function; one guess if none does.
  static func calls(
    of function: StitchableFunction, kind: EffectKind, views: AuthorViews
  ) -> [EffectCall] {
    let calls = views.calls(of: function)
    guard !calls.isEmpty else {
      return [
        EffectCall(bindings: ArgumentBinding.bindings(of: function.parameters, kind: kind))
      ]
    }
    return calls.map { call in
      var effectCall = EffectCall(
        place: call.place,
        bindings: ArgumentBinding.bindings(of: function.parameters, kind: kind, call: call))
      effectCall.maxSampleOffset = call.maxSampleOffset
      return effectCall
    }
  }

  /// The backdrop's own size in points; `nil` takes the window's.
  private static func canvas(of backdrop: Backdrop) -> Size? {
    switch backdrop {
    case .testPicture: nil
    case .scene(let source): source.canvas
    case .exactly(let image, _):
      Size(width: Double(image.pixelWidth), height: Double(image.pixelHeight))
    }
  }
}
