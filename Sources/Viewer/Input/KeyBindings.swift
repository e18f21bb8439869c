package import Parameters
internal import Scenes

/// The keys of the window, one row each: what they are, what the help and the manual say of them,
/// and what they do.
///
/// A key is added here and nowhere else; its command, if it is a new one, in `ViewerCommand` and in
/// `ViewerState.perform`. Letters go by the character that the keyboard gives, and by the key's
/// place where that is not of the Latin script.
package nonisolated struct KeyBindings: Sendable {
  struct Row: Sendable {
    /// Effect of the keys, a few words.
    let summary: String
    /// The keys in the order they are named.
    let commands: [(trigger: Trigger, command: ViewerCommand)]
    /// The same keys with modifiers, which the summary names.
    var variants: [(trigger: Trigger, command: ViewerCommand)] = []
    /// Whether holding the key goes on doing it.
    var repeats = false

    /// The names of the keys: "h", "?", "F1".
    func keyNames(isShort: Bool = false) -> [String] {
      commands.map { $0.trigger.name(isShort: isShort) }
    }
  }

  static let all: [Row] = [
    Row(
      summary: "press and hold",
      commands: [(.mouse, .press(.pointer)), (.key(.enter, []), .press(.key))]),
    Row(
      summary: "choose a parameter",
      commands: [
        (.key(.up, []), .chooseParameter(by: -1)), (.key(.down, []), .chooseParameter(by: 1)),
      ], repeats: true),
    Row(
      summary: "nudge it; Shift coarse, Alt fine",
      commands: [
        (.key(.left, []), .nudge(steps: -1)), (.key(.right, []), .nudge(steps: 1)),
      ],
      variants: [
        (.key(.left, .shift), .nudge(steps: -10)), (.key(.right, .shift), .nudge(steps: 10)),
        (.key(.left, .alt), .nudge(steps: -0.1)), (.key(.right, .alt), .nudge(steps: 0.1)),
      ], repeats: true),
    Row(summary: "reset the chosen one", commands: [(.key(.home, []), .resetChosen)]),
    Row(summary: "reset all", commands: [(.character("R"), .resetAll)]),
    Row(
      summary: "undo a change of values", commands: [(.key(.z, .control), .undo)], repeats: true),
    Row(
      summary: "redo",
      commands: [(.key(.z, [.control, .shift]), .redo), (.key(.y, .control), .redo)],
      repeats: true),
    Row(
      summary: "while held: compare with before; Shift: the defaults",
      commands: [(.character("c"), .compare(with: .lastChange))],
      variants: [(.character("C"), .compare(with: .defaults))]),
    Row(summary: "pause", commands: [(.key(.space, []), .togglePause)]),
    Row(
      summary: "one frame back, forward",
      commands: [(.character(","), .step(frames: -1)), (.character("."), .step(frames: 1))],
      repeats: true),
    Row(summary: "rewind the clock", commands: [(.character("r"), .rewind)]),
    Row(summary: "scroll, turn pages", commands: [(.wheel, .scroll)]),
    Row(
      summary: "previous, next scene or function",
      commands: [
        (.key(.pageUp, []), .switchScene(by: -1)), (.key(.pageDown, []), .switchScene(by: 1)),
      ]),
    Row(summary: "read the file again", commands: [(.key(.f5, []), .reload)]),
    Row(summary: "open a file", commands: [(.key(.o, .control), .chooseFile)]),
    Row(
      summary: "open the view that draws the function",
      commands: [(.key(.enter, .control), .openView)]),
    Row(summary: "recent files", commands: [(.character("o"), .showRecentFiles)]),
    Row(summary: "show the shader on the clipboard", commands: [(.key(.v, .control), .paste)]),
    Row(
      summary: "copy the command; Shift: the Swift, Alt: the Metal",
      commands: [(.key(.c, .control), .copy(.command))],
      variants: [
        (.key(.c, [.control, .shift]), .copy(.swift)), (.key(.c, [.control, .alt]), .copy(.metal)),
      ]),
    Row(summary: "inspector", commands: [(.key(.tab, []), .toggleInspector)]),
    Row(
      summary: "all keys, over the picture",
      commands: [
        (.character("h"), .toggleHelp), (.character("?"), .toggleHelp),
        (.key(.f1, []), .toggleHelp),
      ]),
    Row(summary: "frame times", commands: [(.character("i"), .toggleFrameTimes)]),
    Row(
      summary: "what a view has printed", commands: [(.character("l"), .togglePrintedLines)]),
    Row(
      summary: "full screen",
      commands: [(.character("f"), .toggleFullscreen), (.key(.f11, []), .toggleFullscreen)]),
    Row(
      summary: "draw it at half the resolution, at twice",
      commands: [
        (.character("-"), .changeResolution(isFiner: false)),
        (.character("+"), .changeResolution(isFiner: true)),
      ]),
    Row(
      summary: "screenshot, into the pictures folder",
      commands: [(.character("s"), .screenshot), (.key(.f12, []), .screenshot)]),
    Row(summary: "save what was set as a preset", commands: [(.character("p"), .savePreset)]),
    Row(
      summary: "record, into the videos folder; again: stop",
      commands: [(.character("v"), .toggleRecording)]),
    Row(
      summary: "write a script of what is done; again: stop",
      commands: [(.key(.f9, []), .toggleScript)]),
    Row(
      summary: "close what is open, go back, leave full screen, quit",
      commands: [(.key(.escape, []), .escape)]),
    Row(summary: "quit", commands: [(.character("q"), .quit)]),
  ]

  /// The names of the keys, and what they do, in every scene.
  package static var table: [(keyNames: [String], summary: String)] {
    all.map { ($0.keyNames(), $0.summary) }
  }

  /// Returns what `event` asks for; `nil` for a key without a meaning, for one that does not repeat
  /// while it is held, and for one that comes up and was not holding anything.
  static func command(for event: WindowEvent) -> ViewerCommand? {
    guard let trigger = Trigger(event), let (row, command) = rows[trigger] else { return nil }
    switch event {
    case .key(_, _, .repeated), .character(_, isRepeat: true, _): return row.repeats ? command : nil
    case .key(_, _, .up), .characterUp, .pointerUp: return command.isHeld ? command : nil
    default: return command
    }
  }

  private static let rows: [Trigger: (row: Row, command: ViewerCommand)] = Dictionary(
    all.flatMap { row in
      (row.commands + row.variants).map { ($0.trigger, (row, $0.command)) }
    }, uniquingKeysWith: { first, _ in first })

  /// The name of the first key that asks for `command`; empty if there is none.
  static func name(of command: ViewerCommand) -> String {
    let keys = all.flatMap { $0.commands + $0.variants }
    return keys.first { $0.command == command }?.trigger.name() ?? ""
  }

  /// The keys of a scene's own parameters: "[", "]" and what they do.
  package static func rows(
    of parameters: ParameterSet
  ) -> [(keyNames: [String], summary: String)] {
    parameters.all.compactMap { parameter in
      parameter.keys.map { keys in
        // One key for both ways: a switch
        keys.lower == keys.raise
          ? (["\(keys.raise)"], "\(parameter.name) on, off")
          : (["\(keys.lower)", "\(keys.raise)"], "\(parameter.name) down, up")
      }
    }
  }

  /// Returns the parameter that has `key` for its own and the steps it moves by; `nil` if there is
  /// none.
  static func parameter(
    of parameters: ParameterSet, movedBy key: Character
  ) -> (parameter: Parameter, steps: Double)? {
    for parameter in parameters.all {
      if parameter.keys?.lower == key { return (parameter, -1) }
      if parameter.keys?.raise == key { return (parameter, 1) }
    }
    return nil
  }
}
