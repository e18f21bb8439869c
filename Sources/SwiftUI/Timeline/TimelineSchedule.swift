/// The dates at which a timeline view is evaluated.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from `startDate` on, in their order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule is asked to have entries.
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

/// A schedule as fast as the screen.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let paused: Bool

  /// - Parameter minimumInterval: Seconds between two entries at least; a 120th of a second if none
  ///   is given.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 120
    self.paused = paused
  }

  public func entries(from start: Date, mode: Mode) -> Entries {
    Entries(start: start, interval: interval, isEmpty: paused || mode == .lowFrequency)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: Double
    fileprivate let isEmpty: Bool
    private var count = 0.0

    fileprivate init(start: Date, interval: Double, isEmpty: Bool) {
      self.start = start
      self.interval = interval
      self.isEmpty = isEmpty
    }

    public mutating func next() -> Date? {
      guard !isEmpty else { return nil }
      defer { count += 1 }
      return start.addingTimeInterval(count * interval)
    }
  }
}

/// A schedule at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: Double

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    // The remainder has the sign of the distance, so entries before a start that is to come lie
    // ahead of it.
    let distance = startDate.timeIntervalSince(start)
    let first = startDate.addingTimeInterval(-distance.truncatingRemainder(dividingBy: interval))
    return Entries(first: first, interval: interval)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let first: Date
    fileprivate let interval: Double
    private var count = 0.0

    fileprivate init(first: Date, interval: Double) {
      self.first = first
      self.interval = interval
    }

    public mutating func next() -> Date? {
      defer { count += 1 }
      return first.addingTimeInterval(count * interval)
    }
  }
}

/// A schedule at the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(minute: minute)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var minute: Double

    public mutating func next() -> Date? {
      defer { minute += 1 }
      return Date(timeIntervalSinceReferenceDate: minute * 60)
    }
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
