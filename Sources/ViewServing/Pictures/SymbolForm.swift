/// The drawing of a symbol of SF Symbols: characters of Unicode, and a shape around them.
struct SymbolForm: Equatable {
  let characters: String
  let enclosure: SymbolEnclosure?

  /// Returns the form of a symbol; `nil` if no characters mean the same.
  ///
  /// `info.circle` is the character of `info` in a ring, `info.circle.fill` the same cut out of a
  /// disc; for `house.fill` that of `house` will do.
  init?(of name: String) {
    if let characters = SymbolCharacters.table[name] {
      (self.characters, enclosure) = (characters, nil)
      return
    }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let characters = SymbolCharacters.table[parts.joined(separator: ".")] {
      (self.characters, enclosure) = (characters, nil)
      return
    }
    guard let shape = parts.popLast().flatMap(SymbolEnclosure.Shape.init),
      let characters = SymbolCharacters.characters(of: parts, isFilled: isFilled)
    else { return nil }
    self.characters = characters
    enclosure = SymbolEnclosure(shape: shape, isFilled: isFilled)
  }
}

/// Characters of Unicode in the place of symbols of SF Symbols, whose drawings are Apple's.
///
/// They are those whose meaning is the same and that the usual fonts have.
enum SymbolCharacters {
  /// The characters of a name in an enclosure; in a filled one they are filled, too.
  fileprivate static func characters(of parts: [String], isFilled: Bool) -> String? {
    let name = parts.joined(separator: ".")
    // Numbers and single letters are drawn as they are written.
    if !name.isEmpty, name.count <= 2, name.allSatisfy(\.isNumber) { return name }
    if name.count == 1, name.allSatisfy(\.isLetter) { return name.uppercased() }
    let names = isFilled ? [name + ".fill", name] : [name, name + ".fill"]
    return names.lazy.compactMap { table[$0] }.first
  }

  fileprivate static let table: [String: String] = [
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
    "arrow.2.circlepath": "⟳", "arrow.triangle.2.circlepath": "⟳", "arrow.uturn.left": "↩",
    "arrow.uturn.right": "↪",
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
    "figure.walk": "🚶", "figure.run": "🏃", "figure.stand": "🧍", "figure.dance": "💃",
    "wand.and.sparkles": "🪄",
    "wand.and.stars": "🪄", "waveform": "ılıılı", "waveform.path": "∿", "photo": "🖼", "person": "👤",
    "person.crop": "👤",
    "person.2": "👥", "hand.tap": "👆", "hand.thumbsup": "👍", "hand.thumbsdown": "👎",
    "hand.wave": "👋",
    "hand.raised": "✋", "eye": "👁", "house": "🏠", "flame": "🔥", "drop": "💧", "bell": "🔔",
    "camera": "📷",
    "lock": "🔒", "lock.open": "🔓", "leaf": "🍃", "bookmark": "🔖", "book": "📖", "cart": "🛒",
    "calendar": "📅", "clock.fill": "🕐", "mappin": "📍", "location": "➤", "paperplane": "➤",
    "link": "🔗", "paperclip": "📎",
    "gift": "🎁", "crown": "👑", "lightbulb": "💡", "key": "🔑", "mic": "🎤", "speaker.wave.2": "🔊",
    "speaker": "🔈", "speaker.slash": "🔇", "headphones": "🎧", "gamecontroller": "🎮",
    "paintbrush": "🖌",
    "paintpalette": "🎨", "pawprint": "🐾", "hare": "🐇", "tortoise": "🐢", "ant": "🐜", "ladybug": "🐞",
    "fish": "🐟",
    "bird": "🐦", "car": "🚗", "bicycle": "🚲", "tram": "🚊", "bus": "🚌", "tv": "📺", "phone.down": "☎",
    "message": "💬", "bubble.left": "💬", "folder": "📁", "doc": "📄", "square.and.arrow.up": "⇪",
    "square.and.pencil": "✎", "line.3.horizontal": "≡", "circle.grid.3x3": "⣿", "shuffle": "🔀",
    "repeat": "🔁",
    "backward": "◀◀", "forward": "▶▶", "backward.end": "⏮", "forward.end": "⏭", "swift": "🐦",
    "applelogo": "🍎",
    "face.smiling": "☺", "globe.americas": "🌎", "globe.europe.africa": "🌍", "cloud.rain": "🌧",
    "cloud.sun": "⛅",
    "cloud.bolt": "🌩", "cloud.snow": "🌨", "wind": "🌬", "tornado": "🌪", "rainbow": "🌈",
    "mountain.2": "⛰",
    "tree": "🌳", "water.waves": "≋", "square.grid.2x2": "⊞", "cube": "🧊",
    "circle.lefthalf.filled": "◐",
    "circle.righthalf.filled": "◑", "target": "◎", "scope": "⌖", "dial.low": "◔",
    "slider.horizontal.3": "☰",
    "arrow.up.left.and.arrow.down.right": "⤢", "arrow.trianglehead.2.clockwise": "⟳",
    "asterisk": "✱",
  ]
}
