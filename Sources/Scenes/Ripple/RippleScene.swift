internal import Glibc
package import Layers
internal import Motion
package import Parameters

/// A picture that ripples from where it is pressed, with a push.
///
/// The press starts a ripple there, over one that still runs; the release does nothing. With `time`
/// held the ripple stands still, as in the talk's editor, and a tap only moves its origin. Under
/// Reduce Motion nothing moves: light comes over the picture and fades.
package struct RippleScene: GalleryScene {
  package static let name = "ripple"
  package static let summary = "a picture that ripples where it is pressed"
  package static let canvas: Size? = Size(width: 480, height: 340)

  struct Rows: ParameterRows {
    private static let ripple = BuiltInFunction("ripple")
    private static let shading = BuiltInFunction("tint")

    let amplitude = Self.ripple.number("amplitude", step: 0.5)
    let frequency = Self.ripple.number("frequency", step: 0.5)
    let decay = Self.ripple.number("decay", step: 0.25)
    let speed = Self.ripple.number("speed", step: 50)
    let tints = ParameterKey.toggle(
      "tints", "whether the picture is multiplied by 'tint'; on when that is set", false)
    // The talk's pink
    let tint = Self.shading.color(
      "tint", "color the picture is multiplied by", argument: "shade", default: .system(.pink))
    // Nothing ripples at rest, unlike in the talk's editor, which begins at the header's 0.3 s.
    let time = Self.ripple.number(
      "time", "holds the ripple still, at this time after the touch", step: 0.01, default: 0)
  }

  static let rows = Rows()

  private(set) var values = ParameterValues(rows)
  package var parameters: ParameterSet { values.set }
  private let environment: SceneEnvironment
  /// Where the last press was, in the picture's user space.
  private(set) var origin = Point.zero
  private var startTime: Double?
  /// Whether it draws in passes that are the same for all amplitudes and colors.
  private var hasSteadyPasses = false

  /// Seconds a ripple runs.
  private static let duration = 3.0
  /// Seconds of the light that takes its place under Reduce Motion, and its share of white at most;
  /// tuned by eye.
  private static let lightDuration = 0.6
  private static let mostLight = 0.25
  private static let cornerRadius = 24.0
  /// The end of the amplitude's range, in points.
  private static let mostAmplitude: Double = {
    guard case .number(let range, _, _) = rows.amplitude.parameter.kind else {
      preconditionFailure("the amplitude is a number")
    }
    return range.upperBound
  }()
  /// Clear space around the picture, in points: room for the shadow.
  private static let margin = 24.0

  package init(environment: SceneEnvironment) { self.environment = environment }

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    switch event {
    case .hold, .release, .releaseAll: values.handle(event)
    case .pointerDown(let place):
      let frame = frame(in: canvas)
      guard frame.contains(place) else { return }
      start(from: Point(x: place.x - frame.minX, y: place.y - frame.minY), at: time)
    case .keyDown: start(from: frame(in: canvas).size.center, at: time)
    case .pointerMoved, .pointerUp, .pointerCancelled, .keyUp, .keyboard, .typed, .focused,
      .scrolled, .moved, .thumbnail, .entries:
      break
    }
  }

  private mutating func start(from place: Point, at time: Double) {
    origin = place
    if values.held(\.time) == nil { startTime = time }
  }

  // MARK: - State at a time

  /// Seconds since the press; 0 when none runs.
  private func elapsed(at time: Double) -> Double {
    guard let startTime, time >= startTime, time - startTime < runTime else { return 0 }
    return time - startTime
  }

  /// Seconds that a press is answered for.
  private var runTime: Double {
    environment.reducesMotion ? Self.lightDuration : Self.duration
  }

  /// Whether a press sends waves and pushes; a ripple that is held stands still and stays.
  private var moves: Bool { !environment.reducesMotion || values.held(\.time) != nil }

  /// The light over the picture, which comes and goes without an edge.
  private func light(at time: Double) -> Double {
    guard !moves else { return 0 }
    let wave = sin(.pi * elapsed(at: time) / Self.lightDuration)
    return Self.mostLight * wave * wave
  }

  /// The color that the picture is multiplied by; white, which changes nothing, while it is not
  /// tinted.
  var shade: Color { isTinted ? values.tint : .white }

  /// A color that is set counts although the switch was never touched.
  private var isTinted: Bool { values.held(\.tints) ?? (values.held(\.tint) != nil) }

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    switch parameter {
    case Self.rows.time where values.held(\.time) == nil: .number(elapsed(at: time))
    case Self.rows.tints: .toggle(isTinted)
    default: values.value(of: parameter)
    }
  }

  package var showsPicture: Bool { true }

  package func isMoving(at time: Double) -> Bool {
    guard let startTime else { return false }
    return time - startTime <= runTime
  }

  /// Scale of the push: down on one spring, up on another. It ends where the second spring is cut,
  /// at 0.99248, as the original's.
  private static let push = KeyframePath(from: 1, pushKeyframes)

  private static let pushKeyframes = [
    SpringKeyframe(0.95, duration: 0.2, spring: .snappy),
    SpringKeyframe(1, duration: 0.2, spring: .bouncy),
  ]

  package func motion(in canvas: Size) -> SceneMotion? {
    guard values.held(\.time) == nil else { return nil }
    let frame = frame(in: canvas)
    let longest = max(frame.size.width, frame.size.height)
    let origin = Parameter(
      "origin", "where the picture is touched",
      kind: .vector(
        components: ["x", "y"], range: 0...longest, step: 1, defaultValue: [0, 0]))
    var steady = self
    steady.hasSteadyPasses = true
    var motion = SceneMotion()
    motion.start = steady
    motion.switches = [Self.rows.tint.name: Self.rows.tints.name]
    motion.holdable = Self.rows.time.name
    motion.frame = frame
    motion.feeds = [Self.rows.time.name: .stretch(Self.duration), origin.name: .pressPlace]
    motion.ranges = [Self.rows.time.name: 0.1...1.9]
    motion.hidden = [
      SceneMotion.HiddenValue(parameter: origin) { scene, value in
        guard var ripple = scene as? RippleScene, case .numbers(let numbers) = value else {
          return scene
        }
        ripple.origin = Point(x: numbers[0], y: numbers[1])
        return ripple
      }
    ]
    motion.push = Self.pushKeyframes
    motion.pressArea = frame
    return motion
  }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let frame = frame(in: canvas)
    let heldTime = values.held(\.time)
    let rippleTime = heldTime ?? elapsed(at: time)
    // The editor's slider reaches 2 s, the driver 3 s; at both ends the picture is untouched.
    let isRunning = rippleTime > 0 && rippleTime < (heldTime == nil ? Self.duration : 2)
    let reach = hasSteadyPasses ? Self.mostAmplitude : values.amplitude
    let shade = shade
    let light = light(at: time)
    let lit =
      light > 0
      ? picture(size: frame.size)
        .overlay(Layer(size: frame.size, fill: .color(.white.opacity(light))))
      : picture(size: frame.size)
    let card =
      lit
      .clip(to: .roundedRectangle(cornerRadius: Self.cornerRadius))
      .layerEffect(
        tint(by: shade), maxSampleOffset: .zero,
        isEnabled: hasSteadyPasses || shade != .white
      )
      .layerEffect(
        ripple(at: rippleTime), maxSampleOffset: Size(width: reach, height: reach),
        isEnabled: isRunning && moves
      )
      .shadow(radius: 3, y: 2)
      .scaleEffect(pushScale(at: time))
    return Layer(size: canvas, children: [Layer.Child(card, at: frame.origin)])
  }

  private func pushScale(at time: Double) -> Double {
    guard let startTime, !environment.reducesMotion else { return 1 }
    return Self.push.value(at: time - startTime)
  }

  private func tint(by shade: Color) -> Shader {
    var shader = Shader("tint", .color(shade))
    shader.keepsOpacity = !hasSteadyPasses && shade.opacity == 1
    return shader
  }

  private func ripple(at time: Double) -> Shader {
    var shader = Shader(
      "ripple", .float2(origin.x, origin.y), .float(time), .float(values.amplitude),
      .float(values.frequency), .float(values.decay), .float(values.speed))
    // It moves samples by the amplitude at most, and brightens colors only.
    shader.keepsOpacity = true
    return shader
  }

  /// The user's picture, or an evening landscape.
  private func picture(size: Size) -> Layer {
    if let image = environment.image { return Layer(size: size, image: image) }
    var landscape = Shader("eveningLandscape", .boundingRect)
    landscape.isOpaque = true
    return Layer(size: size, fill: .shader(landscape)).bitmap()
  }

  /// Where the picture lies: as large as fits into the canvas with a margin, in its own
  /// proportions.
  private func frame(in canvas: Size) -> Rect {
    let room = Size(
      width: max(1, canvas.width - 2 * Self.margin), height: max(1, canvas.height - 2 * Self.margin)
    )
    let aspect = environment.image.map { Double($0.pixelWidth) / Double($0.pixelHeight) }
    var size = room
    if let aspect {
      let width = min(room.width, room.height * aspect)
      size = Size(width: width, height: width / aspect)
    }
    return Rect(
      origin: Point(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2),
      size: size)
  }
}
