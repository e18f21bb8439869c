internal import Layers

/// `isPressed` as SwiftUI's `Button` decides it, from the pointer and Return.
///
/// Down inside presses, dragging out releases, dragging back in presses again, up inside is the
/// action, and losing the pointer cancels. Source: swiftui-semantics §4.1, measured on macOS.
struct ButtonPress: Sendable, Hashable {
  /// The pointer went down inside and is still down.
  private var isTracking = false
  private var isPointerInside = false
  private var isKeyDown = false

  var isPressed: Bool { (isTracking && isPointerInside) || isKeyDown }

  /// Takes in an event and returns whether it carries out the action.
  ///
  /// - Parameter contains: Whether a place on the canvas is inside the button.
  mutating func handle(_ event: SceneEvent, contains: (Point) -> Bool) -> Bool {
    switch event {
    case .pointerDown(let place):
      isTracking = contains(place)
      isPointerInside = isTracking
      return false
    case .pointerMoved(let place):
      if isTracking { isPointerInside = contains(place) }
      return false
    case .pointerUp(let place):
      let isAction = isTracking && contains(place)
      isTracking = false
      return isAction
    case .keyDown:
      isKeyDown = true
      return false
    case .keyUp:
      // While the pointer still holds the button, only its release carries out the action.
      defer { isKeyDown = false }
      return isKeyDown && !(isTracking && isPointerInside)
    case .pointerCancelled:
      (isTracking, isKeyDown) = (false, false)
      return false
    case .keyboard, .typed, .focused, .scrolled, .moved, .thumbnail, .entries, .hold, .release,
      .releaseAll:
      return false
    }
  }
}
