internal import Capture
internal import Layers
internal import Scenes

/// The scene that is leaving, as it last was, while the next one appears beneath it.
struct CrossFade {
  private let request: CaptureRequest
  private let scene: any Scene
  private let time: Double
  private let startedAt: Double

  /// Seconds until it is gone.
  private static let duration = 0.25

  init(request: CaptureRequest, scene: any Scene, time: Double, startedAt: Double) {
    self.request = request
    self.scene = scene
    self.time = time
    self.startedAt = startedAt
  }

  /// How much of it is left, 1 at its start.
  func opacity(at wallTime: Double) -> Double {
    max(0, 1 - (wallTime - startedAt) / Self.duration)
  }

  /// The scene on its background, in pixels of the window.
  func layer(pixelSize: Size, contentScale: Double) -> Layer {
    let fit = CanvasFit(
      ownSize: request.scene.canvas == nil ? nil : request.canvas,
      pixelWidth: Int(pixelSize.width), pixelHeight: Int(pixelSize.height),
      contentScale: contentScale)
    let picture = Layer(
      size: pixelSize,
      content: .modified(scene.layer(in: fit.canvas, at: time), .transform(fit.transform)))
    return Layer(size: pixelSize, fill: .color(request.background)).overlay(picture)
  }
}
