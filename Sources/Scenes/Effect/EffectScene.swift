package import Layers
internal import Motion
package import Parameters

/// A person's shader function on a stage: a fill of the canvas, or an effect on a picture or a
/// scene.
///
/// Arguments are fed as their bindings say, or held by the user. A press moves the arguments it
/// drives on a spring, and is the touch of those that want a place.
package struct EffectScene: Scene {
  package var parameters: ParameterSet { Self.joined(own, ground: groundScene) }
  private var rows: EffectParameters
  private var own: ParameterSet
  package let effect: Effect
  /// Position of the call that is shown among those of the effect.
  private var shown = 0
  private let ground: EffectGround
  private let environment: SceneEnvironment
  private var groundScene: AnyScene?
  private var pointer = EffectPointer()
  private var press = SpringValue(0)
  /// Size of the canvas at the last event, in points; until then a standard one.
  private var canvas = SceneSource.standardCanvas

  /// Clear space around the user's picture, in points.
  private static let margin = 24.0

  package init(_ effect: Effect, on ground: EffectGround, environment: SceneEnvironment) {
    self.effect = effect
    self.ground = ground
    self.environment = environment
    rows = EffectParameters(of: effect)
    own = ParameterSet(rows.all)
    if case .scene(let source) = ground { groundScene = AnyScene(source.make(environment)) }
  }

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    self.canvas = canvas
    switch event {
    case .hold(let name, let value):
      if let inner = Self.groundName(name) {
        groundScene?.handle(.hold(name: inner, value: value), in: canvas, at: time)
      } else {
        own.hold(name, at: value)
        showCall()
      }
    case .release(let name):
      if let inner = Self.groundName(name) {
        groundScene?.handle(.release(name: inner), in: canvas, at: time)
      } else {
        own.release(name)
        showCall()
      }
    case .releaseAll:
      own.releaseAll()
      showCall()
      groundScene?.handle(event, in: canvas, at: time)
    default:
      let wasDown = pointer.isDown
      pointer.handle(event, in: canvas, at: time)
      if pointer.isDown != wasDown {
        press.retarget(
          to: pointer.isDown ? 1 : 0, at: time,
          spring: rows.pressSpring(in: own, reducesMotion: environment.reducesMotion))
      }
      groundScene?.handle(event, in: canvas, at: time)
    }
  }

  /// Takes the values of the view that is chosen; what is held stays held.
  private mutating func showCall() {
    guard let choice = rows.call, case .choice(let places) = choice.kind else { return }
    var index = 0
    if case .choice(let place)? = own.held[choice.name] {
      index = places.firstIndex(of: place) ?? 0
    }
    guard index != shown else { return }
    shown = index
    rows = EffectParameters(of: effect, calledBy: index)
    var next = ParameterSet(rows.all)
    for (name, value) in own.held { next.hold(name, at: value) }
    own = next
  }

  private var call: EffectCall { effect.calls[shown] }

  // MARK: - Parameters of the ground

  /// Before the name of a parameter that belongs to the scene below.
  private static let groundPrefix = "scene."

  private static func groundName(_ name: String) -> String? {
    name.hasPrefix(groundPrefix) ? String(name.dropFirst(groundPrefix.count)) : nil
  }

  private static func joined(_ own: ParameterSet, ground: AnyScene?) -> ParameterSet {
    guard let ground else { return own }
    return own.joined(with: ground.scene.parameters, prefix: groundPrefix)
  }

  // MARK: - State at a time

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    if let inner = Self.groundName(parameter.name), let scene = groundScene?.scene,
      let known = scene.parameters.all.first(where: { $0.name == inner })
    {
      return scene.value(of: known, at: time)
    }
    if let held = own.held[parameter.name] { return held }
    guard let binding = call.bindings.first(where: { $0.parameter.name == parameter.name })
    else { return own.value(of: parameter.name) ?? parameter.defaultValue }
    return EffectArguments(effect, call.bindings, moment(at: time, in: frame(in: canvas))).value(
      of: binding)
  }

  package func springCurve(at time: Double) -> SpringCurve? {
    rows.springCurve(in: own, press: press.value(at: time))
  }

  package var settlingDuration: Double {
    max(groundScene?.scene.settlingDuration ?? 0, call.stillTime)
  }

  package var showsPicture: Bool {
    switch ground {
    case .testPicture: effect.kind != .fill
    case .scene: groundScene?.scene.showsPicture ?? false
    case .exactly: false
    }
  }

  package var mesh: MeshTemplate? { groundScene?.scene.mesh }

  package func hasControl(at place: Point, in canvas: Size, time: Double) -> Bool {
    groundScene?.scene.hasControl(at: place, in: canvas, time: time) ?? false
  }

  package func isMoving(at time: Double) -> Bool {
    let isClocked = call.bindings.contains { binding in
      guard own.held[binding.parameter.name] == nil else { return false }
      return binding.feed == .time || binding.feed == .timeSincePress
    }
    return isClocked || !press.isSettled(at: time) || groundScene?.scene.isMoving(at: time) == true
  }

  package func motion(in canvas: Size) -> SceneMotion? {
    if groundScene != nil { return nil }
    return SceneMotion(call.bindings, in: frame(in: canvas), rows: rows)
  }

  private func moment(at time: Double, in frame: Rect) -> EffectArguments.Moment {
    EffectArguments.Moment(
      time: time, frame: frame, pointer: pointer, press: press.value(at: time), rows: rows,
      parameters: own, picture: environment.image)
  }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let frame = frame(in: canvas)
    let shader = EffectArguments(effect, call.bindings, moment(at: time, in: frame)).shader
    let picture = effect.kind == .fill ? nil : picture(size: frame.size, at: time)
    return placed(affected(picture, by: shader, size: frame.size), in: frame, on: canvas)
  }

  /// Returns what the effect is laid on, without it; nothing for a fill.
  package func layerWithoutEffect(in canvas: Size, at time: Double) -> Layer {
    let frame = frame(in: canvas)
    let layer =
      effect.kind == .fill
      ? Layer(size: frame.size, content: .empty) : picture(size: frame.size, at: time)
    return placed(layer, in: frame, on: canvas)
  }

  private func placed(_ layer: Layer, in frame: Rect, on canvas: Size) -> Layer {
    var layer = layer
    if let clip = call.clip, isFramed { layer = layer.clip(to: clip) }
    return Layer(size: canvas, children: [Layer.Child(layer, at: frame.origin)])
  }

  private func affected(_ picture: Layer?, by shader: Shader, size: Size) -> Layer {
    guard let picture else { return Layer(size: size, fill: .shader(shader)) }
    switch effect.kind {
    case .fill: return Layer(size: size, fill: .shader(shader))
    case .color: return picture.colorEffect(shader)
    case .distortion:
      return picture.distortionEffect(shader, maxSampleOffset: reach, edge: edge)
        .clipped(if: clips)
    case .layer:
      return picture.layerEffect(shader, maxSampleOffset: reach).clipped(if: clips)
    }
  }

  /// How far outside the picture the effect is drawn, and what it finds there.
  private var reach: Size {
    switch ground {
    // A clear pixel is enough to be clear everywhere outside.
    case .exactly(_, .transparent): Size(width: 2, height: 2)
    case .exactly, .scene: .zero
    // The test picture ends in a clear margin of its own.
    case .testPicture:
      isFramed
        ? call.maxSampleOffset ?? .zero
        : environment.image == nil ? .zero : Size(width: Self.margin, height: Self.margin)
    }
  }

  private var edge: SampleEdge {
    if case .exactly(_, let edge) = ground { edge } else { .transparent }
  }

  private var clips: Bool {
    if case .exactly = ground { true } else { false }
  }

  private func picture(size: Size, at time: Double) -> Layer {
    switch ground {
    case .exactly(let image, _): Layer(size: size, image: image)
    case .scene: groundScene?.scene.layer(in: size, at: time) ?? Layer(size: size, content: .empty)
    case .testPicture:
      environment.image.map { Layer(size: size, image: $0) } ?? TestPicture.layer(size: size)
    }
  }

  /// Whether its layer is as large as its author's view says.
  private var isFramed: Bool {
    guard case .testPicture = ground, environment.image == nil else { return false }
    return call.size != nil
  }

  /// Where the effect's layer lies on the canvas.
  private func frame(in canvas: Size) -> Rect {
    let whole = Rect(origin: .zero, size: canvas)
    if isFramed, let size = call.size {
      return Rect(
        origin: Point(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2),
        size: size)
    }
    guard case .testPicture = ground, effect.kind != .fill, let image = environment.image else {
      return whole
    }
    let room = whole.inset(by: min(Self.margin, canvas.width / 8, canvas.height / 8))
    let aspect = Double(image.pixelWidth) / Double(image.pixelHeight)
    let width = min(room.size.width, room.size.height * aspect)
    let size = Size(width: width, height: width / aspect)
    return Rect(
      origin: Point(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2),
      size: size)
  }
}

extension Layer {
  fileprivate func clipped(if clips: Bool) -> Layer { clips ? clip(to: .rectangle) : self }
}
