/// Adds a gesture to a view.
nonisolated struct GestureModifier<G: Gesture>: PrimitiveModifier {
  typealias Body = Never

  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask

  @MainActor func makeElement(around content: Element, node: _Node) -> GestureElement<G> {
    GestureElement(self, around: content, node: node)
  }

  @MainActor func update(_ element: GestureElement<G>, from old: GestureModifier) {
    element.modifier = self
  }
}

/// The order of a view's gesture and those inside it.
enum GesturePriority {
  /// After those inside.
  case normal
  /// Before those inside.
  case high
  /// Beside those inside.
  case simultaneous
}

/// An element that adds a gesture to those inside it.
@MainActor
protocol GestureCarrier: Element {
  /// Makes the gesture of the view for a press that begins, from that of the views inside.
  func recognizer(around inner: _Recognizer?) -> _Recognizer?
}

final class GestureElement<G: Gesture>: Element, GestureCarrier {
  var modifier: GestureModifier<G> {
    didSet { running?.gesture = modifier.gesture }
  }
  private weak var running: _GestureRecognizer<G>?

  init(_ modifier: GestureModifier<G>, around content: Element, node: _Node) {
    self.modifier = modifier
    super.init(node: node)
    children = [content]
  }

  func recognizer(around inner: _Recognizer?) -> _Recognizer? {
    guard environment.isEnabled else { return inner }
    let inner = modifier.mask.contains(.subviews) ? inner : nil
    guard modifier.mask.contains(.gesture) else { return inner }
    let recognizer = G._makeRecognizer(modifier.gesture)
    running = recognizer
    let own = AttachedRecognizer(recognizer, to: self)
    guard let inner else { return own }
    switch modifier.priority {
    case .normal: return ExclusiveRecognizer(inner, before: own)
    case .high: return ExclusiveRecognizer(own, before: inner)
    case .simultaneous: return SimultaneousRecognizer([inner, own])
    }
  }
}

/// The gesture of an element, in whose space it sees the pointer.
final class AttachedRecognizer: _Recognizer {
  private let inner: _Recognizer
  private weak var element: Element?

  init(_ inner: _Recognizer, to element: Element) {
    self.inner = inner
    self.element = element
    super.init()
  }

  override var state: State { inner.state }

  override var deadline: Double? { inner.deadline }

  override var holdsPointer: Bool { inner.holdsPointer }

  override func handle(_ event: GestureEvent) -> Bool {
    var event = event
    event.element = element
    return inner.send(event)
  }
}

extension View {
  /// Adds a gesture that is carried out if none inside the view is.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture that is carried out if `isEnabled` is set.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes before those inside the view.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes on beside those inside the view.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}
