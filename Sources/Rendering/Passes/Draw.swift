package import Layers

/// One quad or mesh: where, with which program structure, which numbers and which textures.
nonisolated package struct Draw: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// A paint over a rectangle of user space, antialiased edges included.
    case paint(Paint, bounds: Rect)
    /// The patches of a mesh over a layer of this size.
    case mesh(MeshGradient, Size)
  }

  /// What a texture unit reads.
  enum Texture: Hashable, Sendable {
    case image(Image)
    /// Index of an earlier pass of the plan.
    case pass(Int)
    /// Elements of 1, 2 or 4 numbers, read by index.
    case numbers([Float], components: Int)

    /// The GLSL type of its sampler.
    var samplerType: String {
      switch self {
      case .image, .pass: "sampler2D"
      case .numbers: "samplerBuffer"
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
  package var draws: [Draw] = []

  /// Width and height of the texture that holds a pass: steps of 64 pixels, so that a slowly growing layer finds one that was
  /// used before.
  var textureWidth: Int { (pixelWidth + 63) / 64 * 64 }
  var textureHeight: Int { (pixelHeight + 63) / 64 * 64 }
}

/// The passes of one frame in the order they are drawn; the last one draws into the window or the picture.
nonisolated package struct FramePlan: Hashable, Sendable {
  package var passes: [Pass]

  package var pixelWidth: Int { passes[passes.count - 1].pixelWidth }
  package var pixelHeight: Int { passes[passes.count - 1].pixelHeight }
}
