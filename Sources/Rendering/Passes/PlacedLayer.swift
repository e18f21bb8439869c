import Layers

/// A layer at its place in a target: a stack, or a layer that is painted as one.
nonisolated struct PlacedLayer: Hashable, Sendable {
  // Compared in this order: places differ more often than layers, and cost less to compare.
  /// From the layer's user space to pixels of the target, y down.
  let transform: AffineTransform
  let blending: BlendMode
  let layer: Layer

  /// Transforms and blend modes around a layer become part of its place.
  init(_ layer: Layer, transform: AffineTransform, blending: BlendMode = .normal) {
    var (layer, transform, blending) = (layer, transform, blending)
    unwrapping: while true {
      switch layer.content {
      case .modified(let inner, .transform(let own)):
        (layer, transform) = (inner, own.followed(by: transform))
      case .modified(let inner, .blendMode(let mode)): (layer, blending) = (inner, mode)
      default: break unwrapping
      }
    }
    (self.layer, self.transform, self.blending) = (layer, transform, blending)
  }

  /// The layers it is taken apart into, in painting order; `nil` for one that is painted as one.
  var children: [Layer.Child]? {
    guard case .stack(let children) = layer.content, blending == .normal else { return nil }
    return Layer.blended(children, in: layer.size)
  }

  /// Returns a child at its place.
  func placed(_ child: Layer.Child) -> PlacedLayer {
    let shift = AffineTransform(translation: child.origin.x, child.origin.y)
    return PlacedLayer(child.layer, transform: shift.followed(by: transform))
  }
}
