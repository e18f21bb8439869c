/// The colors of a terminal that nobody has configured, as GLSL.
///
/// Source: Ghostty's configuration reference, 'background', 'foreground' and 'palette'. Above 15
/// the palette is that of all terminals with 256 colors: a cube of six levels, then 24 grays.
enum TerminalPalette {
  static let background = color(0x28_2C34)
  static let foreground = color(0xFF_FFFF)

  /// The sixteen with names, the bright ones last.
  private static let named = [
    0x1D_1F21, 0xCC_6666, 0xB5_BD68, 0xF0_C674, 0x81_A2BE, 0xB2_94BB, 0x8A_BEB7, 0xC5_C8C6,
    0x66_6666, 0xD5_4E53, 0xB9_CA4A, 0xE7_C547, 0x7A_A6DA, 0xC3_97D8, 0x70_C0B1, 0xEA_EAEA,
  ]
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// All 256, as an array.
  static let glsl: String = {
    let cube = (0..<216).map { index in
      levels[index / 36] << 16 | levels[index / 6 % 6] << 8 | levels[index % 6]
    }
    let grays = (0..<24).map { (8 + 10 * $0) * 0x1_0101 }
    return "vec3[256](" + (named + cube + grays).map(color).joined(separator: ", ") + ")"
  }()

  private static func color(_ hex: Int) -> String {
    let components = [hex >> 16, hex >> 8 & 255, hex & 255].map { "\($0).0" }
    return "vec3(\(components.joined(separator: ", "))) / 255.0"
  }
}
