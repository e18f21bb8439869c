internal import Layers

/// A picture that is drawn by a closure, or that is a view as it was at a moment.
struct DrawnPicture: Hashable, @unchecked Sendable {
  // Drawn on the main actor only.
  private let draw: @MainActor (EnvironmentValues) -> Layer
  let size: CGSize
  private let identity = Identity()

  /// Pictures are compared by when they were made.
  private final class Identity: Sendable {}

  init(size: CGSize, draw: @escaping @MainActor (EnvironmentValues) -> Layer) {
    (self.size, self.draw) = (size, draw)
  }

  static func == (a: DrawnPicture, b: DrawnPicture) -> Bool { a.identity === b.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

  /// The picture in its own size.
  @MainActor func layer(in environment: EnvironmentValues) -> Layer { draw(environment) }

  /// The picture, stretched to a frame.
  @MainActor func picture(in frame: CGRect, environment: EnvironmentValues) -> Layer.Child {
    let layer = layer(in: environment)
    guard frame.size != size, size.width > 0, size.height > 0 else {
      return Layer.Child(layer, at: frame.origin.layersPoint)
    }
    let stretched = layer.modified(
      .transform(
        Layers.AffineTransform(
          scaleX: frame.width / size.width, y: frame.height / size.height)))
    return Layer.Child(stretched, at: frame.origin.layersPoint)
  }
}
