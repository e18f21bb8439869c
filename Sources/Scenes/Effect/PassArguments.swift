internal import Binding
internal import Dialects
internal import Layers
internal import Parameters

/// The passes of a program with the values of their uniforms.
///
/// Programs with memory run in frames of 1/60 s: what differs from frame to frame is left to the
/// renderer, which may draw several frames at once.
struct PassArguments {
  let effect: Effect
  let values: FeedValues

  /// Frames that a window catches up with at once; a capture draws every one.
  private static let stepsAtOnce = 4

  /// The program's picture over the layer.
  var layer: Layer {
    let size = values.frame.size
    guard effect.isSimulation else {
      return Layer(size: size, fill: .shader(shader(ofPass: effect.passes.count - 1)))
    }
    let passes = effect.passes.indices.map { index in
      Simulation.Pass(
        shader: shader(ofPass: index), buffer: buffer(of: effect.passes[index]),
        pyramidBase: effect.passes[index].pyramidBase)
    }
    return Layer(
      size: size,
      content: .simulation(
        Simulation(
          name: effect.function, passes: passes, frame: frame,
          maxSteps: values.environment.isInteractive ? Self.stepsAtOnce : Int.max)))
  }

  private var frame: Int { Simulation.frame(at: values.time) }

  /// The buffer of a pass, with the numbers of the controls that its sides depend on.
  private func buffer(of pass: DialectProgram.Pass) -> Simulation.Buffer {
    let values = pass.buffer.names.map { ($0, numbers(of: .parameter($0)).first ?? 0) }
    return pass.buffer.replacing(Dictionary(values) { first, _ in first })
  }

  private func shader(ofPass index: Int) -> Shader {
    let pass = effect.passes[index]
    let arguments = pass.uniforms.map { argument(for: $0, ofPass: index) }
    var shader = Shader(effect.functions[index], [.size] + arguments)
    shader.isOpaque = pass.isOpaque
    return shader
  }

  // MARK: - Uniforms

  private func argument(
    for uniform: DialectProgram.Uniform, ofPass pass: Int
  ) -> Shader.Argument {
    let components = uniform.componentCount
    let size = values.frame.size
    switch uniform.feed {
    case .time where effect.isSimulation: return .frameTime
    case .frame where effect.isSimulation: return .frameNumber
    case .raster(let measure): return .raster(measure, components: components)
    case .passIndex: return .float(Double(pass))
    case .pointer:
      let place = values.input.pointerPlace ?? Point(x: 0, y: size.height)
      return .pixels(Array([place.x, size.height - place.y, 0].prefix(components)))
    case .cursor(let isPrevious):
      let cursor = values.input.cursor.numbers(isPrevious: isPrevious, in: size)
      return .pixels(Array(cursor.prefix(components)))
    case .mouse: return mouse(components: components)
    case .channel(let index): return texture(effect.passes[pass].channels[index])
    case .channelSize(let index):
      return resolution(of: effect.passes[pass].channels[index], components: components)
    case .element(let list, let index):
      let numbers = numbers(of: .parameter(list)).dropFirst(index * components)
      return .vector(Array(numbers.prefix(components)), components)
    case .parameter(let name):
      let binding = values.binding(of: name)
      if effect.isSimulation, binding?.parameter.isMomentary == true {
        // A button that was not pushed is on before the first frame.
        let frame = values.input.buttonFrames[name] ?? -1
        return .framed(.float(0), exceptions: [frame: .float(1)])
      }
      let numbers = Shader.Argument.vector(numbers(of: uniform.feed), components)
      guard let binding, values.isConstant(binding) else { return numbers }
      return numbers.components.map(Shader.Argument.constant) ?? numbers
    default: return .vector(numbers(of: uniform.feed), components)
    }
  }

  /// The value of a feed as numbers: colors with straight alpha, the value of a choice, 1 for on.
  private func numbers(of feed: Feed) -> [Double] {
    switch values.value(of: feed, "") {
    case .number(let number): return [number]
    case .numbers(let numbers): return numbers
    case .toggle(let isOn): return [isOn ? 1 : 0]
    case .color(let color): return [color.red, color.green, color.blue, color.opacity]
    case .choice(let label):
      guard case .parameter(let name) = feed else { return [0] }
      let choice = values.binding(of: name)?.choices.first { $0.label == label }
      return [Double(choice?.value ?? 0)]
    case .picture, .text, .points, .colors, .mesh: return [0]
    }
  }

  /// Shadertoy's `iMouse`; zeros before the first press.
  private func mouse(components: Int) -> Shader.Argument {
    let pointer = values.input.pointer
    guard let place = pointer.place, let start = pointer.pressPlace,
      let pressTime = pointer.pressTime
    else { return .vector([], components) }
    let height = values.frame.size.height
    func numbers(isPressFrame: Bool) -> Shader.Argument {
      let points = [place.x, height - place.y, start.x, height - start.y]
      let signs = [1, 1, pointer.isDown ? 1 : -1, isPressFrame ? 1.0 : -1]
      return .wholePixels(
        Array(points.prefix(components)), signs: Array(signs.prefix(components)))
    }
    guard effect.isSimulation else {
      return numbers(isPressFrame: values.time - pressTime < Simulation.frameDuration)
    }
    return .framed(
      numbers(isPressFrame: false),
      exceptions: [Simulation.firstFrame(after: pressTime): numbers(isPressFrame: true)])
  }

  // MARK: - Channels

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
    case .sky: .vector([Double(SkyCube.image.side), Double(SkyCube.image.side), 1], components)
    // What cannot be had is one clear pixel.
    case .black, .file, .cube, .cubeFaces: .vector([1, 1, 1], components)
    case .drawing, .picture, .from, .to: .raster(.pixelSize, components: components)
    }
  }

  private func texture(_ channel: Simulation.Channel) -> Shader.Argument {
    let sampling = channel.sampling
    return switch channel.source {
    case .drawing(let drawing): .drawing(drawing, sampling)
    case .image(let image): .image(image, sampling)
    case .picture(let number): .layer(picture(isSecond: number % 2 == 1), sampling)
    case .from: .layer(picture(isSecond: false), sampling)
    case .to: .layer(picture(isSecond: true), sampling)
    case .noise: .image(SuppliedPicture.whiteNoise, sampling)
    case .cubeImage(let cube): .cube(cube, sampling)
    case .sky: .cube(SkyCube.image, sampling)
    case .keyboard(let rows): keys(values.input.keyboard.image(rows: rows), sampling)
    // A file that is not loaded reads like one that cannot be.
    case .black, .file, .cube, .cubeFaces: .image(SuppliedPicture.clear, sampling)
    }
  }

  private func keys(_ image: FramedImage, _ sampling: Sampling) -> Shader.Argument {
    guard effect.isSimulation else {
      return .image(image.image(inFrames: frame...frame), sampling)
    }
    return .framed(
      .image(image.image, sampling),
      exceptions: image.exceptions.mapValues { .image($0, sampling) })
  }

  private func picture(isSecond: Bool) -> Layer {
    let size = values.frame.size
    if !isSecond, let image = values.environment.image { return Layer(size: size, image: image) }
    return isSecond
      ? Layer(size: size, fill: .shader(Shader("eveningLandscape", .boundingRect)))
      : TestPicture.photograph(size: size)
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
