/// Passes drawn one after another into buffers of their own, some of which read the frame before.
///
/// It runs in frames of 1/60 s, so that what it shows at a time does not depend on how often it was
/// drawn. Arguments of its shaders may be `.frameTime`, `.frameNumber`, `.framed` and `.drawing`.
/// The last pass is the picture.
package struct Simulation: Sendable, Hashable {
  package struct Pass: Sendable, Hashable {
    /// A fill function whose first argument is the size in points.
    package let shader: Shader
    package let buffer: Buffer
    /// Index of the pass over whose drawing it builds a pyramid: it is drawn once for each of the
    /// `PyramidLevel`s, and the last is what others read. `nil` for a pass that is drawn once.
    package let pyramidBase: Int?

    package init(shader: Shader, buffer: Buffer, pyramidBase: Int? = nil) {
      self.shader = shader
      self.buffer = buffer
      self.pyramidBase = pyramidBase
    }
  }

  /// The buffer that a pass is drawn into.
  package struct Buffer: Sendable, Hashable {
    package var width: Side
    package var height: Side
    /// Whether its values are 32-bit floats and not clamped.
    package var isFloat: Bool
    /// Whether a pass of the next frame reads it; before the first frame it is transparent black.
    package var isPersistent: Bool

    package init(
      width: Side = .full, height: Side = .full, isFloat: Bool = false, isPersistent: Bool = false
    ) {
      self.width = width
      self.height = height
      self.isFloat = isFloat
      self.isPersistent = isPersistent
    }

    /// Names of the controls that its sides depend on.
    package var names: Set<String> {
      width.names.union(height.names).subtracting(["WIDTH", "HEIGHT"])
    }

    /// Returns it with numbers for the names that have values.
    package func replacing(_ values: [String: Double]) -> Buffer {
      var buffer = self
      buffer.width = width.replacing(values)
      buffer.height = height.replacing(values)
      return buffer
    }

    /// Returns its sides for a picture of this size; all in pixels.
    package func pixelSize(ofPicture width: Int, _ height: Int) -> (width: Int, height: Int) {
      (
        self.width.pixels(full: width, width, height),
        self.height.pixels(full: height, width, height)
      )
    }
  }

  /// One side of a buffer.
  package enum Side: Sendable, Hashable {
    /// As large as the picture on that side.
    case full
    /// A number of pixels, rounded down: a formula of the picture's `WIDTH` and `HEIGHT`, in
    /// pixels.
    case formula(Formula)

    /// The most pixels that a side has.
    private static let limit = 8192.0

    fileprivate func replacing(_ values: [String: Double]) -> Side {
      guard case .formula(let formula) = self else { return self }
      return .formula(formula.replacing(values))
    }

    fileprivate var names: Set<String> {
      if case .formula(let formula) = self { formula.names } else { [] }
    }

    fileprivate func pixels(full: Int, _ width: Int, _ height: Int) -> Int {
      guard case .formula(let formula) = self else { return full }
      let length = formula.value { ["WIDTH": width, "HEIGHT": height][$0].map(Double.init) } ?? 1
      // Rounding must not lose a pixel of what was whole.
      return max(1, Int(clamping: min(Self.limit, (length + 1e-6).rounded(.down))))
    }
  }

  /// The picture of a pass, of this frame or of the one before; its first row is the bottom one.
  package enum Drawing: Sendable, Hashable {
    case thisFrame(ofPass: Int)
    case previousFrame(ofPass: Int)
    /// In a pyramid, one of the two drawings that a level reads.
    case level(PyramidLevel.Input)
  }

  /// A texture that a pass reads, and how.
  ///
  /// Its texel row 0 is the bottom row of the picture, in every dialect: texture coordinates are y
  /// up.
  package struct Channel: Sendable, Hashable {
    package enum Source: Sendable, Hashable {
      case drawing(Drawing)
      /// A picture to be shown; the number tells several apart.
      case picture(Int)
      /// A picture file, by a path relative to the shader's; an `image` once it is loaded.
      case file(String)
      case image(Image)
      /// The six faces of a cube map, by one path with `{}` where theirs differ; a `cubeImage` once
      /// they are loaded.
      case cube(String)
      /// The same by the paths of the faces, in the order of `CubeImage`.
      case cubeFaces([String])
      case cubeImage(CubeImage)
      /// A cube map of a sky, for one that nobody names.
      case sky
      /// Which keys are down: 256 texels a row, one for each key code, its first component 1 where
      /// the row's sentence is true. The key is down; it went down in this frame; it was pressed an
      /// odd number of times; and, in a fourth row, it came up in this frame.
      case keyboard(rows: Int)
      /// Random texels.
      case noise
      /// Transparent black, for what cannot be had, such as sound.
      case black
      /// The picture a transition begins with.
      case from
      /// The picture a transition ends with.
      case to
    }

    /// The sampler's name as the author wrote it.
    package let name: String
    package var source: Source
    package var sampling: Sampling

    package init(name: String, source: Source, sampling: Sampling = .standard) {
      self.name = name
      self.source = source
      self.sampling = sampling
    }
  }

  /// Tells simulations apart: one with the name of an earlier one continues it.
  package let name: String
  package let passes: [Pass]
  /// Frames before this one.
  package let frame: Int
  /// The most frames that are drawn at once when some were not drawn; the others are left out, but
  /// not frame 0.
  package let maxSteps: Int

  /// Seconds of a frame.
  package static let frameDuration = 1.0 / 60

  package init(name: String, passes: [Pass], frame: Int, maxSteps: Int) {
    self.name = name
    self.passes = passes
    self.frame = frame
    self.maxSteps = maxSteps
  }
}
