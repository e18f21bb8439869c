internal import ShaderTree

/// Which function, for which types.
struct InstanceKey: Hashable {
  /// How an argument for a parameter that is a pointer, a texture or a lambda is passed.
  indirect enum PointerShape: Hashable {
    case none, buffer, single
    /// Bytes, read as packed vectors or not.
    case data(isPacked: Bool)
    /// Not at all: the texture is that of the layer.
    case layerTexture
    case array(MetalType)
    /// As what the lambda captured.
    case closure([PointerShape])
  }

  var function: Int
  var bindings: [String: TemplateArgument] = [:]
  var pointers: [PointerShape] = []
  /// Whether the host calls it: a `device` array then begins at its first element.
  var isEntry = false
}
