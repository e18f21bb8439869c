/// Why nothing more can be sent or received.
package enum ChannelError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The other side has closed its end, after a whole message.
  case closed
  /// The other side has closed its end within a message.
  case cutOff
  /// The bytes do not belong to this protocol, or a message is longer than one may be.
  case tooLong(bytes: Int)
  /// `reason` is the system's own.
  case failed(reason: String)

  package var description: String {
    switch self {
    case .closed: "the other side has closed the connection"
    case .cutOff: "the connection ends within a message"
    case .tooLong(let bytes):
      "a message claims \(bytes) bytes, of at most \(MessageLimits.bytes)"
    case .failed(let reason): "the connection failed: \(reason)"
    }
  }
}
