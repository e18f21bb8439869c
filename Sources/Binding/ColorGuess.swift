/// A pleasant default for a color: by what its name says, else the next of a palette.
enum ColorGuess {
  /// Words of names and the color they suggest, as sRGB-encoded hex; the first line that a name
  /// mentions counts.
  private static let named: [(words: String, color: UInt32)] = [
    ("red crimson ruby danger error", 0xFF3B42), ("orange amber tangerine warning", 0xFF9330),
    ("yellow lemon sun", 0xFFD23F), ("green emerald grass leaf success", 0x34C96B),
    ("mint", 0x66E0C0), ("teal turquoise", 0x2BB5B0), ("cyan aqua ice", 0x4AD6F2),
    ("blue azure sapphire", 0x3478F6), ("indigo", 0x5856D6), ("purple violet", 0xA450E8),
    ("magenta fuchsia", 0xF23FB4), ("pink rose", 0xFF6F9C), ("brown wood earth", 0x8A5A3B),
    ("gold golden", 0xF2B84B), ("silver metal chrome", 0xC3C9D4), ("white", 0xFFFFFF),
    ("black", 0x000000), ("gray", 0x8A8F99), ("sky", 0x7CC4F5), ("water ocean sea", 0x1F8FC4),
    ("fire flame lava", 0xFF6A1F), ("sand", 0xE3C58F), ("skin", 0xE8B89B), ("smoke fog", 0xB9BEC9),
    ("background backdrop back canvas night dark darkest", 0x15131F), ("paper", 0xF5EFE2),
    ("shadow shade low deep", 0x231A4A), ("ink text", 0x1B1D28),
    ("foreground front light lightest", 0xF3F1EA), ("highlight shine specular high", 0xFFE9C2),
    ("accent primary main base", 0xFF5A3C), ("secondary", 0x3E7BFA), ("tertiary", 0x2FC6A0),
    ("tint fill", 0x3E7BFA), ("glow", 0x6EE7FF), ("stroke border outline line edge rim", 0xFFFFFF),
    ("replacement", 0xFF5A3C), ("start from top first left leading inner center", 0xFF5A3C),
    ("end to bottom second last right trailing outer", 0x3E7BFA), ("mid middle", 0xB04BE0),
  ]

  /// Colors that look well beside each other, as sRGB-encoded hex.
  static let palette: [[Double]] = [0xFF5A3C, 0x3E7BFA, 0xFFC145, 0x2FC6A0, 0xB04BE0]
    .map { components(of: $0) }

  private static let byWord: [String: (line: Int, color: UInt32)] = {
    let pairs = named.enumerated().flatMap { line, entry in
      entry.words.split(separator: " ").map { (String($0), (line, entry.color)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The names of colors proper: what stands before "sky", which may be no color.
  private static let hues = Set(
    named.prefix { !$0.words.hasPrefix("sky") }.flatMap { $0.words.split(separator: " ") }
      .map(String.init)
  ).subtracting(["sun", "leaf", "ice", "wood", "metal", "error", "danger", "warning", "success"])

  /// Whether three or four numbers of this name are a color.
  static func isColorLike(_ name: NameWords) -> Bool {
    let last = name.last
    if NameWords.matches(last, KnownNames.colors) { return true }
    if NameWords.matches(last, Set(KnownNames.vectors.keys)) { return false }
    return name.hasAny(of: KnownNames.colors.union(hues))
  }

  /// Returns premultiplied, sRGB-encoded red, green, blue and alpha.
  ///
  /// - Parameter index: How many colors the function takes before this one.
  static func color(named name: NameWords, index: Int) -> [Double] {
    if name.hasAny(of: ["clear", "transparent"]) { return [0, 0, 0, 0] }
    let found = name.words.compactMap { byWord[$0] ?? byWord[NameWords.singular(of: $0)] }
    if let first = found.min(by: { $0.line < $1.line }), name.ordinal == nil {
      return components(of: first.color)
    }
    let place = name.ordinal.map { max(0, $0 - 1) } ?? index
    return palette[place % palette.count]
  }

  private static func components(of hex: UInt32) -> [Double] {
    [16, 8, 0].map { (Double((hex >> UInt32($0)) & 255) / 255 * 1000).rounded() / 1000 } + [1]
  }
}
