package import Diagnostics
internal import Files
package import Layers
package import OpenGL

/// A place to draw layers where there is no window: a context of its own, and a framebuffer that
/// stays while the size does.
///
/// Needs no display server.
package final class OffscreenStage {
  private let context: SurfacelessContext
  let renderer: Renderer
  private let format: PixelFormat
  private var target: Shared<Framebuffer>?
  private var history = FrameHistory()

  /// - Parameters:
  ///   - functions: Shader functions beside the built-in ones.
  ///   - format: What pictures store of a color: with `.floats`, what shader functions return is
  ///     not clamped.
  ///   - hoists: Whether what functions compute that is the same for every pixel is computed once a
  ///     draw.
  ///   - report: Is called with what only a user who asks for details wants to know.
  /// - Throws: `GraphicsError` when no OpenGL 3.3 can be had.
  package init(
    functions: [String: ShaderLibrary.Function] = [:], format: PixelFormat = .bytes,
    hoists: Bool = true, report: @escaping (String) -> Void = { _ in }
  ) throws {
    context = try SurfacelessContext()
    renderer = try Renderer(
      library: .builtIn(), format: format, hoists: hoists, cache: CacheFolder("programs"))
    renderer.report = report
    renderer.add(functions)
    self.format = format
  }

  /// The driver's description of itself.
  package var driverDescription: String {
    "\(renderer.driver.renderer), \(renderer.driver.version)"
  }

  /// Where a layer lies in a picture.
  package struct Frame: Sendable, Hashable {
    /// From points of the layer to pixels, y down.
    package let transform: AffineTransform
    package let pixelWidth: Int
    package let pixelHeight: Int
    /// Whether it is drawn as the frames of a window are, to the last bit; else with fewer programs
    /// and more operations, which is quicker for one frame.
    package var isWindows = false

    package init(_ transform: AffineTransform, pixelWidth: Int, pixelHeight: Int) {
      self.transform = transform
      (self.pixelWidth, self.pixelHeight) = (pixelWidth, pixelHeight)
    }

    /// The whole of a layer, width × scale by height × scale pixels.
    package init(of layer: Layer, scale: Double) {
      self.init(
        AffineTransform(scale: scale),
        pixelWidth: Int(clamping: (layer.size.width * scale).rounded()),
        pixelHeight: Int(clamping: (layer.size.height * scale).rounded()))
    }
  }

  /// Draws `layer` and returns RGBA bytes: premultiplied, rows from the top.
  package func pixels(of layer: Layer, in frame: Frame, background: Color) throws(DrawingError)
    -> [UInt8]
  {
    let target = try drawn(layer, in: frame, background: background)
    return try Self.whole { target.object.readBytes() }
  }

  /// The same for the whole of a layer.
  package func pixels(of layer: Layer, scale: Double, background: Color) throws(DrawingError)
    -> [UInt8]
  {
    try pixels(of: layer, in: Frame(of: layer, scale: scale), background: background)
  }

  /// Draws what a pass of a plan shows and returns RGBA bytes: premultiplied, rows from the top.
  package func pixels(ofPass index: Int, in plan: FramePlan) throws(DrawingError) -> [UInt8] {
    GraphicsError.forgetFailures()
    let plan = plan.ending(withPass: index)
    let target = try target(pixelWidth: plan.pixelWidth, pixelHeight: plan.pixelHeight)
    try target.object.bound { () throws(DrawingError) in try renderer.draw(plan) }
    return try Self.whole { target.object.readBytes() }
  }

  /// The same as floats.
  package func floats(of layer: Layer, in frame: Frame, background: Color) throws(DrawingError)
    -> [Float]
  {
    let target = try drawn(layer, in: frame, background: background)
    return try Self.whole { target.object.readFloats() }
  }

  /// Draws `layer` and reads nothing back.
  package func draw(_ layer: Layer, in frame: Frame, background: Color) throws(DrawingError) {
    _ = try drawn(layer, in: frame, background: background)
  }

  /// The pixels of a drawn layer on their way to memory.
  package final class Readback {
    private let readback: PixelReadback

    fileprivate init(of framebuffer: borrowing Framebuffer) {
      readback = PixelReadback(of: framebuffer)
    }

    /// Returns RGBA bytes, premultiplied, rows from the top; waits for the driver if need be.
    package func bytes() throws(DrawingError) -> [UInt8] {
      try OffscreenStage.whole { () throws(GraphicsError) in try readback.bytes() }
    }
  }

  /// Draws `layer` and starts to read it back; the next layer can be drawn meanwhile.
  package func readback(
    of layer: Layer, in frame: Frame, background: Color
  ) throws(DrawingError) -> Readback {
    let target = try drawn(layer, in: frame, background: background)
    return try Self.whole { Readback(of: target.object) }
  }

  /// Returns what `body` reads, unless a call of the driver failed since the drawing began: nothing
  /// says then what is in the pixels.
  private static func whole<R>(
    _ body: () throws(GraphicsError) -> R
  ) throws(DrawingError) -> R {
    do throws(GraphicsError) {
      let result = try body()
      try GraphicsError.throwFailure()
      return result
    } catch {
      throw .graphics(error)
    }
  }

  private func drawn(
    _ layer: Layer, in frame: Frame, background: Color
  ) throws(DrawingError) -> Shared<Framebuffer> {
    GraphicsError.forgetFailures()
    let target = try target(pixelWidth: frame.pixelWidth, pixelHeight: frame.pixelHeight)
    let plan = history.plan(
      layer, transform: frame.transform, pixelWidth: frame.pixelWidth,
      pixelHeight: frame.pixelHeight, background: background, isDrawnOnce: !frame.isWindows)
    guard plan.passLarger(than: renderer.driver.maxTextureSide) == nil else {
      try drawTiles(
        of: layer, in: frame, background: background, over: target,
        PixelRect(pixelWidth: frame.pixelWidth, pixelHeight: frame.pixelHeight))
      return target
    }
    try target.object.bound { () throws(DrawingError) in try renderer.draw(plan) }
    return target
  }

  /// Smallest side of a tile, in pixels.
  private static let minTileSide = 64

  /// Draws a part of a frame, in halves of it where a pass would be larger than the driver's
  /// textures: of a layer that is as long as these, what is around it is one too many.
  ///
  /// - Throws: `GraphicsError.tooLarge` if a pass is too large however small the part is.
  private func drawTiles(
    of layer: Layer, in frame: Frame, background: Color, over target: Shared<Framebuffer>,
    _ tile: PixelRect
  ) throws(DrawingError) {
    let toTile = AffineTransform(translation: Double(-tile.left), Double(-tile.top))
    let plan = Planner.plan(
      layer, transform: frame.transform.followed(by: toTile), pixelWidth: tile.pixelWidth,
      pixelHeight: tile.pixelHeight, background: background, isDrawnOnce: !frame.isWindows)
    let limit = renderer.driver.maxTextureSide
    if let pass = plan.passLarger(than: limit) {
      let isWide = pass.textureWidth > limit
      guard (isWide ? tile.pixelWidth : tile.pixelHeight) >= 2 * Self.minTileSide else {
        throw .graphics(
          .tooLarge(
            pixelWidth: pass.textureWidth, pixelHeight: pass.textureHeight, limit: limit))
      }
      for half in tile.halves(acrossWidth: isWide) {
        try drawTiles(of: layer, in: frame, background: background, over: target, half)
      }
      return
    }
    let part = try framebuffer(
      pixelWidth: tile.pixelWidth, pixelHeight: tile.pixelHeight, label: "tile")
    try part.object.bound { () throws(DrawingError) in try renderer.draw(plan) }
    target.object.bound {
      part.object.copyToBound(left: tile.left, top: frame.pixelHeight - tile.top)
    }
  }

  /// Returns what the checker or the driver says of the programs that `layers` need, on the
  /// author's lines; empty if both accept them.
  ///
  /// - Parameter functions: Shader functions that the layers call beside the built-in ones.
  package func refusals(
    of layers: [Layer], calling functions: [String: ShaderLibrary.Function]
  ) throws(DrawingError) -> [Diagnostic] {
    renderer.add(functions)
    defer { renderer.remove(Set(functions.keys)) }
    for layer in layers {
      let plan = Planner.plan(
        layer, transform: .identity, pixelWidth: Int(clamping: layer.size.width),
        pixelHeight: Int(clamping: layer.size.height), background: .clear)
      do throws(DrawingError) { try renderer.prepare(plan) } catch {
        switch error {
        case .mistakes, .rejectedProgram: return error.diagnostics
        case .invalidCall, .graphics: throw error
        }
      }
    }
    return []
  }

  /// Returns the driver's log if it refuses a fragment shader; `nil` if it takes it.
  package func refusal(
    ofFragment fragment: String, label: String
  ) throws(Diagnostic) -> String? {
    try DriverCheck.refusal(ofFragment: fragment, label: label)
  }

  /// Returns the driver's log if a fragment shader does not compile; `nil` if it does. It is not
  /// linked, which costs little however deep the calls in it are.
  package func refusal(ofUnlinkedFragment fragment: String, label: String) -> String? {
    DriverCheck.refusal(ofUnlinkedFragment: fragment, label: label)
  }

  private func target(
    pixelWidth: Int, pixelHeight: Int
  ) throws(DrawingError) -> Shared<Framebuffer> {
    if let target, target.object.pixelWidth == pixelWidth,
      target.object.pixelHeight == pixelHeight
    {
      return target
    }
    let other = try framebuffer(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, label: "offscreen stage")
    target = other
    return other
  }

  private func framebuffer(
    pixelWidth: Int, pixelHeight: Int, label: String
  ) throws(DrawingError) -> Shared<Framebuffer> {
    do throws(GraphicsError) {
      return Shared(
        try Framebuffer(
          pixelWidth: pixelWidth, pixelHeight: pixelHeight, format: format, label: label))
    } catch {
      throw .graphics(error)
    }
  }
}
