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
  /// Seconds below which what a small picture took says nothing of a large one: it took as long to
  /// begin as to draw.
  private static let leastSeconds = 0.002

  /// One of many that are drawn one after the other.
  package init(pixels: Int) { (self.pixels, seconds) = (pixels, Self.windowSeconds) }

  /// One that is drawn once. Where the processor draws, the seconds are those of all cores
  /// together; a machine with many waits less.
  package init(picturePixels pixels: Int, _ limit: ProbeLimit = .standard) {
    (self.pixels, seconds) = (pixels, limit.seconds.map(Double.init) ?? .infinity)
  }

  /// Returns why the frame must not be drawn of which a small picture took so many seconds; `nil`
  /// if it may be.
  package func refusal(ofTaking time: Double, drawing small: Int) -> String? {
    let frame = expectedSeconds(ofTaking: time, drawing: small)
    guard time > Self.leastSeconds, frame > seconds else { return nil }
    return "a frame of \(pixels) pixels would take it about \(Int(clamping: frame)) s"
  }

  /// Returns the seconds that the frame may be expected to take.
  package func expectedSeconds(ofTaking time: Double, drawing small: Int) -> Double {
    time * Double(pixels) / Double(max(1, small))
  }
}
