internal import Layers

/// Views that are drawn as one picture.
extension EffectOperation {
  static var compositingGroup: Self {
    EffectOperation(kind: "compositingGroup", numbers: []) { layer, _ in
      layer.hasBlendModes ? layer.drawingGroup() : layer
    }
  }

  static var drawingGroup: Self {
    EffectOperation(kind: "drawingGroup", numbers: []) { layer, _ in layer.drawingGroup() }
  }
}

extension Layer {
  /// Whether parts of it may be mixed with what lies below.
  fileprivate var hasBlendModes: Bool {
    switch content {
    case .modified(_, .blendMode): true
    case .modified(_, .drawingGroup), .modified(_, .bitmap): false
    case .modified(let inner, _): inner.hasBlendModes
    case .stack(let children): children.contains { $0.layer.hasBlendModes }
    case .empty, .fill, .stroke, .strokeBorder, .image, .mesh, .simulation: false
    }
  }
}

extension View {
  /// Draws the view as one picture before what follows is applied.
  public nonisolated func compositingGroup() -> some View { effect(.compositingGroup) }

  /// Draws the view into pixels before what follows is applied.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    effect(.drawingGroup)
  }
}
