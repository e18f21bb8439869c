internal import Dialects
internal import Layers
internal import Opening
internal import Parameters
internal import Rendering
internal import Scenes

/// The scene of a page with all parameters held that move, so that only values decide what it
/// shows.
struct PageScene {
  let canvas: Size
  let motion: SceneMotion
  let background: Color
  /// Whether it is shown as it looks while it is pressed.
  private(set) var isPressedLook = false
  private let scene: any Scene
  private let time: Double

  /// - Throws: An error for a scene that cannot say what moves it.
  init(_ request: SceneRequest) throws(ExportError) {
    (canvas, background, time) = (request.canvas, request.background, request.time)
    var start = request.script.playback(
      of: request.scene, in: request.canvas, environment: request.stillEnvironment
    ).scene(at: 0)
    // An event like any other tells it how large its canvas is.
    start.handle(.pointerCancelled, in: canvas, at: 0)
    guard let motion = start.motion(in: canvas) else {
      throw Self.movementError(of: request.scene.name, as: "shown as a page")
    }
    self.motion = motion
    scene = motion.start ?? start
  }

  /// The error for a scene that does not say what moves it.
  static func movementError(of name: String, as goal: String) -> ExportError {
    ExportError(
      "'\(name)' cannot be \(goal): it moves in more ways than a page or a shader follows",
      hint: "record it: harmonic record \(name) -o clip.mp4")
  }

  /// The scene in each look that it has, at rest first.
  var looks: [PageScene] {
    guard motion.pressedLookTime != nil else { return [self] }
    var pressed = self
    pressed.isPressedLook = true
    return [self, pressed]
  }

  /// All parameters, in their order.
  var parameters: [Parameter] { scene.parameters.all + motion.hidden.map(\.parameter) }

  func isHeld(_ parameter: Parameter) -> Bool { scene.parameters.held[parameter.name] != nil }

  /// The feed that moves a parameter; `nil` if it rests, or is held.
  func feed(of parameter: Parameter) -> Feed? {
    isHeld(parameter) ? nil : motion.feeds[parameter.name]
  }

  func value(of parameter: Parameter) -> ParameterValue { scene.value(of: parameter, at: 0) }

  /// The value with which a moving parameter is looked at.
  private func reference(of parameter: Parameter) -> ParameterValue {
    motion.ranges[parameter.name].map { .number(($0.lowerBound + $0.upperBound) / 2) }
      ?? value(of: parameter)
  }

  /// Whether a name is that of a button, which is on for one frame.
  func isButton(_ name: String) -> Bool {
    parameters.contains { $0.name == name && $0.isMomentary && !isHeld($0) }
  }

  /// Whether colors are handed on premultiplied, as to functions of Metal.
  var isPremultiplied: Bool { program == nil }

  /// Whether a color can be held as four numbers, as an argument of a user's function can.
  var holdsNumbers: Bool { scene is FileScene }

  var readsKeyboard: Bool { scene.keyboardUse == .keys }

  /// The program in a GLSL dialect that is shown; `nil` for anything else.
  private var program: Effect? {
    guard let effect = (scene as? FileScene)?.effect, !effect.passes.isEmpty else { return nil }
    return effect
  }

  /// The pass that layers call by a name.
  func pass(named name: String) -> DialectProgram.Pass? {
    program.flatMap { program in
      program.functions.firstIndex(of: name).map { program.passes[$0] }
    }
  }

  /// Checks that nothing moves but by its parameters; programs have a clock that pages know.
  func checkStillness() throws(ExportError) {
    guard program == nil else { return }
    let rest = FrameNumbers(of: plan(scale: 1))
    // What a press changes by itself has been said.
    let isPressed = motion.pressedLookTime == nil && motion.push.isEmpty
    let later = FrameNumbers(of: plan(scale: 1, at: 1.7, isPressed: isPressed))
    if rest.structure == later.structure, rest.floats == later.floats { return }
    throw ExportError(
      "something in it moves by itself, which a page does not follow",
      hint: "record it: harmonic record -o clip.mp4")
  }

  /// The value of a parameter that is a number; 0 for any other.
  func number(_ name: String) -> Double {
    parameters.first { $0.name == name }.flatMap { value(of: $0).number } ?? 0
  }

  /// Shader seconds a second of the strings' clock at rest.
  var stringsRate: Double {
    guard let clock = parameters.first(where: { $0.name == "elapsedTime" }) else { return 1 }
    return scene.value(of: clock, at: 1).number ?? 1
  }

  /// The scene with values held, and with all others held where they are at time 0 if they move.
  private func scene(with held: [String: ParameterValue]) -> any Scene {
    var scene = scene
    for parameter in parameters where feed(of: parameter) != nil || held[parameter.name] != nil {
      let value = held[parameter.name] ?? reference(of: parameter)
      if let hidden = motion.hidden.first(where: { $0.parameter == parameter }) {
        scene = hidden.hold(scene, value)
        continue
      }
      scene.handle(.hold(name: parameter.name, value: value), in: canvas, at: 0)
    }
    return scene
  }

  /// Returns the plan of a frame at a whole number of pixels a point.
  ///
  /// - Parameters:
  ///   - held: Values by the names of parameters.
  ///   - time: Seconds; what is shown must not depend on it.
  ///   - isPressed: Whether the pointer went down in the middle at time 0.
  func plan(
    scale: Int, with held: [String: ParameterValue] = [:], at time: Double = 0,
    isPressed: Bool = false
  ) -> FramePlan {
    var scene = scene(with: held)
    if isPressed || isPressedLook {
      scene.handle(.pointerDown(canvas.center), in: canvas, at: 0)
    }
    let settled = isPressedLook ? motion.pressedLookTime ?? 0 : 0
    return Planner.plan(
      scene.layer(in: canvas, at: settled + time), transform: AffineTransform(scale: Double(scale)),
      pixelWidth: Int((canvas.width * Double(scale)).rounded()),
      pixelHeight: Int((canvas.height * Double(scale)).rounded()), background: background,
      specializes: false, isDrawnOnce: true)
  }
}
