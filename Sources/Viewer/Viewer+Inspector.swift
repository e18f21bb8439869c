internal import Controls
internal import Layers

/// The window of the panel: it grows when the panel opens, and shrinks when it closes.
extension Viewer {
  func setInspector(isOpen: Bool) throws {
    if isOpen, let width = state.inspector?.wantedWidth {
      window.grow(byPoints: width)
    } else if !isOpen {
      window.shrink()
    }
    try noteViewport()
    showPointer()
  }

  func showPointer() { window.setCursor(Window.Cursor(state.pointerShape)) }
}

extension Window.Cursor {
  fileprivate init(_ shape: PointerShape) {
    self =
      switch shape {
      case .arrow: .arrow
      case .hand: .hand
      case .text: .text
      case .cross: .cross
      }
  }
}
