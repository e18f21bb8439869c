/// A date, or the time to it or from it, as a text that may count.
struct ClockText: Sendable, Equatable {
  enum Form: Sendable, Equatable {
    case style(Text.DateStyle)
    /// The time of a timer that runs, or that stands still from a date on.
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  let date: Date
  let form: Form

  /// Whether the text is another after a second.
  var countsTime: Bool {
    switch form {
    case .style(let style): style != .time && style != .date
    case .timer(_, let pause, _, _): pause == nil
    }
  }

  func string(at now: Date) -> String {
    switch form {
    case .style(.time): return date.formatted(date: .omitted, time: .shortened)
    case .style(.date): return date.formatted(date: .long, time: .omitted)
    case .style(.timer): return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
    case .style(let style):
      let seconds = date.timeIntervalSince(now)
      let parts = Self.parts(abs(seconds))
      guard style == .offset else { return parts.joined(separator: ", ") }
      return (seconds < 0 ? "-" : "+") + parts[0]
    case .timer(let range, let pause, let countsDown, let showsHours):
      let moment = min(max(pause ?? now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown
        ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
      return Self.clock(seconds, showsHours: showsHours)
    }
  }

  /// Minutes and seconds, with hours before them if there are any.
  private static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Int(seconds.rounded(.down))
    let (minutes, rest) = (whole / 60, whole % 60)
    guard showsHours, minutes >= 60 else { return String(format: "%d:%02d", minutes, rest) }
    return String(format: "%d:%02d:%02d", minutes / 60, minutes % 60, rest)
  }

  /// The largest unit and the one below it, as far as there is some of them.
  private static func parts(_ seconds: TimeInterval) -> [String] {
    let units = [
      ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3_600),
      ("minute", 60), ("second", 1),
    ]
    var rest = Int(seconds.rounded(.down))
    var found: [String] = []
    for (name, length) in units {
      let count = rest / length
      rest %= length
      if count > 0 { found.append("\(count) \(name)\(count == 1 ? "" : "s")") }
      if found.count == 2 || !found.isEmpty && count == 0 { break }
    }
    return found.isEmpty ? ["0 seconds"] : found
  }
}

extension Text {
  /// The ways to write a date.
  public struct DateStyle: Sendable, Hashable, Codable {
    private let name: String

    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    /// The time to the date or from it, in words.
    public static let relative = DateStyle(name: "relative")
    /// The time to the date or from it, with its sign.
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  /// A date; the times to it and from it count.
  public init(_ date: Date, style: DateStyle) {
    pieces = [.date(ClockText(date: date, form: .style(style)))]
  }

  /// Two times, with a dash between them.
  public init(_ dates: ClosedRange<Date>) {
    let (start, end) = (dates.lowerBound, dates.upperBound)
    self.init(
      verbatim: start.formatted(date: .omitted, time: .shortened) + " – "
        + end.formatted(date: .omitted, time: .shortened))
  }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A timer that counts in a range of time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let form = ClockText.Form.timer(
      timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
    pieces = [.date(ClockText(date: timerInterval.lowerBound, form: form))]
  }

  /// Whether a piece of the text is another after a second.
  var countsTime: Bool {
    pieces.contains { piece in
      switch piece {
      case .text(let text): text.countsTime
      case .date(let date): date.countsTime
      case .string, .image: false
      }
    }
  }
}
