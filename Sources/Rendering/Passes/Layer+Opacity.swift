import Layers

/// Where a layer hides all that is painted beneath it.
nonisolated extension Layer {
  /// A large upright rectangle, in the layer's user space, that hides what lies beneath; `nil`
  /// where none is known.
  ///
  /// - Parameter margin: Half a pixel in user space.
  func hidingArea(margin: Double) -> Rect? {
    // Where textures are sampled, a pixel is a mean of its neighbours.
    opaqueArea(margin: margin)?.shrunk(by: 2 * margin)
  }

  /// A large upright rectangle, in the layer's user space, in which all pixels are opaque; `nil`
  /// where none is known.
  ///
  /// It is found by what the layer is made of: a caller's shader function counts only where the
  /// caller says so.
  ///
  /// - Parameter margin: Half a pixel in user space: how far from an outline its pixels are mixed.
  fileprivate func opaqueArea(margin: Double) -> Rect? {
    switch content {
    case .fill(let shape, let fill):
      fill.isOpaque ? shape.interior(in: size, inset: margin) : nil
    case .image(let image): image.isOpaque ? bounds.shrunk(by: margin) : nil
    case .stack(let children):
      children.compactMap { $0.opaqueArea(margin: margin) }.max { $0.area < $1.area }
    case .modified(let inner, let modifier):
      inner.opaqueArea(under: modifier, margin: margin)
    case .empty, .stroke, .strokeBorder, .mesh, .simulation: nil
    }
  }

  private func opaqueArea(under modifier: Modifier, margin: Double) -> Rect? {
    switch modifier {
    case .colorEffect(let shader) where shader.isOpaque: bounds.shrunk(by: margin)
    case .colorEffect(let shader): shader.keepsOpacity ? opaqueArea(margin: margin) : nil
    case .layerEffect(let shader, let reach, _):
      // Between pixels a sample is a mean of both.
      shader.keepsOpacity
        ? opaqueArea(margin: margin)?.shrunk(by: reach)?.shrunk(by: 2 * margin) : nil
    case .clip(let shape):
      opaqueArea(margin: margin).flatMap { area in
        shape.interior(in: size, inset: margin).map(area.intersection)?.nonempty
      }
    case .transform(let own) where own.isUpright:
      opaqueArea(margin: margin / own.lengthScale).map(own.bounds(of:))
    case .opacity(let opacity): opacity >= 1 ? opaqueArea(margin: margin) : nil
    case .blendMode(let mode): mode.formula == nil ? opaqueArea(margin: margin) : nil
    case .copyBeneath: opaqueArea(margin: margin)
    case .bitmap, .drawingGroup: bitmapOpaqueArea(margin: margin)
    case .distortionEffect, .convolution, .transform, .reducedResolution: nil
    }
  }

  /// The area of the layer as an image of its own, whose pixels are at most as large as those that
  /// are drawn.
  private func bitmapOpaqueArea(margin: Double) -> Rect? {
    opaqueArea(margin: margin)?.intersection(bounds).shrunk(by: 2 * margin)
  }

  private var bounds: Rect { Rect(origin: .zero, size: size) }
}

nonisolated extension Layer.Child {
  fileprivate func opaqueArea(margin: Double) -> Rect? {
    layer.opaqueArea(margin: margin)
      .map(AffineTransform(translation: origin.x, origin.y).bounds(of:))
  }
}

nonisolated extension Fill {
  /// Whether it is known to hide all that lies below.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.opacity >= 1
    case .linearGradient(let gradient, _, _, _), .radialGradient(let gradient, _, _, _, _),
      .angularGradient(let gradient, _, _, _):
      gradient.stops.allSatisfy { $0.color.opacity >= 1 }
    case .shader(let shader): shader.isOpaque
    }
  }
}

nonisolated extension Rect {
  var area: Double { size.width * size.height }

  fileprivate var nonempty: Rect? { isEmpty ? nil : self }

  /// The rectangle without a border; `nil` if nothing is left.
  fileprivate func shrunk(by border: Double) -> Rect? {
    shrunk(by: Size(width: border, height: border))
  }
}
