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
  /// A parameter by its position, and what a lambda for it captured by another behind that; empty
  /// for the object that a method is called on.
  typealias Path = [Int]

  /// What a parameter refers to that gets no variable of its own.
  struct Alias: Hashable {
    /// What holds it: another parameter, or one of the variables that are passed for several.
    enum Root: Hashable {
      case parameter(Path)
      case shared(Int)
    }

    var root: Root
    /// The way from there; what is computed on it is passed.
    var steps: [Storage.Step]
    var isWritten: Bool
  }

  var aliases: [Path: Alias] = [:]
  /// Types of the variables of the caller that are passed for several parameters.
  var shared: [ShaderType] = []
  /// Whether the host calls it: a `device` array then begins at its first element.
  var isEntry = false
}
