/// Scrolling by the pointer: it begins when the pressed pointer has moved along an axis of the
/// scroll view, and ends the presses inside.
final class ScrollRecognizer: _Recognizer {
  private let view: ScrollElement
  private let inner: _Recognizer?
  private var start: CGPoint?
  private var track = PointerTrack()
  private var current = State.possible

  /// The way of the pointer in points after which it scrolls, as for a drag.
  private static let minimumDistance: CGFloat = 10

  init(_ view: ScrollElement, around inner: _Recognizer?) {
    self.view = view
    self.inner = inner
    super.init()
  }

  override var state: State {
    switch (current, inner?.state) {
    case (.possible, .failed?): .possible  // the press can still become a scroll
    case (.possible, .ended?): .active
    case (.possible, let inner?), (.failed, let inner?): inner
    default: current
    }
  }

  override var deadline: Double? { current == .active ? nil : inner?.deadline }

  override var holdsPointer: Bool { current == .active || inner?.holdsPointer ?? false }

  override func handle(_ event: GestureEvent) -> Bool {
    track.add(event.point, at: event.time)
    if event.kind == .down {
      start = event.point
      view.holdStill()
    }
    guard current != .active else { return follow(event) }
    let isNew = inner?.send(event) ?? false
    switch event.kind {
    case .moved: return begins(event) ? true : isNew
    case .up, .cancelled, .superseded:
      if current == .possible {
        current = .failed
        view.endDrag(at: nil)
      }
      return isNew || inner == nil
    case .down, .tick, .pinched: return isNew
    }
  }

  /// Begins to scroll if the pointer has gone far enough, and no gesture inside follows it.
  private func begins(_ event: GestureEvent) -> Bool {
    guard let start, current == .possible, !(inner?.holdsPointer ?? false) else { return false }
    let way = CGSize(width: event.point.x - start.x, height: event.point.y - start.y)
    guard view.follows(way, from: Self.minimumDistance) else { return false }
    current = .active
    var cancelled = event
    cancelled.kind = .cancelled
    inner?.send(cancelled)
    view.beginDrag()
    return follow(event)
  }

  private func follow(_ event: GestureEvent) -> Bool {
    guard let start else { return false }
    switch event.kind {
    case .down, .moved:
      view.drag(by: CGSize(width: event.point.x - start.x, height: event.point.y - start.y))
      return true
    case .up:
      current = .ended
      view.endDrag(at: track.velocity)
      return true
    case .cancelled, .superseded, .pinched:
      current = .failed
      view.endDrag(at: .zero)
      return true
    case .tick: return false
    }
  }
}

extension ScrollElement: GestureCarrier {
  func recognizer(around inner: _Recognizer?) -> _Recognizer? {
    let largest = largestOffset
    let canScroll =
      axes.contains(.horizontal) && largest.x > 0 || axes.contains(.vertical) && largest.y > 0
    guard environment.isScrollEnabled, environment.isEnabled, canScroll else { return inner }
    return ScrollRecognizer(self, around: inner)
  }
}
