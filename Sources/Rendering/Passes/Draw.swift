package import Layers

/// One quad or mesh: where, with which program structure, which numbers and which textures.
nonisolated package struct Draw: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// A paint over a rectangle of user space, antialiased edges included.
    case paint(Paint, bounds: Rect)
    /// The patches of a mesh over a layer of this size.
    case mesh(MeshGradient, Size)
  }

  /// A texture that a unit reads, and how it samples it.
  struct Texture: Hashable, Sendable {
    indirect enum Source: Hashable, Sendable {
      case image(Image)
      /// In a simulation: an image that is another one in some frames.
      case framedImage(FramedImage)
      case cube(CubeImage)
      /// Index of an earlier pass of the plan.
      case pass(Int)
      /// Elements of 1, 2 or 4 numbers, read by index.
      case bufferTexture([Float], components: Int)
      /// The picture of a simulation, run as far as it has to be.
      case simulation(SimulationPlan)
      /// In a simulation: what another pass of it drew.
      case drawing(Simulation.Drawing)
    }

    var source: Source
    var sampling = Sampling.standard

    static func image(_ image: Image) -> Texture { Texture(source: .image(image)) }
    static func pass(_ index: Int) -> Texture { Texture(source: .pass(index)) }

    /// The GLSL type of its sampler.
    var samplerType: String {
      switch source {
      case .bufferTexture: "samplerBuffer"
      case .cube: "samplerCube"
      default: "sampler2D"
      }
    }

    /// Indices of the plan's passes that are read.
    var passes: [Int] {
      switch source {
      case .pass(let index): [index]
      case .simulation(let plan): plan.steps.flatMap { $0.draw.textures.flatMap(\.passes) }
      case .image, .framedImage, .cube, .bufferTexture, .drawing: []
      }
    }
  }

  var content: Content
  /// From user space to pixels of the target, y down.
  package var transform: AffineTransform
  var values = UniformList()
  /// By texture unit.
  var textures: [Texture] = []
  var blending = BlendModeStructure.normal
  /// Whether its program is specialized for some of the numbers.
  var isSpecialized = false

  /// Compares first what differs most often between frames, and last what costs most.
  package static func == (a: Draw, b: Draw) -> Bool {
    a.transform == b.transform && a.values == b.values && a.textures == b.textures
      && a.blending == b.blending && a.isSpecialized == b.isSpecialized
      && a.content == b.content
  }

  /// The draws that it takes to leave out some whole pixels of the target.
  func parts(around hidden: PixelRect) -> [Draw] {
    guard case .paint(_, let bounds) = content, transform.isUpright,
      let inner = transform.inverse?.bounds(of: Rect(hidden)).intersection(bounds), !inner.isEmpty
    else { return [self] }
    return bounds.frame(around: inner).map(over)
  }

  /// The same paint over another rectangle of user space.
  func over(_ part: Rect) -> Draw {
    var draw = self
    if case .paint(let paint, _) = content { draw.content = .paint(paint, bounds: part) }
    return draw
  }
}
