/// How the color of a pixel comes about, without the numbers: the structure of one fragment program.
///
/// Two layers with equal paints share a program; what differs between frames is in the `ValueList` the slots point into.
/// Every paint is a premultiplied color as a function of the user-space `position`.
nonisolated indirect enum Paint: Hashable, Sendable {
  /// One color everywhere.
  case color(ValueSlot)
  /// `origin` is where t is 0, `axis` the gradient of t: t = (position − origin) · axis. Each stop is a color and a location.
  case linearGradient(origin: ValueSlot, axis: ValueSlot, stops: [Stop])
  /// A shader function of the fill kind.
  case shader(String, [ValueSlot])
  /// The image bound to texture unit `unit`, stretched over `size`.
  case image(unit: Int, size: ValueSlot)
  /// A shader function of the color kind over another paint.
  case colorEffect(Paint, String, [ValueSlot])
  /// Clamped to what an 8-bit picture can hold; the end of a chain of shader functions.
  case written(Paint)
  case masked(Paint, Coverage)
  case faded(Paint, by: ValueSlot)
  /// In painting order: the last lies on top.
  case over([Paint])
  /// Seen through a change of coordinates: `matrix` (a, b, c, d) and `translation` map the outer position to the inner.
  case moved(Paint, matrix: ValueSlot, translation: ValueSlot)

  struct Stop: Hashable, Sendable {
    var color: ValueSlot
    var location: ValueSlot
  }
}

/// Which share of a pixel an outline covers.
nonisolated struct Coverage: Hashable, Sendable {
  enum Outline: Hashable, Sendable {
    case rectangle
    /// Also a capsule.
    case rounded(radius: ValueSlot)
  }

  enum Part: Hashable, Sendable {
    case inside
    /// Between the edge and `lineWidth` further in.
    case border(lineWidth: ValueSlot)
  }

  enum Resolution: Hashable, Sendable {
    /// Pixels per point, the same in all directions.
    case uniform(ValueSlot)
    /// Measured by derivatives, because the layer is stretched or sheared.
    case derivative
  }

  var outline: Outline
  var part: Part
  var size: ValueSlot
  var resolution: Resolution
}
