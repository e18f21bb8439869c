package import Layers
package import Motion
package import Parameters

/// The feeds of a scene's parameters and its springs, for another program to follow.
///
/// With all of its parameters held a scene shows one layer at any time. A page draws it by that:
/// it moves the values itself, as its scene would.
package struct SceneMotion: Sendable {
  /// Feeds that move parameters while they are not held, by name; parameters that are left out rest
  /// at their values.
  package var feeds: [String: Feed] = [:]
  /// The layer from whose top left corner places are counted, in points of the canvas.
  package var frame = Rect(origin: .zero, size: .zero)
  /// Names of parameters with which the scene moves in other ways; they stay where they are.
  package var fixed: Set<String> = []
  /// Seconds after a press when it has settled in a look of its own, which no parameter gives it; a
  /// page shows the one look or the other. `nil` for a scene that looks the same.
  package var pressedLookTime: Double?
  /// The spring on which a press moves values, if `spring.duration` and `spring.bounce` are not
  /// parameters.
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

  /// The scene to look at instead, if not all values are only numbers to the scene itself: it draws
  /// the same in more passes, or in larger ones.
  package var start: (any Scene)?
  /// Switches by the names of parameters that have no effect without them. One that is set switches
  /// its own on, until that is set, too.
  package var switches: [String: String] = [:]
  /// The name of a number that moves, and that a user may hold: no press moves anything then.
  package var holdable: String?
  /// Hidden points that a user drags.
  package var handles: [Handle] = []
  /// How near to one of them the pointer takes it, in points.
  package var reach = 0.0

  package init() {}

  /// A hidden point of a scene, in unit space of `frame`.
  package struct Handle: Sendable {
    /// The name of its value.
    package let name: String
    /// Whether it moves along x, and along y.
    package let freedom: (x: Bool, y: Bool)
  }

  /// A value of a scene that moves and is not a parameter.
  package struct HiddenValue: Sendable {
    /// Its name, its range and where it rests.
    package let parameter: Parameter
    /// Returns a scene with the value held.
    package let hold: @Sendable (any Scene, ParameterValue) -> any Scene
  }
}
