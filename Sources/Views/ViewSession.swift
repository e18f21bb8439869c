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

  /// Of how many ticks the view learns of one.
  private var pace = 1
  /// Seconds that a tick has taken in the last turn and in the one before.
  private var tickSeconds: [Double] = []

  private static let ticksPerSecond = 60.0
  /// Seconds that a turn takes at most of a view that does not keep up with the clock, if one tick
  /// does not take longer.
  private static let lateTurn = 0.25

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
  private func take(_ new: ActionLog) throws(ViewFailure) {
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
  private func advance(to newTime: Double) throws(ViewFailure) -> [Report] {
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

  /// Tells the program of actions that follow those that it knows, goes on to a time behind them,
  /// and returns what the program reports meanwhile.
  ///
  /// - Parameter isLive: Whether the time is that of a clock. A view of which each tick takes
  ///   longer than it lasts is told of some of the ticks only: it would fall behind more and more.
  func goOn(
    to newTime: Double, after new: ActionLog, isLive: Bool
  ) throws(ViewFailure) -> [Report] {
    let ticks = ((newTime - time) * Self.ticksPerSecond).rounded(.up)
    // One turn may have waited for the machine.
    let seconds = tickSeconds.min() ?? 0
    var pace = 1
    if isLive, seconds * Self.ticksPerSecond > 1 {
      let affordable = max(1, (Self.lateTurn / seconds).rounded(.down))
      pace = Int(min(max((ticks / affordable).rounded(.up), 1), Double(UInt8.max)))
    }
    try setPace(pace)
    let start = ContinuousClock.now
    try take(new)
    let reports = try advance(to: newTime)
    let taken = (ContinuousClock.now - start) / .seconds(1)
    if ticks > 0 {
      tickSeconds = tickSeconds.suffix(1) + [taken / (ticks / Double(pace)).rounded(.up)]
    }
    return reports
  }

  private func setPace(_ new: Int) throws(ViewFailure) {
    guard new != pace else { return }
    pace = new
    try send(.pace(ticks: UInt8(new)))
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
