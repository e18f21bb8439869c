internal import Controls
internal import Layers
internal import Opening
internal import Scenes

/// A frame of the scene that is shown, as a command, as code and as a preset.
nonisolated struct ShownFrame: Sendable {
  let shown: ShownScene
  /// The scene with other values, while the user compares.
  let comparison: Playback?
  /// The scene's time.
  let time: Double
  /// The part of the window that the scene has.
  let stage: Viewport

  /// The scene that is drawn.
  var scene: any Scene { (comparison ?? shown.playback).scene(at: time) }

  var fit: CanvasFit { shown.fit(in: stage) }

  /// The request that draws this frame of the scene again, pixel by pixel.
  ///
  /// Of those that do it is the shortest: values and presses where they are all that matters, every
  /// event at its time where it is not. That is found by drawing each; do not ask in every frame.
  var request: SceneRequest {
    var framed = sizedRequest
    let played = comparison ?? shown.playback
    let date = played.environment.date
    if dependsOnDate(date) { framed.date = date }
    var timed = framed
    timed.script = script(of: played, in: framed.canvas)
    var short = framed
    short.script = valuesAndPresses
    let scene = scene
    // A button that is pressed at the very start, as by '--set', is held no longer.
    let buttons = scene.parameters.all.filter(\.isMomentary).map(\.name)
    short.script.held += timed.script.held.filter { buttons.contains($0.name) }
    guard scene.frameDuration == nil, !scene.goesForwardOnly else {
      // The picture depends on every frame, and with it on every event.
      return timed.script.inputs.isEmpty ? short : timed
    }
    let layer = scene.layer(in: framed.canvas, at: time)
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
    let scene = scene
    var script = shown.request.script
    script.held = scene.parameters.held.sorted { $0.key < $1.key }
      .map { (name: $0.key, value: $0.value) }
    (script.presses, script.pointer) = shown.playback.presses(until: time)
    script.inputs = []
    return script
  }

  /// Script of everything that was done since the scene was at rest, and the command that records
  /// it.
  ///
  /// - Parameter start: Time of the scene that the recording begins at.
  func script(from start: Double) -> ScriptText {
    var framed = sizedRequest
    (framed.time, framed.answersActions, framed.script) = (start, true, Script())
    let date = shown.playback.environment.date
    if dependsOnDate(date) { framed.date = date }
    let seconds = NumberRange.text(start, digits: 3)
    let end = NumberRange.text(time, digits: 3)
    return ScriptText(
      script(of: shown.playback, in: framed.canvas),
      remarks: [
        "What was done in '\(shown.request.scene.name)' from \(seconds) to \(end) seconds, after"
          + " what had been done before."
      ], command: framed.wordsRecordingScript(for: max(0.1, time - start)))
  }

  /// Everything that was done, with the canvas of each event where it is not `canvas`.
  private func script(of playback: Playback, in canvas: Size) -> Script {
    var script = playback.script(until: time)
    script.inputs = script.inputs.map { input in
      input.canvas == canvas ? Script.Input(input.event, at: input.time) : input
    }
    return script
  }

  /// The request with the size and the time of this frame.
  private var sizedRequest: SceneRequest {
    var framed = shown.request
    (framed.canvas, framed.pixels, framed.scale) = (fit.canvas, fit.pixels, 1)
    framed.time = time
    return framed
  }

  /// Whether the scene shows what day or what time of the day it is.
  private func dependsOnDate(_ date: SceneDate) -> Bool {
    guard date != .standard, !scene.goesForwardOnly else { return false }
    let layers = [date, .standard].map { date in
      shown.request.scene.make(SceneEnvironment(image: shown.request.image, date: date))
        .layer(in: fit.canvas, at: time)
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
