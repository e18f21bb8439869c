internal import Layers

/// How a scene's canvas lies in the window: as large as it fits, in the middle, drawn at that size.
nonisolated struct CanvasFit: Sendable, Hashable {
  /// Size of the canvas in points.
  let canvas: Size
  /// From points of the canvas to pixels of the window, y down.
  let transform: AffineTransform

  /// - Parameter ownSize: Canvas of the scene; `nil` for one that takes the window's size.
  init(ownSize: Size?, in viewport: Viewport) {
    let width = Double(max(1, viewport.pixelWidth))
    let height = Double(max(1, viewport.pixelHeight))
    guard let ownSize else {
      let scale = viewport.contentScale
      canvas = Size(width: width / scale, height: height / scale)
      transform = AffineTransform(scale: scale)
      return
    }
    canvas = ownSize
    let scale = min(width / ownSize.width, height / ownSize.height)
    // Whole pixels: an even canvas in an even window keeps its pixel grid.
    transform = AffineTransform(scale: scale).followed(
      by: AffineTransform(
        translation: ((width - ownSize.width * scale) / 2).rounded(.down),
        ((height - ownSize.height * scale) / 2).rounded(.down)))
  }

  /// Returns the place on the canvas, in points, under a pixel of the window.
  func canvasPoint(at pixel: Point) -> Point {
    transform.inverse?.apply(to: pixel) ?? .zero
  }
}
