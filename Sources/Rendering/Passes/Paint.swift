/// How the color of a pixel comes about, without the numbers: the structure of one fragment
/// program.
///
/// Two layers with equal paints share a program; what differs between frames is in the
/// `UniformList` the slots point into. Every paint is a premultiplied color as a function of the
/// user-space `position`.
nonisolated indirect enum Paint: Hashable, Sendable {
  /// One color everywhere.
  case color(UniformSlot)
  case gradient(GradientPaint)
  /// A shader function of the fill kind.
  case shader(FunctionCall)
  /// A shader function whose values are stored unchanged.
  case raw(FunctionCall)
  /// The image bound to texture unit `unit`, stretched over `size`.
  case image(unit: Int, size: UniformSlot)
  /// The picture that an earlier pass drew.
  case region(RegionPaint)
  /// A shader function of the color kind over another paint; `nil` if it hides what lies below.
  case colorEffect(Paint?, FunctionCall)
  /// A shader function of the layer kind over a region.
  case layerEffect(RegionPaint, FunctionCall)
  /// A region seen where a shader function of the distortion kind says.
  case distorted(RegionPaint, FunctionCall)
  /// Clamped to what an 8-bit picture can hold; the end of a chain of shader functions.
  case clamped(Paint)
  case masked(Paint, Coverage)
  case faded(Paint, by: UniformSlot)
  /// In painting order: the last lies on top.
  case over([Blended])
  /// Seen through a change of coordinates: `matrix` (a, b, c, d) and `translation` map the outer
  /// position to the inner.
  case moved(Paint, matrix: UniformSlot, translation: UniformSlot)

  struct Blended: Hashable, Sendable {
    var paint: Paint
    var mode: BlendModeStructure
  }

  /// Whether it is known to hide all that lies below.
  var isOpaque: Bool {
    switch self {
    case .clamped(.shader(let call)), .clamped(.colorEffect(_, let call)): call.isOpaque
    default: false
    }
  }
}

/// Blend modes as parts of a structure.
nonisolated package enum BlendModeStructure: String, Hashable, Sendable {
  case normal, plusLighter, multiply, screen
  /// Replaces the color below.
  case replace
}

/// A call of a shader function.
nonisolated struct FunctionCall: Hashable, Sendable {
  /// One argument: numbers, constants, an array of numbers, or a texture unit.
  enum Argument: Hashable, Sendable {
    case value(UniformSlot)
    /// A texture unit with numbers, and how many elements count; the count is an argument of its
    /// own.
    case array(unit: Int, count: UniformSlot)
    case image(unit: Int)
    /// The 1 to 4 components of a specialization constant, which are literals in the program.
    case constant([Double])
    /// Numbers that have stood still, and where they are: literals in the fragment stage. What the
    /// vertex stage computes is computed from the slot, so that it stays what it was to the bit.
    case steady([Double], UniformSlot)
    /// The position as a share of a layer of this size.
    case unitPosition(in: UniformSlot)
  }

  var name: String
  var arguments: [Argument]
  /// Whether every color it returns is opaque and depends on nothing that lies below.
  var isOpaque = false
}

/// Where t is on a gradient, and the colors along it.
nonisolated struct GradientPaint: Hashable, Sendable {
  enum Geometry: Hashable, Sendable {
    /// t = (position − origin) · axis.
    case linear(origin: UniformSlot, axis: UniformSlot)
    /// t = distance from `center` · `scale.x` + `scale.y`.
    case radial(center: UniformSlot, scale: UniformSlot)
    /// t = angle from `start` (radians, clockwise) as a share of the turn.
    case angular(center: UniformSlot, start: UniformSlot)
  }

  struct Stop: Hashable, Sendable {
    var color: UniformSlot
    var location: UniformSlot
  }

  var geometry: Geometry
  var stops: [Stop]
  /// Whether the stops' colors are premultiplied Oklab and have to come back to sRGB.
  var isPerceptual: Bool
}

/// Where a texture drawn by an earlier pass lies in user space.
nonisolated struct RegionPaint: Hashable, Sendable {
  var unit: Int
  /// With `translation`: from user space to texture coordinates.
  var matrix: UniformSlot
  var translation: UniformSlot
  /// Texture coordinates of the first and the last texel's middle: sampling stays between them.
  var bounds: UniformSlot
  /// Clear pixels on every side that samples find, and that are not part of the layer's texture.
  var margin = 0
}

/// Which share of a pixel an outline covers.
nonisolated struct Coverage: Hashable, Sendable {
  enum Outline: Hashable, Sendable {
    case rectangle(origin: UniformSlot?, size: UniformSlot)
    /// Also a capsule and a circle.
    case rounded(origin: UniformSlot?, size: UniformSlot, radius: UniformSlot)
    /// Closed polygons: a slot for each of the first edges, for what the program has cached costs
    /// least to read, and one that holds which of the indexed vectors are the others, the first and
    /// how many.
    case edges([UniformSlot], UniformSlot)
  }

  enum Part: Hashable, Sendable {
    case inside
    /// Between the edge and `lineWidth` further in.
    case border(lineWidth: UniformSlot)
    /// At most half of `lineWidth` from the edge, on either side.
    case line(lineWidth: UniformSlot)
  }

  enum Resolution: Hashable, Sendable {
    /// Pixels per point, the same in all directions.
    case uniform(UniformSlot)
    /// Measured by derivatives, because the layer is stretched or sheared.
    case derivative
  }

  var outline: Outline
  var part: Part
  var resolution: Resolution
}
