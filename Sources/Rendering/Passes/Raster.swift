import Layers

/// A grid of pixels over a part of user space, on which a layer is drawn before it is sampled.
nonisolated struct Raster: Hashable, Sendable {
  /// From user space to pixels of the grid, y down.
  let transform: AffineTransform
  let pixelWidth: Int
  let pixelHeight: Int

  /// Longest side of a grid that has more pixels than the target: every driver in use has textures
  /// of this side.
  static let finerSide = 8192.0

  /// Lays a grid over `rect`, however large, in the target's own pixels where they run along the
  /// axes: then a sample that moves nothing is exact.
  ///
  /// - Parameter transform: From user space to pixels of the target.
  init?(of rect: Rect, transform: AffineTransform) {
    guard !rect.isEmpty else { return nil }
    let own =
      transform.isUpright
      ? transform : AffineTransform(scale: max(transform.lengthScale, 1e-3))
    let pixels = own.bounds(of: rect)
    // Rounding must not add a row of pixels.
    let left = (pixels.minX + 1e-6).rounded(.down)
    let top = (pixels.minY + 1e-6).rounded(.down)
    let right = (pixels.maxX - 1e-6).rounded(.up)
    let bottom = (pixels.maxY - 1e-6).rounded(.up)
    self.init(
      transform: own.followed(by: AffineTransform(translation: -left, -top)),
      pixelWidth: max(1, Int(clamping: right - left)),
      pixelHeight: max(1, Int(clamping: bottom - top)))
  }

  private init(transform: AffineTransform, pixelWidth: Int, pixelHeight: Int) {
    self.transform = transform
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// The whole pixels inside a part of user space, some pixels away from its edge; `nil` if there
  /// are none.
  func pixels(inside area: Rect?, margin: Double) -> PixelRect? {
    area.flatMap { PixelRect(inside: transform.bounds(of: $0).inset(by: margin)) }
  }

  /// The same grid with its own pixels as user space.
  var inPixels: Raster {
    Raster(transform: .identity, pixelWidth: pixelWidth, pixelHeight: pixelHeight)
  }

  /// The map from user space to coordinates of the texture that holds `pass`; its rows run upwards.
  func textureMap(of pass: Pass) -> AffineTransform {
    transform.followed(
      by: AffineTransform(
        a: 1 / Double(pass.textureWidth), b: 0, c: 0, d: -1 / Double(pass.textureHeight), tx: 0,
        ty: Double(pixelHeight) / Double(pass.textureHeight)))
  }
}
