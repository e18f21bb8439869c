internal import Files
internal import Layers
internal import Typesetting

/// The name of a file or a function, set once.
final class NameLabel: Sendable {
  private let picture: TextPicture
  /// In points.
  let size: Size

  init(_ name: String, fontSize: Double) {
    let layout = TextLayout(
      StyledText(name.visible, font: Font(size: fontSize, weight: .medium)))
    picture = layout.picture(scale: 2, color: .white.opacity(0.8))
    size = layout.size
  }

  /// The name, its end cut off where it is too long.
  func layer(within width: Double) -> Layer {
    let layer = Layer(
      size: Size(width: min(size.width, width), height: size.height),
      children: [
        Layer.Child(Layer(size: picture.rect.size, image: picture.image), at: picture.rect.origin)
      ])
    return size.width > width ? layer.clip(to: .rectangle) : layer
  }
}
