/// UIKit's recognizer of a gesture, for files that bring one into a view.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far the gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  public internal(set) var state = State.possible
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true
  public var name: String?
  /// The pointer in the view's coordinates.
  var location = CGPoint.zero
  /// The pointer on the stage.
  var stageLocation = CGPoint.zero

  /// Takes in an event, and sets the state.
  ///
  /// - Returns: Whether the state, or the place, is new.
  func handle(_ event: GestureEvent) -> Bool { false }

  /// The time that it waits for.
  var deadline: Double? { nil }
}

/// The decisions about a recognizer.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
}
