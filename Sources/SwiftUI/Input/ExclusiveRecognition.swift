/// Two gestures of which the second has a chance only after the first has failed.
///
/// The events until then are stored, and the second sees them once the first has failed.
@MainActor
final class ExclusiveRecognition {
  private let first: _Recognizer
  private let second: _Recognizer
  private var waiting: [GestureEvent] = []
  private var wasActive = false
  /// Whether the second has its chance.
  private(set) var isSecond = false

  init(_ first: _Recognizer, before second: _Recognizer) {
    self.first = first
    self.second = second
  }

  var state: _Recognizer.State { isSecond ? second.state : first.state }

  var deadline: Double? { isSecond ? second.deadline : first.deadline }

  var holdsPointer: Bool { isSecond ? second.holdsPointer : first.holdsPointer }

  func handle(_ event: GestureEvent) -> Bool {
    if isSecond { return second.send(event) }
    let isNew = first.send(event)
    wasActive = wasActive || first.state == .active
    guard first.state == .failed, !wasActive else {
      if event.kind != .tick { waiting.append(event) }
      return isNew
    }
    isSecond = true
    for past in waiting { second.send(past) }
    waiting = []
    second.send(event)
    return true
  }
}

/// Gestures of a view and of one inside it, of which one is carried out.
final class ExclusiveRecognizer: _Recognizer {
  private let recognition: ExclusiveRecognition

  init(_ first: _Recognizer, before second: _Recognizer) {
    recognition = ExclusiveRecognition(first, before: second)
    super.init()
  }

  override var state: State { recognition.state }

  override var deadline: Double? { recognition.deadline }

  override var holdsPointer: Bool { recognition.holdsPointer }

  override func handle(_ event: GestureEvent) -> Bool { recognition.handle(event) }
}

/// Gestures of a view and of one inside it that are both carried out.
final class SimultaneousRecognizer: _Recognizer {
  private let parts: [_Recognizer]

  init(_ parts: [_Recognizer]) {
    self.parts = parts
    super.init()
  }

  override var state: State { State.combined(parts.map(\.state)) }

  override var deadline: Double? { parts.compactMap(\.deadline).min() }

  override var holdsPointer: Bool { parts.contains(where: \.holdsPointer) }

  override func handle(_ event: GestureEvent) -> Bool {
    var isNew = false
    for part in parts where part.send(event) { isNew = true }
    return isNew
  }
}

extension _Recognizer.State {
  /// The state of gestures that go on beside each other.
  static func combined(_ states: [Self]) -> Self {
    if states.contains(.active) { return .active }
    let areFinished = states.allSatisfy { $0 == .ended || $0 == .failed }
    if states.contains(.ended) { return areFinished ? .ended : .active }
    return areFinished ? .failed : .possible
  }
}
