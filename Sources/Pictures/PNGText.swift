/// One entry of the text a PNG carries: a key and what it says.
///
/// ```swift
/// PNGText(key: "harmonic:arguments", value: "button --time 2")
/// ```
///
/// Any text survives the way through a file, of any length and in any script.
package struct PNGText: Sendable, Hashable {
  package let key: String
  package let value: String

  /// - Parameters:
  ///   - key: 1 to 79 characters that Latin-1 can print; spaces only single and inside.
  ///   - value: Anything without U+0000, at which PNG readers stop.
  package init(key: String, value: String) {
    precondition(Self.isKey(key), "'\(key)' cannot be a key of a PNG's text")
    precondition(!value.utf8.contains(0), "the text of '\(key)' contains U+0000")
    self.key = key
    self.value = value
  }

  /// Tells whether the PNG specification (§11.3.4.2) allows `key` as a keyword.
  static func isKey(_ key: String) -> Bool {
    let scalars = key.unicodeScalars
    return (1...79).contains(scalars.count) && scalars.allSatisfy(isPrintableLatin1)
      && !scalars.contains("\u{A0}") && scalars.first != " " && scalars.last != " "
      && !zip(scalars, scalars.dropFirst()).contains { $0 == " " && $1 == " " }
  }

  /// Returns `text` in Latin-1 where it has nothing but printable Latin-1 and line feeds, the
  /// alphabet of a tEXt chunk.
  static func latin1(_ text: String) -> [UInt8]? {
    let scalars = text.unicodeScalars
    guard scalars.allSatisfy({ isPrintableLatin1($0) || $0 == "\n" }) else { return nil }
    return scalars.map { UInt8($0.value) }
  }

  private static func isPrintableLatin1(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0x7E).contains(scalar.value) || (0xA0...0xFF).contains(scalar.value)
  }
}
