/// Which key does what: the one table that the window obeys and the help overlay shows.
///
/// A key is added here and nowhere else; its command, if it is a new one, in `ViewerCommand` and in
/// `ViewerState.perform`. Letters go by the character that the keyboard gives, not by their place
/// on it.
nonisolated struct KeyBindings: Sendable {
  struct Binding: Sendable {
    enum Trigger: Sendable, Hashable {
      case key(Key, Modifiers)
      case character(Character)
    }

    /// As the help overlay shows it.
    let label: String
    let summary: String
    let triggers: [(trigger: Trigger, command: ViewerCommand)]
    /// Whether holding the key goes on doing it.
    var repeats = false
  }

  static let all: [Binding] = [
    Binding(
      label: "↑ ↓", summary: "choose a parameter",
      triggers: [
        (.key(.up, []), .chooseParameter(by: -1)), (.key(.down, []), .chooseParameter(by: 1)),
      ], repeats: true),
    Binding(
      label: "← →", summary: "nudge it; Shift coarse, Alt fine",
      triggers: nudges(.left, sign: -1) + nudges(.right, sign: 1), repeats: true),
    Binding(
      label: "Home", summary: "let the chosen one go",
      triggers: [(.key(.home, []), .releaseChosen)]),
    Binding(
      label: "Shift r", summary: "let all go", triggers: [(.character("R"), .releaseAll)]),
    Binding(label: "Space", summary: "pause", triggers: [(.key(.space, []), .togglePause)]),
    Binding(
      label: ",  .", summary: "one frame back, forward",
      triggers: [(.character(","), .step(frames: -1)), (.character("."), .step(frames: 1))],
      repeats: true),
    Binding(label: "r", summary: "rewind the clock", triggers: [(.character("r"), .rewind)]),
    Binding(
      label: "PgUp  PgDn", summary: "previous, next scene",
      triggers: [
        (.key(.pageUp, []), .switchScene(by: -1)), (.key(.pageDown, []), .switchScene(by: 1)),
      ]),
    Binding(
      label: "F5", summary: "read the file again", triggers: [(.key(.f5, []), .reload)]),
    Binding(
      label: "Ctrl v", summary: "show the shader on the clipboard",
      triggers: [(.key(.v, .control), .paste)]),
    Binding(
      label: "Tab", summary: "inspector", triggers: [(.key(.tab, []), .toggleInspector)]),
    Binding(
      label: "h  ?  F1", summary: "this help",
      triggers: [
        (.character("h"), .toggleHelp), (.character("?"), .toggleHelp),
        (.key(.f1, []), .toggleHelp),
      ]),
    Binding(
      label: "i", summary: "frame times", triggers: [(.character("i"), .toggleFrameTimes)]),
    Binding(
      label: "f  F11", summary: "full screen",
      triggers: [(.character("f"), .toggleFullscreen), (.key(.f11, []), .toggleFullscreen)]),
    Binding(
      label: "s  F12", summary: "screenshot",
      triggers: [(.character("s"), .screenshot), (.key(.f12, []), .screenshot)]),
    Binding(
      label: "Esc", summary: "close what is open, leave full screen, quit",
      triggers: [(.key(.escape, []), .escape)]),
    Binding(label: "q", summary: "quit", triggers: [(.character("q"), .quit)]),
  ]

  /// Returns what `trigger` asks for; `nil` for a key without meaning, or one that must not repeat.
  static func command(for trigger: Binding.Trigger, isRepeat: Bool) -> ViewerCommand? {
    for binding in all where binding.repeats || !isRepeat {
      if let found = binding.triggers.first(where: { $0.trigger == trigger }) {
        return found.command
      }
    }
    return nil
  }

  /// One step, ten with Shift, a tenth with Alt.
  private static func nudges(
    _ key: Key, sign: Double
  ) -> [(trigger: Binding.Trigger, command: ViewerCommand)] {
    [
      (.key(key, []), .nudge(steps: sign)), (.key(key, .shift), .nudge(steps: 10 * sign)),
      (.key(key, .alt), .nudge(steps: 0.1 * sign)),
    ]
  }
}
