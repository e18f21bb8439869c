/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects while there are subscribers.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// A publisher that is connected while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    init(_ upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = AnySubscriber<Output, Failure>(
        receiveSubscription: {
          subscriber.receive(
            subscription: Counted(inner: $0) { [weak self] in self?.subscriberDidLeave() })
        }, receiveValue: { subscriber.receive($0) },
        receiveCompletion: { subscriber.receive(completion: $0) })
      upstream.receive(subscriber: inner)
      count += 1
      if count == 1 { connection = upstream.connect() }
    }

    private func subscriberDidLeave() {
      count -= 1
      guard count == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }

  /// A connection whose end is noticed.
  private final class Counted: Subscription {
    private let inner: any Subscription
    private var end: (() -> Void)?

    init(inner: any Subscription, end: @escaping () -> Void) {
      self.inner = inner
      self.end = end
    }

    func request(_ demand: Subscribers.Demand) { inner.request(demand) }

    func cancel() {
      inner.cancel()
      let last = end
      end = nil
      last?()
    }
  }
}
