package import Layers
internal import OpenGL
package import Rendering

/// A place to draw layers where there is no window: a context of its own, and a framebuffer kept while the size stays.
///
/// Needs no display server.
package final class OffscreenStage {
  private let context: SurfacelessContext
  private let renderer: Renderer
  private var target: Target?

  /// Boxes the framebuffer, so that it can be replaced.
  private final class Target {
    let framebuffer: Framebuffer

    init(pixelWidth: Int, pixelHeight: Int) throws(GraphicsError) {
      framebuffer = try Framebuffer(
        pixelWidth: pixelWidth, pixelHeight: pixelHeight, label: "offscreen stage")
    }
  }

  /// - Throws: `GraphicsError` when no OpenGL 3.3 can be had.
  package init() throws {
    context = try SurfacelessContext()
    renderer = try Renderer(library: .builtIn())
  }

  /// What the driver says of itself.
  package var driverDescription: String {
    "\(renderer.driver.renderer), \(renderer.driver.version)"
  }

  /// Draws `layer` and returns RGBA bytes: premultiplied, rows from the top, width × scale by height × scale pixels.
  package func pixels(of layer: Layer, scale: Double, background: Color) throws -> [UInt8] {
    let width = Int((layer.size.width * scale).rounded())
    let height = Int((layer.size.height * scale).rounded())
    let target = try target(pixelWidth: width, pixelHeight: height)
    let plan = Planner.plan(
      layer, transform: AffineTransform(scale: scale), pixelWidth: width, pixelHeight: height,
      background: background)
    try target.framebuffer.bound { try renderer.draw(plan) }
    return target.framebuffer.readBytes()
  }

  /// Returns the driver's log if it refuses a fragment shader; `nil` if it takes it.
  package func refusal(ofFragment fragment: String, label: String) throws -> String? {
    try DriverCheck.refusal(ofFragment: fragment, label: label)
  }

  private func target(pixelWidth: Int, pixelHeight: Int) throws(GraphicsError) -> Target {
    if let target, target.framebuffer.pixelWidth == pixelWidth,
      target.framebuffer.pixelHeight == pixelHeight
    {
      return target
    }
    let fresh = try Target(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    target = fresh
    return fresh
  }
}
