internal import ShaderTree

/// Which function, for which types.
struct InstanceKey: Hashable {
  /// How an argument for a parameter that is a pointer, a texture or a lambda is passed.
  indirect enum PointerShape: Hashable {
    case none, buffer, single
    /// Not at all: the texture is that of the layer.
    case layerTexture
    case array(ShaderType)
    /// As what the lambda captured.
    case closure([PointerShape])
  }

  var function: Int
  var bindings: [String: Binding] = [:]
  var pointers: [PointerShape] = []
  /// A parameter that refers to what another one refers to, or to a part of that.
  struct Alias: Hashable {
    /// That other one; `nil` for the object that a method is called on.
    var position: Int?
    /// The way to the part; what is computed on it is passed.
    var steps: [Storage.Step]
  }

  /// Positions of the parameters that get no variable of their own.
  var aliases: [Int: Alias] = [:]
  /// Whether the host calls it: a `device` array then begins at its first element.
  var isEntry = false
}
