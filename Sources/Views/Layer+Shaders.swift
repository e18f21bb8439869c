internal import Layers

extension Layer {
  /// The layer with every shader that it calls changed.
  ///
  /// - Parameter change: Returns `nil` to leave an effect out; a fill becomes clear then.
  func mappingShaders(_ change: (Shader) -> Shader?) -> Layer {
    Layer(size: size, content: content.mappingShaders(change, size))
  }
}

extension Layer.Content {
  fileprivate func mappingShaders(_ change: (Shader) -> Shader?, _ size: Size) -> Layer.Content {
    switch self {
    case .empty, .image, .mesh, .simulation: return self
    case .fill(let shape, let fill): return .fill(shape, fill.mappingShaders(change))
    case .stroke(let shape, let fill, let style):
      return .stroke(shape, fill.mappingShaders(change), style)
    case .strokeBorder(let shape, let fill, let width):
      return .strokeBorder(shape, fill.mappingShaders(change), lineWidth: width)
    case .stack(let children):
      return .stack(
        children.map { Layer.Child($0.layer.mappingShaders(change), at: $0.origin) })
    case .modified(let layer, let modifier):
      let inner = layer.mappingShaders(change)
      guard let modifier = modifier.mappingShaders(change) else { return inner.content }
      return .modified(inner, modifier)
    }
  }
}

extension Layer.Modifier {
  fileprivate func mappingShaders(_ change: (Shader) -> Shader?) -> Layer.Modifier? {
    switch self {
    case .colorEffect(let shader): return change(shader).map { .colorEffect($0) }
    case .distortionEffect(let shader, let offset, let edge):
      return change(shader).map { .distortionEffect($0, maxSampleOffset: offset, edge: edge) }
    case .layerEffect(let shader, let offset, let edge):
      return change(shader).map { .layerEffect($0, maxSampleOffset: offset, edge: edge) }
    case .copyBeneath(let modifiers):
      return .copyBeneath(modifiers.compactMap { $0.mappingShaders(change) })
    case .convolution, .clip, .transform, .opacity, .blendMode, .bitmap, .drawingGroup,
      .reducedResolution:
      return self
    }
  }
}

extension Fill {
  fileprivate func mappingShaders(_ change: (Shader) -> Shader?) -> Fill {
    guard case .shader(let shader) = self else { return self }
    return change(shader).map { .shader($0) } ?? .color(.clear)
  }
}

extension Shader {
  /// The call of another function with other arguments, drawn in the same way.
  func calling(_ function: String, _ arguments: [Argument]) -> Shader {
    var call = Shader(function, arguments)
    (call.isOpaque, call.keepsOpacity) = (isOpaque, keepsOpacity)
    return call
  }
}
