/// A gesture that runs: it follows the pointer, and calls the actions of the gesture.
@MainActor
public class _Recognizer {
  /// How far it has come, whatever its value.
  enum State { case possible, active, ended, failed }

  init() {}

  var state: State { .failed }

  /// The time that it waits for; `nil` if it waits for the pointer only.
  var deadline: Double? { nil }

  /// Whether it follows the pointer, so that no scroll view around takes that.
  var holdsPointer: Bool { false }

  /// Takes in an event.
  ///
  /// - Returns: Whether it has a new phase.
  func handle(_ event: GestureEvent) -> Bool { false }

  final var isFinished: Bool { state == .ended || state == .failed }

  /// Passes an event on, unless it is over.
  @discardableResult
  final func send(_ event: GestureEvent) -> Bool { isFinished ? false : handle(event) }
}

/// A gesture of one type that runs.
public class _GestureRecognizer<G: Gesture>: _Recognizer {
  /// The gesture as its view has it now.
  final var gesture: G { didSet { gestureDidChange() } }
  final var phase = GesturePhase<G.Value>.possible(nil)

  init(_ gesture: G) {
    self.gesture = gesture
    super.init()
  }

  override var state: State {
    switch phase {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// Takes in that its view has been evaluated again.
  func gestureDidChange() {}

  /// Sets the phase, and says that it is new.
  final func report(_ new: GesturePhase<G.Value>) -> Bool {
    phase = new
    return true
  }
}

/// A gesture that is another one with something added.
class WrappingRecognizer<G: Gesture, Inner: Gesture>: _GestureRecognizer<G> {
  final let inner: _GestureRecognizer<Inner>

  init(_ gesture: G, around inner: Inner) {
    self.inner = Inner._makeRecognizer(inner)
    super.init(gesture)
  }

  override var deadline: Double? { inner.deadline }

  override var holdsPointer: Bool { inner.holdsPointer }
}
