internal import Layers
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

  /// Divisors of the resolution that a user may choose.
  static let divisors = [1, 2, 4, 8]

  /// Returns what a window shows of a scene.
  func layer(of scene: any Scene, in canvas: Size, at time: Double) -> Layer {
    scene.layer(in: canvas, at: time).reducedResolution(by: divisor)
  }

  /// Where its scene runs in a window.
  ///
  /// - Parameter date: When the scene's clock begins.
  func environment(date: SceneDate) -> SceneEnvironment {
    SceneEnvironment(
      isInteractive: true, image: image, date: date, reducesMotion: reducesMotion,
      isOnMesh: isOnMesh, isOnBackground: hasOwnBackground, displayScale: displayScale,
      waitsForPictures: false)
  }

  /// How the file is opened that is shown; `nil` for a built-in scene.
  var opening: FileOpening? { file?.opening ?? view?.opening }

  /// Folders whose changes can change the picture.
  var watchedFolders: [String] { file?.folders ?? view?.folders ?? [] }

  /// Whether changes of the same files can change the picture of another request.
  func isWatched(like other: SceneRequest) -> Bool {
    file?.places == other.file?.places && watchedFolders == other.watchedFolders
  }
}
