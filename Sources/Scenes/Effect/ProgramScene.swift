internal import Binding
internal import Dialects
package import Layers
internal import Motion
package import Parameters

/// A person's fragment program over the whole canvas: Shadertoy, GLSL, ISF or a transition between
/// two pictures.
///
/// Programs with memory run in frames of 1/60 s. The pointer is the mouse that the dialects know; a
/// press drives what it drives in Metal.
package struct ProgramScene: Scene {
  package private(set) var parameters: ParameterSet
  package let program: EffectProgram
  private let environment: SceneEnvironment
  private let effect: Effect
  private let rows: EffectParameters
  private var pointer = EffectPointer()
  /// Where the pointer is, pressed or not, for programs that follow it; `nil` before it moved.
  private var pointerPlace: Point?
  private var cursor = TextCursor()
  private var keyboard = Keyboard()
  private var isFocused = true
  private var focusTime = 0.0
  private var press = SpringValue(0)
  private var canvas = SceneSource.standardCanvas
  /// The frames in which buttons are on, by name.
  private var presses: [String: Int] = [:]

  /// Frames that a window catches up with at once; a capture draws every one.
  private static let stepsAtOnce = 4
  /// How far a transition is.
  private static let progress = ParameterKey(
    Parameter(
      "progress", "how far the transition is",
      kind: .number(range: 0...1, step: 0.01, defaultValue: 0), feed: "there and back"),
    defaultValue: 0.0)

  package init(_ program: EffectProgram, environment: SceneEnvironment) {
    self.program = program
    self.environment = environment
    effect = Effect(
      name: program.shader.name, summary: program.shader.summary, kind: .fill,
      function: program.passNames.last ?? "", bindings: program.bindings)
    rows = EffectParameters(of: effect)
    var all = rows.all
    if program.shader.isTransition {
      all.insert(Self.progress.parameter, at: 0)
    }
    parameters = ParameterSet(all)
  }

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    self.canvas = canvas
    switch event {
    case .hold(let name, let value):
      guard isButton(name) else { return parameters.hold(name, at: value) }
      if value == .toggle(true) { presses[name] = firstFrame(after: time) }
    case .release(let name): parameters.release(name)
    case .releaseAll: parameters.releaseAll()
    case .keyboard(let key, let isDown):
      if readsKeyboard { keyboard.set(key, isDown: isDown, inFrame: firstFrame(after: time)) }
    case .focused(let isFocused):
      guard program.reads(where: { $0 == .focus || $0 == .focusTime }) else { return }
      if isFocused, !self.isFocused { focusTime = time }
      self.isFocused = isFocused
    default:
      follow(event, in: canvas, at: time)
      let wasDown = pointer.isDown
      pointer.handle(event, in: canvas, at: time)
      guard pointer.isDown != wasDown else { return }
      press.retarget(
        to: pointer.isDown ? 1 : 0, at: time,
        spring: rows.pressSpring(in: parameters, reducesMotion: environment.reducesMotion))
    }
  }

  /// Notes where the pointer is, if the program reads it: else a pointer that moves changes
  /// nothing.
  private mutating func follow(_ event: SceneEvent, in canvas: Size, at time: Double) {
    switch event {
    case .pointerMoved(let place), .pointerDown(let place):
      if program.reads(where: { $0 == .pointer || $0 == .unitPointer }) { pointerPlace = place }
      if program.reads(where: \.isCursor) { cursor.follow(place, in: canvas, at: time) }
    case .pointerCancelled: keyboard.releaseAll(inFrame: firstFrame(after: time))
    default: break
    }
  }

  package var readsKeyboard: Bool {
    program.passes.flatMap(\.channels).contains {
      if case .keyboard = $0.source { true } else { false }
    }
  }

  // MARK: - State at a time

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    if let held = parameters.held[parameter.name] { return held }
    if Self.progress ~= parameter, program.shader.isTransition {
      return .number(progress(at: time))
    }
    if isButton(parameter.name) {
      return .toggle(presses[parameter.name] == frame(at: time))
    }
    guard let binding = program.binding(of: parameter.name), binding.choices.isEmpty else {
      return parameters.value(of: parameter.name) ?? parameter.defaultValue
    }
    return EffectArguments(effect, moment(in: canvas, at: time)).value(of: binding)
  }

  package func springCurve(at time: Double) -> SpringCurve? {
    rows.springCurve(in: parameters, press: press.value(at: time))
  }

  package var showsPicture: Bool {
    program.passes.flatMap(\.channels).contains { channel in
      switch channel.source {
      case .picture(let number): number % 2 == 0
      case .from: true
      default: false
      }
    }
  }

  package func isMoving(at time: Double) -> Bool {
    let isClocked = program.passes.flatMap(\.uniforms).contains { uniform in
      switch uniform.source {
      case .time, .timeDelta, .frame, .date, .channelTime: true
      // Its fourth number is another one after the frame of the click.
      case .mouse: pointer.pressTime.map { time - $0 < 2 * Simulation.frameDuration } ?? false
      case .progress: parameters.held(Self.progress) == nil
      default: false
      }
    }
    let isPressed = presses.values.contains { $0 >= frame(at: time) }
    let isFed = program.bindings.contains { $0.feed == .time || $0.feed == .timeSincePress }
    let isTyped = readsKeyboard && keyboard.changes(inOrAfter: frame(at: time))
    return isClocked || isFed || isTyped || isPressed || program.isSimulation
      || !press.isSettled(at: time)
  }

  package var frameDuration: Double? { program.isSimulation ? Simulation.frameDuration : nil }

  package func motion(in canvas: Size) -> SceneMotion? {
    var motion = SceneMotion(
      program.bindings, in: Rect(origin: .zero, size: canvas), rows: rows)
    if program.shader.isTransition {
      motion.drives[Self.progress.parameter.name] = .thereAndBack(
        travel: Self.travel, rest: Self.rest)
    }
    return motion
  }

  /// Seconds that a transition takes one way, and rests at each end.
  private static let (travel, rest) = (1.6, 0.6)

  /// A transition goes there and back, and rests at both ends.
  private func progress(at time: Double) -> Double {
    let (travel, rest) = (Self.travel, Self.rest)
    let place = time.truncatingRemainder(dividingBy: 2 * (travel + rest))
    let there = min(max(place - rest, 0) / travel, 1)
    let back = min(max(place - 2 * rest - travel, 0) / travel, 1)
    return there - back
  }

  private func moment(in canvas: Size, at time: Double) -> EffectArguments.Moment {
    EffectArguments.Moment(
      time: time, frame: Rect(origin: .zero, size: canvas), pointer: pointer,
      press: press.value(at: time), rows: rows, parameters: parameters,
      picture: environment.image)
  }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    guard let picture = program.passes.indices.last else {
      return Layer(size: canvas, content: .empty)
    }
    let moment = moment(in: canvas, at: time)
    guard program.isSimulation else {
      return Layer(size: canvas, fill: .shader(shader(ofPass: picture, at: moment)))
    }
    let passes = program.passes.indices.map { index in
      Simulation.Pass(
        shader: shader(ofPass: index, at: moment), buffer: buffer(ofPass: index, at: moment),
        pyramidBase: program.passes[index].pyramidBase)
    }
    return Layer(
      size: canvas,
      content: .simulation(
        Simulation(
          name: program.passNames[picture], passes: passes, frame: frame(at: time),
          maxSteps: environment.isInteractive ? Self.stepsAtOnce : Int.max)))
  }

  /// The buffer of a pass, whose sides may go by what controls are set to.
  private func buffer(
    ofPass index: Int, at moment: EffectArguments.Moment
  ) -> Simulation.Buffer {
    let pass = program.passes[index]
    var buffer = pass.buffer
    func side(_ expression: SizeExpression?) -> Simulation.Side? {
      guard let expression else { return nil }
      let names = expression.names.subtracting(["WIDTH", "HEIGHT"])
      guard !names.isEmpty else { return nil }
      let values = names.map { ($0, numbers(of: $0, at: moment).first ?? 0) }
      return expression.side(Dictionary(values) { first, _ in first })
    }
    buffer.width = side(pass.width) ?? buffer.width
    buffer.height = side(pass.height) ?? buffer.height
    return buffer
  }

  /// Frames before the one at `time`.
  private func frame(at time: Double) -> Int {
    // What is a frame's beginning but for rounding belongs to the frame.
    Self.number((time / Simulation.frameDuration + 1e-6).rounded(.down))
  }

  /// The first frame that begins at `time` or after it.
  private func firstFrame(after time: Double) -> Int {
    Self.number((time / Simulation.frameDuration - 1e-6).rounded(.up))
  }

  /// A number of frames, to which others can be added.
  private static func number(_ frames: Double) -> Int {
    Int(clamping: min(max(frames, -1e15), 1e15))
  }

  private func isButton(_ name: String) -> Bool {
    program.binding(of: name)?.parameter.isMomentary ?? false
  }

  private func shader(ofPass index: Int, at moment: EffectArguments.Moment) -> Shader {
    let pass = program.passes[index]
    let arguments = pass.uniforms.map { argument(for: $0, ofPass: index, at: moment) }
    var shader = Shader(program.passNames[index], [.size] + arguments)
    shader.isOpaque = pass.isOpaque
    return shader
  }

  private func argument(
    for uniform: DialectProgram.Uniform, ofPass pass: Int, at moment: EffectArguments.Moment
  ) -> Shader.Argument {
    let components = uniform.componentCount
    let size = moment.frame.size
    switch uniform.source {
    case .time: return program.isSimulation ? .frameTime : .float(moment.time)
    case .timeDelta: return .float(Simulation.frameDuration)
    case .frame: return program.isSimulation ? .frameNumber : .float(Double(frame(at: moment.time)))
    case .frameRate: return .float(1 / Simulation.frameDuration)
    case .date(let firstMonth):
      return .vector(
        environment.date.numbers(firstMonth: firstMonth, after: moment.time), components)
    case .resolution: return .pixelSize(components: components)
    case .pictureResolution: return .pictureSize(components: components)
    case .texelSize: return .texelSize
    case .level(let number): return .level(number)
    case .channelResolution(let index):
      return resolution(of: program.passes[pass].channels[index], components: components)
    case .mouse: return mouse(at: moment, components: components)
    case .pointer:
      let place = pointerPlace ?? Point(x: 0, y: size.height)
      return .pixels(Array([place.x, size.height - place.y, 0].prefix(components)))
    case .unitPointer:
      let place = pointerPlace ?? size.center
      return .vector([place.x / size.width, 1 - place.y / size.height], components)
    case .cursor(let isPrevious):
      return .pixels(
        Array(cursor.numbers(isPrevious: isPrevious, in: size).prefix(components)))
    case .cursorChangeTime: return .float(cursor.changeTime)
    case .focus: return .float(isFocused ? 1 : 0)
    case .focusTime: return .float(focusTime)
    case .white: return .vector([1, 1, 1, 1], components)
    case .channelTime: return .float(moment.time)
    case .pixelsPerPoint: return .pixelsPerPoint
    case .passIndex: return .float(Double(pass))
    case .progress:
      return .float(parameters.held(Self.progress) ?? progress(at: moment.time))
    case .ratio: return .float(size.width / size.height)
    case .control(let name) where isButton(name):
      let number = presses[name] ?? -1
      if program.isSimulation { return .isFrame(number) }
      return .float(frame(at: moment.time) == number ? 1 : 0)
    case .control(let name):
      let numbers = Shader.Argument.vector(numbers(of: name, at: moment), components)
      guard let binding = program.binding(of: name),
        EffectArguments(effect, moment).isConstant(binding)
      else {
        return numbers
      }
      return numbers.components.map(Shader.Argument.constant) ?? numbers
    case .element(let name, let index):
      let numbers = numbers(of: name, at: moment).dropFirst(index * components)
      return .vector(Array(numbers.prefix(components)), components)
    case .sampler(let index):
      return texture(program.passes[pass].channels[index], at: moment.time, size: size)
    }
  }

  /// Shadertoy's `iMouse`; zeros before the first press.
  private func mouse(
    at moment: EffectArguments.Moment, components: Int
  ) -> Shader.Argument {
    guard let place = pointer.place, let start = pointer.pressPlace,
      let pressTime = pointer.pressTime
    else { return .vector([], components) }
    let height = moment.frame.size.height
    let isNew = moment.time - pressTime < Simulation.frameDuration
    return .clickedPointer(
      ClickedPointer(
        place: Point(x: place.x, y: height - place.y),
        pressPlace: Point(x: start.x, y: height - start.y), isDown: pointer.isDown,
        pressFrame: program.isSimulation
          ? firstFrame(after: pressTime) : isNew ? frame(at: moment.time) : nil),
      components: components)
  }

  /// Width and height of what a channel reads, in pixels, and 1.
  private func resolution(
    of channel: Simulation.Channel, components: Int
  ) -> Shader.Argument {
    switch channel.source {
    case .image(let image):
      .vector([Double(image.pixelWidth), Double(image.pixelHeight), 1], components)
    case .cubeImage(let cube): .vector([Double(cube.side), Double(cube.side), 1], components)
    case .keyboard(let rows): .vector([256, Double(rows), 1], components)
    case .noise:
      .vector(
        [SuppliedPicture.whiteNoise.pixelWidth, SuppliedPicture.whiteNoise.pixelHeight, 1]
          .map(Double.init), components)
    // What cannot be had is one clear pixel.
    case .black, .file, .cube: .vector([1, 1, 1], components)
    case .drawing, .picture, .from, .to: .pixelSize(components: components)
    }
  }

  /// What a control amounts to: straight colors, the value of a choice, 1 for on.
  private func numbers(of name: String, at moment: EffectArguments.Moment) -> [Double] {
    guard let parameter = parameters.all.first(where: { $0.name == name }) else { return [0] }
    switch value(of: parameter, at: moment.time) {
    case .number(let number): return [number]
    case .numbers(let numbers): return numbers
    case .toggle(let isOn): return [isOn ? 1 : 0]
    case .color(let color): return [color.red, color.green, color.blue, color.opacity]
    case .choice(let label):
      let choice = program.binding(of: name)?.choices.first { $0.label == label }
      return [Double(choice?.value ?? 0)]
    case .picture, .text, .points, .colors, .mesh: return [0]
    }
  }

  private func texture(
    _ channel: Simulation.Channel, at time: Double, size: Size
  ) -> Shader.Argument {
    let sampling = channel.sampling
    return switch channel.source {
    case .drawing(let drawing): .drawing(drawing, sampling)
    case .image(let image): .image(image, sampling)
    case .picture(let number): .layer(picture(isSecond: number % 2 == 1, size: size), sampling)
    case .from: .layer(picture(isSecond: false, size: size), sampling)
    case .to: .layer(picture(isSecond: true, size: size), sampling)
    case .noise: .image(SuppliedPicture.whiteNoise, sampling)
    case .cubeImage(let cube): .cube(cube, sampling)
    case .keyboard(let rows):
      program.isSimulation
        ? .framedImage(keyboard.image(rows: rows), sampling)
        : .image(
          keyboard.image(rows: rows).image(inFrames: frame(at: time)...frame(at: time)), sampling)
    // A file that is not loaded reads like one that cannot be.
    case .black, .file, .cube: .image(SuppliedPicture.clear, sampling)
    }
  }

  private func picture(isSecond: Bool, size: Size) -> Layer {
    if !isSecond, let image = environment.image { return Layer(size: size, image: image) }
    return isSecond
      ? Layer(size: size, fill: .shader(Shader("eveningLandscape", .boundingRect)))
      : TestPicture.photograph(size: size)
  }
}

extension EffectProgram {
  fileprivate func reads(where isMeant: (DialectProgram.Uniform.Source) -> Bool) -> Bool {
    passes.contains { $0.uniforms.contains { isMeant($0.source) } }
  }

  fileprivate func binding(of control: String) -> ArgumentBinding? {
    bindings.first { $0.parameter.name == control }
  }
}

extension DialectProgram.Uniform.Source {
  fileprivate var isCursor: Bool {
    switch self {
    case .cursor, .cursorChangeTime: true
    default: false
    }
  }
}

extension DialectProgram.Uniform {
  /// Numbers of its type.
  fileprivate var componentCount: Int {
    guard let digit = type.last.flatMap({ Int(String($0)) }), type.contains("vec") else { return 1 }
    return digit
  }
}

extension Shader.Argument {
  /// As many numbers as asked for, zeros where there are none.
  fileprivate static func vector(_ numbers: [Double], _ components: Int) -> Shader.Argument {
    .numbers((0..<components).map { numbers.indices.contains($0) ? numbers[$0] : 0 })
  }
}
