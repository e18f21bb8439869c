internal import Glibc

/// Names of files, which are bytes to the system, as Swift's texts: every name has one, and it
/// leads back to the same bytes.
///
/// ```swift
/// // given argument: UnsafePointer<CChar>
/// let path = String(onDisk: argument)  // "caf\u{10FEE9}.metal" for the bytes c a f E9 …
/// open(path.onDisk, O_RDONLY)          // the same bytes again
/// path.visible                         // "caf\xe9.metal", for messages
/// ```
///
/// A byte that is not part of UTF-8, and one that is a control character, becomes the private
/// character U+10FE00 + byte; so do the bytes of such a character that a name has itself. A name
/// can then be quoted in a message of several lines without breaking one.
///
/// Every path that comes from the system goes through `init(onDisk:)`, and every one that goes to
/// it through `onDisk`.
extension String {
  private static let masks: ClosedRange<UInt32> = 0x10FE00...0x10FEFF

  package init(onDisk name: UnsafePointer<CChar>) {
    let name = UnsafeBufferPointer(start: name, count: strlen(name))
    self.init(onDisk: name.map(UInt8.init(bitPattern:)))
  }

  package init(onDisk bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: Self.isMasked)
    {
      self = text
      return
    }
    var scalars = UnicodeScalarView()
    var rest = bytes[...]
    while let byte = rest.first {
      // The shortest run of bytes that is one character.
      let known = (1...4).lazy.compactMap { length in
        rest.count < length ? nil : String(validating: rest.prefix(length), as: UTF8.self)
      }.first
      if let scalar = known?.unicodeScalars.first, !Self.isMasked(scalar) {
        scalars.append(scalar)
        rest = rest.dropFirst(known?.utf8.count ?? 1)
      } else {
        scalars.append(Self.mask(byte))
        rest = rest.dropFirst()
      }
    }
    self = String(scalars)
  }

  /// The bytes of the name, with a zero after the last one; of a text with a zero inside, which
  /// names nothing, the empty name.
  package var onDisk: [CChar] {
    let bytes = bytesOnDisk
    return bytes.contains(0) ? [0] : bytes.map(CChar.init(bitPattern:)) + [0]
  }

  /// The bytes of the name.
  package var bytesOnDisk: [UInt8] {
    guard unicodeScalars.contains(where: { Self.masks.contains($0.value) }) else {
      return Array(utf8)
    }
    return unicodeScalars.flatMap { scalar in
      Self.masks.contains(scalar.value)
        ? [UInt8(scalar.value - Self.masks.lowerBound)] : Array(String(scalar).utf8)
    }
  }

  /// The name with its control characters as they are; bytes that are not UTF-8 stay as
  /// `init(onDisk:)` reads them.
  package var unmasked: String {
    guard unicodeScalars.contains(where: { Self.masks.contains($0.value) }) else { return self }
    let scalars = unicodeScalars.map { scalar in
      Unicode.Scalar(scalar.value &- Self.masks.lowerBound).flatMap { $0.isASCII ? $0 : nil }
        ?? scalar
    }
    return String(UnicodeScalarView(scalars))
  }

  private static func mask(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(masks.lowerBound + UInt32(byte)) ?? "?"  // there is one for every byte
  }

  /// Whether a character of a name is written as private ones.
  private static func isMasked(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F || masks.contains(scalar.value)
  }

  // MARK: - Showing

  /// The text without what a terminal or a line of text would obey: `\n`, `\x1b`, `\u202e`.
  ///
  /// Control characters, those that change the direction of what follows, and the private ones that
  /// stand for bytes are escaped; everything else is unchanged.
  package var visible: String { escaped { _ in false } }

  /// The same, with its lines and tabs as they are.
  package var visibleLines: String { escaped { $0 == "\n" || $0 == "\t" } }

  private func escaped(except isAllowed: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: { Self.escape($0) != nil && !isAllowed($0) }) else {
      return self
    }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if !isAllowed(scalar), let escape = Self.escape(scalar) {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// How a character is shown that must not be printed; `nil` for others.
  static func escape(_ scalar: Unicode.Scalar) -> String? {
    let value = scalar.value
    switch value {
    case 0x20...0x7E: return nil
    case 0..<0x20, 0x7F..<0xA0: return byteEscape(UInt8(value))
    case masks: return byteEscape(UInt8(value - masks.lowerBound))
    // Separators of lines and paragraphs; embeddings, overrides and isolates of a direction.
    case 0x2028...0x202E, 0x2066...0x2069: return "\\u" + String(value, radix: 16)
    default: return nil
    }
  }

  private static func byteEscape(_ byte: UInt8) -> String {
    switch byte {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    default: "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
