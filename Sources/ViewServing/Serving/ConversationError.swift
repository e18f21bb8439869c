package import Messages

/// Why a view's program gives no more frames.
package enum ConversationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// It did not answer within the caller's limit.
  case silent
  /// It has ended, the connection failed, or a message is too long.
  case ended(ChannelError)
  /// Its message cannot be read, or one of the viewer's cannot be written.
  case unreadable(MessageError)
  /// It sent a message that has no place in the conversation.
  case unexpected(String)

  package var description: String {
    switch self {
    case .silent: "the view's program does not answer"
    case .ended(.tooLong(let bytes)):
      "the view's program sends what cannot be read: \(ChannelError.tooLong(bytes: bytes))"
    case .ended(let error): "the view's program has ended: \(error)"
    case .unreadable(let error): "the view's program sends what cannot be read: \(error)"
    case .unexpected(let message): "the view's program sends \(message) where none is expected"
    }
  }
}
