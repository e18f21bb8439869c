internal import Controls
internal import Layers

nonisolated extension ControlEvent {
  /// Points that a notch of the wheel scrolls by.
  private static let pointsPerNotch = 48.0

  /// The event as controls know it; `nil` for one that no control has a use for.
  ///
  /// - Parameter scale: Pixels per point of the window.
  init?(_ event: WindowEvent, scale: Double) {
    switch event {
    case .pointerMoved(let pixel):
      self = .pointerMoved(Point(x: pixel.x / scale, y: pixel.y / scale))
    case .pointerDown: self = .pointerDown
    case .pointerUp: self = .pointerUp
    case .pointerLeft: self = .pointerLeft
    case .scrolled(_, let notches): self = .scrolled(notches * Self.pointsPerNotch)
    case .key(let key, let modifiers, let phase):
      guard let key = ControlKey(key) else { return nil }
      self = .key(key, ControlModifiers(modifiers), KeyPhase(phase))
    case .character(let character, _, _): self = .character(character)
    case .focusLost: self = .focusLost
    case .keyboard, .characterUp, .focusGained, .needsDrawing, .filesDropped: return nil
    }
  }
}

nonisolated extension ControlKey {
  fileprivate init?(_ key: Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .home: self = .home
    case .end: self = .end
    case .tab: self = .tab
    case .enter: self = .enter
    case .escape: self = .escape
    case .space: self = .space
    case .backspace: self = .backspace
    case .delete: self = .delete
    case .a: self = .a
    case .c: self = .c
    case .v: self = .v
    case .x: self = .x
    case .y: self = .y
    case .z: self = .z
    // They open files, turn scenes, and the like.
    case .o, .pageUp, .pageDown, .f1, .f5, .f9, .f11, .f12: return nil
    }
  }
}

nonisolated extension ControlModifiers {
  fileprivate init(_ modifiers: Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alt) { insert(.alt) }
  }
}

nonisolated extension ControlEvent.KeyPhase {
  fileprivate init(_ phase: KeyPhase) {
    self =
      switch phase {
      case .down: .down
      case .repeated: .repeated
      case .up: .up
      }
  }
}
