internal import Layers
internal import Pictures

/// A picture of a project, read.
struct ServedPicture {
  let image: Image
  /// Points.
  let size: Size
  var isTemplate = false
  var baseline: Double?
  var isPlaceholder = false

  /// The most pixels of a side that every driver takes.
  private static let maxSide = 8_192

  /// - Parameter scale: Pixels per point.
  init(_ picture: Picture, scale: Double, isTemplate: Bool = false) {
    image = Image(
      pixelWidth: picture.width, pixelHeight: picture.height, fitting: .bytes(picture.pixels),
      toSide: Self.maxSide, isOpaque: picture.isOpaque)
    size = Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    self.isTemplate = isTemplate
  }

  init(_ symbol: SymbolPicture) {
    image = symbol.image
    size = symbol.size
    isTemplate = true
    baseline = symbol.baseline
    isPlaceholder = symbol.isPlaceholder
  }
}
