/// A measure of the pixels that a shader is drawn on, which only the renderer knows.
///
/// ```swift
/// Shader("dither", .raster(.pixelSize, components: 2))
/// ```
package enum RasterMeasure: Sendable, Hashable {
  /// Width and height of the layer in pixels, 1 and 0.
  case pixelSize
  /// In a simulation: the same of its picture, whatever the size of the pass's buffer.
  case pictureSize
  /// Width and height of a pixel in the layer's unit space.
  case texelSize
  /// Pixels per point.
  case pixelsPerPoint
  /// In a convolution: its standard deviation in pixels, less what larger pixels have spread
  /// already.
  case standardDeviation
  /// In a pyramid of a simulation: a number of the level.
  case level(PyramidLevel.Number)
}
