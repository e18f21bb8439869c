import Layers

nonisolated extension Layer {
  /// The part of user space that the layer may color; `nil` if it shows nothing.
  var inkBounds: Rect? {
    let bounds = Rect(origin: .zero, size: size)
    switch content {
    case .empty: return nil
    case .fill(let shape, _): return shape.bounds(in: size)
    case .strokeBorder, .image, .mesh, .simulation: return bounds.isEmpty ? nil : bounds
    case .stroke(let shape, _, let style):
      // A miter reaches furthest: its limit counts in half line widths.
      let reach = style.lineWidth / 2 * max(1.5, style.lineJoin == .miter ? style.miterLimit : 1)
      return shape.bounds(in: size).map { $0.inset(by: -reach) }
    case .stack(let children):
      return children.reduce(nil as Rect?) { whole, child in
        guard var ink = child.layer.inkBounds else { return whole }
        ink.origin.x += child.origin.x
        ink.origin.y += child.origin.y
        return whole?.union(ink) ?? ink
      }
    case .modified(let inner, let modifier):
      return inner.inkBounds(under: modifier)
    }
  }

  private func inkBounds(under modifier: Modifier) -> Rect? {
    let bounds = Rect(origin: .zero, size: size)
    switch modifier {
    case .transform(let own): return inkBounds.map(own.bounds(of:))
    case .bitmap, .reducedResolution: return bounds.isEmpty ? nil : bounds
    case .clip(let shape):
      guard let ink = inkBounds, let edge = shape.bounds(in: size) else { return nil }
      let kept = ink.intersection(edge)
      return kept.isEmpty ? nil : kept
    case .colorEffect(let shader) where shader.isModifier: return inkBounds
    // Any other effect shades the clear pixels of its layer, too.
    case .colorEffect: return inkBounds?.union(bounds) ?? bounds
    case .distortionEffect(_, let reach, _), .layerEffect(_, let reach, _):
      return (inkBounds?.union(bounds) ?? bounds).grown(by: reach)
    case .opacity(let opacity): return opacity > 0 ? inkBounds : nil
    case .blendMode, .drawingGroup: return inkBounds
    case .convolution(let convolution): return inkBounds?.grown(by: convolution.maxSampleOffset)
    case .copyBeneath(let modifiers):
      guard let copy = modified(modifiers).inkBounds else { return inkBounds }
      return inkBounds?.union(copy) ?? copy
    }
  }

  /// The layer with `opacity` taken up by its color, so that the same program draws it faded and
  /// whole; `nil` where there is more than one color.
  func faded(by opacity: Double) -> Layer? {
    switch content {
    case .fill(let shape, .color(let color)):
      Layer(size: size, shape, fill: .color(color.opacity(opacity)))
    case .modified(let inner, .convolution(let convolution)):
      inner.faded(by: opacity)?.modified(.convolution(convolution))
    default: nil
    }
  }

  /// How many separate pictures a paint of this layer would mix; large numbers are drawn into a
  /// texture instead.
  var leafCount: Int {
    switch content {
    case .empty: 0
    case .fill, .stroke, .strokeBorder, .image, .mesh, .simulation: 1
    case .stack(let children): children.reduce(0) { $0 + $1.layer.leafCount }
    case .modified(let inner, .convolution), .modified(let inner, .drawingGroup):
      min(1, inner.leafCount)
    case .modified(let inner, .copyBeneath(let modifiers)):
      inner.leafCount + inner.modified(modifiers).leafCount
    case .modified(let inner, _): inner.leafCount
    }
  }
}

nonisolated extension Shape {
  /// The upright rectangle around the shape in a layer of `size`; `nil` if there is nothing inside.
  func bounds(in size: Size) -> Rect? {
    if case .path(let path) = self {
      // A straight line has no area, and may still be stroked
      return path.isEmpty ? nil : path.bounds
    }
    let rect = roundedRectangle(in: size)?.rect
    return rect?.isEmpty == false ? rect : nil
  }
}

nonisolated extension Rect {
  /// The rectangle with `reach` added on every side.
  func grown(by reach: Size) -> Rect {
    Rect(
      x: minX - reach.width, y: minY - reach.height, width: size.width + 2 * reach.width,
      height: size.height + 2 * reach.height)
  }

  /// The rectangle without `reach` on every side; `nil` if nothing is left.
  func shrunk(by reach: Size) -> Rect? {
    let rest = grown(by: Size(width: -reach.width, height: -reach.height))
    return rest.isEmpty ? nil : rest
  }
}
