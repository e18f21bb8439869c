/// An image that is another one in some frames of a simulation.
package struct FramedImage: Sendable, Hashable {
  package var image: Image
  /// By number of the frame.
  package var exceptions: [Int: Image]

  package init(_ image: Image, exceptions: [Int: Image] = [:]) {
    self.image = image
    self.exceptions = exceptions
  }

  package func image(inFrame number: Int) -> Image { exceptions[number] ?? image }
}
