/// A view that is evaluated at the dates of a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The entry that a timeline view shows.
  public struct Context {
    /// How fine the dates of a timeline are.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The date of the entry: not after the frame's.
    public let date: Date
    public let cadence: Cadence

    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context that the content of every timeline view is given: a type that does not depend on
/// the content, so that this can be inferred.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public static func _makeNode(
    _ view: TimelineView, _ inputs: _NodeInputs
  ) -> _ViewNode<TimelineView> {
    TimelineNode(view, inputs)
  }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  _ViewNode<TimelineView<Schedule, Content>>
{
  private var child: _ViewNode<Content>?
  private var entries: Schedule.Entries.Iterator
  private var shown: Date
  private var following: Date?

  override init(_ view: TimelineView<Schedule, Content>, _ inputs: _NodeInputs) {
    let now = inputs.graph.date
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    shown = now
    super.init(view, inputs)
    begin()
    evaluate()
  }

  private func begin() {
    entries = view.schedule.entries(from: graph.date, mode: .normal).makeIterator()
    shown = entries.next() ?? graph.date
    following = entries.next()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange(from old: TimelineView<Schedule, Content>) {
    if !FieldComparison.areEqual(old.schedule, view.schedule) { begin() }
    setNeedsEvaluation()
  }

  override func evaluate() {
    clearDirty()
    // Dates are rounded to a microsecond: an entry that is later by less belongs to the tick.
    let now = graph.date.addingTimeInterval(1e-6)
    while let next = following, next <= now {
      shown = next
      following = entries.next()
    }
    if let following {
      graph.evaluate(self, at: following.timeIntervalSince(graph.startDate) - 1e-6)
    }
    let content = tracking {
      view.content(TimelineViewDefaultContext(date: shown, cadence: .live))
    }
    guard let child else {
      self.child = makeChild(content)
      return
    }
    child.update(content)
  }
}
