extension Color {
  /// The color that a hexadecimal text names; of any text some color, never an error.
  ///
  /// Characters that are neither letters nor digits are dropped at both ends. Of the rest the
  /// hexadecimal digits at the start count, an optional `0x` before them, and the length says what
  /// they mean:
  ///
  /// | characters | meaning |
  /// |---|---|
  /// | 3 | one digit each for red, green and blue |
  /// | 6 | two digits each for red, green and blue |
  /// | 8 | the same after two digits of opacity, which come first, unlike in CSS |
  /// | other | as good as invisible: 1/255 of red, green and opacity |
  package init(hex: String) {
    let text = hex.trimmed
    let value = text.leadingHexadecimal
    func byte(at shift: UInt64) -> UInt64 { (value >> shift) & 0xFF }
    func digit(at shift: UInt64) -> UInt64 { ((value >> shift) & 0xF) * 17 }
    switch text.count {
    case 3:
      self.init(red8: digit(at: 8), green8: digit(at: 4), blue8: digit(at: 0), opacity8: 255)
    case 6:
      self.init(red8: byte(at: 16), green8: byte(at: 8), blue8: byte(at: 0), opacity8: 255)
    case 8:
      self.init(
        red8: byte(at: 16), green8: byte(at: 8), blue8: byte(at: 0), opacity8: byte(at: 24))
    default: self.init(red8: 1, green8: 1, blue8: 0, opacity8: 1)
    }
  }

  private init(red8: UInt64, green8: UInt64, blue8: UInt64, opacity8: UInt64) {
    self.init(
      red: Double(red8) / 255, green: Double(green8) / 255, blue: Double(blue8) / 255,
      opacity: Double(opacity8) / 255)
  }
}

extension String {
  /// The text from its first to its last letter or digit.
  fileprivate var trimmed: Substring {
    func counts(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    guard let first = firstIndex(where: counts), let last = lastIndex(where: counts) else {
      return ""
    }
    return self[first...last]
  }
}

extension Substring {
  /// leading = ("0x" | "0X")? digit*
  ///
  /// 0 without digits. Only the last sixteen count, more than any length that has a meaning.
  fileprivate var leadingHexadecimal: UInt64 {
    let digits = hasPrefix("0x") || hasPrefix("0X") ? dropFirst(2) : self
    return digits.prefix { $0.isASCII && $0.isHexDigit }
      .compactMap(\.hexDigitValue).reduce(0) { $0 << 4 | UInt64($1) }
  }
}
