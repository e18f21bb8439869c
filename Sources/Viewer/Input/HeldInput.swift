internal import Layers

/// The pointer's place, and the buttons and keys that press the scene, whatever its time is.
nonisolated struct HeldInput: Sendable {
  /// Where the pointer is, in pixels of the window.
  var place = Point.zero
  /// The same in points of the canvas.
  var pointer = Point.zero
  /// Whether the pointer is over the scene: in the window, and not over the panel.
  var isPointerInside = false
  var isPointerDown = false
  var isReturnDown = false
  var wheel = Wheel()

  /// Whether anything presses the scene.
  var isHeld: Bool { isPointerDown || isReturnDown }

  /// The keyboard went to another window: nothing is held any more.
  mutating func letGo() { (isPointerDown, isReturnDown) = (false, false) }
}
