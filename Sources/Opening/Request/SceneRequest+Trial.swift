package import Layers
internal import Scenes

extension SceneRequest {
  /// The layers that must be known to end before the request's frame is drawn: that of the frame
  /// and, if it depends on earlier frames, that of the first.
  package var layersToTry: [Layer] {
    let playback = script.playback(of: scene, in: canvas, environment: stillEnvironment)
    let dependsOnFirst = playback.scene(at: time).frameDuration != nil && time > 0
    return (dependsOnFirst ? [0, time] : [time]).map { time in
      playback.scene(at: time).layer(in: canvas, at: time)
    }
  }
}
