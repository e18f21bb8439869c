/// The characters that commands are bound to, on keyboards of all scripts.
nonisolated extension Character {
  /// Whether it is of the Latin script, or of none.
  ///
  /// Source: the blocks of the Unicode Standard: Basic Latin to Latin Extended-B, Latin Extended
  /// Additional, General Punctuation to Currency Symbols.
  var isLatin: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x250, 0x1E00..<0x1F00, 0x2000..<0x20D0: true
      default: false
      }
    }
  }

  /// The character that a key gives commands: its own if that is Latin, else that of the user's
  /// Latin layout, else the one at its place on an American keyboard.
  ///
  /// - Parameters:
  ///   - latin: The key's character without Shift in a Latin layout; `nil` if there is none.
  ///   - place: GLFW's number of the key, which is its character on an American keyboard.
  func forCommands(latin: Character?, place: Int32, isShiftDown: Bool) -> Character {
    guard !isLatin else { return self }
    let american =
      (33...96).contains(place)
      ? Unicode.Scalar(UInt32(place)).map { Character(String($0).lowercased()) } : nil
    guard let base = latin ?? american else { return self }
    guard isShiftDown else { return base }
    return base == "/" ? "?" : Character(base.uppercased())
  }
}
