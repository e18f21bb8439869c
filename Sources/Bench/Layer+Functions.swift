import Layers

nonisolated extension Layer {
  /// Whether a shader function draws some of it.
  var callsFunctions: Bool {
    switch content {
    case .fill(_, .shader), .stroke(_, .shader, _), .strokeBorder(_, .shader, _), .simulation: true
    case .modified(let inner, .colorEffect(let shader)) where shader.isModifier:
      inner.callsFunctions
    case .modified(_, .colorEffect), .modified(_, .layerEffect), .modified(_, .distortionEffect):
      true
    case .modified(let inner, _): inner.callsFunctions
    case .stack(let children): children.contains { $0.layer.callsFunctions }
    default: false
    }
  }
}
