/// A sampler of a program in a GLSL dialect, and what it reads.
package struct Sampler: Sendable, Hashable {
  /// As the author wrote it.
  package let name: String
  /// Source of its pixels, as a sentence without a full stop: "the picture 'rocks.jpg'".
  package internal(set) var words: String
}
