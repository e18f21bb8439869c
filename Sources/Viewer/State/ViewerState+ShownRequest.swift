internal import Layers
internal import Opening
internal import Scenes

/// The frame that is shown, as a command that draws it again.
nonisolated extension ViewerState {
  /// The request that draws this frame of the scene again, pixel by pixel.
  ///
  /// Of those that do it is the shortest: values and presses where they are all that matters, every
  /// event at its time where it is not. That is found by drawing each; do not ask in every frame.
  var shownRequest: SceneRequest {
    var shown = framedRequest
    let played = comparison ?? playback
    let date = played.environment.date
    if dependsOnDate(date) { shown.date = date }
    var timed = shown
    timed.script = played.script(until: clock.time)
    timed.script.inputs = timed.script.inputs.map { input in
      input.canvas == shown.canvas ? Script.Input(input.event, at: input.time) : input
    }
    var short = shown
    short.script = valuesAndPresses
    let scene = shownScene
    // A button that is pressed at the very start, as by '--set', is held no longer.
    let buttons = scene.parameters.all.filter(\.isMomentary).map(\.name)
    short.script.held += timed.script.held.filter { buttons.contains($0.name) }
    guard scene.frameDuration == nil else {
      // The picture depends on every frame, and with it on every event.
      return timed.script.inputs.isEmpty ? short : timed
    }
    let layer = scene.layer(in: shown.canvas, at: clock.time)
    for answersActions in [false, true] {
      for var candidate in [short, timed] {
        candidate.answersActions = answersActions
        if candidate.layer == layer { return candidate }
      }
    }
    return timed
  }

  /// The values that are held and the presses so far: what goes on when the scene is made again.
  var valuesAndPresses: Script {
    let scene = shownScene
    var script = request.script
    script.held = scene.parameters.held.sorted { $0.key < $1.key }
      .map { (name: $0.key, value: $0.value) }
    (script.presses, script.pointer) = playback.presses(until: clock.time)
    script.inputs = []
    return script
  }

  /// The request with the size and the time of this frame.
  var framedRequest: SceneRequest {
    var framed = request
    (framed.canvas, framed.pixels, framed.scale) = (fit.canvas, fit.pixels, 1)
    framed.time = clock.time
    return framed
  }

  /// Whether the scene shows what day or what time of the day it is.
  func dependsOnDate(_ date: SceneDate) -> Bool {
    guard date != .standard else { return false }
    let layers = [date, .standard].map { date in
      request.scene.make(SceneEnvironment(image: request.image, date: date))
        .layer(in: fit.canvas, at: clock.time)
    }
    return layers[0] != layers[1]
  }
}

nonisolated extension SceneRequest {
  /// Layer that it draws.
  fileprivate var layer: Layer {
    script.playback(of: scene, in: canvas, environment: stillEnvironment).scene(at: time)
      .layer(in: canvas, at: time)
  }
}
