internal import Diagnostics
internal import Layers
internal import Messages
internal import ViewBuilding
internal import ViewServing

/// One run of a view's program, from its start: its time goes forward only.
final class ViewSession {
  private let process: ViewProcess
  private let conversation: ViewConversation
  /// The time of the latest frame in seconds.
  private(set) var time = 0.0
  /// How many of the user's actions the program has been told.
  private(set) var inputCount = 0
  /// The latest frame.
  private(set) var frame = Frame(layer: nil)
  private var layer: Layer?

  /// Milliseconds that the program may take to read what is sent.
  private static let patience = 5_000

  /// Starts the view of a program.
  ///
  /// - Parameters:
  ///   - folders: Of the project, for its pictures and colors.
  ///   - start: Makes the beginning of one of the previews that the program has.
  init(
    _ process: ViewProcess, folders: [String], stage: Stage,
    start: ([Preview]) throws(ViewFailure) -> Start
  ) throws(ViewFailure) {
    self.process = process
    conversation = ViewConversation(
      over: process.channel,
      server: ViewServer(folders: folders, scale: stage.scale, appearance: stage.appearance))
    process.beginTurn()
    let previews = try answered { (limit) throws(ConversationError) in
      try conversation.previews(millisecondsLeft: limit)
    }
    try send(.start(start(previews)))
  }

  /// Tells the program of actions that it does not know yet.
  func send(_ inputs: ArraySlice<TimedInput>) throws(ViewFailure) {
    for input in inputs {
      try send(.input(input.event, time: input.time))
      inputCount += 1
    }
  }

  /// Shows another screen from here on.
  func show(on stage: Stage) throws(ViewFailure) {
    try answered { (_) throws(ConversationError) in
      try conversation.setStage(stage, millisecondsLeft: { Self.patience })
    }
  }

  /// Returns the picture at a time that is not before the one of the latest frame, and what the
  /// program reports meanwhile.
  func layer(at newTime: Double) throws(ViewFailure) -> (layer: Layer, reports: [Report]) {
    process.beginTurn()
    let turn = try answered { (limit) throws(ConversationError) in
      try conversation.turn(to: newTime, millisecondsLeft: limit)
    }
    (time, frame) = (newTime, turn.frame)
    if let shown = turn.frame.layer { layer = shown }
    guard let layer else { throw ViewFailure("the view's program has sent no picture") }
    return (layer, turn.reports)
  }

  private func send(_ message: ViewerMessage) throws(ViewFailure) {
    try answered { (_) throws(ConversationError) in
      try conversation.send(message, millisecondsLeft: { Self.patience })
    }
  }

  /// Speaks with the program; its end explains more than that of the conversation.
  ///
  /// - Parameter body: Gets the limit of its waits: it lasts while the program runs within its own.
  private func answered<Result>(
    _ body: (_ limit: () -> Int) throws(ConversationError) -> Result
  ) throws(ViewFailure) -> Result {
    var death: ViewDeath?
    do throws(ConversationError) {
      return try body {
        death = process.waitForInput()
        return death == nil ? .max : 0
      }
    } catch {
      if let death = death ?? process.death { throw ViewFailure(death.diagnostic) }
      if case .ended = error, let death = process.waitForInput() {
        throw ViewFailure(death.diagnostic)
      }
      throw ViewFailure("\(error)")
    }
  }
}

/// An action of the user at a time in seconds.
struct TimedInput: Sendable, Hashable {
  let event: InputEvent
  let time: Double
}
