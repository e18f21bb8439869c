/// The color that an effect finds outside of the layer it samples.
package enum SampleEdge: String, Sendable, Hashable, CaseIterable {
  /// The layer's border, over and over.
  case clamp
  /// Nothing.
  case transparent
}
