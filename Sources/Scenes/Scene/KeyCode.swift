/// A key of the keyboard, by the number that browsers give it.
///
/// ```swift
/// KeyCode(named: "Left")  // 37
/// ```
package struct KeyCode: Sendable, Hashable {
  package let number: Int

  /// - Parameter number: 0…255.
  package init?(_ number: Int) {
    guard (0..<256).contains(number) else { return nil }
    self.number = number
  }

  /// The key that a name or a number stands for: "A", "7", "Left", "Space", "191".
  package init?(named name: String) {
    let word = name.lowercased()
    if let number = Self.numbers[word] {
      self.init(number)
    } else if word.count == 1, let ascii = word.uppercased().first?.asciiValue,
      Self.isLetterOrDigit(ascii)
    {
      self.init(Int(ascii))
    } else if let number = Int(word) {
      self.init(number)
    } else {
      return nil
    }
  }

  /// A name that stands for it: the letter or digit, the key's name, or its number.
  package var name: String {
    if let ascii = UInt8(exactly: number), Self.isLetterOrDigit(ascii) {
      return String(Character(Unicode.Scalar(ascii)))
    }
    return Self.names.first { $0.number == number }?.name ?? "\(number)"
  }

  private static func isLetterOrDigit(_ ascii: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ascii)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(ascii)
  }

  private static let names: [(name: String, number: Int)] = [
    ("Backspace", 8), ("Tab", 9), ("Enter", 13), ("Shift", 16), ("Ctrl", 17), ("Alt", 18),
    ("Esc", 27), ("Space", 32), ("PageUp", 33), ("PageDown", 34), ("End", 35), ("Home", 36),
    ("Left", 37), ("Up", 38), ("Right", 39), ("Down", 40), ("Insert", 45), ("Delete", 46),
  ]

  private static let numbers = Dictionary(
    uniqueKeysWithValues: names.map { ($0.name.lowercased(), $0.number) })
}
