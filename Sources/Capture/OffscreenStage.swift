internal import Files
package import Layers
package import OpenGL
package import Rendering
internal import Scenes
package import ShaderTranslation

/// A place to draw layers where there is no window: a context of its own, and a framebuffer that
/// stays while the size does.
///
/// Needs no display server.
package final class OffscreenStage {
  private let context: SurfacelessContext
  private let renderer: Renderer
  private let format: PixelFormat
  private var target: Target?

  /// Boxes the framebuffer, so that it can be replaced.
  private final class Target {
    let framebuffer: Framebuffer

    init(pixelWidth: Int, pixelHeight: Int, format: PixelFormat) throws(GraphicsError) {
      framebuffer = try Framebuffer(
        pixelWidth: pixelWidth, pixelHeight: pixelHeight, format: format,
        label: "offscreen stage")
    }
  }

  /// - Parameters:
  ///   - functions: Shader functions beside the built-in ones.
  ///   - format: What pictures store of a color: with `.floats`, what shader functions return is
  ///     not clamped.
  /// - Throws: `GraphicsError` when no OpenGL 3.3 can be had.
  package init(
    functions: [String: ShaderLibrary.Function] = [:], format: PixelFormat = .bytes
  ) throws {
    context = try SurfacelessContext()
    renderer = try Renderer(
      library: .builtIn(), format: format, cache: CacheFolder("programs"))
    renderer.add(functions)
    self.format = format
  }

  /// What the driver says of itself.
  package var driverDescription: String {
    "\(renderer.driver.renderer), \(renderer.driver.version)"
  }

  /// Draws `layer` and returns RGBA bytes: premultiplied, rows from the top, width × scale by height × scale pixels.
  package func pixels(of layer: Layer, scale: Double, background: Color) throws -> [UInt8] {
    try drawn(layer, scale: scale, background: background).framebuffer.readBytes()
  }

  /// The same as floats.
  package func floats(of layer: Layer, scale: Double, background: Color) throws -> [Float] {
    try drawn(layer, scale: scale, background: background).framebuffer.readFloats()
  }

  /// Draws `layer` and reads nothing back.
  func draw(_ layer: Layer, scale: Double, background: Color) throws {
    _ = try drawn(layer, scale: scale, background: background)
  }

  private func drawn(_ layer: Layer, scale: Double, background: Color) throws -> Target {
    let width = Int((layer.size.width * scale).rounded())
    let height = Int((layer.size.height * scale).rounded())
    let target = try target(pixelWidth: width, pixelHeight: height)
    let plan = Planner.plan(
      layer, transform: AffineTransform(scale: scale), pixelWidth: width, pixelHeight: height,
      background: background, format: format, isDrawnOnce: true)
    try target.framebuffer.bound { try renderer.draw(plan) }
    return target
  }

  /// Returns what the driver says of the programs that `file`'s scenes need, on the author's lines.
  package func refusals(of file: EffectFile) throws -> [Diagnostic] {
    renderer.add(file.functions)
    defer { renderer.remove(Set(file.functions.keys)) }
    let size = Size(width: 64, height: 40)
    for source in file.sources {
      let layer = source.make(SceneEnvironment()).layer(in: size, at: 0)
      let plan = Planner.plan(
        layer, transform: .identity, pixelWidth: 64, pixelHeight: 40, background: .clear)
      do { try renderer.prepare(plan) } catch let error as RejectedProgram {
        return error.diagnostics
      }
    }
    return []
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
    let fresh = try Target(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, format: format)
    target = fresh
    return fresh
  }
}
