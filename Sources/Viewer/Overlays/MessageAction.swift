/// Action that a message offers as a button.
nonisolated enum MessageAction: Sendable, Hashable {
  /// Brings a preset back that was removed.
  case restorePreset(named: String)
  /// Shows the text that a picture carries in place of the file that it names.
  case showText(ofPicture: String)
  /// Opens a file that a picture names, although it is not what the user has named.
  case open(file: String, ofPicture: String)
  /// Shows the scene that was offered, in pixels so many times as large.
  case reduceResolution(by: Int)

  /// The button's text.
  var label: String {
    switch self {
    case .restorePreset: "Undo"
    case .showText: "Show the Picture's Text"
    case .open: "Open It"
    case .reduceResolution(let divisor):
      switch divisor {
      case 2: "Draw It at Half the Resolution"
      case 4: "Draw It at a Quarter of the Resolution"
      default: "Draw It at an Eighth of the Resolution"
      }
    }
  }
}
