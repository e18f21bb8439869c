internal import CGLFW
internal import Files
internal import Layers
internal import Scenes

/// Collects what GLFW's callbacks report, until the viewer takes it.
nonisolated final class WindowInbox {
  private var events: [WindowEvent] = []
  /// Phase of the key event that precedes a character: GLFW does not say whether a character
  /// repeats.
  private var lastPhase = KeyPhase.down
  /// The place on the keyboard of that key, which GLFW does not say either.
  private var lastScancode: Int32 = -1
  /// GLFW's number of that key.
  private var lastCode: Int32 = -1
  /// The characters, as commands have them, of the keys that are down, by place: a key that comes
  /// up gives none.
  private var heldCharacters: [Int32: Character] = [:]
  private var isShiftDown = false
  /// Whether the pointer's place is known: it was reported since the pointer came or the window was
  /// moved.
  private var knowsPointer = false

  /// Installs itself as the window's callbacks; must live as long as the window does.
  init(of window: OpaquePointer) {
    glfwSetWindowUserPointer(window, Unmanaged.passUnretained(self).toOpaque())
    glfwSetCursorPosCallback(window) { window, x, y in
      WindowInbox.of(window)?.pointerMoved(x: x, y: y, in: window)
    }
    glfwSetMouseButtonCallback(window) { window, button, action, _ in
      guard button == GLFW_MOUSE_BUTTON_LEFT else { return }
      let inbox = WindowInbox.of(window)
      // The pointer may have moved since the press, if the program was busy meanwhile.
      if inbox?.knowsPointer == false {
        var (x, y) = (0.0, 0.0)
        glfwGetCursorPos(window, &x, &y)
        inbox?.pointerMoved(x: x, y: y, in: window)
      }
      inbox?.events.append(action == GLFW_PRESS ? .pointerDown : .pointerUp)
    }
    glfwSetWindowPosCallback(window) { window, _, _ in
      WindowInbox.of(window)?.knowsPointer = false
    }
    glfwSetKeyCallback(window) { window, code, scancode, action, modifiers in
      WindowInbox.of(window)?.key(
        code, scancode: scancode, action: action, modifiers: modifiers)
    }
    glfwSetCharCallback(window) { window, codepoint in
      guard let inbox = WindowInbox.of(window), let scalar = Unicode.Scalar(codepoint) else {
        return
      }
      inbox.character(Character(scalar))
    }
    glfwSetScrollCallback(window) { window, x, y in
      WindowInbox.of(window)?.events.append(.scrolled(x: x, y: y))
    }
    glfwSetDropCallback(window) { window, count, paths in
      let paths = UnsafeBufferPointer(start: paths, count: Int(count))
      WindowInbox.of(window)?.events.append(
        .filesDropped(paths.compactMap { $0.map { String(onDisk: $0) } }))
    }
    glfwSetCursorEnterCallback(window) { window, entered in
      guard let inbox = WindowInbox.of(window) else { return }
      guard entered == GLFW_FALSE else {
        // Under Wayland it is not known before it moves.
        guard WindowSystem.current != .wayland else { return }
        // GLFW reports a pointer that comes back only if it comes back at another place.
        var (x, y) = (0.0, 0.0)
        glfwGetCursorPos(window, &x, &y)
        return inbox.pointerMoved(x: x, y: y, in: window)
      }
      inbox.knowsPointer = false
      inbox.events.append(.pointerLeft)
    }
    glfwSetWindowFocusCallback(window) { window, focused in
      WindowInbox.of(window)?.events.append(focused == GLFW_FALSE ? .focusLost : .focusGained)
    }
    glfwSetWindowIconifyCallback(window) { window, _ in
      WindowInbox.of(window)?.events.append(.needsDrawing)
    }
    glfwSetFramebufferSizeCallback(window) { window, _, _ in
      WindowInbox.of(window)?.events.append(.needsDrawing)
    }
    glfwSetWindowContentScaleCallback(window) { window, _, _ in
      WindowInbox.of(window)?.events.append(.needsDrawing)
    }
    glfwSetWindowRefreshCallback(window) { window in
      WindowInbox.of(window)?.events.append(.needsDrawing)
    }
  }

  /// Returns the pending events and clears them.
  func take() -> [WindowEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  private static func of(_ window: OpaquePointer?) -> WindowInbox? {
    glfwGetWindowUserPointer(window).map {
      Unmanaged<WindowInbox>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Turns screen coordinates into framebuffer pixels; the two differ on scaled Wayland desktops.
  private func pointerMoved(x: Double, y: Double, in window: OpaquePointer?) {
    knowsPointer = true
    var (width, height, pixelWidth, pixelHeight): (Int32, Int32, Int32, Int32) = (1, 1, 1, 1)
    glfwGetWindowSize(window, &width, &height)
    glfwGetFramebufferSize(window, &pixelWidth, &pixelHeight)
    events.append(
      .pointerMoved(
        Point(
          x: x * Double(pixelWidth) / Double(max(1, width)),
          y: y * Double(pixelHeight) / Double(max(1, height)))))
  }

  private func character(_ character: Character) {
    let plain = withoutCapsLock(character)
    let latin = plain.isLatin ? nil : KeyboardGroups.latinCharacter(ofKey: lastScancode)
    let command = plain.forCommands(
      latin: latin, place: lastCode, isShiftDown: isShiftDown)
    heldCharacters[lastScancode] = command
    events.append(
      .character(
        character, isRepeat: lastPhase == .repeated,
        command: command == character ? nil : command))
  }

  /// Letters in the case that Shift alone would give.
  private func withoutCapsLock(_ character: Character) -> Character {
    guard character.isLetter else { return character }
    let text = isShiftDown ? character.uppercased() : character.lowercased()
    return text.first ?? character
  }

  private func key(_ code: Int32, scancode: Int32, action: Int32, modifiers: Int32) {
    isShiftDown = modifiers & GLFW_MOD_SHIFT != 0
    lastPhase = action == GLFW_PRESS ? .down : action == GLFW_REPEAT ? .repeated : .up
    (lastScancode, lastCode) = (scancode, code)
    if lastPhase == .up, let character = heldCharacters.removeValue(forKey: scancode) {
      events.append(.characterUp(character))
    }
    let name = Self.name(of: code, at: scancode)
    if let key = Self.keyCode(code, printing: name) {
      events.append(.keyboard(key, phase: lastPhase))
    }
    guard let key = Self.key(code, printing: name) else { return }
    var set: Modifiers = []
    if modifiers & GLFW_MOD_SHIFT != 0 { set.insert(.shift) }
    if modifiers & GLFW_MOD_CONTROL != 0 { set.insert(.control) }
    if modifiers & GLFW_MOD_ALT != 0 { set.insert(.alt) }
    events.append(.key(key, modifiers: set, phase: lastPhase))
  }

  /// Returns what a key gives in the present layout, or else in the user's Latin one; `nil` if it
  /// is not a character.
  private static func name(of code: Int32, at scancode: Int32) -> String? {
    guard let name = glfwGetKeyName(code, scancode).map({ String(cString: $0) }) else { return nil }
    guard !name.allSatisfy(\.isLatin) else { return name }
    return KeyboardGroups.latinCharacter(ofKey: scancode).map { String($0) } ?? name
  }

  /// Returns the key with a code that GLFW names by its place on an American keyboard.
  ///
  /// - Parameter name: What the key gives on this keyboard, `nil` if it is not a character: Ctrl+Z
  ///   is where "Z" is printed. On a keyboard without Latin letters the place decides.
  static func key(_ code: Int32, printing name: String?) -> Key? {
    guard let letter = name?.uppercased(), letter.count == 1, "A"..."Z" ~= letter else {
      return keys[code]
    }
    return Key(rawValue: letter)
  }

  private static let keys: [Int32: Key] = [
    GLFW_KEY_UP: .up, GLFW_KEY_DOWN: .down, GLFW_KEY_LEFT: .left, GLFW_KEY_RIGHT: .right,
    GLFW_KEY_HOME: .home, GLFW_KEY_PAGE_UP: .pageUp, GLFW_KEY_PAGE_DOWN: .pageDown,
    GLFW_KEY_SPACE: .space, GLFW_KEY_ENTER: .enter, GLFW_KEY_KP_ENTER: .enter,
    GLFW_KEY_ESCAPE: .escape, GLFW_KEY_TAB: .tab, GLFW_KEY_F1: .f1, GLFW_KEY_F5: .f5,
    GLFW_KEY_F9: .f9, GLFW_KEY_F11: .f11, GLFW_KEY_F12: .f12, GLFW_KEY_END: .end,
    GLFW_KEY_BACKSPACE: .backspace, GLFW_KEY_DELETE: .delete, GLFW_KEY_A: .a, GLFW_KEY_C: .c,
    GLFW_KEY_O: .o,
    GLFW_KEY_V: .v, GLFW_KEY_X: .x, GLFW_KEY_Y: .y, GLFW_KEY_Z: .z,
  ]

  /// Returns the key as browsers number it; `nil` for one that they have no number for.
  ///
  /// - Parameter name: As for `key(_:printing:)`.
  static func keyCode(_ code: Int32, printing name: String?) -> KeyCode? {
    if let letter = name?.uppercased(), letter.count == 1, "A"..."Z" ~= letter {
      return KeyCode(named: letter)
    }
    switch code {
    case GLFW_KEY_0...GLFW_KEY_9, GLFW_KEY_A...GLFW_KEY_Z, GLFW_KEY_SPACE:
      return KeyCode(Int(code))  // GLFW numbers these by their characters, as browsers do
    case GLFW_KEY_F1...GLFW_KEY_F12: return KeyCode(112 + Int(code - GLFW_KEY_F1))
    case GLFW_KEY_KP_0...GLFW_KEY_KP_9: return KeyCode(96 + Int(code - GLFW_KEY_KP_0))
    default: return browserNumbers[code].flatMap { KeyCode($0) }
    }
  }

  private static let browserNumbers: [Int32: Int] = [
    GLFW_KEY_BACKSPACE: 8, GLFW_KEY_TAB: 9, GLFW_KEY_ENTER: 13, GLFW_KEY_KP_ENTER: 13,
    GLFW_KEY_LEFT_SHIFT: 16, GLFW_KEY_RIGHT_SHIFT: 16, GLFW_KEY_LEFT_CONTROL: 17,
    GLFW_KEY_RIGHT_CONTROL: 17, GLFW_KEY_LEFT_ALT: 18, GLFW_KEY_RIGHT_ALT: 18,
    GLFW_KEY_PAUSE: 19, GLFW_KEY_CAPS_LOCK: 20, GLFW_KEY_ESCAPE: 27, GLFW_KEY_PAGE_UP: 33,
    GLFW_KEY_PAGE_DOWN: 34, GLFW_KEY_END: 35, GLFW_KEY_HOME: 36, GLFW_KEY_LEFT: 37,
    GLFW_KEY_UP: 38, GLFW_KEY_RIGHT: 39, GLFW_KEY_DOWN: 40, GLFW_KEY_INSERT: 45,
    GLFW_KEY_DELETE: 46, GLFW_KEY_KP_MULTIPLY: 106, GLFW_KEY_KP_ADD: 107,
    GLFW_KEY_KP_SUBTRACT: 109, GLFW_KEY_KP_DECIMAL: 110, GLFW_KEY_KP_DIVIDE: 111,
    GLFW_KEY_NUM_LOCK: 144, GLFW_KEY_SCROLL_LOCK: 145, GLFW_KEY_SEMICOLON: 186,
    GLFW_KEY_EQUAL: 187, GLFW_KEY_COMMA: 188, GLFW_KEY_MINUS: 189, GLFW_KEY_PERIOD: 190,
    GLFW_KEY_SLASH: 191, GLFW_KEY_GRAVE_ACCENT: 192, GLFW_KEY_LEFT_BRACKET: 219,
    GLFW_KEY_BACKSLASH: 220, GLFW_KEY_RIGHT_BRACKET: 221, GLFW_KEY_APOSTROPHE: 222,
  ]
}
