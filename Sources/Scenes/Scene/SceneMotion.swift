package import Layers
package import Motion
package import Parameters

/// What moves the parameters of a scene, in words that another program can follow.
///
/// With all of its parameters held a scene shows one layer at any time. A page draws it by that:
/// it moves the values itself, as its scene would.
package struct SceneMotion: Sendable {
  /// By name of the parameter; those that are left out rest at their values.
  package var drives: [String: ParameterDrive] = [:]
  /// Names of parameters with which the scene moves in other ways; they stay where they are.
  package var fixed: Set<String> = []
  /// Seconds after a press when it has settled in a look of its own, which no parameter gives it; a
  /// page shows the one look or the other. `nil` for a scene that looks the same.
  package var pressedLookTime: Double?
  /// What a press moves values on, if `spring.duration` and `spring.bounce` are not parameters.
  package var spring = Spring(duration: 0.5, bounce: 0)
  /// Where a press may begin, in points of the canvas; anywhere if `nil`.
  package var pressArea: Rect?
  /// Whether a press pauses while the pointer is outside of that area, as a button's does.
  package var pausesOutside = false

  /// Values that move and are not parameters.
  package var hidden: [HiddenValue] = []
  /// Where a moving number is looked at instead of where it rests, and in which range.
  package var ranges: [String: ClosedRange<Double>] = [:]
  /// Keyframes of the size of the whole about its middle, 1 until a press; empty if it stays.
  package var push: [SpringKeyframe] = []

  package init() {}

  /// A value of a scene that moves and is not a parameter.
  package struct HiddenValue: Sendable {
    /// Its name, its range and where it rests.
    package let parameter: Parameter
    /// Returns a scene with the value held.
    package let hold: @Sendable (any Scene, ParameterValue) -> any Scene
  }
}

/// What moves a parameter that is not held.
package enum ParameterDrive: Sendable, Hashable {
  package enum Axis: Sendable, Hashable { case x, y }

  /// Seconds of the scene's clock.
  case time
  /// Seconds since the pointer was pressed last, the scene's clock until then.
  case timeSincePress
  /// Where the pointer was pressed last and dragged to, counted from the top left corner of
  /// `frame`; its middle until then. As a share of it if `isUnit`, else in points.
  case touch(Axis?, isUnit: Bool, frame: Rect)
  /// How far the pointer was dragged since it was pressed, in points.
  case dragTranslation(Axis?)
  /// How fast the pointer is dragged, in points per second.
  case dragVelocity(Axis?)
  /// 1 while it is pressed, else 0.
  case pressed
  /// On the spring of the press, between the values of two other parameters.
  case glide(released: String, pressed: String)
  /// On the spring of the press, from the value that it rests at.
  case glideFromRest(to: [Double])
  /// At once, to the value of one of two other parameters.
  case jump(released: String, pressed: String)
  /// The clock of the harmonic strings, whose rate goes by `speedMultiplier`.
  case stringsClock
  /// Seconds since the pointer was pressed last, for so many seconds; else 0.
  case stretch(Double)
  /// Where the pointer was pressed last, counted from the top left corner of `frame`.
  case pressPlace(frame: Rect)
  /// By the size of its layer, which stays.
  case layout
  /// There and back again, as a transition goes.
  case thereAndBack(travel: Double, rest: Double)
}
