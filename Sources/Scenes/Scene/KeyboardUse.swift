/// The keys that a scene takes before the window does.
package enum KeyboardUse: Sendable, Hashable {
  case none
  /// The arrow keys, and Esc to be done with them.
  case arrows
  /// Those that go through controls and press them: also Tab, Return and the space bar.
  case controls
  /// Keys that write and what they write.
  case text
  /// Every key, as it goes down and up.
  case keys
}
