extension VirtualDisplay {
  /// A button of the mouse, by its number in X11.
  package enum Button: Int, Sendable {
    case left = 1
    case middle, right
    case scrollUp, scrollDown, scrollLeft, scrollRight
  }

  package func movePointer(to position: Position) async throws {
    try await xdotool(move(to: position))
  }

  /// Presses a button where the pointer is, and holds it.
  package func buttonDown(_ button: Button) async throws {
    try await xdotool(["mousedown", "\(button.rawValue)"])
  }

  package func buttonUp(_ button: Button) async throws {
    try await xdotool(["mouseup", "\(button.rawValue)"])
  }

  /// Moves the pointer, presses and releases; `count` times for a double click or some scrolling.
  package func click(_ button: Button, at position: Position, count: Int = 1) async throws {
    try await xdotool(
      move(to: position) + ["click", "--repeat", "\(count)", "--delay", "20", "\(button.rawValue)"])
  }

  /// Presses and holds a key.
  ///
  /// - Parameter key: X11's name of a key symbol ("Return", "F12", "bracketleft", "a"), after
  ///   "shift+", "ctrl+", "alt+" where it is to be held with them.
  package func keyDown(_ key: String) async throws {
    try await xdotool(["keydown", key])
  }

  package func keyUp(_ key: String) async throws {
    try await xdotool(["keyup", key])
  }

  /// Presses and releases a key, named as for ``keyDown(_:)``.
  package func press(_ key: String) async throws {
    try await xdotool(["key", key])
  }

  /// Types text, one character after the other.
  package func type(_ text: String) async throws {
    try await xdotool(["type", "--delay", "20", "--", text])
  }

  /// Gives the keyboard other layouts, the first of which is the present one.
  ///
  /// - Parameter names: As `setxkbmap` takes them: "ru,fr".
  package func setLayout(_ names: String) async throws {
    try Self.require("setxkbmap", package: "x11-xkb-utils")
    var command = Command("setxkbmap", environment: environment)
    command.arguments = ["-layout", names]
    let output = try await command.run()
    guard output.status == .exitCode(0) else {
      throw Failure("setxkbmap \(names): \(output.errorText)")
    }
  }

  private func move(to position: Position) -> [String] {
    ["mousemove", "\(position.x)", "\(position.y)"]
  }

  /// Runs xdotool, which has sent its events when it returns.
  ///
  /// It does not fail for a key that it does not know, it only says so; here that is an error.
  func xdotool(_ arguments: [String]) async throws {
    try Self.require("xdotool", package: "xdotool")
    var command = Command("xdotool", environment: environment)
    command.arguments = arguments
    let output = try await command.run()
    guard output.status == .exitCode(0), output.errorText.isEmpty else {
      throw Failure("xdotool \(arguments.joined(separator: " ")): \(output.errorText)")
    }
  }
}
