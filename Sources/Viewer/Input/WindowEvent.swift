internal import Layers
internal import Scenes

/// Event of the window system.
nonisolated enum WindowEvent: Sendable, Hashable {
  /// Place in pixels of the window's framebuffer, y down.
  case pointerMoved(Point)
  case pointerDown
  case pointerUp
  /// Any key, before what it means to the window.
  case keyboard(KeyCode, phase: KeyPhase)
  case key(Key, modifiers: Modifiers, phase: KeyPhase)
  /// A character, and the one that commands are bound to, which is the same if left out.
  case character(Character, isRepeat: Bool, command: Character? = nil)
  /// The key that gave commands this character came up.
  case characterUp(Character)
  /// Notches of the wheel, positive away from the user.
  case scrolled(x: Double, y: Double)
  /// Files were dropped on the window: absolute paths.
  case filesDropped([String])
  case pointerLeft
  case focusGained
  case focusLost
  /// Size or content scale changed, or the window system wants the picture again.
  case needsDrawing
}

nonisolated enum KeyPhase: Sendable, Hashable {
  case down, repeated, up
}

nonisolated struct Modifiers: OptionSet, Sendable, Hashable {
  let rawValue: Int

  static let shift = Modifiers(rawValue: 1)
  static let control = Modifiers(rawValue: 2)
  static let alt = Modifiers(rawValue: 4)
}
