package import Layers
internal import Parameters

/// Values as Swift source.
package enum SwiftText {
  /// A `Double`, with a point; six decimals are more than can be seen.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return value < 0 ? "-Double.infinity" : "Double.infinity" }
    let rounded = (value * 1e6).rounded() / 1e6
    return "\(rounded == 0 ? 0 : rounded)"
  }

  /// Without a point where it is whole, so that it fits an `Int` as well.
  package static func shortNumber(_ value: Double) -> String {
    let text = number(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  package static func color(_ color: Color) -> String {
    let channels =
      "red: \(number(color.red)), green: \(number(color.green)), "
      + "blue: \(number(color.blue))"
    return "Color(\(channels)\(color.opacity == 1 ? "" : ", opacity: \(number(color.opacity))"))"
  }

  /// The two values of a press as a tuple literal.
  static func pair(_ ends: PressedPair.Ends) -> String {
    "(released: \(number(ends.released)), pressed: \(number(ends.pressed)))"
  }

  static func spring(duration: Double, bounce: Double) -> String {
    "Animation.spring(duration: \(number(duration)), bounce: \(number(bounce)))"
  }

  /// Escapes a text for the inside of a string literal, without the quotes.
  package static func literal(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n", "\r\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0": "\\0"
      default: String(character)
      }
    }.joined()
  }

  /// A name for what the user calls `text`: lower case first, no signs, no word of the language.
  static func identifier(_ text: String) -> String {
    let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    var name = parts.enumerated().map { index, part in
      index == 0 ? part.prefix(1).lowercased() + part.dropFirst() : capitalized(String(part))
    }.joined()
    if name.first?.isNumber ?? true { name = "_" + name }
    return reserved.contains(name) || name.allSatisfy({ $0 == "_" }) ? name + "Value" : name
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Words of Swift, and the names that the views which are written here use themselves.
  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await",
    "catch", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_", "body",
    "controls", "environment", "isPressed", "picture", "place", "pressTime", "proxy", "size",
    "start", "time", "timeline", "touch", "translation", "value", "velocity",
  ]
}

extension ParameterSet {
  /// The number that a parameter is held at, or its default.
  func number(_ name: String) -> Double {
    guard let number = value(of: name)?.number else {
      preconditionFailure("'\(name)' is not a number of the scene")
    }
    return number
  }

  /// The two values between which a press moves a number; equal while the number is held.
  func ends(_ name: String) -> PressedPair.Ends {
    if let held = held[name]?.number { return PressedPair.Ends(released: held, pressed: held) }
    return PressedPair.Ends(
      released: number("\(name).released"), pressed: number("\(name).pressed"))
  }

  /// The two parameters of a spring as an animation.
  var springText: String {
    SwiftText.spring(
      duration: number(SpringParameters.durationName), bounce: number(SpringParameters.bounceName))
  }
}
