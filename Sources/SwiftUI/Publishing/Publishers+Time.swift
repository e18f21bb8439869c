/// A place where work is done at a time: a queue, a run loop.
///
/// All work of views is done on the main queue, by the time of the view.
public protocol Scheduler {
  /// A distance in time.
  associatedtype SchedulerTimeType: SchedulerTime
}

/// A distance in time that can be given in seconds.
public protocol SchedulerTime {
  associatedtype Stride: SchedulerTimeIntervalConvertible
}

/// A distance in time, by its unit.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self

  /// The distance in seconds.
  var _seconds: Double { get }
}

/// The times of the main queue and of run loops.
public struct _ViewSchedulerTime: SchedulerTime {
  /// A distance in time.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    public let _seconds: Double

    init(_ seconds: Double) { _seconds = seconds }

    public init(floatLiteral value: Double) { _seconds = value }

    public init(integerLiteral value: Int) { _seconds = Double(value) }

    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }

    public static func seconds(_ s: Double) -> Stride { Stride(s) }

    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1000) }
  }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = _ViewSchedulerTime
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _ViewSchedulerTime
}

extension Publishers {
  /// The values of a publisher after which none came for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var forget: (() -> Void)?
      let seconds = dueTime._seconds
      upstream.pass(to: subscriber) { value in
        forget?()
        forget = ViewClock.after(seconds) { _ = subscriber.receive(value) }
        return .none
      }
    }
  }

  /// The values of a publisher, each later by a time.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let seconds = interval._seconds
      upstream.pass(to: subscriber) { value in
        _ = ViewClock.after(seconds) { _ = subscriber.receive(value) }
        return .none
      }
    }
  }

  /// The values of a publisher, on the main queue.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.pass(to: subscriber) { value in
        nonisolated(unsafe) let (subscriber, value) = (subscriber, value)
        MainQueue.run { _ = subscriber.receive(value) }
        return .none
      }
    }
  }
}

extension Publisher {
  /// Passes a value on once no other has come for `dueTime`.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
  }

  /// Passes values on where views live, whatever `scheduler` is.
  public func receive<S: Scheduler>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }
}
