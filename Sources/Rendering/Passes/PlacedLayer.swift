import Layers

/// A layer at its place in a target.
nonisolated struct PlacedLayer: Hashable, Sendable {
  // Compared in this order: places differ more often than layers, and cost less to compare.
  /// From the layer's user space to pixels of the target, y down.
  let transform: AffineTransform
  let blending: BlendMode
  let layer: Layer

  init(_ layer: Layer, transform: AffineTransform, blending: BlendMode = .normal) {
    self.layer = layer
    self.transform = transform
    self.blending = blending
  }

  /// The layers it is taken apart into, in painting order; `nil` for one that is painted as one.
  var parts: [PlacedLayer]? {
    switch layer.content {
    case .stack(let children) where blending == .normal:
      children.map { child in
        let shift = AffineTransform(translation: child.origin.x, child.origin.y)
        return PlacedLayer(child.layer, transform: shift.followed(by: transform))
      }
    case .modified(let inner, .transform(let own)):
      [PlacedLayer(inner, transform: own.followed(by: transform), blending: blending)]
    case .modified(let inner, .blendMode(let mode)):
      [PlacedLayer(inner, transform: transform, blending: mode)]
    default: nil
    }
  }
}
