internal import Messages

/// A view that runs: its nodes, its time, and the changes that wait for an update.
///
/// Everything happens in turns. `advance(to:)` moves the time on by a tick; actions of the user's
/// code change states, which are collected; `update()` carries them out in their order, each under
/// its transaction, evaluates what depends on them, and lays out.
@MainActor
final class ViewGraph {
  /// The graph whose code runs.
  private(set) static weak var current: ViewGraph?

  /// Seconds since the view appeared.
  private(set) var time = 0.0
  /// The transaction of the running update.
  private(set) var transaction = Transaction()
  private(set) var evaluatedNode: _Node?
  /// Whether bodies are being evaluated: states are read as they were when the update began.
  private(set) var isUpdating = false
  /// Whether frames of elements have to be determined again.
  var needsLayout = true
  /// Whether the picture differs from the one that was drawn last.
  var needsDrawing = true
  /// Whether values that views hand up may differ from those that were looked at last.
  var needsPreferences = false
  /// How many nodes there are.
  var nodeCount = 0
  /// Names that do nothing here, of which the author knows.
  var reportedNames: Set<String> = []
  /// Counts updates, each with one transaction.
  private(set) var updateNumber = 0
  /// The knowledge of the viewer; `nil` for a view that is drawn without one.
  weak var services: (any ViewServices)?

  /// The way in and out of views that have none of their own; `nil` for none.
  var defaultTransition: BranchTransition?

  /// The size of the stage in points.
  var stageSize = CGSize.zero
  /// Pixels per point.
  var stageScale: CGFloat = 1
  /// Where the pointer is on the stage, or was last; `nil` before it has been there.
  var pointer: CGPoint?

  /// Objects that views share, by their names.
  private var sharedObjects: [AnyHashable: AnyObject] = [:]
  private var preferenceObservers: [ObjectIdentifier: any PreferenceObserver] = [:]
  private var pending: [PendingChange] = []
  private var dirty: [_Node] = []
  private var actions: [() -> Void] = []
  private var wakes: [ObjectIdentifier: (node: _Node, time: Double)] = [:]
  private var tickActions: [ObjectIdentifier: (_ time: Double) -> Bool] = [:]
  private var appearances: [() -> Void] = []
  private var alarms: [(time: Double, alarm: Alarm, action: () -> Void)] = []
  /// Until when tasks may have work to do that nothing here knows of.
  private var workTime = -Double.infinity

  private struct PendingChange {
    let transaction: Transaction
    let identity: Int
    var changes: [() -> Void]
  }

  /// The date at time 0.
  let startDate: Date

  init(startDate: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.startDate = startDate
  }

  // MARK: - Time

  /// The date now, as the user's code reads it too.
  var date: Date { startDate.addingTimeInterval(time) }

  /// Moves the time on, and asks what is moving for its values at that time.
  func advance(to newTime: Double) {
    time = newTime
    for (key, wake) in wakes where wake.time <= time {
      wakes[key] = nil
      wake.node.setNeedsEvaluation()
    }
    let due = alarms.filter { $0.time <= time + 1e-6 }.sorted { $0.time < $1.time }
    for next in due { ring(next.alarm) }
    let running = tickActions
    for (key, action) in running where !action(time) { tickActions[key] = nil }
  }

  /// When the picture changes next without further events, in seconds; `nil` for never. A time
  /// that has come is the next tick.
  var nextChange: Double? {
    if !tickActions.isEmpty || time < workTime { return time }
    return (wakes.values.map(\.time) + alarms.map(\.time)).min()
  }

  /// A name of an action at a time.
  final class Alarm: Sendable {}

  /// Calls `action` with the first tick that is not before `time`; a time that has come is the
  /// next tick.
  func at(_ time: Double, _ alarm: Alarm, _ action: @escaping () -> Void) {
    alarms.append((time, alarm, action))
  }

  /// Calls the action of an alarm now, if it waits still.
  func ring(_ alarm: Alarm) {
    guard let index = alarms.firstIndex(where: { $0.alarm === alarm }) else { return }
    alarms.remove(at: index).action()
  }

  /// Whether something waits for a time.
  var hasAlarms: Bool { !alarms.isEmpty }

  /// Forgets an alarm.
  func cancel(_ alarm: Alarm) { alarms.removeAll { $0.alarm === alarm } }

  /// Keeps the ticks coming for a while: work goes on by itself, outside updates.
  func expectWork() { workTime = time + 0.25 }

  /// Evaluates a node again when the time moves on.
  func evaluateAtNextTick(_ node: _Node) { evaluate(node, at: time) }

  /// Evaluates a node again with the first tick that is not before `time`.
  func evaluate(_ node: _Node, at time: Double) {
    wakes[ObjectIdentifier(node)] = (node, time)
  }

  /// Calls `action` with each new time until it returns `false`; a second one of the same `key`
  /// takes the place of the first.
  func atTicks(of key: AnyObject, _ action: @escaping (_ time: Double) -> Bool) {
    tickActions[ObjectIdentifier(key)] = action
  }

