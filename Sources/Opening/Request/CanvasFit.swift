package import Layers

/// How a scene's canvas lies in a picture: as large as it fits, in the middle, drawn at that size.
///
/// The window and captures place a canvas by this type alone, so that a capture has the window's
/// pixels.
package struct CanvasFit: Sendable, Hashable {
  /// Size of the canvas in points.
  package let canvas: Size
  /// Size of the picture.
  package let pixels: PixelSize
  /// Pixels per point.
  package let scale: Double
  /// From points of the canvas to pixels of the picture, y down.
  package let transform: AffineTransform

  /// Fits a canvas of its own size.
  package init(_ canvas: Size, into pixels: PixelSize) {
    let (width, height) = (Double(pixels.width), Double(pixels.height))
    let scale = min(width / canvas.width, height / canvas.height)
    (self.canvas, self.pixels, self.scale) = (canvas, pixels, scale)
    // Whole pixels: an even canvas in an even window keeps its pixel grid. The side that decides
    // may be a rounding longer than its room.
    let margin = { (room: Double, length: Double) in ((room - length) / 2 + 1e-6).rounded(.down) }
    transform = AffineTransform(scale: scale).followed(
      by: AffineTransform(
        translation: margin(width, canvas.width * scale), margin(height, canvas.height * scale)))
  }

  /// A canvas that is as large as its picture; its scale is as near to `scale` as its size says.
  package init(filling pixels: PixelSize, scale: Double) {
    let (width, height) = (Double(pixels.width) / scale, Double(pixels.height) / scale)
    self.init(Size(width: width, height: height), into: pixels)
  }

  /// A canvas with a picture of its size, in whole pixels.
  init(_ canvas: Size, scale: Double) {
    pixels = PixelSize(
      width: Int(clamping: (canvas.width * scale).rounded()),
      height: Int(clamping: (canvas.height * scale).rounded()))
    (self.canvas, self.scale, transform) = (canvas, scale, AffineTransform(scale: scale))
  }

  /// Returns the place on the canvas, in points, under a pixel of the picture.
  package func canvasPoint(at pixel: Point) -> Point {
    transform.inverse?.apply(to: pixel) ?? .zero
  }
}

/// A picture's size in whole pixels.
package struct PixelSize: Sendable, Hashable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
