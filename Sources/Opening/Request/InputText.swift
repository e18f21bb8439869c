internal import Diagnostics
internal import Layers
internal import Parameters
internal import Scenes

/// Something that a user did, as `--input` takes it and a line of a script has it.
///
/// ```swift
/// InputText(Script.Input(.pointerDown(Point(x: 180, y: 80)), at: 1.5)).text  // 1.5 press 180,80
/// ```
///
/// input = seconds ["@" width "x" height] " " deed; the size is that of the canvas, in points,
/// where it was another one.
struct InputText {
  let text: String

  init(_ text: String) { self.text = text }

  init(_ input: Script.Input) {
    let canvas = input.canvas.map { "@\(Self.numeral($0.width))x\(Self.numeral($0.height))" } ?? ""
    text = "\(Self.numeral(input.time))\(canvas) \(Self.deed(input.event))"
  }

  // MARK: - Writing

  private static func numeral(_ number: Double) -> String { SceneRequest.numeral(number) }

  private static func pair(_ x: Double, _ y: Double) -> String { "\(numeral(x)),\(numeral(y))" }

  /// deed = ("press" | "move" | "release") " " x "," y | "cancel"
  ///   | "key-down" key? | "key-up" key? | "type " text | "focus" | "blur"
  ///   | "scroll " x "," y (" notches" | " points") | "arrow " direction
  ///   | "set " name "=" value | "reset " name | "reset-all"
  private static func deed(_ event: SceneEvent) -> String {
    switch event {
    case .pointerDown(let place): "press \(pair(place.x, place.y))"
    case .pointerMoved(let place): "move \(pair(place.x, place.y))"
    case .pointerUp(let place): "release \(pair(place.x, place.y))"
    // What arrives on a page of files changes that alone, which no command draws.
    case .pointerCancelled, .thumbnail, .entries: "cancel"
    case .keyDown: "key-down"
    case .keyUp: "key-up"
    case .keyboard(let key, let isDown): "\(isDown ? "key-down" : "key-up") \(key.name)"
    case .typed(let text): "type \(quoted(text))"
    case .focused(let isFocused): isFocused ? "focus" : "blur"
    case .scrolled(let x, let y, let unit): "scroll \(pair(x, y)) \(unit)"
    case .moved(let direction): "arrow \(direction)"
    case .hold(let name, let value): "set \(quoted("\(name)=\(value)"))"
    case .release(let name): "reset \(name)"
    case .releaseAll: "reset-all"
    }
  }

  /// Returns a setting on one line, in quotes where it has spaces at its ends or what is not seen,
  /// or begins with a quote.
  static func quoted(_ setting: String) -> String {
    let isPlain =
      setting.visible == setting && setting == setting.trimmingSpaces()
      && unquoted(setting) == setting
    return isPlain ? setting : ShellWords.text(of: [setting])
  }

  /// Returns what a setting in quotes says; any other is returned unchanged, with its spaces.
  static func unquoted(_ setting: String) -> String {
    guard setting.hasPrefix("'") || setting.hasPrefix("$'"),
      let words = ShellWords.words(of: setting), words.count == 1
    else { return setting }
    return words[0]
  }

  // MARK: - Reading

  /// - Parameters:
  ///   - parameters: Those of `scene`, for values that are held.
  ///   - scope: The files that they may name.
  ///   - hint: What is said of a text that is not an event.
  func input(
    of parameters: ParameterSet, in scene: SceneSource, within scope: ReadScope,
    hint: String = "write the second and what is done: --input '1.5 press 180,80'"
  ) throws(OpeningError) -> Script.Input {
    let refusal = OpeningError.usage("'\(text)' is not an event", hint: hint)
    let (moment, deed) = Self.halves(text, at: " ")
    let (seconds, size) = Self.halves(moment, at: "@")
    guard let time = Double(seconds), SceneRequest.times.contains(time),
      let event = try Self.event(deed, of: parameters, in: scene, within: scope)
    else { throw refusal }
    guard !size.isEmpty else { return Script.Input(event, at: time) }
    guard let (width, height) = GivenOption.pair(size, separator: "x"), width > 0, height > 0 else {
      throw refusal
    }
    return Script.Input(event, at: time, in: Size(width: width, height: height))
  }

  private static func halves(_ text: String, at separator: UnicodeScalar) -> (String, String) {
    let scalars = text.unicodeScalars
    guard let middle = scalars.firstIndex(of: separator) else { return (text, "") }
    return (String(scalars[..<middle]), String(scalars[middle...].dropFirst()))
  }

  /// The event of a deed, also in the words that earlier versions wrote: `down`, `up`, `hold`,
  /// `release` of a parameter and `release-all`; `nil` for any other text.
  private static func event(
    _ deed: String, of parameters: ParameterSet, in scene: SceneSource, within scope: ReadScope
  ) throws(OpeningError) -> SceneEvent? {
    let (word, rest) = halves(deed, at: " ")
    let place = GivenOption.pair(rest, separator: ",").map { Point(x: $0.0, y: $0.1) }
    switch word {
    case "press", "down": return place.map(SceneEvent.pointerDown)
    case "move": return place.map(SceneEvent.pointerMoved)
    case "release" where place != nil, "up": return place.map(SceneEvent.pointerUp)
    case "cancel" where rest.isEmpty: return .pointerCancelled
    case "key-down" where rest.isEmpty: return .keyDown
    case "key-up" where rest.isEmpty: return .keyUp
    case "key-down", "key-up":
      return KeyCode(named: rest).map { .keyboard($0, isDown: word == "key-down") }
    case "type" where !rest.isEmpty: return .typed(unquoted(rest))
    case "focus" where rest.isEmpty: return .focused(true)
    case "blur" where rest.isEmpty: return .focused(false)
    case "scroll":
      let (amount, word) = halves(rest, at: " ")
      let unit = [ScrollUnit.notches, .points].first { "\($0)" == word }
      guard let unit, let (x, y) = GivenOption.pair(amount, separator: ",") else { return nil }
      return .scrolled(x: x, y: y, unit: unit)
    case "arrow":
      return [MoveDirection.up, .down, .left, .right].first { "\($0)" == rest }
        .map(SceneEvent.moved)
    case "set", "hold":
      let held = try SceneRequest.setting(
        unquoted(String(rest.trimmingSpaces())), of: parameters, in: scene, within: scope,
        usage: "--input '1.5 set NAME=VALUE'")
      return .hold(name: held.name, value: held.value)
    case "reset", "release":
      return .release(
        name: try SceneRequest.parameter(named: rest, of: parameters, in: scene).name)
    case "reset-all" where rest.isEmpty, "release-all" where rest.isEmpty: return .releaseAll
    default: return nil
    }
  }
}
