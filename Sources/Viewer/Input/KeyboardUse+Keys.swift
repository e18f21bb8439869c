internal import Scenes

/// The keys that are a scene's.
nonisolated extension KeyboardUse {
  /// Whether characters are the scene's.
  var takesCharacters: Bool { self == .text || self == .keys }

  /// Whether a key is the scene's, as the window knows it.
  func takes(_ key: Key) -> Bool {
    switch key {
    case .f1, .f5, .f9, .f11, .f12, .pageUp, .pageDown: false
    case .escape: self != .none && self != .keys
    case .tab: self == .controls || self == .text
    case .up, .down, .left, .right: self != .none
    case .enter, .space: self == .controls || takesCharacters
    case .home, .end, .backspace, .delete, .a, .c, .o, .v, .x, .y, .z: takesCharacters
    }
  }

  /// Whether a key is the scene's, as it is numbered: those that move, write and press.
  func takes(_ key: KeyCode) -> Bool {
    guard let name = Self.named[key] else { return false }
    // Shift changes what another key does.
    return name.map { takes($0) } ?? true
  }

  private static let named: [KeyCode: Key?] = {
    let names: [(String, Key?)] = [
      ("Backspace", .backspace), ("Tab", .tab), ("Enter", .enter), ("Shift", nil),
      ("Esc", .escape), ("End", .end), ("Home", .home), ("Left", .left), ("Up", .up),
      ("Right", .right), ("Down", .down), ("Delete", .delete),
    ]
    // Each is a name that key codes have.
    return Dictionary(uniqueKeysWithValues: names.map { (KeyCode(named: $0)!, $1) })
  }()
}
