/// How long a frame may be expected to take, by what a small picture of it took.
///
/// ```swift
/// let limit = FrameLimit(pixels: 1_024_000)
/// limit.refusal(ofTaking: 0.03, drawing: 2500)  // "a frame of 1024000 pixels would take …"
/// ```
nonisolated package struct FrameLimit: Sendable, Hashable {
  /// Pixels of the frame.
  package let pixels: Int
  /// Seconds that it may take.
  package let seconds: Double

  /// Seconds a frame of a window may take.
  private static let windowSeconds = 5.0
  /// Seconds a picture may take that is drawn once. Where the processor draws they are those of all
  /// cores together; a machine with many waits less.
  private static let pictureSeconds = 600.0
  /// Seconds below which what a small picture took says nothing of a large one: it took as long to
  /// begin as to draw.
  private static let leastSeconds = 0.002

  /// One of many that are drawn one after the other.
  package init(pixels: Int) { (self.pixels, seconds) = (pixels, Self.windowSeconds) }

  /// One that is drawn once.
  package init(picturePixels pixels: Int) { (self.pixels, seconds) = (pixels, Self.pictureSeconds) }

  /// Returns why the frame must not be drawn of which a small picture took so many seconds; `nil`
  /// if it may be.
  package func refusal(ofTaking time: Double, drawing small: Int) -> String? {
    let frame = time * Double(pixels) / Double(max(1, small))
    guard time > Self.leastSeconds, frame > seconds else { return nil }
    return "a frame of \(pixels) pixels would take it about \(Int(clamping: frame)) s"
  }
}
