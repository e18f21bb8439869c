package import Layers

/// What a person does to a scene. Places are in points of the canvas.
package enum SceneEvent: Sendable, Hashable {
  case pointerDown(Point)
  /// Moved with the button up or down.
  case pointerMoved(Point)
  case pointerUp(Point)
  /// The window lost the pointer or the focus: what is held is let go, and nothing is carried out.
  case pointerCancelled
  /// Return went down or up: presses without a place.
  case keyDown
  case keyUp
  case hold(name: String, value: ParameterValue)
  case release(name: String)
  case releaseAll
}
