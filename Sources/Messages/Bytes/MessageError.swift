/// A message that cannot be written, or bytes that are not a message.
package enum MessageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The bytes end within a value.
  case truncated
  /// A value that no writer writes; `problem` says which.
  case damaged(_ problem: String)
  /// More of something than a message may have.
  case tooLarge(_ limit: String)
  /// Part of a layer that does not travel between processes.
  case unsupported(_ part: String)
  /// The other side was built from other sources.
  case version(theirs: UInt16, ours: UInt16)

  package var description: String {
    switch self {
    case .truncated: "the message ends too early"
    case .damaged(let problem): "the message is damaged: \(problem)"
    case .tooLarge(let limit): "the message is too large: \(limit)"
    case .unsupported(let part): "\(part) cannot be sent to another process"
    case .version(let theirs, let ours):
      "the other side speaks version \(theirs) of the protocol, this one version \(ours)"
    }
  }
}
