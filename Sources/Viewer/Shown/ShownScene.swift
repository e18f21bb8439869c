internal import Layers
internal import Opening
internal import Parameters
internal import Scenes

/// The scene that is shown: the request that opened it, everything that has happened to it, and the
/// scene before it while that fades.
///
/// ```swift
/// // given request: SceneRequest, place: Point, canvas: Size
/// var shown = ShownScene(request, date: .now)
/// let reply = shown.handle(.pointerDown(place), in: canvas, at: 4.2)
/// shown.playback.scene(at: 4.3)
/// ```
///
/// It knows neither the clock nor the window: the scene's time and the part of the window that the
/// scene has come in as arguments.
nonisolated struct ShownScene: Sendable {
  private(set) var request: SceneRequest
  private(set) var playback: Playback
  /// The scene before, while it fades.
  private(set) var crossFade: CrossFade?
  /// Actions since the scene was entered.
  private(set) var actionCount = 0

  /// Consequences of an event in the scene.
  struct Reply: Sendable, Equatable {
    /// Whether events after this one were forgotten: the time was set back before.
    var hasForgotten = false
    /// Whether the scene has done its action.
    var hasActed = false
    /// Whether there was an impact, as phones let one feel.
    var hasImpact = false
  }

  /// Moment at which a scene is left.
  struct Departure: Sendable {
    /// The scene's time.
    let sceneTime: Double
    let wallTime: Double
  }

  /// - Parameter date: When the scene's clock begins.
  init(_ request: SceneRequest, date: SceneDate) {
    self.request = request
    playback = request.script.playback(
      of: request.scene, in: request.canvas, environment: request.environment(date: date))
  }

  /// How its canvas lies in the part of the window that the scene has.
  func fit(in stage: Viewport) -> CanvasFit { request.fit(in: stage) }

  // MARK: - Events

  /// Hands an event to the scene.
  ///
  /// - Parameter isHeld: Whether the user holds the pointer or a key down.
  mutating func handle(
    _ event: SceneEvent, in canvas: Size, at time: Double, isHeld: Bool = false
  ) -> Reply {
    let before = playback.scene(at: time)
    var reply = Reply()
    reply.hasForgotten = playback.handle(event, in: canvas, at: time)
    // What was released later, in a time that no longer exists, must not stay held.
    if reply.hasForgotten, !isHeld { playback.handle(.pointerCancelled, in: canvas, at: time) }
    let after = playback.scene(at: time)
    reply.hasImpact = after.impactCount ?? 0 > before.impactCount ?? 0
    reply.hasActed = after.actionCount > before.actionCount
    if reply.hasActed { actionCount += 1 }
    return reply
  }

  /// Starts over at time 0.
  mutating func rewind(in canvas: Size) { playback.rewind(in: canvas) }

  // MARK: - Other scenes

  /// Begins the scene of `next` while the present one fades.
  ///
  /// - Parameter date: When its clock begins.
  mutating func enter(
    _ next: SceneRequest, date: SceneDate, in stage: Viewport, leaving departure: Departure
  ) {
    fade(departure)
    request = next
    playback = next.script.playback(
      of: next.scene, in: fit(in: stage).canvas, environment: next.environment(date: date))
    actionCount = 0
  }

  /// Shows a scene again as it was left, while the present one fades.
  mutating func enter(_ before: ShownBefore, leaving departure: Departure) {
    fade(departure)
    (request, playback) = (before.request, before.playback)
    actionCount = 0
  }

  private mutating func fade(_ departure: Departure) {
    crossFade = CrossFade(
      request: request, scene: playback.scene(at: departure.sceneTime),
      time: departure.sceneTime, startedAt: departure.wallTime)
  }

  /// Shows another version of the scene; nothing fades, so that the change is seen.
  ///
  /// - Parameter script: Values and presses that go on.
  mutating func replace(
    by next: SceneRequest, going script: Script, date: SceneDate, in stage: Viewport
  ) {
    request = next
    playback = script.playback(
      of: next.scene, in: fit(in: stage).canvas, environment: next.environment(date: date))
    crossFade = nil
  }

  /// Takes the places of the files that another version of the view is made of, which cannot be
  /// shown.
  ///
  /// - Returns: Whether they are others.
  mutating func note(placesOf view: OpenedView) -> Bool {
    let before = request
    request.watchPlaces(of: view)
    return !request.isWatched(like: before)
  }

  /// Takes other guesses for the arguments of the scene's effect.
  ///
  /// - Parameter held: Values that are held now.
  mutating func take(
    _ file: EffectFile, holding held: [(name: String, value: ParameterValue)], in stage: Viewport
  ) {
    var script = request.script
    script.held = held
    let environment = playback.environment
    request.take(file)
    playback = script.playback(
      of: request.scene, in: fit(in: stage).canvas, environment: environment)
  }

  /// Draws it in larger or in smaller pixels.
  mutating func reduceResolution(by divisor: Int) { request.divisor = divisor }

  /// Shows the page of a folder with what is in the folder now.
  mutating func follow(_ folder: ShaderFolder) {
    (request.scene, request.gallery, request.files) =
      (folder.gallery[0], folder.gallery, folder.files)
  }

  /// Sets values that are there from the scene's beginning on.
  mutating func begin(with events: [SceneEvent], in canvas: Size) {
    for event in events { playback.handle(event, in: canvas, at: 0) }
  }

  /// Removes the scene before once it has faded.
  ///
  /// - Returns: Whether it has.
  mutating func endFade(at wallTime: Double) -> Bool {
    guard crossFade?.opacity(at: wallTime) == 0 else { return false }
    crossFade = nil
    return true
  }
}
