extension NotificationCenter {
  /// The notifications of a center, as a publisher.
  public struct Publisher: SwiftUI.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Notification, S.Failure == Never {
      let observation = Observation(center)
      subscriber.receive(subscription: observation)
      observation.begin(name, object) { _ = subscriber.receive($0) }
    }
  }

  /// The observation of a center for one subscriber.
  private final class Observation: Subscription {
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) { self.center = center }

    func begin(
      _ name: Notification.Name, _ object: AnyObject?, _ action: @escaping (Notification) -> Void
    ) {
      nonisolated(unsafe) let action = action  // notifications are posted on the main actor
      token = center.addObserver(forName: name, object: object, queue: nil) { action($0) }
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      if let token { center.removeObserver(token) }
      token = nil
    }
  }

  /// Returns a publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
