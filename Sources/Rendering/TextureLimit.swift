internal import OpenGL
internal import ShaderTree

/// The largest textures of this machine's driver, for what is decided before there is a renderer.
nonisolated package enum TextureLimit {
  /// The side that every driver in use has.
  private static let known = 4096

  /// Returns the longest side of a texture, in pixels, as far as it matters to a picture whose
  /// longer side has `pixels`: the driver is asked only if that is more than all have.
  package static func side(for pixels: Int) -> Int { pixels <= known ? known : drivers }

  /// Asked once, in a thread of its own: a context that is current in the caller's stays so. There
  /// is no limit where there is no driver, which is reported when something is drawn.
  private static let drivers: Int = onTreeStack {
    do throws(GraphicsError) {
      let context = try SurfacelessContext()
      let side = DriverDescription.currentTextureSide
      _ = consume context
      return side
    } catch {
      return Int.max
    }
  }
}
