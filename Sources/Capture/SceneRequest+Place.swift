internal import Opening
internal import Rendering

extension SceneRequest {
  /// Where its pictures are drawn: the canvas in its pixels.
  var place: OffscreenStage.Frame {
    var place = OffscreenStage.Frame(
      fit.transform, pixelWidth: fit.pixels.width, pixelHeight: fit.pixels.height)
    place.isWindows = pixels != nil
    return place
  }
}
