/// Something that sends values over time to those that subscribe to it.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Begins to send values to a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Subscribes to the publisher.
  public func subscribe<S: Subscriber>(
    _ subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// A receiver of the values of a publisher.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  /// Takes in that the publisher has accepted it.
  func receive(subscription: any Subscription)

  /// Takes in a value.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Takes in that no more values come.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to its publisher.
public protocol Subscription: Cancellable {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// The types that go with subscribers.
public enum Subscribers {
  /// How many values a subscriber is ready for.
  ///
  /// The publishers of this module send all values that there are, whatever is asked for: they
  /// follow time and the user, and nothing of that can wait.
  public struct Demand: Hashable, Comparable, Sendable {
    let count: Int

    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)

    public static func max(_ value: Int) -> Demand { Demand(count: value) }

    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
  }

  /// The end of a publisher's values.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// The types of publishers that change what others send.
public enum Publishers {}
