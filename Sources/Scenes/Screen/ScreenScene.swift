package import Layers
package import Parameters

/// The harmonic strings over the whole window, pressed anywhere, under a text that lets the pointer
/// through.
///
/// A drag of distance 0: it holds from the first touch on, wherever the pointer goes, until it is
/// lifted.
package struct ScreenScene: GalleryScene {
  package static let name = "screen"
  package static let summary = "the strings over the whole window: press anywhere and hold"
  package static let canvas: Size? = nil

  package var parameters: ParameterSet { response.parameters }
  package var impactCount: Int? { response.impactCount }
  private var response: HarmonicResponse
  private var overlay: ScreenOverlay
  private var isPointerDown = false
  private var isKeyDown = false

  package init(environment: SceneEnvironment) {
    response = HarmonicResponse(.screen, reducesMotion: environment.reducesMotion)
    overlay = ScreenOverlay(reducesMotion: environment.reducesMotion)
  }

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    switch event {
    case .pointerDown: isPointerDown = true
    case .pointerUp: isPointerDown = false
    case .keyDown: isKeyDown = true
    case .keyUp: isKeyDown = false
    case .pointerCancelled: (isPointerDown, isKeyDown) = (false, false)
    default: break
    }
    let isPressed = isPointerDown || isKeyDown
    response.handle(event, isPressed: isPressed, at: time)
    overlay.show(isPressed: isPressed, at: time)
  }

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    response.value(of: parameter, at: time)
  }

  package func springCurve(at time: Double) -> SpringCurve? { response.springCurve(at: time) }

  package func cycle(at time: Double) -> Cycle? { response.cycle(at: time) }

  package var isOnBlack: Bool { true }

  package func isMoving(at time: Double) -> Bool {
    response.isMoving(at: time) || overlay.isMoving(at: time)
  }

  package func motion(in canvas: Size) -> SceneMotion? {
    var motion = response.motion
    // Springs of 0.3 s are at rest by then.
    motion.pressedLookTime = 5
    // The text is drawn on a grid as large as it is; on a page it changes its size with the look.
    motion.feeds[HarmonicStrings.Parameters.screen.scale.name] = nil
    return motion
  }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let strings = response.layer(size: canvas, by: .screen, at: time)
    let words = overlay.layer(lineWidth: response.lineWidth, at: time)
    // In a window too small for it the overlay shrinks instead of being cut.
    let room = Size(width: words.size.width + 32, height: words.size.height + 96)
    let fit = min(1, canvas.width / room.width, canvas.height / room.height)
    let place = Point(
      x: ((canvas.width - words.size.width) / 2).rounded(),
      y: (canvas.height - (ScreenOverlay.bottom + words.size.height / 2) * fit
        - words.size.height / 2).rounded())
    let drawn =
      restingScale(at: time).map { words.drawingGroup().scaleEffect($0 * fit) }
      ?? words.scaleEffect(response.scale(at: time) * fit)
    return Layer(size: canvas, children: [Layer.Child(strings), Layer.Child(drawn, at: place)])
  }

  /// The scale of an overlay that stands still; `nil` while it moves, when a picture of it would be
  /// another one in every frame.
  private func restingScale(at time: Double) -> Double? {
    overlay.isMoving(at: time) ? nil : response.restingScale(at: time)
  }
}
