package import Layers
package import Parameters

/// One scene: state that events change and time does not, and the layer it shows at a time.
///
/// A scene is a value. `layer(in:at:)` is a function of the events so far and of the time, so
/// frames can be drawn in any order, at any rate, twice. It knows nothing of windows, pixels or
/// OpenGL.
package protocol Scene: Equatable, Sendable {
  /// Its parameters and the values held; they change by `SceneEvent.hold`, `.release` and
  /// `.releaseAll`.
  var parameters: ParameterSet { get }

  /// How often its action was carried out, such as a button's click.
  var actionCount: Int { get }

  /// How often a press or a release was to be felt, as by SwiftUI's `sensoryFeedback(.impact)`;
  /// `nil` for a scene that gives none.
  var impactCount: Int? { get }

  /// Takes in what a user did.
  ///
  /// - Parameters:
  ///   - canvas: Size of the canvas in points, for events with a place.
  ///   - time: The scene's time in seconds, not before that of the event before.
  mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double)

  /// Returns what to draw, laid out on a canvas of any size in points.
  func layer(in canvas: Size, at time: Double) -> Layer

  /// Returns the value of a parameter at `time`, held or not.
  func value(of parameter: Parameter, at time: Double) -> ParameterValue

  /// The ranges of a parameter's components on a canvas, where they follow from that: a place in
  /// the layer goes as far as the layer does. `nil` for a parameter that states its range.
  func ranges(of parameter: Parameter, in canvas: Size) -> [ClosedRange<Double>]?

  /// The spring that moves it at `time`, as a curve to draw; `nil` for a scene without one.
  func springCurve(at time: Double) -> SpringCurve?

  /// Seconds of a frame, for a scene whose picture depends on the frames before; `nil` for one that
  /// does not.
  var frameDuration: Double? { get }

  /// Seconds from time 0 until all that it shows at rest has appeared; 0 for a scene that begins
  /// with it.
  var settlingDuration: Double { get }

  /// Where it stands in a motion that comes again while nothing happens; `nil` for a scene that
  /// stands still, or never shows the same again.
  func cycle(at time: Double) -> Cycle?

  /// Whether it shows the user's picture where there is one.
  var showsPicture: Bool { get }

  /// Whether it fills its canvas with black, so that nothing below it is seen.
  var isOnBlack: Bool { get }

  /// The mesh that it shows, to be saved under its name; `nil` for a scene without one.
  var mesh: MeshTemplate? { get }

  /// Whether arrow keys move what it shows.
  var takesArrows: Bool { get }

  /// The keys that it takes before the window does, now.
  var keyboardUse: KeyboardUse { get }

  /// Whether a place on the canvas belongs to controls in the scene: a press there sets values;
  /// the scene itself is not pressed.
  func hasControl(at place: Point, in canvas: Size, time: Double) -> Bool

  /// Points that can be dragged and are not drawn: a window shows those near the pointer.
  func handles(in canvas: Size, at time: Double) -> [Point]

  /// Whether the pointer finds something at a place that it can drag or open.
  func canDrag(at place: Point, in canvas: Size, time: Double) -> Bool

  /// Returns the scene as SwiftUI and Metal, with the values that it has at `time`; `nil` for a
  /// page of the program.
  func code(at time: Double) -> CopiedCode?

  /// The motion of its parameters, for a program that draws its frames without it; `nil` if more
  /// moves than parameters can express.
  func motion(in canvas: Size) -> SceneMotion?

  /// Whether frames after `time` differ from the one at `time` without further events.
  func isMoving(at time: Double) -> Bool

  /// When the first frame after `time` differs without further events, for a scene that stands
  /// still until then; `nil` if none does.
  func nextChange(after time: Double) -> Double?

  /// Whether each earlier time, and each action undone, costs a run from the beginning: nothing is
  /// drawn on trial then.
  var goesForwardOnly: Bool { get }

  /// Names of the shader functions of a user that it calls.
  var userFunctions: Set<String> { get }
}

/// A built-in scene, known by its type.
package protocol GalleryScene: Scene {
  /// Name on the command line.
  static var name: String { get }
  /// Description of the scene, one sentence without a full stop.
  static var summary: String { get }
  /// Its own size in points, where it has one; `nil` takes the window's.
  static var canvas: Size? { get }

  init(environment: SceneEnvironment)
}

extension Scene {
  package var actionCount: Int { 0 }

  package var impactCount: Int? { nil }

  package func ranges(of parameter: Parameter, in canvas: Size) -> [ClosedRange<Double>]? { nil }

  package func springCurve(at time: Double) -> SpringCurve? { nil }

  package var frameDuration: Double? { nil }

  package var settlingDuration: Double { 0 }

  package func cycle(at time: Double) -> Cycle? { nil }

  package var showsPicture: Bool { false }

  package var isOnBlack: Bool { false }

  package var mesh: MeshTemplate? { nil }

  package func hasControl(at place: Point, in canvas: Size, time: Double) -> Bool { false }

  package func handles(in canvas: Size, at time: Double) -> [Point] { [] }

  package func canDrag(at place: Point, in canvas: Size, time: Double) -> Bool { false }

  package func motion(in canvas: Size) -> SceneMotion? { nil }

  package var takesArrows: Bool { false }

  package var keyboardUse: KeyboardUse { .none }

  package func nextChange(after time: Double) -> Double? { nil }

  package var goesForwardOnly: Bool { false }

  package var userFunctions: Set<String> { [] }

  /// For scenes whose parameters move only when they are held.
  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    parameters.value(of: parameter.name) ?? parameter.defaultValue
  }
}

/// Where a scene runs.
package struct SceneEnvironment: Sendable, Hashable {
  /// Whether it runs in a window, which gives feedback that the original effect does not have.
  package var isInteractive: Bool
  /// The user's picture, for scenes that show one.
  package var image: Image?
  /// When the scene's clock began.
  package var date: SceneDate
  /// Whether the user asked for less motion: things fade instead of moving then.
  package var reducesMotion: Bool
  /// Whether the scene lies on the mesh of `aurora`, and under its noise.
  package var isOnMesh: Bool
  /// Whether the user has chosen what the scene lies on.
  package var isOnBackground: Bool
  /// Pixels per point, for scenes that others draw.
  package var displayScale: Double
  /// Whether a picture that another process draws is waited for, however long it takes.
  package var waitsForPictures: Bool

  package init(
    isInteractive: Bool = false, image: Image? = nil, date: SceneDate = .standard,
    reducesMotion: Bool = false, isOnMesh: Bool = false, isOnBackground: Bool = false,
    displayScale: Double = 2, waitsForPictures: Bool = true
  ) {
    self.isInteractive = isInteractive
    self.image = image
    self.date = date
    self.reducesMotion = reducesMotion
    self.isOnMesh = isOnMesh
    self.isOnBackground = isOnBackground
    self.displayScale = displayScale
    self.waitsForPictures = waitsForPictures
  }
}
