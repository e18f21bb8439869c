extension Timer {
  /// A publisher of dates at equal distances, by the time of the view.
  ///
  /// The first date comes after one interval. Dates that have been missed are not sent later.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let subscribers = SubscriberList<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { subscribers.add(subscriber) }

    public func connect() -> any Cancellable {
      let run = TimerRun(every: interval) { [subscribers] in subscribers.send($0) }
      run.begin()
      return run
    }
  }

  /// Returns a publisher of dates at equal distances, by the time of the view.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

/// A connected timer.
private final class TimerRun: Cancellable {
  private let interval: Double
  private let send: (Date) -> Void
  private weak let graph = TaskGraph.current
  private let alarm = ViewGraph.Alarm()
  private var isOver = false
  /// When the next date is due, in the time of the view.
  private var due = 0.0

  init(every interval: Double, send: @escaping (Date) -> Void) {
    // An interval of zero would stop the time.
    self.interval = max(interval, 1e-4)
    self.send = send
  }

  func begin() {
    nonisolated(unsafe) let run = self
    MainQueue.run {
      run.due = (run.graph?.time ?? 0) + run.interval
      run.wait()
    }
  }

  @MainActor private func wait() {
    guard let graph, !isOver else { return }
    graph.at(due, alarm) { [self] in
      let steps = max(1, ((graph.time - due + 1e-6) / interval).rounded(.down) + 1)
      due += steps * interval
      wait()
      send(graph.date)
    }
  }

  func cancel() {
    isOver = true
    nonisolated(unsafe) let run = self
    MainQueue.run { run.graph?.cancel(run.alarm) }
  }
}
