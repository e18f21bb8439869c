/// The subscribers of a publisher that sends to several.
final class SubscriberList<Output, Failure: Error> {
  private let lock = NSLock()
  private var members: [Member] = []
  private var completion: Subscribers.Completion<Failure>?

  init() {}

  private struct Member {
    let connection: Connection
    let receive: (Output) -> Void
    let complete: (Subscribers.Completion<Failure>) -> Void
  }

  /// The connection of one subscriber.
  private final class Connection: Subscription {
    weak var list: SubscriberList?

    init(_ list: SubscriberList) { self.list = list }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      list?.remove(self)
      list = nil
    }
  }

  /// Adds a subscriber.
  ///
  /// - Parameter first: Returns a value that it gets at once; `nil` for none.
  func add<S: Subscriber>(
    _ subscriber: S, first: () -> Output? = { nil }
  ) where S.Input == Output, S.Failure == Failure {
    let connection = Connection(self)
    let ended = lock.withLock {
      if completion == nil {
        members.append(
          Member(
            connection: connection, receive: { _ = subscriber.receive($0) },
            complete: { subscriber.receive(completion: $0) }))
      }
      return completion
    }
    subscriber.receive(subscription: connection)
    if let ended { return subscriber.receive(completion: ended) }
    if let value = first() { _ = subscriber.receive(value) }
  }

  private func remove(_ connection: Connection) {
    lock.withLock { members.removeAll { $0.connection === connection } }
  }

  var isEmpty: Bool { lock.withLock { members.isEmpty } }

  func send(_ value: Output) {
    for member in lock.withLock({ members }) where member.connection.list != nil {
      member.receive(value)
    }
  }

  func send(completion new: Subscribers.Completion<Failure>) {
    let last = lock.withLock {
      guard completion == nil else { return [Member]() }
      completion = new
      defer { members.removeAll() }
      return members
    }
    for member in last where member.connection.list != nil { member.complete(new) }
  }

  /// Whether the end has been sent.
  var isOver: Bool { lock.withLock { completion != nil } }
}
