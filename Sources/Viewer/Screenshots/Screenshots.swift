internal import Layers
internal import OpenGL
internal import Opening
internal import Pictures
internal import Rendering
internal import Scenes

/// Screenshots on their way from the canvas to the pictures folder, without holding up the window.
///
/// The canvas is drawn once more, without overlays, into a framebuffer of its own; the driver
/// copies it while the window goes on, and another thread encodes and writes it.
final class Screenshots {
  let writer = ScreenshotWriter()
  private var isRequested = false
  private var copies: [Copy] = []

  /// Boxes what cannot be copied, so that several may be under way.
  private final class Copy {
    let framebuffer: Framebuffer
    let readback: PixelReadback
    let text: [PNGText]
    let name: String

    init(
      _ framebuffer: consuming Framebuffer, text: [PNGText], name: String
    ) {
      readback = PixelReadback(of: framebuffer)
      self.framebuffer = framebuffer
      self.text = text
      self.name = name
    }
  }

  /// Whether the next frame has to be drawn for a screenshot, or one is still being copied.
  var isPending: Bool { isRequested || !copies.isEmpty }

  /// Asks for a screenshot of the next frame.
  func ask() { isRequested = true }

  /// Draws `plan` once more if a screenshot was asked for, and starts copying it.
  func draw(
    _ plan: FramePlan, of scene: any Scene, in request: @autoclosure () -> SceneRequest,
    with renderer: any FrameRenderer
  ) throws {
    guard isRequested else { return }
    isRequested = false
    let request = request()
    let framebuffer = try Framebuffer(
      pixelWidth: plan.pixelWidth, pixelHeight: plan.pixelHeight, label: "screenshot")
    Quirks.turnFromWindow(to: framebuffer)
    try framebuffer.bound { try renderer.draw(plan) }
    copies.append(
      Copy(
        framebuffer, text: request.pngText(parametersOf: scene, in: ScreenshotWriter.folder),
        name: "\(request.scene.name) \(FileTimestamp.now)"))
  }

  /// Hands what has been copied to the writer.
  func collect(waiting: Bool = false) {
    copies.removeAll { copy in
      guard waiting || copy.readback.isReady else { return false }
      do throws(GraphicsError) {
        let pixels = try copy.readback.bytes()
        writer.write(
          Picture(
            width: copy.readback.pixelWidth, height: copy.readback.pixelHeight, pixels: pixels,
            text: copy.text), name: copy.name)
      } catch {
        writer.fail("\(error)")
      }
      return true
    }
  }

  /// Waits until every screenshot is a file.
  func finish() {
    collect(waiting: true)
    writer.finish()
  }

  /// Returns the outcomes of the screenshots finished since the last call.
  func takeOutcomes() -> [ScreenshotWriter.Outcome] { writer.takeOutcomes() }
}
