/// The most that a message may hold, so that a damaged one costs neither memory nor the stack.
package enum MessageLimits {
  /// Bytes of a message: a picture of 4,000 × 4,000 pixels, and little more.
  package static let bytes = 64 << 20
  /// Layers within each other, modifiers counted.
  package static let depth = 2_000
  /// Stacks, and layers in shaders, within each other: each takes up to 4 KB of a stack of 8 MB.
  package static let nesting = 1_000
  /// Elements of all lists together.
  package static let elements = 1 << 20
}
