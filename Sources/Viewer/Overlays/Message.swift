/// A message for the user: shown over the scene for a moment, and printed.
nonisolated struct Message: Sendable, Equatable {
  let text: String
  var isFailure = false
  /// Text that is printed; nothing is printed if `nil`.
  var said: String?
  /// Buttons after the text.
  var actions: [MessageAction] = []

  /// - Parameter said: Text that is printed; the shown text if left out.
  init(
    _ text: String, isFailure: Bool = false, saying said: String? = nil,
    actions: [MessageAction] = []
  ) {
    (self.text, self.isFailure, self.said) = (text, isFailure, said ?? text)
    self.actions = actions
  }

  /// A message that is not printed.
  static func shown(_ text: String, isFailure: Bool = false) -> Message {
    var message = Message(text, isFailure: isFailure)
    message.said = nil
    return message
  }
}
