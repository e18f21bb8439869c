internal import Layers

/// Code that `#iKeyboard` adds to a shader: a constant for each key, and functions that report
/// which keys are down.
///
/// ```glsl
/// #iKeyboard
/// if (isKeyDown(Key_Space)) { … }
/// ```
enum KeyboardFunctions {
  /// The texture's rows by the functions that read them.
  private static let rows = [
    ("isKeyDown", 0), ("isKeyPressed", 1), ("isKeyToggled", 2), ("isKeyReleased", 3),
  ]

  /// Codes of keys as browsers number them, by the constant's name after `Key_`. Letters and digits
  /// have the codes of their characters.
  private static let codes: [String: Int] = {
    var codes = [
      "Backspace": 8, "Tab": 9, "Enter": 13, "Shift": 16, "Ctrl": 17, "Alt": 18, "Pause": 19,
      "Caps": 20, "Escape": 27, "Space": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
      "LeftArrow": 37, "UpArrow": 38, "RightArrow": 39, "DownArrow": 40, "Insert": 45,
      "Delete": 46, "LeftWindow": 91, "RightWindow": 92, "Select": 93, "NumpadMultiply": 106,
      "NumpadAdd": 107, "NumpadSubtract": 109, "NumpadPeriod": 110, "NumpadDivide": 111,
      "NumLock": 144, "ScrollLock": 145, "SemiColon": 186, "Equal": 187, "Comma": 188, "Dash": 189,
      "Period": 190, "ForwardSlash": 191, "GraveAccent": 192, "OpenBracket": 219,
      "BackSlash": 220, "CloseBraket": 221, "CloseBracket": 221, "SingleQuote": 222,
    ]
    for character in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      codes["\(character)"] = character.asciiValue.map(Int.init)
    }
    for number in 0...9 { codes["Numpad\(number)"] = 96 + number }
    for number in 1...12 { codes["F\(number)"] = 111 + number }
    return codes
  }()

  /// Declares those that the author's text names.
  static func declare(in draft: inout PassDraft) {
    let names = draft.unit.names
    for (name, code) in codes.sorted(by: { $0.key < $1.key }) {
      let key = "Key_\(name)"
      guard names.contains(key), !draft.unit.declares(key) else { continue }
      draft.addHeader("const int \(draft.prefix)\(key) = \(code);")
      draft.use(draft.prefix + key, for: key)
    }
    let called = rows.filter { names.contains($0.0) && !draft.unit.declares($0.0) }
    guard !called.isEmpty else { return }
    let index = draft.addChannel(
      Simulation.Channel(
        name: "iKeyboard", source: .keyboard(rows: 4),
        sampling: Sampling(filter: .nearest, wrap: .clamp)))
    for (name, row) in called {
      draft.addHeader(
        "bool \(draft.prefix)\(name)(int key) { return texelFetch(\(draft.prefix)channel\(index), "
          + "ivec2(key, \(row)), 0).r > 0.5; }")
      draft.use(draft.prefix + name, for: name)
    }
  }
}
