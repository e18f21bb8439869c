import Layers

nonisolated extension Layer {
  /// All shaders in the layer, in an order that depends on its structure alone; `nil` if there are
  /// more than `limit`.
  func shaders(atMost limit: Int) -> [Shader]? {
    var shaders: [Shader] = []
    addShaders(to: &shaders, atMost: limit)
    return shaders.count > limit ? nil : shaders
  }

  fileprivate func addShaders(to shaders: inout [Shader], atMost limit: Int) {
    guard shaders.count <= limit else { return }
    switch content {
    case .empty, .image, .mesh: break
    case .fill(_, let fill), .stroke(_, let fill, _), .strokeBorder(_, let fill, _):
      if case .shader(let shader) = fill { shader.addShaders(to: &shaders, atMost: limit) }
    case .simulation(let simulation):
      for pass in simulation.passes { pass.shader.addShaders(to: &shaders, atMost: limit) }
    case .stack(let children):
      for child in children { child.layer.addShaders(to: &shaders, atMost: limit) }
    case .modified(let inner, let modifier):
      inner.addShaders(to: &shaders, atMost: limit)
      modifier.addShaders(to: &shaders, atMost: limit)
    }
  }
}

nonisolated extension Layer.Modifier {
  fileprivate func addShaders(to shaders: inout [Shader], atMost limit: Int) {
    switch self {
    case .colorEffect(let shader), .distortionEffect(let shader, _, _),
      .layerEffect(let shader, _, _):
      shader.addShaders(to: &shaders, atMost: limit)
    case .convolution(let convolution):
      for shader in convolution.passes { shader.addShaders(to: &shaders, atMost: limit) }
    case .copyBeneath(let modifiers):
      for modifier in modifiers { modifier.addShaders(to: &shaders, atMost: limit) }
    case .clip, .transform, .opacity, .blendMode, .bitmap, .drawingGroup,
      .reducedResolution:
      break
    }
  }
}

nonisolated extension Shader {
  /// Adds itself, and those in layers among its arguments.
  fileprivate func addShaders(to shaders: inout [Shader], atMost limit: Int) {
    shaders.append(self)
    for argument in arguments {
      if case .layer(let layer, _) = argument {
        layer.addShaders(to: &shaders, atMost: limit)
      }
    }
  }
}
