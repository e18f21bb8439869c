/// Passes drawn one after another into buffers of their own, some of which read the frame before.
///
/// It runs in frames of 1/60 s, so that what it shows at a time does not depend on how often it was
/// drawn. Arguments of its shaders may be `.frameTime`, `.frameNumber` and `.buffer`. The last pass
/// is the picture.
package struct Simulation: Sendable, Hashable {
  package struct Pass: Sendable, Hashable {
    /// A fill function whose first argument is the size in points.
    package let shader: Shader
    package let width: Side
    package let height: Side
    /// Whether its values are 32-bit floats and not clamped.
    package let isFloat: Bool
    /// Whether a pass of the next frame reads it.
    package let isPersistent: Bool

    package init(
      shader: Shader, width: Side = .full, height: Side = .full, isFloat: Bool,
      isPersistent: Bool
    ) {
      self.shader = shader
      self.width = width
      self.height = height
      self.isFloat = isFloat
      self.isPersistent = isPersistent
    }
  }

  /// One side of a buffer.
  package enum Side: Sendable, Hashable {
    /// As large as the picture on that side.
    case full
    /// `ofWidth` · width + `ofHeight` · height + `pixels`, of the picture in pixels.
    case linear(ofWidth: Double, ofHeight: Double, pixels: Double)
  }

  /// Tells simulations apart: one with the name of an earlier one continues it.
  package let name: String
  package let passes: [Pass]
  /// Frames before this one.
  package let frame: Int
  /// The most frames that are drawn at once when some were not drawn; the others are left out.
  package let maxSteps: Int

  /// Seconds of a frame.
  package static let frameDuration = 1.0 / 60

  package init(name: String, passes: [Pass], frame: Int, maxSteps: Int) {
    self.name = name
    self.passes = passes
    self.frame = frame
    self.maxSteps = maxSteps
  }
}
