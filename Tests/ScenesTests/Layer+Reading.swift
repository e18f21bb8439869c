import Layers

/// Parts of a scene's layer that tests read.
extension Layer {
  /// The modifiers around the content, the first one written first.
  var modifiers: [Modifier] {
    if case .modified(let inner, let modifier) = content {
      inner.modifiers + [modifier]
    } else {
      []
    }
  }

  /// The layer without its modifiers.
  var unmodified: Layer {
    if case .modified(let inner, _) = content { inner.unmodified } else { self }
  }

  /// The stack's children, below any modifiers.
  var children: [Child] {
    if case .stack(let children) = unmodified.content { children } else { [] }
  }
}

extension ColorMatrix {
  /// The matrix that a color function draws; `nil` for another function.
  init?(_ shader: Shader) {
    let rows = shader.arguments.compactMap(\.components).map { SIMD4($0) }
    guard shader.function == "colorMatrix", rows.count == 3 else { return nil }
    self.init(red: rows[0], green: rows[1], blue: rows[2])
  }
}
