/// Characters of Unicode in the place of symbols of SF Symbols, whose drawings are Apple's.
///
/// They are those whose meaning is the same and that the usual fonts have; everything else is
/// drawn as a box with the symbol's name.
enum SymbolCharacters {
  /// Returns the characters for a symbol; for `heart.circle.fill` and its like that for `heart`
  /// will do.
  static func characters(for name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      if let found = table[parts.joined(separator: ".")] { return found }
      guard let last = parts.popLast(), variants.contains(last) else { return nil }
    }
    return nil
  }

  /// Parts of names that change a symbol's look and not its meaning.
  private static let variants: Set<String> = ["fill", "circle", "square", "slash", "rectangle"]

  private static let table: [String: String] = [
    "heart": "♡", "heart.fill": "♥", "star": "☆", "star.fill": "★", "circle": "○",
    "circle.fill": "●", "square": "□", "square.fill": "■", "diamond": "◇", "diamond.fill": "◆",
    "triangle": "△", "triangle.fill": "▲", "hexagon": "⬡", "hexagon.fill": "⬢",
    "checkmark": "✓", "xmark": "✕", "plus": "+", "minus": "−", "multiply": "×", "divide": "÷",
    "equal": "=", "number": "#", "percent": "%", "questionmark": "?", "exclamationmark": "!",
    "info": "i", "at": "@", "play": "▷", "play.fill": "▶", "pause": "❚❚", "pause.fill": "❚❚",
    "stop": "□", "stop.fill": "■", "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑",
    "arrow.down": "↓", "arrow.left.and.right": "↔", "arrow.up.and.down": "↕",
    "arrow.up.right": "↗", "arrow.up.left": "↖", "arrow.down.right": "↘",
    "arrow.down.left": "↙", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.triangle.2.circlepath": "⟳", "arrow.uturn.left": "↩", "arrow.uturn.right": "↪",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "chevron.down": "⌄",
    "chevron.backward": "‹", "chevron.forward": "›", "ellipsis": "⋯", "sun.max": "☀",
    "sun.max.fill": "☀", "sun.min": "☼", "moon": "☾", "moon.fill": "☾", "cloud": "☁",
    "cloud.fill": "☁", "snowflake": "❄", "umbrella": "☂", "bolt": "⚡\u{FE0E}",
    "bolt.fill": "⚡\u{FE0E}",
    "flame.fill": "🔥", "drop.fill": "💧", "sparkle": "✦", "sparkles": "✨", "gear": "⚙",
    "gearshape": "⚙", "gearshape.fill": "⚙", "envelope": "✉", "envelope.fill": "✉",
    "phone": "☎", "phone.fill": "☎", "music.note": "♪", "music.note.list": "♫", "flag": "⚐",
    "flag.fill": "⚑", "scissors": "✂", "pencil": "✎", "trash": "🗑", "magnifyingglass": "🔍",
    "airplane": "✈", "hourglass": "⌛\u{FE0E}", "clock": "⏱", "command": "⌘", "option": "⌥",
    "shift": "⇧", "return": "⏎", "escape": "⎋", "delete.left": "⌫", "power": "⏻",
    "infinity": "∞", "sum": "∑", "function": "ƒ", "textformat": "A", "bold": "B",
    "italic": "I", "leaf.fill": "🍃", "globe": "🌐", "camera.fill": "📷", "bell.fill": "🔔",
    "lock.fill": "🔒", "lock.open.fill": "🔓", "house.fill": "🏠", "person.fill": "👤",
    "suit.heart.fill": "♥", "suit.club.fill": "♣", "suit.spade.fill": "♠",
    "suit.diamond.fill": "♦", "peacesign": "☮", "staroflife.fill": "⚕", "atom": "⚛",
  ]
}
