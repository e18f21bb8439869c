/// An image that is another one in some frames of a simulation.
package struct FramedImage: Sendable, Hashable {
  package var image: Image
  /// By number of the frame.
  package var exceptions: [Int: Image]

  package init(_ image: Image, exceptions: [Int: Image] = [:]) {
    self.image = image
    self.exceptions = exceptions
  }

  /// Returns the image of the last of these frames that has one of its own.
  package func image(inFrames frames: ClosedRange<Int>) -> Image {
    exceptions.filter { frames.contains($0.key) }.max { $0.key < $1.key }?.value ?? image
  }
}
