extension [UInt8] {
  /// The bytes as text, by RFC 4648.
  var base64: String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let group = (0..<3).map { start + $0 < count ? UInt32(self[start + $0]) : 0 }
      let bits = group[0] << 16 | group[1] << 8 | group[2]
      let known = Swift.min(count - start, 3) + 1
      for place in 0..<4 {
        let letter = letters[Int(bits >> (18 - 6 * UInt32(place)) & 63)]
        text.append(place < known ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
