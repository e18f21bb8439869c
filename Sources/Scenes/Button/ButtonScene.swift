package import Layers
package import Parameters

/// The harmonic button: six glowing strings in a capsule with a gradient rim, pressed and held.
///
/// As in SwiftUI, a press changes `mixCoeff` and `speedMultiplier` at once, `amplitude` and `scale`
/// on a spring: only animatable attributes of views glide.
package struct ButtonScene: GalleryScene {
  package static let name = "button"
  package static let summary = "the harmonic button: press and hold"
  package static let canvas: Size? = Size(width: 360, height: 160)

  /// Size of the button in points.
  static let size = Size(width: 240, height: 70)

  package var parameters: ParameterSet { response.parameters }
  package private(set) var actionCount = 0
  package var impactCount: Int? { response.impactCount }
  private var response: HarmonicResponse
  private var pressing = ButtonPress()
  private var lastActionTime: Double?
  private let environment: SceneEnvironment

  package init(environment: SceneEnvironment) {
    self.environment = environment
    response = HarmonicResponse(.button, reducesMotion: environment.reducesMotion)
  }

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    let fit = ButtonFit(canvas: canvas)
    if pressing.handle(event, contains: { fit.contains($0) }) {
      actionCount += 1
      lastActionTime = time
    }
    response.handle(event, isPressed: pressing.isPressed, at: time)
  }

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    response.value(of: parameter, at: time)
  }

  package func springCurve(at time: Double) -> SpringCurve? { response.springCurve(at: time) }

  package func cycle(at time: Double) -> Cycle? { response.cycle(at: time) }

  package func isMoving(at time: Double) -> Bool {
    response.isMoving(at: time) || flash(at: time) > 0
  }

  package func motion(in canvas: Size) -> SceneMotion? {
    var motion = response.motion
    motion.pressArea = ButtonFit(canvas: canvas).area
    motion.pausesOutside = true
    return motion
  }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let strings = response.layer(size: Self.size, by: .button, at: time)
    var face = strings.overlay(rim(lineWidth: response.lineWidth))
    let flash = flash(at: time)
    if flash > 0 {
      let light = Fill.color(.white.opacity(flash))
      face = face.overlay(
        Layer(size: Self.size, strokeBorder: .capsule, with: light, lineWidth: 2))
    }
    let button = face.clip(to: .capsule).scaleEffect(response.scale(at: time))
    let fit = ButtonFit(canvas: canvas)
    return Layer(size: canvas, children: [Layer.Child(button, at: fit.origin)])
      .scaleEffect(fit.factor)
  }

  /// The border the article calls "spatial wrap": brightest near the top left, gone at the flanks,
  /// faint below.
  private func rim(lineWidth: Double) -> Layer {
    let gradient = Gradient(stops: [
      Gradient.Stop(color: .white.opacity(0.4), location: 0),
      Gradient.Stop(color: .white.opacity(0), location: 0.4),
      Gradient.Stop(color: .white.opacity(0), location: 0.6),
      Gradient.Stop(color: .white.opacity(0.1), location: 1),
    ])
    return Layer(
      size: Self.size, strokeBorder: .capsule,
      with: .linearGradient(
        gradient, start: UnitPoint(x: 0.16, y: -0.4), end: UnitPoint(x: 0.2, y: 1.5)),
      lineWidth: lineWidth)
  }

  /// Opacity of the light that runs over the rim: half as bright for a press and a release, which a
  /// phone answers with an impact, as for the action.
  private func flash(at time: Double) -> Double {
    guard environment.isInteractive, !environment.reducesMotion else { return 0 }
    return max(
      0.7 * Self.light(since: lastActionTime, at: time),
      0.35 * Self.light(since: response.lastImpactTime, at: time))
  }

  /// A light that is gone in 0.25 s; tuned by eye.
  private static func light(since start: Double?, at time: Double) -> Double {
    guard let start, time >= start else { return 0 }
    let faded = max(0, 1 - (time - start) / 0.25)
    return faded * faded
  }
}
