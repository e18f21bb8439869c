internal import Messages

/// A text that is being written, and the place in it where characters come in.
struct TextEntry: Equatable {
  private(set) var text: String
  /// The number of characters before the place.
  private(set) var place: Int
  /// Whether Return begins a line.
  let hasLines: Bool

  init(_ text: String, place: Int? = nil, hasLines: Bool = false) {
    self.text = text
    self.place = min(max(0, place ?? text.count), text.count)
    self.hasLines = hasLines
  }

  /// The characters before the place.
  var before: Substring { text.prefix(place) }

  /// Takes in a key.
  ///
  /// - Returns: Whether the key is one for a text.
  mutating func handle(_ input: KeyInput) -> Bool {
    switch input {
    case .typed(let new):
      let kept = hasLines ? new : new.filter { !$0.isNewline }
      insert(kept)
    case .key(.enter) where hasLines: insert("\n")
    case .key(.delete):
      guard place > 0 else { return true }
      text.remove(at: text.index(text.startIndex, offsetBy: place - 1))
      place -= 1
    case .key(.forwardDelete):
      guard place < text.count else { return true }
      text.remove(at: text.index(text.startIndex, offsetBy: place))
    case .key(.left): place = max(0, place - 1)
    case .key(.right): place = min(text.count, place + 1)
    case .key(.home): place = 0
    case .key(.end): place = text.count
    default: return false
    }
    return true
  }

  private mutating func insert(_ new: String) {
    text.insert(contentsOf: new, at: text.index(text.startIndex, offsetBy: place))
    place += new.count
  }
}
