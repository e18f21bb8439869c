extension VirtualDisplay {
  /// A pixel of the screen; the origin is at the top left.
  package struct Position: Equatable, Sendable, CustomStringConvertible {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    package var description: String { "(\(x), \(y))" }
  }

  /// A part of the screen, in pixels.
  package struct Frame: Equatable, Sendable, CustomStringConvertible {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    package var center: Position { position(width / 2, height / 2) }

    /// The place on the screen of a pixel counted from the frame's top left.
    package func position(_ x: Int, _ y: Int) -> Position {
      Position(x: self.x + x, y: self.y + y)
    }

    package var description: String { "\(width) × \(height) at (\(x), \(y))" }
  }

  /// The color of one pixel.
  package struct Color: Equatable, Sendable, CustomStringConvertible {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// As in CSS: `Color(0x2060C0)`.
    package init(_ hex: UInt32) {
      precondition(hex <= 0xFFFFFF, "a color has six hexadecimal digits, got \(hex)")
      red = UInt8(hex >> 16)
      green = UInt8(hex >> 8 & 0xFF)
      blue = UInt8(hex & 0xFF)
    }

    package var description: String {
      "#"
        + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        .joined()
    }
  }
}
