/// The measure of an expression, and the parameters that have the same one.
struct MeasuredValue {
  enum Measure {
    case points, unit
    /// The size of the layer, or a part of it.
    case size
    /// A pure number.
    case ratio
  }

  var measure: Measure?
  /// Parameters that the value is, pure numbers that it was multiplied by apart.
  var carriers: Set<String> = []
  /// Whether several parameters were multiplied, so that any of them may carry the measure.
  var isProduct = false
  /// Whether its parameters were multiplied by more than a number, as what moves a pixel is.
  var isMultiplied = false
  /// Parameters that a length was multiplied by.
  var factors: Set<String> = []
  /// Parameters that whole steps of a loop were multiplied by.
  var spacings: Set<String> = []
  /// Parameters that were taken from a position, which nothing else was done to since.
  var places: Set<String> = []
  /// Parameters whose last two components it is, as those of bounds are their size.
  var sizes: Set<String> = []
  /// Whether it was multiplied by a large number.
  var isEnlarged = false
  /// Parameters that a large number was multiplied by, so that nothing else is known of them.
  var enlarged: Set<String> = []
  /// Whether it is the distance of two places, or one component of it.
  var isDistance = false
  /// Whether it is the counter of a loop, or several.
  var isCounted = false

  init(_ measure: Measure? = nil) { self.measure = measure }

  init(carriedBy name: String) { carriers = [name] }

  /// Whether nothing is known of it.
  var isUnknown: Bool { measure == nil && carriers.isEmpty && !isCounted }
  var isLength: Bool { measure == .points || measure == .unit }

  /// Takes over the parameters of another value.
  mutating func take(_ other: MeasuredValue) {
    carriers.formUnion(other.carriers)
    factors.formUnion(other.factors)
    spacings.formUnion(other.spacings)
    isProduct = isProduct || other.isProduct
    sizes.formUnion(other.sizes)
    isMultiplied = isMultiplied || other.isMultiplied
    isEnlarged = isEnlarged || other.isEnlarged
    enlarged.formUnion(other.enlarged)
  }
}
