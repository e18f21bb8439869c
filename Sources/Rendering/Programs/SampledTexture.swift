internal import Layers
internal import OpenGL

/// Facts of the texture that a unit reads, as far as a driver compiles a program for them.
///
/// A driver on the processor compiles a program for each combination of these: a draw that is tried
/// with those that it is drawn with is compiled once, and found in the driver's cache from then on.
nonisolated struct SampledTexture: Sendable, Hashable {
  /// In GLSL.
  let type: String
  var sampling = Sampling.standard
  var format = PixelFormat.bytes
  var hasPowerOfTwoWidth = false
  var hasPowerOfTwoHeight = false

  /// A sampler that reads pictures without a property of their own.
  init(type: String) { self.type = type }

  /// - Parameters:
  ///   - plan: The frame in which the texture is read.
  ///   - simulation: The one whose passes read it, if it is read there.
  ///   - format: Of the textures of the frame's passes.
  init(
    _ texture: Draw.Texture, in plan: FramePlan, _ simulation: SimulationPlan? = nil,
    format: PixelFormat
  ) {
    self.init(type: texture.samplerType)
    sampling = texture.sampling
    switch texture.source {
    case .image(let image): read(image)
    case .framedImage(let image): read(image.image)
    case .cube(let cube): setSize(cube.side, cube.side)
    case .pass(let index):
      self.format = format
      setSize(plan.passes[index].textureWidth, plan.passes[index].textureHeight)
    case .simulation(let plan): plan.steps.last.map { read($0) }
    case .drawing(.thisFrame(let pass)), .drawing(.previousFrame(let pass)):
      simulation.map { read($0.steps[pass]) }
    case .drawing(.level), .bufferTexture: break
    }
  }

  private mutating func read(_ image: Image) {
    if case .floats = image.samples { format = .floats }
    setSize(image.pixelWidth, image.pixelHeight)
  }

  private mutating func read(_ step: SimulationPlan.Step) {
    format = step.buffer.isFloat ? .floats : .bytes
    setSize(step.pixelWidth, step.pixelHeight)
  }

  private mutating func setSize(_ width: Int, _ height: Int) {
    hasPowerOfTwoWidth = width.nonzeroBitCount == 1
    hasPowerOfTwoHeight = height.nonzeroBitCount == 1
  }
}
