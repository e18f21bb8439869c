package import Layers
internal import OpenGL

/// Draws layers small, to look at what a shader does: a few pixels are enough for that, and even a
/// slow one is done in no time.
///
/// ```swift
/// // given stage: OffscreenStage, layer: Layer, layerWithoutEffect: Layer
/// let pictures = stage.smallPictures()
/// let isPlain = try pictures.pixels(of: layer) == pictures.pixels(of: layerWithoutEffect)
/// ```
package final class SmallPictures {
  private let renderer: Renderer
  private var history = FrameHistory()

  /// How many pixels a picture has, about.
  nonisolated package static let pixelCount = 2500.0

  /// Longest side of one: of a layer that is longer still, a part is drawn.
  nonisolated private static let mostSide = 4096

  init(with renderer: Renderer) { self.renderer = renderer }

  /// Pixels per point of a picture.
  nonisolated package static func scale(of size: Size) -> Double {
    min(1, (pixelCount / max(1, size.width * size.height)).squareRoot())
  }

  /// Width and height in pixels of a picture.
  nonisolated package static func pixelSize(of size: Size) -> (width: Int, height: Int) {
    let scale = scale(of: size)
    func side(_ points: Double) -> Int { min(max(1, Int(clamping: points * scale)), mostSide) }
    return (side(size.width), side(size.height))
  }

  /// Returns RGBA bytes of the whole layer on nothing: premultiplied, rows from the top.
  package func pixels(of layer: Layer) throws(DrawingError) -> [UInt8] {
    let scale = Self.scale(of: layer.size)
    let (width, height) = Self.pixelSize(of: layer.size)
    let plan = history.plan(
      layer, transform: AffineTransform(scale: scale), pixelWidth: width, pixelHeight: height,
      background: .clear)
    let framebuffer: Framebuffer
    do throws(GraphicsError) {
      framebuffer = try Framebuffer(pixelWidth: width, pixelHeight: height, label: "small picture")
    } catch {
      throw .graphics(error)
    }
    try framebuffer.bound { () throws(DrawingError) in try renderer.draw(plan) }
    return framebuffer.readBytes()
  }
}
