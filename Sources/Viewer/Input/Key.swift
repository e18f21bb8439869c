/// Keys that are not characters.
nonisolated enum Key: String, Sendable, Hashable {
  case up = "Up"
  case down = "Down"
  case left = "Left"
  case right = "Right"
  case home = "Home"
  case end = "End"
  case pageUp = "PageUp"
  case pageDown = "PageDown"
  case space = "Space"
  case enter = "Return"
  case escape = "Esc"
  case tab = "Tab"
  case backspace = "Backspace"
  case delete = "Delete"
  case f1 = "F1"
  case f5 = "F5"
  case f9 = "F9"
  case f11 = "F11"
  case f12 = "F12"
  // Letters with a meaning together with Control
  case a = "A"
  case c = "C"
  case o = "O"
  case v = "V"
  case x = "X"
  case y = "Y"
  case z = "Z"

  /// Label of the key, in words.
  var name: String { rawValue }

  /// A sign for the key where there is one, for lack of room; else its name.
  var symbol: String {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "↵"
    default: name
    }
  }
}
