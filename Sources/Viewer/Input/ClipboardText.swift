/// Contents of the clipboard, as far as they are text.
nonisolated enum ClipboardText: Sendable, Equatable {
  case text(String)
  /// There is nothing on it, or something that is not a text.
  case none
  /// The program that the text was copied in does not hand it over; why, as a part of a sentence.
  case unavailable(reason: String)
}
