package import Layers

/// A frame as another renderer can draw it: the texts of its programs, and its passes with all
/// numbers and textures.
///
/// ```swift
/// // given plan: FramePlan, functions: [String: ShaderLibrary.Function]
/// let frame = try FrameDescription(of: plan, calling: functions, target: .web)
/// ```
///
/// It is what `Renderer` draws a plan with, taken out of it: nothing is compiled or drawn here.
nonisolated package struct FrameDescription: Sendable {
  package struct Program: Hashable, Sendable {
    package let vertex: String
    package let fragment: String
    /// Its samplers are called `image0`, `image1` and so on.
    package let samplerCount: Int
    /// The shader functions in it, for messages.
    package let label: String
  }

  /// One draw with the numbers of its uniform block, `Values`.
  package struct Draw: Hashable, Sendable {
    /// Position among the programs.
    package var program: Int
    package var shape: Shape
    package var blending: BlendModeStructure
    package var floats: [Float]
    /// By texture unit.
    package var textures: [Texture]
    /// The calls of shader functions, in the order they are met.
    package var calls: [Call]
  }

  package enum Shape: Hashable, Sendable {
    /// A triangle strip of four vertices.
    case quad
    /// Squares in rows, of two triangles each, whose corners are numbered row by row.
    ///
    /// - `side`: Squares in a row, and rows.
    case grid(side: Int, instances: Int)
  }

  /// A call of a shader function: where the draw's numbers hold each argument.
  package struct Call: Hashable, Sendable {
    package let function: String
    /// `nil` for an argument that is not a number, such as a texture.
    package let arguments: [Range<Int>?]
  }

  package struct Texture: Hashable, Sendable {
    package indirect enum Source: Hashable, Sendable {
      case image(Image)
      /// The keys that are down, in so many rows.
      case keyboard(FramedImage)
      case cube(CubeImage)
      /// Position of an earlier pass.
      case pass(Int)
      /// The picture of a simulation, by its position.
      case simulation(Int)
      /// In a simulation: what one of its steps drew.
      case step(Layers.Simulation.Drawing)
      case elements([Float], components: Int)
    }

    package let source: Source
    package let sampling: Sampling
  }

  package struct Pass: Hashable, Sendable {
    package let pixelWidth: Int
    package let pixelHeight: Int
    package let textureWidth: Int
    package let textureHeight: Int
    package let background: Color?
    package var draws: [Draw]
  }

  /// One step of a simulation: a draw into a buffer of its own.
  package struct Step: Hashable, Sendable {
    package var draw: Draw
    package let pixelWidth: Int
    package let pixelHeight: Int
    package let isFloat: Bool
    package let isPersistent: Bool
    /// Numbers that the simulation's clock sets, by their position among the draw's.
    package let clocks: [Clock]
  }

  package enum Clock: Hashable, Sendable {
    case time(at: Int)
    case frame(at: Int)
    /// A number that differs in one frame only, such as in that of a press.
    case event(at: Int)
  }

  package let programs: [Program]
  /// In drawing order; the last one is the picture.
  package let passes: [Pass]
  /// The steps of each simulation.
  package let simulations: [[Step]]
}
