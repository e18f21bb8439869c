package import Layers
package import Parameters

/// An action of the user on a scene. Places are in points of the canvas.
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
  /// A key of the keyboard went down or up, for scenes that have a use for it.
  case keyboard(KeyCode, isDown: Bool)
  /// Characters were typed, for scenes that take them.
  case typed(String)
  /// The window got or lost the focus.
  case focused(Bool)
  /// The wheel or a touchpad: positive numbers move content right and down, as a drag that way
  /// does.
  case scrolled(x: Double, y: Double, unit: ScrollUnit)
  /// An arrow key, also when it repeats, where the window does not need it for itself.
  case moved(MoveDirection)
  /// A picture of the entry with this index, for a page of them; `nil` if it cannot be drawn.
  case thumbnail(index: Int, Image?)
  /// The entries of a page of files are these now.
  case entries([SceneSource])
  case hold(name: String, value: ParameterValue)
  case release(name: String)
  case releaseAll
}

extension SceneEvent {
  /// Whether it sets values of parameters.
  package var setsValues: Bool {
    switch self {
    case .hold, .release, .releaseAll: true
    default: false
    }
  }
}

/// The unit of a turn of the wheel or a stroke on a touchpad.
package enum ScrollUnit: Sendable, Hashable {
  /// Clicks of a wheel.
  case notches
  /// Points that the content follows, as under fingers.
  case points
}

/// Where an arrow key points.
package enum MoveDirection: Sendable, Hashable {
  case up, down, left, right
}