  func endTicks(of key: AnyObject) { tickActions[ObjectIdentifier(key)] = nil }

  // MARK: - Changes

  /// Collects a change for the next update, under the transaction that is current now.
  func perform(_ change: @escaping () -> Void) {
    let identity = CurrentTransaction.identity
    if let last = pending.indices.last, pending[last].identity == identity {
      pending[last].changes.append(change)
    } else {
      let transaction = CurrentTransaction.value
      // What waits for its animations waits for this, too.
      for completion in transaction.completions { completion.begin() }
      pending.append(
        PendingChange(transaction: transaction, identity: identity, changes: [change]))
    }
  }

  /// Calls `action` when the running update is over.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Calls `action` when what has appeared is laid out.
  func afterLayout(_ action: @escaping () -> Void) { appearances.append(action) }

  func enqueue(_ node: _Node) { dirty.append(node) }

  /// Returns the object that all views share under a name, which is made at its first use.
  func shared<Object: AnyObject>(_ name: AnyHashable, make: () -> Object) -> Object {
    if let known = sharedObjects[name] as? Object { return known }
    let object = make()
    sharedObjects[name] = object
    return object
  }

  /// Tells the author of a mistake, once.
  func reportMisuse(_ message: String) {
    guard reportedNames.insert(message).inserted else { return }
    services?.report(Report(.misuse, message))
  }

  /// Asks a node to look at values of the views below, now and when they have changed.
  func observePreferences(_ observer: any PreferenceObserver) {
    preferenceObservers[ObjectIdentifier(observer)] = observer
    needsPreferences = true
  }

  func forget(_ node: _Node) {
    preferenceObservers[ObjectIdentifier(node)] = nil
    wakes[ObjectIdentifier(node)] = nil
    tickActions[ObjectIdentifier(node)] = nil
  }

  /// Runs code of the view as this graph's.
  func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try TaskGraph.$current.withValue(self, operation: body)
  }

  func evaluating<Result>(_ node: _Node, _ body: () -> Result) -> Result {
    let (outer, wasUpdating) = (evaluatedNode, isUpdating)
    (evaluatedNode, isUpdating) = (node, true)
    defer { (evaluatedNode, isUpdating) = (outer, wasUpdating) }
    return running(body)
  }

  // MARK: - Updates

  /// The most rounds of updates in one frame: a view that needs more never stops changing itself.
  private static let roundLimit = 100

  /// Carries out all changes, and what follows from them.
  ///
  /// - Parameter layOut: Lays out; called after each update that changed a frame.
  func update(layOut: () -> Void) {
    running {
      var rounds = 0
      repeat {
        rounds += 1
        updateNumber += 1
        evaluateAll()
        // Changes that follow from these belong to the next round.
        for _ in pending.indices { carryOut(pending.removeFirst(), layOut) }
        layOutIfNeeded(layOut)
        callActions(&actions)
        if pending.isEmpty { callActions(&appearances) }
        if pending.isEmpty && dirty.isEmpty && !needsLayout && !needsPreferences { return }
      } while rounds < Self.roundLimit
      pending.removeAll()
      reportMisuse("the view changes its state in every update; the changes of a frame end there")
    }
  }

  private func carryOut(_ next: PendingChange, _ layOut: () -> Void) {
    transaction = next.transaction
    updateNumber += 1
    for change in next.changes { change() }
    evaluateAll()
    layOutIfNeeded(layOut)
    transaction = Transaction()
    for completion in next.transaction.completions { completion.end() }
    callActions(&actions)
  }

  /// Lays out until all frames are known: some depend on others that are known later.
  private func layOutIfNeeded(_ layOut: () -> Void) {
    for _ in 0..<Self.roundLimit where needsLayout {
      needsLayout = false
      layOut()
    }
  }

  /// Evaluates all nodes that wait for it, and passes on the values that views hand up.
  private func evaluateAll() {
    evaluateDirty()
    for _ in 0..<Self.roundLimit where needsPreferences {
      needsPreferences = false
      // Inner ones first: what they show can hand up values too.
      for observer in preferenceObservers.values.sorted(by: { $0.depth > $1.depth }) {
        observer.preferencesDidChange()
      }
      evaluateDirty()
    }
  }

  /// Evaluates all nodes that wait for it.
  func evaluateDirty() {
    while !dirty.isEmpty {
      var nodes = dirty
      dirty.removeAll(keepingCapacity: true)
      nodes.sort { $0.depth < $1.depth }
      for node in nodes where node.isDirty && !node.isRemoved {
        needsDrawing = true
        node.evaluate()
        node.clearDirty()
      }
    }
  }

  private func callActions(_ list: inout [() -> Void]) {
    let called = list
    list.removeAll(keepingCapacity: true)
    for action in called { action() }
  }
}

/// The graph that a task belongs to.
enum TaskGraph {
  /// The graph whose code began the task that runs.
  @TaskLocal static var current: ViewGraph?
  /// The graph of the program that runs, which detached tasks belong to; `nil` where there may be
  /// several.
  @MainActor static weak var shown: ViewGraph?
}
