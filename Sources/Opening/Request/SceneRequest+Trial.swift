package import Layers
internal import Scenes

extension SceneRequest {
  /// What has to come to an end before the request's frame is drawn: the frame, and the first of
  /// those before it, if it depends on them.
  package var layersToTry: [Layer] {
    let playback = script.playback(of: scene, in: canvas, environment: stillEnvironment)
    let dependsOnFirst = playback.scene(at: time).frameDuration != nil && time > 0
    return (dependsOnFirst ? [0, time] : [time]).map { time in
      playback.scene(at: time).layer(in: canvas, at: time)
    }
  }
}
