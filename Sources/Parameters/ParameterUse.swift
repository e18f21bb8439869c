/// What the text of a function shows of one of its parameters, where its author says nothing.
package struct ParameterUse: Sendable, Hashable {
  /// In what a place or a length is measured.
  package enum Space: Sendable, Hashable {
    case points
    /// 0…1 across the layer.
    case unit
  }

  /// Of what it is added to or compared with; `nil` if that is neither.
  package var space: Space?
  /// Whether positions are divided by it: it is the size of the layer.
  package var dividesPosition = false
  /// Whether it is the second edge of a `smoothstep` over a length.
  package var isEdgeOfLength = false
  /// How many elements are read by a constant index; 0 if none are.
  package var elementCount = 0

  /// Whether the array has exactly `elementCount` elements, as its declaration says.
  package var isWhole = false

  /// Whether elements are read by an index that is computed, too.
  package var isIndexed = false

  package init() {}
}
