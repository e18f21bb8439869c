import Opening
import Scenes

/// Words of command lines: scenes, options with right and wrong values, scripts.
package enum WordMaker {
  private static let options =
    SceneRequest.options.map(\.option) + FileOpening.options.map(\.option)
  private static let scenes = SceneCatalog.all.map(\.name)

  private static let numbers = [
    "0", "1", "2.5", "-1", "1e9", "1e308", "-1e308", "1e-320", "nan", "inf", "-0", "65536", "65537",
    "2147483648", "9223372036854775808", "99999999999999999999", "0x10", "١", "1_000", "+3", "",
    " ",
  ]
  private static let strange = [
    "", " ", "-", "--", "=", "''", "\u{1b}[31mred\u{1b}[0m", "a\nb", "\u{202e}abc", "é", "\u{0}",
    "../../etc/passwd", "/dev/null", "/nonexistent", "~", "%s%n", "$(true)", "*", "\u{FEFF}x",
    String(repeating: "A", count: 5000), String(repeating: "e\u{301}", count: 300),
  ]

  static func number(_ dice: inout Dice) -> String {
    dice.oneIn(2) ? "\(Double(dice.roll(4000)) / 10)" : dice.pick(numbers)
  }

  /// A value that fits an option, or nearly.
  static func value(of placeholder: String, _ dice: inout Dice) -> String {
    if dice.oneIn(9) { return dice.pick(strange) }
    switch placeholder {
    case "WxH": return "\(number(&dice))x\(number(&dice))"
    case "X,Y": return "\(number(&dice)),\(number(&dice))"
    case "A..B": return "\(number(&dice))..\(number(&dice))"
    case "NAME=VALUE": return "\(parameter(&dice))=\(anyValue(&dice))"
    case "EVENT": return event(&dice)
    case "SCENE": return dice.pick(scenes)
    case let words where words.contains("|"):
      return dice.pick(words.split(separator: "|").map(String.init))
    case "DATE", "WHEN": return "2026-0\(dice.roll(10))-\(dice.roll(40))T\(dice.roll(30)):00:00"
    default: return number(&dice)
    }
  }

  static func parameter(_ dice: inout Dice) -> String {
    let scene = SceneCatalog.all[dice.roll(SceneCatalog.all.count)]
    let names = scene.make(SceneEnvironment()).parameters.all.map(\.name)
    return names.isEmpty ? "x" : dice.pick(names)
  }

  static func anyValue(_ dice: inout Dice) -> String {
    switch dice.roll(6) {
    case 0: return dice.pick(["true", "false", "on", "off", "yes"])
    case 1: return dice.pick(["FFD080", "80402010", "#123", "red", "transparent", "GGGGGG", "00"])
    case 2: return (0..<dice.roll(6)).map { _ in number(&dice) }.joined(separator: ",")
    case 3: return dice.pick(strange)
    default: return number(&dice)
    }
  }

  /// One line of a script, as `--input` takes it.
  static func event(_ dice: inout Dice) -> String {
    let deed = dice.pick([
      "down", "move", "up", "cancel", "key-down", "key-up", "focus", "blur", "scroll", "arrow",
      "hold", "release", "release-all", "jump",
    ])
    let rest: String
    switch deed {
    case "down", "move", "up": rest = " \(number(&dice)),\(number(&dice))"
    case "scroll":
      rest = " \(number(&dice)),\(number(&dice)) \(dice.pick(["notches", "points", ""]))"
    case "arrow": rest = " \(dice.pick(["up", "down", "left", "right", "in"]))"
    case "hold": rest = " \(parameter(&dice))=\(anyValue(&dice))"
    case "release": rest = " \(parameter(&dice))"
    case "key-down", "key-up": rest = dice.pick(["", " A", " SPACE", " F1", " é", " 0"])
    default: rest = ""
    }
    let size = dice.oneIn(4) ? "@\(number(&dice))x\(number(&dice))" : ""
    return "\(number(&dice))\(size) \(deed)\(rest)"
  }

  /// Returns the words of a command line that opens a scene or a file, with options.
  package static func words(_ dice: inout Dice) -> [String] {
    var words = [dice.oneIn(12) ? dice.pick(strange) : dice.pick(scenes)]
    for _ in 0..<dice.roll(6) {
      let option = dice.pick(options)
      let spelling =
        dice.oneIn(15) ? String(option.spelling.dropLast(1 + dice.roll(3))) : option.spelling
      guard let placeholder = option.value, !dice.oneIn(20) else {
        words.append(spelling)
        continue
      }
      let value = value(of: placeholder, &dice)
      words += dice.oneIn(4) ? ["\(spelling)=\(value)"] : [spelling, value]
    }
    if dice.oneIn(20) { words.append(dice.pick(strange)) }
    if dice.oneIn(20) { words.swapAt(0, dice.roll(words.count)) }
    return words
  }

  /// Words as an input: one after the other, with a zero behind each.
  package static func input(_ dice: Dice) -> [UInt8] {
    var dice = dice
    return words(&dice).flatMap { $0.utf8.filter { $0 != 0 } + [0] }
  }

  package static func words(of input: [UInt8]) -> [String] {
    input.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }.dropLast(input.last == 0 ? 1 : 0)
  }

  static func quoted(_ words: [String]) -> String {
    words.map {
      "'" + $0.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
    }
    .joined(separator: " ")
  }
}
