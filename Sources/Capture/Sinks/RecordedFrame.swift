package import Pictures

/// A drawn frame on its way into a file.
nonisolated package struct RecordedFrame: Sendable {
  /// Its number in the whole recording.
  package let index: Int
  /// Its pixels, and what a PNG of it says in words.
  package let picture: Picture
  /// The frame before it in the file; `nil` for the first, and where frames are not compared.
  var previous: Picture?
}
