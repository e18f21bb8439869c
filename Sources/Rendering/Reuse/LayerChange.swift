import Layers

/// How a layer differs from the one at its place in the last frame.
nonisolated enum LayerChange: Comparable, Sendable {
  case none
  /// Numbers of shader calls are other ones: programs and textures are the same.
  case numbers
  case structure
}

nonisolated extension Layer {
  func change(since last: Layer) -> LayerChange {
    guard size == last.size else { return .structure }
    switch (content, last.content) {
    case (.modified(let inner, let modifier), .modified(let lastInner, let lastModifier)):
      let change = modifier.change(since: lastModifier)
      return change == .structure ? change : max(change, inner.change(since: lastInner))
    case (.stack(let children), .stack(let lastChildren)):
      return children.change(since: lastChildren)
    case (.fill(let shape, .shader(let shader)), .fill(let lastShape, .shader(let lastShader))):
      return shape == lastShape ? shader.change(since: lastShader) : .structure
    default: return content == last.content ? .none : .structure
    }
  }
}

nonisolated extension [Layer.Child] {
  fileprivate func change(since last: [Layer.Child]) -> LayerChange {
    if sharesStorage(with: last) { return .none }
    guard count == last.count else { return .structure }
    var change = LayerChange.none
    for index in indices where change != .structure {
      change =
        self[index].origin == last[index].origin
        ? Swift.max(change, self[index].layer.change(since: last[index].layer)) : .structure
    }
    return change
  }
}

nonisolated extension Layer.Modifier {
  fileprivate func change(since last: Layer.Modifier) -> LayerChange {
    switch (self, last) {
    case (.colorEffect(let shader), .colorEffect(let lastShader)):
      return shader.change(since: lastShader)
    case (
      .distortionEffect(let shader, let reach, let edge),
      .distortionEffect(let lastShader, let lastReach, let lastEdge)
    ) where reach == lastReach && edge == lastEdge:
      return shader.change(since: lastShader)
    case (
      .layerEffect(let shader, let reach, let edge),
      .layerEffect(let lastShader, let lastReach, let lastEdge)
    ) where reach == lastReach && edge == lastEdge:
      return shader.change(since: lastShader)
    default: return self == last ? .none : .structure
    }
  }
}

nonisolated extension Shader {
  fileprivate func change(since last: Shader) -> LayerChange {
    guard function == last.function, isOpaque == last.isOpaque,
      keepsOpacity == last.keepsOpacity, isModifier == last.isModifier
    else { return .structure }
    return arguments.withUnsafeBufferPointer { arguments in
      last.arguments.withUnsafeBufferPointer { last in
        guard arguments.count == last.count else { return .structure }
        if arguments.baseAddress == last.baseAddress { return .none }
        var change = LayerChange.none
        for index in arguments.indices {
          if let vector = arguments[index].vector, let before = last[index].vector {
            guard vector.count == before.count else { return .structure }
            if vector.numbers != before.numbers { change = .numbers }
          } else if arguments[index] != last[index] {
            return .structure
          }
        }
        return change
      }
    }
  }
}

nonisolated extension Array {
  /// Whether both arrays are the same memory, so that they are equal without a comparison.
  func sharesStorage(with other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}
