internal import Layers
internal import Pictures

/// A picture that travels in a page.
struct PagePicture {
  /// Its rows as its texture has them.
  private let image: Image
  /// The picture as an address that holds all of it.
  let dataAddress: String

  /// The quality of JPEGs, whose pixels are those of fine screens and smaller on all others.
  private static let quality = 80
  /// Of 255: how far pixels of the same picture are from each other, drawn on two grids.
  private static let tolerance = 3

  /// A picture whose every pixel counts.
  init(_ image: Image) {
    self.image = image
    dataAddress = "data:image/png;base64," + Picture(image).pngBytes().base64
  }

  /// A picture that is only looked at, as a JPEG: the grain of built-in pictures takes a PNG nine
  /// times as many bytes. `nil` for one that is not opaque.
  init?(photograph image: Image) {
    let picture = Picture(image)
    guard picture.isOpaque, let bytes = picture.jpegBytes(quality: Self.quality) else {
      return nil
    }
    self.image = image
    dataAddress = "data:image/jpeg;base64," + bytes.base64
  }

  func looks(like other: PagePicture) -> Bool {
    guard image.pixelWidth == other.image.pixelWidth,
      image.pixels.count == other.image.pixels.count
    else { return false }
    if image.pixels == other.image.pixels { return true }
    guard dataAddress.hasPrefix("data:image/jpeg"), other.dataAddress.hasPrefix("data:image/jpeg")
    else { return false }
    var differing = 0
    for (a, b) in zip(image.pixels, other.image.pixels) where abs(Int(a) - Int(b)) > Self.tolerance
    { differing += 1 }
    return differing < image.pixels.count / 1000
  }
}

extension Picture {
  fileprivate init(_ image: Image) {
    self.init(width: image.pixelWidth, height: image.pixelHeight, pixels: image.pixels)
  }
}
