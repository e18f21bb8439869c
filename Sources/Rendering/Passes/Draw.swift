package import Layers

/// One quad or mesh: where, with which program structure, which numbers and which textures.
nonisolated package struct Draw: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// A paint over a rectangle of user space, antialiased edges included.
    case paint(Paint, bounds: Rect)
    /// The patches of a mesh over a layer of this size.
    case mesh(MeshGradient, Size)
  }

  /// What a texture unit reads, and how.
  struct Texture: Hashable, Sendable {
    indirect enum Source: Hashable, Sendable {
      case image(Image)
      /// Index of an earlier pass of the plan.
      case pass(Int)
      /// Elements of 1, 2 or 4 numbers, read by index.
      case numbers([Float], components: Int)
      /// The picture of a simulation, run as far as it has to be.
      case simulation(SimulationPlan)
      /// In a simulation: what another pass of it drew.
      case buffer(pass: Int, isPrevious: Bool)
    }

    var source: Source
    var sampling = Sampling.standard

    static func image(_ image: Image) -> Texture { Texture(source: .image(image)) }
    static func pass(_ index: Int) -> Texture { Texture(source: .pass(index)) }

    /// The GLSL type of its sampler.
    var samplerType: String {
      if case .numbers = source { "samplerBuffer" } else { "sampler2D" }
    }

    /// Indices of the plan's passes that are read.
    var passes: [Int] {
      switch source {
      case .pass(let index): [index]
      case .simulation(let plan): plan.steps.flatMap { $0.draw.textures.flatMap(\.passes) }
      case .image, .numbers, .buffer: []
      }
    }
  }

  var content: Content
  /// From user space to pixels of the target, y down.
  package var transform: AffineTransform
  var values = ValueList()
  /// By texture unit.
  var textures: [Texture] = []
  var blending = BlendModeStructure.normal
  /// Whether it stands for a call that a person wrote; see `PreparedCall`.
  var isPrepared = false
  /// Numbers that are other ones in every frame of a simulation.
  var clockSlots: [ClockSlot] = []

  /// The same paint over another rectangle of user space.
  func over(_ part: Rect) -> Draw {
    var draw = self
    if case .paint(let paint, _) = content { draw.content = .paint(paint, bounds: part) }
    return draw
  }
}

/// Everything drawn into one target: a color to clear to, and draws in painting order.
nonisolated package struct Pass: Hashable, Sendable {
  /// Width and height in pixels of what is drawn; textures may be larger.
  package var pixelWidth: Int
  package var pixelHeight: Int
  /// `nil` leaves what is there and draws over it.
  package var background: Color?
  /// Whether its texture is worth keeping for the frames after.
  var isKept = false
  /// Whether its texture must have as many pixels as are drawn, because it is read by texture coordinates of a person's.
  var isExact = false
  package var draws: [Draw] = []

  /// Width and height of the texture that holds a pass: in steps, so that a slowly growing layer finds one that was used
  /// before.
  var textureWidth: Int { isExact ? pixelWidth : Self.textureSide(pixelWidth) }
  var textureHeight: Int { isExact ? pixelHeight : Self.textureSide(pixelHeight) }

  /// Steps of 64 pixels, and of 128 from 256 on.
  private static func textureSide(_ pixels: Int) -> Int {
    let step = pixels > 256 ? 128 : 64
    return (pixels + step - 1) / step * step
  }
}

nonisolated extension Pass {
  /// Cheap: passes that are kept differ in their size or in what they draw first.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(pixelWidth)
    hasher.combine(pixelHeight)
    hasher.combine(isKept)
    if isKept, let first = draws.first {
      hasher.combine(draws.count)
      hasher.combine(first.content)
      hasher.combine(first.transform)
    }
  }
}

/// The passes of one frame in the order they are drawn; the last one draws into the window or the picture.
nonisolated package struct FramePlan: Hashable, Sendable {
  package var passes: [Pass]

  /// All draws, those of simulations included.
  var allDraws: [Draw] {
    passes.flatMap(\.draws).flatMap { draw in
      draw.textures.flatMap { texture -> [Draw] in
        if case .simulation(let plan) = texture.source { plan.steps.map(\.draw) } else { [] }
      } + [draw]
    }
  }

  /// By pass: the index of the last one that reads it, and its own for the last; nothing for one that is not needed.
  ///
  /// - Parameter isKnown: Whether a pass, by its index, has been drawn already, so that it reads nothing.
  func lastUses(_ isKnown: (Int) -> Bool = { _ in false }) -> [Int: Int] {
    var uses = [passes.count - 1: passes.count - 1]
    // Passes read earlier ones only.
    for (index, pass) in passes.enumerated().reversed() where uses[index] != nil && !isKnown(index)
    {
      for draw in pass.draws {
        for texture in draw.textures {
          for read in texture.passes { uses[read] = max(index, uses[read] ?? 0) }
        }
      }
    }
    return uses
  }

  /// Names of the simulations whose pictures are read.
  var simulationNames: [String] {
    passes.flatMap(\.draws).flatMap(\.textures).compactMap { texture in
      if case .simulation(let plan) = texture.source { plan.simulation } else { nil }
    }
  }

  package var pixelWidth: Int { passes[passes.count - 1].pixelWidth }
  package var pixelHeight: Int { passes[passes.count - 1].pixelHeight }
}

/// A number among the values of a draw that the clock of a simulation sets.
nonisolated struct ClockSlot: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Seconds of the frame.
    case time
    /// Frames before it.
    case frame
  }

  var kind: Kind
  var slot: ValueSlot
}

/// A simulation at a size: what each of its passes draws.
nonisolated struct SimulationPlan: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var draw: Draw
    var pixelWidth: Int
    var pixelHeight: Int
    var isFloat: Bool
    var isPersistent: Bool
  }

  var simulation: String
  var frame: Int
  var maxSteps: Int
  var steps: [Step]

  /// Whether a frame depends on the one before.
  var hasMemory: Bool { steps.contains(where: \.isPersistent) }
}
