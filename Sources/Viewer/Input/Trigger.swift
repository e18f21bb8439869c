/// A key, button or wheel that a command is bound to.
nonisolated enum Trigger: Sendable, Hashable {
  case mouse
  case wheel
  case key(Key, Modifiers)
  /// A character that the keyboard gives, wherever its key is; where it gives none of the Latin
  /// script, the one at the key's place.
  case character(Character)

  /// Returns what `event` can trigger; `nil` for an event that no command is bound to.
  init?(_ event: WindowEvent) {
    switch event {
    case .pointerDown, .pointerUp: self = .mouse
    case .scrolled: self = .wheel
    case .key(.enter, let modifiers, .down) where modifiers.contains(.control):
      self = .key(.enter, .control)
    // Return is held: a modifier may come and go meanwhile.
    case .key(.enter, _, _): self = .key(.enter, [])
    case .key(let key, let modifiers, _): self = .key(key, modifiers)
    case .character(let character, _, let command): self = .character(command ?? character)
    case .characterUp(let character): self = .character(character)
    case .pointerMoved, .keyboard, .filesDropped, .pointerLeft, .focusGained, .focusLost,
      .needsDrawing:
      return nil
    }
  }

  /// As tables of keys name it: "Up", "h", "Ctrl+V".
  ///
  /// - Parameter isShort: Whether signs stand for long names: "↑".
  func name(isShort: Bool = false) -> String {
    switch self {
    case .mouse: return "Mouse"
    case .wheel: return "Wheel"
    case .character(let character) where character.isUppercase:
      return "Shift+\(character.lowercased())"
    case .character(let character): return "\(character)"
    case .key(let key, let modifiers):
      var words = [isShort ? key.symbol : key.name]
      if modifiers.contains(.shift) { words.insert("Shift", at: 0) }
      if modifiers.contains(.alt) { words.insert("Alt", at: 0) }
      if modifiers.contains(.control) { words.insert("Ctrl", at: 0) }
      return words.joined(separator: "+")
    }
  }
}
