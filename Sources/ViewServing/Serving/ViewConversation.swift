package import Messages

/// The viewer's end of a conversation with a view's program.
///
/// ```swift
/// // given descriptor: Int32, start: Start, server: ViewServer, millisecondsLeft: () -> Int
/// let conversation = ViewConversation(over: descriptor, server: server)
/// let previews = try conversation.previews(millisecondsLeft: millisecondsLeft)
/// try conversation.start(start, millisecondsLeft: millisecondsLeft)
/// let turn = try conversation.turn(to: 0.5, millisecondsLeft: millisecondsLeft)
/// if let layer = turn.frame.layer { print(previews, layer.size) }
/// ```
///
/// The program speaks only when it is asked for a frame or greets; what it asks meanwhile is
/// answered here. After an error nothing more can be said. It is used by one thread, reads no
/// clock, and neither starts nor ends the process.
package final class ViewConversation {
  /// The program's answer to a time.
  package struct Turn: Sendable {
    package var frame: Frame
    /// The view's tunable parts, if they have changed.
    package var description: ViewDescription?
    package var reports: [Report] = []
    package var haptics: [Haptic] = []
  }

  /// Feedback that a device would give to the hand.
  package struct Haptic: Sendable, Equatable {
    package let name: String
    package let intensity: Double
  }

  private var channel: MessageChannel
  private let server: ViewServer

  /// Messages of one turn, beyond which the program is taken to send without an end.
  private static let messageLimit = 100_000

  /// - Parameter descriptor: The viewer's end of the socket, which is closed with this.
  package init(over descriptor: Int32, server: ViewServer) {
    channel = MessageChannel(owning: descriptor)
    self.server = server
  }

  /// Returns the previews that the program can show, which it names first of all.
  ///
  /// - Parameter millisecondsLeft: Returns how much longer to wait.
  package func previews(
    millisecondsLeft: () -> Int
  ) throws(ConversationError) -> [Preview] {
    switch try receive(millisecondsLeft) {
    case .hello(let previews): return previews
    case let message: throw .unexpected(message.kindName)
    }
  }

  /// Sends a message that the program does not answer.
  ///
  /// A start goes to `start`, a stage to `setStage`, and a time to `turn`.
  package func send(
    _ message: ViewerMessage, millisecondsLeft: () -> Int
  ) throws(ConversationError) {
    let bytes: [UInt8]
    do throws(MessageError) {
      bytes = try message.encoded()
    } catch {
      throw .unreadable(error)
    }
    let isSent: Bool
    do throws(ChannelError) {
      isSent = try channel.send(bytes, millisecondsLeft: millisecondsLeft)
    } catch {
      throw .ended(error)
    }
    // A program that does not read is as silent as one that does not write.
    guard isSent else { throw .silent }
  }

  /// Has the program show one of its previews.
  package func start(
    _ start: Start, millisecondsLeft: () -> Int
  ) throws(ConversationError) {
    server.setStage(scale: start.stage.scale, appearance: start.stage.appearance)
    try send(.start(start), millisecondsLeft: millisecondsLeft)
  }

  /// Goes on with another screen; texts and pictures are made for it from here on.
  package func setStage(
    _ stage: Stage, millisecondsLeft: () -> Int
  ) throws(ConversationError) {
    server.setStage(scale: stage.scale, appearance: stage.appearance)
    try send(.stage(stage), millisecondsLeft: millisecondsLeft)
  }

  /// Asks for the frame at a time, and answers the program until it has come.
  ///
  /// - Parameters:
  ///   - time: In seconds since the start; no earlier than that of the turn before.
  ///   - millisecondsLeft: Returns how much longer to wait, for all of it together.
  package func turn(
    to time: Double, millisecondsLeft: () -> Int
  ) throws(ConversationError) -> Turn {
    do throws(ConversationError) {
      try send(.advance(time: time), millisecondsLeft: millisecondsLeft)
    } catch .ended {
      // What the program said last is still to be read; after it comes the same error.
    }
    var turn = Turn(frame: Frame(layer: nil))
    for _ in 0..<Self.messageLimit {
      let message = try receive(millisecondsLeft)
      switch message {
      case .frame(let frame):
        turn.frame = frame
        return turn
      case .describe(let description): turn.description = description
      case .report(let report): turn.reports.append(report)
      case .haptic(let name, let intensity):
        turn.haptics.append(Haptic(name: name, intensity: intensity))
      case .measure, .picture, .color, .forget:
        if let reply = server.reply(to: message) {
          try send(.reply(reply), millisecondsLeft: millisecondsLeft)
        }
      case .hello: throw .unexpected(message.kindName)
      }
    }
    throw .unexpected("more than \(Self.messageLimit) messages")
  }

  private func receive(_ millisecondsLeft: () -> Int) throws(ConversationError) -> ProgramMessage {
    let bytes: [UInt8]?
    do throws(ChannelError) {
      bytes = try channel.receive(millisecondsLeft: millisecondsLeft)
    } catch {
      throw .ended(error)
    }
    guard let bytes else { throw .silent }
    do throws(MessageError) {
      return try ProgramMessage(decoding: bytes) { [server] in server.image($0) }
    } catch {
      throw .unreadable(error)
    }
  }
}

extension ProgramMessage {
  /// The kind of message, for messages to the author.
  fileprivate var kindName: String {
    switch self {
    case .hello: "a greeting"
    case .frame: "a frame"
    case .describe: "a description"
    case .measure: "a text"
    case .picture: "a request for a picture"
    case .color: "a request for a color"
    case .forget: "numbers to forget"
    case .report: "a report"
    case .haptic: "feedback"
    }
  }
}
