/// A recognizer of UIKit as a gesture of a view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter =
    UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Takes in a new state of the recognizer.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}

  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The circumstances of a recognizer.
@MainActor
public struct UIGestureRecognizerRepresentableContext<Representable>
where Representable: UIGestureRecognizerRepresentable {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Places of a recognizer in spaces of views.
@MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let recognizer: () -> UIGestureRecognizer?

  /// The pointer in the view's coordinates.
  public var localLocation: CGPoint { recognizer()?.location ?? .zero }

  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    guard let recognizer = recognizer() else { return .zero }
    return space.coordinateSpace == .global ? recognizer.stageLocation : recognizer.location
  }
}

/// A representable as a gesture.
nonisolated struct RepresentedGesture<R: UIGestureRecognizerRepresentable>: Gesture {
  typealias Value = Void
  typealias Body = Never

  let representable: R

  @MainActor static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self> {
    RepresentedRecognizer(gesture)
  }
}

private final class RepresentedRecognizer<R: UIGestureRecognizerRepresentable>:
  _GestureRecognizer<RepresentedGesture<R>>
{
  private let recognizer: R.UIGestureRecognizerType
  private let context: R.Context

  override init(_ gesture: RepresentedGesture<R>) {
    let shared = Shared()
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter {
      shared.recognizer
    }
    context = R.Context(
      coordinator: gesture.representable.makeCoordinator(converter: converter),
      converter: converter)
    recognizer = gesture.representable.makeUIGestureRecognizer(context: context)
    shared.recognizer = recognizer
    super.init(gesture)
  }

  private final class Shared { weak var recognizer: UIGestureRecognizer? }

  override var deadline: Double? { recognizer.deadline }

  override func gestureDidChange() {
    gesture.representable.updateUIGestureRecognizer(recognizer, context: context)
  }

  override func handle(_ event: GestureEvent) -> Bool {
    recognizer.location = event.location(in: .local)
    recognizer.stageLocation = event.point
    guard recognizer.isEnabled, recognizer.handle(event) else { return false }
    gesture.representable.handleUIGestureRecognizerAction(recognizer, context: context)
    switch recognizer.state {
    case .possible: return report(.possible(nil))
    case .began, .changed: return report(.active(()))
    case .ended: return report(.ended(()))
    case .cancelled, .failed: return report(.failed)
    }
  }
}

extension View {
  /// Adds a recognizer of UIKit, which goes on beside the gestures inside the view.
  public nonisolated func gesture(
    _ representable: some UIGestureRecognizerRepresentable
  ) -> some View {
    simultaneousGesture(RepresentedGesture(representable: representable))
  }
}
