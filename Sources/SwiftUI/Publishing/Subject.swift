/// A publisher whose values come from calls of `send`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)

  func send(completion: Subscribers.Completion<Failure>)

  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// A subject that stores nothing: whoever subscribes gets what is sent from then on.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { subscribers.add(subscriber) }

  public func send(_ value: Output) { subscribers.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.send(completion: completion)
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that stores its last value: whoever subscribes gets that at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { subscribers.add(subscriber) { value } }

  public func send(_ value: Output) {
    guard !subscribers.isOver else { return }
    lock.withLock { current = value }
    subscribers.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.send(completion: completion)
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
