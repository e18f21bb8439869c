internal import Layers

extension EffectOperation {
  static func blendMode(_ mode: BlendMode) -> Self {
    let mode = mode.layersMode
    return EffectOperation(kind: ["blendMode", mode] as [AnyHashable], numbers: []) { layer, _ in
      layer.blendMode(mode)
    }
  }
}

extension View {
  /// Changes how the view's colors meet those below.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    effect { _ in .blendMode(blendMode) }
  }
}
