internal import Layers
internal import Opening
internal import Scenes

/// The scene that is leaving, as it last was, while the next one appears beneath it.
nonisolated struct CrossFade: Sendable {
  private let request: SceneRequest
  private let scene: any Scene
  private let time: Double
  private let startedAt: Double

  /// Seconds until it is gone.
  private static let duration = 0.25

  init(request: SceneRequest, scene: any Scene, time: Double, startedAt: Double) {
    self.request = request
    self.scene = scene
    self.time = time
    self.startedAt = startedAt
  }

  /// How much of it is left, 1 at its start.
  func opacity(at wallTime: Double) -> Double {
    max(0, 1 - (wallTime - startedAt) / Self.duration)
  }

  /// Returns the scene on its background, in pixels of the window.
  func layer(in viewport: Viewport) -> Layer {
    let size = Size(width: Double(viewport.pixelWidth), height: Double(viewport.pixelHeight))
    let fit = request.fit(in: viewport)
    let picture = Layer(
      size: size,
      content: .modified(
        request.layer(of: scene, in: fit.canvas, at: time), .transform(fit.transform)))
    return Layer(size: size, fill: .color(request.background)).overlay(picture)
  }
}
