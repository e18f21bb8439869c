package import Layers
internal import Motion
package import Parameters

/// The scene of a user's file: a fill of the canvas by a function or by the passes of a program, or
/// an effect on a picture or a scene.
///
/// Arguments are fed as their bindings say, or held by the user. A press moves the arguments it
/// drives on a spring, and is the touch of those that want a place.
package struct FileScene: Scene {
  package var parameters: ParameterSet { Self.joined(own, backdrop: backdropScene) }
  private var rows: EffectRows
  private var own: ParameterSet
  package let effect: Effect
  /// Position of the call that is shown among those of the effect.
  private var shown = 0
  private let backdrop: Backdrop
  private let environment: SceneEnvironment
  private var backdropScene: AnyScene?
  private var input = UserInput()
  private var press = SpringValue(0)
  /// Size of the canvas at the last event, in points; until then a standard one.
  private var canvas = SceneSource.standardCanvas

  /// Clear space around the user's picture, in points.
  private static let margin = 24.0

  package init(
    _ effect: Effect, on backdrop: Backdrop = .testPicture, environment: SceneEnvironment
  ) {
    self.effect = effect
    self.backdrop = backdrop
    self.environment = environment
    rows = EffectRows(of: effect)
    own = ParameterSet(rows.all)
    if case .scene(let source) = backdrop { backdropScene = AnyScene(source.make(environment)) }
  }

  package var userFunctions: Set<String> { Set(effect.functions) }

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    self.canvas = canvas
    switch event {
    case .hold(let name, let value):
      if let inner = Self.backdropName(name) {
        backdropScene?.handle(.hold(name: inner, value: value), in: canvas, at: time)
      } else {
        hold(name, at: value, time: time)
      }
    case .release(let name):
      if let inner = Self.backdropName(name) {
        backdropScene?.handle(.release(name: inner), in: canvas, at: time)
      } else {
        own.release(name)
        showCall()
      }
    case .releaseAll:
      own.releaseAll()
      showCall()
      backdropScene?.handle(event, in: canvas, at: time)
    default:
      let wasDown = input.pointer.isDown
      input.handle(event, of: effect, in: canvas, at: time)
      if input.pointer.isDown != wasDown {
        press.retarget(
          to: input.pointer.isDown ? 1 : 0, at: time,
          spring: rows.pressSpring(in: own, reducesMotion: environment.reducesMotion))
      }
      backdropScene?.handle(event, in: canvas, at: time)
    }
  }

  private mutating func hold(_ name: String, at value: ParameterValue, time: Double) {
    guard !isButton(name) else {
      if value == .toggle(true) { input.push(button: name, at: time) }
      return
    }
    own.hold(name, at: value)
    showCall()
  }

  private func isButton(_ name: String) -> Bool {
    call.bindings.contains { $0.parameter.name == name && $0.parameter.isMomentary }
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
    rows = EffectRows(of: effect, calledBy: index)
    var next = ParameterSet(rows.all)
    for (name, value) in own.held { next.hold(name, at: value) }
    own = next
  }

  private var call: EffectCall { effect.calls[shown] }

  // MARK: - Parameters of the backdrop

  /// Before the name of a parameter that belongs to the scene below.
  private static let backdropPrefix = "scene."

  private static func backdropName(_ name: String) -> String? {
    name.hasPrefix(backdropPrefix) ? String(name.dropFirst(backdropPrefix.count)) : nil
  }

  private static func joined(_ own: ParameterSet, backdrop: AnyScene?) -> ParameterSet {
    guard let backdrop else { return own }
    return own.joined(with: backdrop.scene.parameters, prefix: backdropPrefix)
  }

  // MARK: - State at a time

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    if let inner = Self.backdropName(parameter.name), let scene = backdropScene?.scene,
      let known = scene.parameters.all.first(where: { $0.name == inner })
    {
      return scene.value(of: known, at: time)
    }
    return values(at: time, in: frame(in: canvas)).value(of: parameter)
  }

  package func ranges(of parameter: Parameter, in canvas: Size) -> [ClosedRange<Double>]? {
    let binding = call.bindings.first { $0.parameter.name == parameter.name }
    let size = frame(in: canvas).size
    switch binding?.feed {
    case .layerCenter(.points), .touch(nil, .points): return [0...size.width, 0...size.height]
    case .touch(.x, .points): return [0...size.width]
    case .touch(.y, .points): return [0...size.height]
    default: return nil
    }
  }

  package func springCurve(at time: Double) -> SpringCurve? {
    rows.springCurve(in: own, press: press.value(at: time))
  }

  package var settlingDuration: Double {
    max(backdropScene?.scene.settlingDuration ?? 0, call.stillTime)
  }

  package var showsPicture: Bool {
    switch backdrop {
    case .testPicture: effect.kind != .fill || effect.showsPicture
    case .scene: backdropScene?.scene.showsPicture ?? false
    case .exactly: false
    }
  }

  package var mesh: MeshTemplate? { backdropScene?.scene.mesh }

  package func hasControl(at place: Point, in canvas: Size, time: Double) -> Bool {
    backdropScene?.scene.hasControl(at: place, in: canvas, time: time) ?? false
  }

  package var keyboardUse: KeyboardUse { effect.readsKeyboard ? .keys : .none }

  package var frameDuration: Double? { effect.isSimulation ? Simulation.frameDuration : nil }

  package func isMoving(at time: Double) -> Bool {
    let isClocked = call.bindings.contains {
      $0.feed.isClock && own.held[$0.parameter.name] == nil
    }
    return isClocked || !press.isSettled(at: time) || effect.isSimulation
      || effect.reads { isMoving($0, at: time) } || isTyped(at: time)
      || backdropScene?.scene.isMoving(at: time) == true
  }

  /// Whether a feed of a pass gives something else in a later frame.
  private func isMoving(_ feed: Feed, at time: Double) -> Bool {
    switch feed {
    case .time, .frame, .date, .channelTime: return true
    // Its fourth number is another one after the frame of the click.
    case .mouse:
      return input.pointer.pressTime.map { time - $0 < 2 * Simulation.frameDuration } ?? false
    case .parameter(let name): return EffectRows.progress ~= name && own.held[name] == nil
    default: return false
    }
  }

  /// Whether a key or a button is up again in a later frame.
  private func isTyped(at time: Double) -> Bool {
    let frame = Simulation.frame(at: time)
    return input.buttonFrames.values.contains { $0 >= frame }
      || effect.readsKeyboard && input.keyboard.changes(inOrAfter: frame)
  }

  package func motion(in canvas: Size) -> SceneMotion? {
    if backdropScene != nil { return nil }
    var motion = SceneMotion()
    motion.frame = frame(in: canvas)
    for binding in call.bindings { motion.feeds[binding.parameter.name] = rows.motion(of: binding) }
    if effect.isTransition { motion.feeds[EffectRows.progress.name] = EffectRows.progressFeed }
    motion.spring = rows.restSpring
    return motion
  }

  private func values(at time: Double, in frame: Rect) -> FeedValues {
    FeedValues(
      time: time, frame: frame, input: input, press: press.value(at: time),
      bindings: call.bindings, rows: rows, parameters: own, environment: environment)
  }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let frame = frame(in: canvas)
    let values = values(at: time, in: frame)
    guard effect.passes.isEmpty else { return PassArguments(effect: effect, values: values).layer }
    let shader = FunctionArguments(effect: effect, values: values).shader
    let picture = fillsItself ? nil : picture(size: frame.size, at: time)
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
    Layer(size: canvas, children: [Layer.Child(layer, at: frame.origin)])
  }

  private func affected(_ picture: Layer?, by shader: Shader, size: Size) -> Layer {
    guard let picture else {
      // What is below a color effect that does not look at it may be anything.
      return effect.kind == .color
        ? Layer(size: size, fill: .color(.black)).colorEffect(shader)
        : Layer(size: size, fill: .shader(shader))
    }
    switch effect.kind {
    case .fill: return Layer(size: size, fill: .shader(shader))
    case .color: return picture.colorEffect(shader)
    case .distortion:
      return picture.distortionEffect(shader, maxSampleOffset: reach, edge: edge)
        .clipped(if: clips)
    case .layer:
      return picture.layerEffect(shader, maxSampleOffset: reach, edge: layerEdge)
        .clipped(if: clips)
    }
  }

  /// Whether it needs no layer: it fills one, or makes nothing of the one that it lies on.
  private var fillsItself: Bool {
    effect.kind == .fill || !effect.readsLayer && reach == .zero
  }

  /// How far outside the picture the effect is drawn, and what it finds there.
  private var reach: Size {
    switch backdrop {
    case .exactly, .scene: .zero
    // The test picture ends in a clear margin of its own.
    case .testPicture:
      environment.image == nil ? .zero : Size(width: Self.margin, height: Self.margin)
    }
  }

  private var edge: SampleEdge {
    if case .exactly(_, let edge) = backdrop { edge } else { .transparent }
  }

  /// The pixels that a layer effect samples beyond `reach`.
  private var layerEdge: SampleEdge {
    if case .exactly = backdrop { edge } else { .clamp }
  }

  private var clips: Bool {
    if case .exactly = backdrop { true } else { false }
  }

  private func picture(size: Size, at time: Double) -> Layer {
    switch backdrop {
    case .exactly(let image, _): Layer(size: size, image: image)
    case .scene:
      backdropScene?.scene.layer(in: size, at: time) ?? Layer(size: size, content: .empty)
    case .testPicture:
      environment.image.map { Layer(size: size, image: $0) } ?? TestPicture.layer(size: size)
    }
  }

  /// Where the effect's layer lies on the canvas.
  private func frame(in canvas: Size) -> Rect {
    let whole = Rect(origin: .zero, size: canvas)
    guard case .testPicture = backdrop, effect.kind != .fill, let image = environment.image else {
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

extension Effect {
  /// Whether a channel of a pass shows the user's picture where there is one.
  fileprivate var showsPicture: Bool {
    passes.flatMap(\.channels).contains { channel in
      switch channel.source {
      case .picture(let number): number % 2 == 0
      case .from: true
      default: false
      }
    }
  }
}

extension Layer {
  fileprivate func clipped(if clips: Bool) -> Layer { clips ? clip(to: .rectangle) : self }
}
