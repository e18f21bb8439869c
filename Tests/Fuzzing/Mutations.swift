import Tokens

/// Ways to damage a text.
package enum Mutations {
  /// Bytes that mean something to some reader.
  private static let telling: [UInt8] =
    Array("{}()[]<>;,.#\"'\\/*=+-!?:&|%^~@$\n\t\r \0".utf8) + [
      0x7F, 0x80, 0xC3, 0xE2, 0xFF,
    ]

  /// Changes, removes, adds, swaps or repeats single bytes and runs of them.
  package static func bytes(_ input: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = input
    for _ in 0...dice.roll(6) {
      guard !bytes.isEmpty else { return [dice.pick(telling)] }
      let place = dice.roll(bytes.count)
      let end = min(bytes.count, place + 1 + dice.roll(1 << dice.roll(8)))
      switch dice.roll(7) {
      case 0: bytes[place] = UInt8(dice.roll(256))
      case 1: bytes[place] = dice.pick(telling)
      case 2: bytes.insert(dice.pick(telling), at: place)
      case 3: bytes.removeSubrange(place..<end)
      case 4: bytes.insert(contentsOf: bytes[place..<end], at: dice.roll(bytes.count))
      case 5: bytes[place] ^= 1 << UInt8(dice.roll(8))
      default: bytes.removeSubrange(end...)
      }
    }
    return bytes
  }

  /// Removes, repeats, swaps and replaces words; new ones come from the text or from `words`.
  package static func tokens(
    _ input: [UInt8], words: [String], _ dice: inout Dice
  ) -> [UInt8] {
    var parts = split(input)
    for _ in 0...dice.roll(5) {
      guard !parts.isEmpty else { break }
      let place = dice.roll(parts.count)
      let other = dice.oneIn(2) ? Array(dice.pick(words).utf8)[...] : parts[dice.roll(parts.count)]
      let end = min(parts.count, place + 1 + dice.roll(12))
      switch dice.roll(6) {
      case 0: parts.remove(at: place)
      case 1, 2: parts[place] = other
      case 3: parts.insert(other, at: place)
      case 4: parts.swapAt(place, dice.roll(parts.count))
      default: parts.insert(contentsOf: parts[place..<end], at: place)
      }
    }
    return Array(parts.joined(separator: [UInt8(ascii: " ")]))
  }

  /// Puts a part of one text into another, cut at words.
  package static func splice(
    _ input: [UInt8], _ other: [UInt8], _ dice: inout Dice
  ) -> [UInt8] {
    var parts = split(input)
    let donor = split(other)
    guard !parts.isEmpty, !donor.isEmpty else { return other }
    let start = dice.roll(donor.count)
    let end = min(donor.count, start + 1 + dice.roll(1 << dice.roll(9)))
    let place = dice.roll(parts.count)
    let placeEnd = dice.oneIn(2) ? place : min(parts.count, place + dice.roll(20))
    parts.replaceSubrange(place..<placeEnd, with: donor[start..<end])
    return Array(parts.joined(separator: [UInt8(ascii: " ")]))
  }

  /// Runs of letters and digits, and single other characters; line ends are parts, for directives
  /// and comments end there.
  static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    func isWord(_ byte: UInt8) -> Bool {
      byte == 0x5F || byte == 0x2E || (0x30...0x39).contains(byte) || byte >= 0x80
        || (0x61...0x7A).contains(byte | 0x20)
    }
    while start < bytes.count {
      var end = start + 1
      if isWord(bytes[start]) { while end < bytes.count, isWord(bytes[end]) { end += 1 } }
      if bytes[start] != 0x20 { parts.append(bytes[start..<end]) }
      start = end
    }
    return parts
  }
}
