package import Layers

/// The value that a parameter is held at.
package enum ParameterValue: Sendable, Hashable {
  case number(Double)
  case choice(String)
  case toggle(Bool)
  case color(Color)
  /// A vector or a list.
  case numbers([Double])
  /// A picture and the file it came from; `nil` is the scene's own.
  case picture(FilePicture?)

  /// A picture that was read from a file.
  package struct FilePicture: Sendable, Hashable {
    package let path: String
    package let image: Image

    package init(path: String, image: Image) {
      self.path = path
      self.image = image
    }
  }
  case text(String)
  case points(PointGrid)
  case colors([Color])
  /// A mesh from a file.
  case mesh(FileMesh)

  /// A mesh that was read from a file.
  package struct FileMesh: Sendable, Hashable {
    package let path: String
    package let template: MeshTemplate

    package init(path: String, template: MeshTemplate) {
      self.path = path
      self.template = template
    }
  }

  /// Whether its text is the path of a file.
  package var isFromFile: Bool {
    switch self {
    case .picture(let picture): picture != nil
    case .mesh: true
    default: false
    }
  }

  /// The number; `nil` for anything else.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// Returns the color that RGB, RRGGBB or AARRGGBB in hexadecimal digits stands for, with or
  /// without "#" before it; `nil` for any other text.
  package static func color(from text: String) -> Color? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard [3, 6, 8].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    return Color(hex: String(digits))
  }

  /// Returns the text that `line` stands for: `\n` breaks a line, as do the line breaks of any
  /// system, `\\` is a backslash, any other backslash is left unchanged. A
  /// zero, which no command line can hold, is left out.
  static func text(from line: String) -> String {
    var text = ""
    var rest = line[...]
    while let character = rest.popFirst() {
      switch (character, rest.first) {
      case ("\\", "n"): text.append("\n")
      case ("\\", "\\"): text.append("\\")
      case ("\0", _): continue
      default:
        text.append(character == "\r\n" ? "\n" : character)
        continue
      }
      rest.removeFirst()
    }
    return text
  }
}

extension ParameterValue: CustomStringConvertible {
  /// As `--set` takes it: the shortest text that gives the same value back.
  package var description: String {
    switch self {
    case .number(let number): Self.numeral(number)
    case .numbers(let numbers): numbers.map(Self.numeral).joined(separator: ",")
    case .picture(let picture): picture.map { "@\($0.path)" } ?? ""
    case .choice(let name): name
    case .toggle(let isOn): isOn ? "on" : "off"
    case .color(let color): Self.text(of: color)
    case .text(let text): Self.line(text)
    case .points(let grid): grid.description
    case .colors(let colors): colors.map(Self.hex).joined(separator: ",")
    case .mesh(let file): file.path
    }
  }

  private static func numeral(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }

  /// On one line, whatever it holds.
  private static func line(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\\\"
      case "\n", "\r\n": "\\n"
      default: String(character)
      }
    }.joined()
  }

  /// Hexadecimal digits; for a color that they cannot say, its premultiplied numbers.
  private static func text(of color: Color) -> String {
    let digits = hex(color)
    guard Color(hex: digits) != color, color.opacity > 0 else { return digits }
    let channels = [color.red, color.green, color.blue].map { channel in
      // The number that is this channel again once it is divided.
      let product = channel * color.opacity
      return [product, product.nextUp, product.nextDown]
        .first { $0 / color.opacity == channel } ?? product
    }
    let numbers = color.opacity == 1 ? channels : channels + [color.opacity]
    return numbers.map(numeral).joined(separator: ",")
  }

  /// RRGGBB, or AARRGGBB for a translucent color; channels rounded to 8 bits.
  package static func hex(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue]
    return (color.opacity < 1 ? [color.opacity] + channels : channels).map { channel in
      let digits = String(Int((min(max(channel, 0), 1) * 255).rounded()), radix: 16)
      return (digits.count < 2 ? "0" : "") + digits.uppercased()
    }.joined()
  }
}
