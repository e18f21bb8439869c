internal import Opening
internal import Scenes

nonisolated extension SceneRequest {
  /// How its canvas lies in a window.
  func fit(in viewport: Viewport) -> CanvasFit {
    let pixels = PixelSize(
      width: max(1, viewport.pixelWidth), height: max(1, viewport.pixelHeight))
    return scene.canvas == nil
      ? CanvasFit(filling: pixels, scale: viewport.contentScale) : CanvasFit(canvas, into: pixels)
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
