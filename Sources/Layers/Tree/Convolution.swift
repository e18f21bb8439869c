/// A blur of any kind: shader functions of the layer kind in a row, each a weighted mean of what
/// the one before has drawn.
///
/// ```swift
/// // given radius: Double
/// Convolution(
///   passes: [
///     .modifier("gaussianBlur", .float2(1, 0), .raster(.standardDeviation)),
///     .modifier("gaussianBlur", .float2(0, 1), .raster(.standardDeviation)),
///   ],
///   standardDeviation: radius, maxSampleOffset: Size(width: 3 * radius, height: 3 * radius))
/// ```
///
/// The functions work pixel by pixel: their user space is the pixels of the picture that is drawn,
/// which need not be those of the screen. `.raster(.standardDeviation)` and `.pixels` bring lengths
/// there. Opacity passes through them: means of a faded layer are the faded means.
///
/// It does not say on which pixels it is drawn, nor whether it is drawn at all: where it spreads
/// less than can be seen it is left out.
package struct Convolution: Sendable, Hashable {
  /// The first reads the layer. At least one.
  package let passes: [Shader]
  /// Of all passes together, in points, greater than 0: there is no finer detail in the result, so
  /// that a wide one can be drawn on larger pixels.
  package let standardDeviation: Double
  /// Largest distance in points, of all passes together, between a place and what is sampled for
  /// it.
  package let maxSampleOffset: Size

  package init(passes: [Shader], standardDeviation: Double, maxSampleOffset: Size) {
    precondition(!passes.isEmpty, "Convolution.passes must not be empty")
    precondition(
      standardDeviation > 0,
      "Convolution.standardDeviation must be positive, got \(standardDeviation)")
    self.passes = passes
    self.standardDeviation = standardDeviation
    self.maxSampleOffset = maxSampleOffset
  }

  /// A Gaussian whose standard deviation is `radius` points: once along each axis.
  package static func gaussian(radius: Double) -> Convolution {
    // As far as the shader reads: what lies further out is less than 1 of 255.
    let reach = 3 * radius
    return Convolution(
      passes: [(1.0, 0.0), (0, 1)].map { x, y in
        .modifier("gaussianBlur", .float2(x, y), .raster(.standardDeviation))
      }, standardDeviation: radius, maxSampleOffset: Size(width: reach, height: reach))
  }
}
