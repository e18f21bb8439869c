internal import Opening
internal import Scenes

nonisolated extension SceneRequest {
  /// How its canvas lies in a window.
  func fit(in viewport: Viewport) -> CanvasFit {
    CanvasFit(ownSize: scene.canvas == nil ? nil : canvas, in: viewport)
  }

  /// Where its scene runs in a window.
  ///
  /// - Parameter date: When the scene's clock begins.
  func environment(date: SceneDate) -> SceneEnvironment {
    SceneEnvironment(
      isInteractive: true, image: image, date: date, reducesMotion: reducesMotion,
      isOnMesh: isOnMesh)
  }
}
