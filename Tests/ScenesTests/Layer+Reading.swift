import Layers

/// What tests read out of a scene's layer.
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
