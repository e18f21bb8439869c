internal import Layers
internal import Typesetting

/// A line of text of the test picture, drawn in one size.
///
/// Each line exists in a few sizes that are drawn once and then shared: images are compared by
/// identity, so equal pictures need the same image. All sizes together cost some 40 ms, once.
struct TextMask: Sendable {
  /// In points.
  let fontSize: Double
  /// Of the line, in points, its spaces above and below included.
  let size: Size
  private let image: Layer
  /// Where the image's top left lies from the line's own.
  private let inkOrigin: Point

  /// Pixels per point. At a scale of 2 they are shown one for one, at a scale of 1 as the means of
  /// four; three or more would be skipped in part, for images are sampled without mipmaps.
  private static let scale = 2.0

  private init(_ string: String, font: Font, color: Color) {
    let layout = TextLayout(StyledText(string, font: font))
    let picture = layout.picture(scale: Self.scale, color: color)
    fontSize = font.size
    size = layout.size
    image = Layer(size: picture.rect.size, image: picture.image)
    inkOrigin = picture.rect.origin
  }

  // Each from its smallest size to its largest
  static let titles = [14.0, 18, 24, 32, 44, 60, 84].map {
    TextMask("Citrus & Glass", font: Font(size: $0, weight: .semibold), color: .white)
  }
  static let subtitles = [9.0, 11, 13, 17, 22, 30, 40].map {
    TextMask("Late sun on striped linen", font: Font(size: $0), color: .white.opacity(0.78))
  }
  static let captions = [9.0, 11, 13, 17, 22, 30].map {
    TextMask("f/4    1/125 s    ISO 100", font: Font(size: $0), color: .white.opacity(0.92))
  }

  /// Whether the line fits into the width of `room`, and its letters into the height.
  func fits(_ room: Size) -> Bool { size.width <= room.width && fontSize <= room.height }

  /// The line with its top left corner at `origin`.
  func child(at origin: Point) -> Layer.Child {
    Layer.Child(image, at: Point(x: origin.x + inkOrigin.x, y: origin.y + inkOrigin.y))
  }
}
