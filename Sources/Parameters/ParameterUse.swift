/// The use of a parameter in the text of its function, for where its author says nothing.
package struct ParameterUse: Sendable, Hashable {
  /// In what a place or a length is measured.
  package enum Space: Sendable, Hashable {
    case points
    /// 0…1 across the layer.
    case unit
    /// A pure number, as a factor or a share is.
    case ratio
  }

  /// Of what it is added to or compared with; `nil` if that is neither.
  package var space: Space?
  /// Whether a share of something is compared with it: how far something is revealed.
  package var isThreshold = false
  /// Whether it moves where something is sampled, or what a distortion returns.
  package var isOffset = false
  /// Whether it is multiplied by whole steps of a loop to find where to sample.
  package var isSampleSpacing = false
  /// Whether it is taken from positions as it is, as a center is.
  package var isPlace = false
  /// Whether it is taken from the position that is sampled, as an offset is.
  package var isShift = false
  /// Whether a loop counts up to it.
  package var isLoopLimit = false
  /// Whether a product of it and other parameters is compared with a distance.
  package var isFactorOfDistance = false
  /// Whether it is compared with a place in a cell whose length is another parameter.
  package var isWithinCell = false
  /// Whether the text multiplies it by a large number where it is added to a length: it is a pure
  /// number, and the length is in the text.
  package var hasLengthInText = false
  /// Whether it says how much there is of each of two values.
  package var isShare = false
  /// Whether positions are divided by it: it is the size of the layer.
  package var dividesPosition = false
  /// Whether lengths in points are divided by it: it is a length, as that of a cell.
  package var dividesLength = false
  /// Whether distances in points are divided by it: it is a length, as a radius.
  package var dividesDistance = false
  /// Of what it tells how often it repeats; `nil` if it does not.
  package var repeats: Space?
  package var isExponent = false
  /// Whether something is multiplied by it in every round of a loop.
  package var isRepeatedFactor = false
  /// How many cases the text tells apart by it; 0 if it does not.
  package var choiceCount = 0
  /// How many elements are read by a constant index; 0 if none are.
  package var elementCount = 0

  /// Whether the array has exactly `elementCount` elements, as its declaration says.
  package var isWhole = false

  /// Whether elements are read by an index that is computed, too.
  package var isIndexed = false

  /// Whether it is how far from the pixel something is sampled.
  package var movesSamples: Bool { isShift || isSampleSpacing }

  package init() {}
}
