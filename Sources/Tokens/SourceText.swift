extension [UInt8] {
  /// The bytes of a source file as UTF-8 with a line feed, alone or after a carriage return, at the
  /// end of each line.
  ///
  /// UTF-16 in both byte orders is known by its byte order mark. A carriage return by itself ends a
  /// line as well (GLSL 3.30 §3.1), as editors of old systems wrote it.
  package var asSourceText: [UInt8] {
    var text = self
    if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) {
      let isLittleEndian = self[0] == 0xFF
      let units = stride(from: 2, to: count - 1, by: 2).map { index in
        let (first, second) = (UInt16(self[index]), UInt16(self[index + 1]))
        return isLittleEndian ? second << 8 | first : first << 8 | second
      }
      text = [UInt8](String(decoding: units, as: UTF16.self).utf8)
    }
    guard text.contains(13) else { return text }
    for index in text.indices where text[index] == 13 {
      if index + 1 == text.count || text[index + 1] != 10 { text[index] = 10 }
    }
    return text
  }
}
