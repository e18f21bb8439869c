internal import Diagnostics
internal import Layers
internal import Messages
internal import ViewBuilding
internal import ViewServing

/// One run of a view's program, from its start: its time goes forward only.
final class ViewSession {
  private let process: ViewProcess
  private let conversation: ViewConversation
  /// The previews that the program can show.
  let previews: [Preview]
  /// Whether it shows one of them.
  private(set) var isStarted = false
  /// The time of the latest frame in seconds.
  private(set) var time = 0.0
  /// The actions that the program has been told.
  private(set) var actions = ActionLog()
  /// The screen that it shows the view on.
  private(set) var stage: Stage?
  /// The latest frame.
  private(set) var frame = Frame(layer: nil)
  /// The latest picture.
  private(set) var layer: Layer?
  /// The view's tunable parts.
  private(set) var description: ViewDescription?

  /// Milliseconds that the program may take to read what is sent.
  private static let patience = 5_000

  /// Waits for the program's previews.
  ///
  /// - Parameter folders: Of the project, for its pictures and colors.
  init(_ process: ViewProcess, folders: [String]) throws(ViewFailure) {
    self.process = process
    let conversation = ViewConversation(
      over: process.channel, server: ViewServer(folders: folders, scale: 2, appearance: .light))
    self.conversation = conversation
    process.beginTurn()
    previews = try Self.answered(by: process) { (limit) throws(ConversationError) in
      try conversation.previews(millisecondsLeft: limit)
    }
  }

  /// Shows one of the previews, at time 0.
  func begin(_ start: Start) throws(ViewFailure) {
    (isStarted, stage) = (true, start.stage)
    try answered { (_) throws(ConversationError) in
      try conversation.start(start, millisecondsLeft: { Self.patience })
    }
  }

  /// Tells the program of actions that follow those that it knows.
  func take(_ new: ActionLog) throws(ViewFailure) {
    for action in new[actions.count..<new.count] {
      switch action.event {
      case .input(let event): try send(.input(event, time: action.time))
      case .set(let name, let value): try send(.set(name: name, value: value, time: action.time))
      case .release(let name): try send(.release(name: name, time: action.time))
      }
    }
    actions = new
  }

  /// Shows another screen from here on.
  func show(on new: Stage) throws(ViewFailure) {
    guard new != stage else { return }
    stage = new
    try answered { (_) throws(ConversationError) in
      try conversation.setStage(new, millisecondsLeft: { Self.patience })
    }
  }

  /// Goes on to a time that is not before the one of the latest frame, and returns what the program
  /// reports meanwhile.
  func advance(to newTime: Double) throws(ViewFailure) -> [Report] {
    process.beginTurn()
    let turn = try answered { (limit) throws(ConversationError) in
      try conversation.turn(to: newTime, millisecondsLeft: limit)
    }
    (time, frame) = (newTime, turn.frame)
    if let shown = turn.frame.layer { layer = shown }
    if let new = turn.description { description = new }
    guard layer != nil else { throw ViewFailure("the view's program has sent no picture") }
    return turn.reports
  }

  private func send(_ message: ViewerMessage) throws(ViewFailure) {
    try answered { (_) throws(ConversationError) in
      try conversation.send(message, millisecondsLeft: { Self.patience })
    }
  }

  private func answered<Result>(
    _ body: (_ limit: () -> Int) throws(ConversationError) -> Result
  ) throws(ViewFailure) -> Result {
    try Self.answered(by: process, body)
  }

  /// Speaks with the program; its end explains more than that of the conversation.
  ///
  /// - Parameter body: Gets the limit of its waits: it lasts while the program runs within its own.
  private static func answered<Result>(
    by process: ViewProcess, _ body: (_ limit: () -> Int) throws(ConversationError) -> Result
  ) throws(ViewFailure) -> Result {
    var death: ViewDeath?
    do throws(ConversationError) {
      return try body {
        death = process.waitForInput()
        return death == nil ? .max : 0
      }
    } catch {
      if let death = death ?? process.death { throw ViewFailure(death.diagnostic) }
      switch error {
      // The program goes on: waiting for its end would only reach the limit of those that wait.
      case .ended(.tooLong): break
      case .ended: if let death = process.waitForInput() { throw ViewFailure(death.diagnostic) }
      case .silent, .unreadable, .unexpected: break
      }
      throw ViewFailure("\(error)")
    }
  }
}
