package import Layers

extension GlyphCluster {
  /// Draws the cluster.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - color: For glyphs that have no color of their own.
  ///   - origin: Where the slice's origin is put, in points; its fraction of a pixel shifts
  ///     outlines exactly and colored glyphs by whole pixels.
  /// - Returns: The smallest picture that holds all ink; without pixels if there is none.
  package func picture(
    scale: Double, color: Color, at origin: Point = .zero
  ) -> TextPicture {
    var painter = GlyphPainter(scale: scale)
    painter.add(self, at: origin, color: color)
    return painter.picture()
  }
}
