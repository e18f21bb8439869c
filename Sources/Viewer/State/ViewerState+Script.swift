internal import Controls
internal import Layers
internal import Opening
internal import Scenes

/// Writing a script of what is done.
nonisolated extension ViewerState {
  mutating func toggleScript() {
    guard scripting == nil else { return endScript() }
    scripting = ScriptingState(start: now, sceneTime: clock.time)
  }

  /// Writes the script that was begun, if one was.
  mutating func endScript() {
    guard let begun = scripting else { return }
    scripting = nil
    // After a rewind there is nothing before it.
    let start = min(begun.sceneTime, clock.time)
    effects.append(.writeScript(script(from: start), name: request.scene.name))
    needsDrawing = true
  }

  /// Returns everything done since the scene was at rest, with the command that records it from
  /// `start` on.
  private func script(from start: Double) -> ScriptText {
    var shown = framedRequest
    (shown.time, shown.answersActions, shown.script) = (start, true, Script())
    let date = playback.environment.date
    if dependsOnDate(date) { shown.date = date }
    var script = playback.script(until: clock.time)
    script.inputs = script.inputs.map { input in
      input.canvas == shown.canvas ? Script.Input(input.event, at: input.time) : input
    }
    let seconds = NumberRange.text(start, digits: 2)
    let end = NumberRange.text(clock.time, digits: 2)
    return ScriptText(
      script,
      remarks: [
        "What was done in '\(request.scene.name)' from \(seconds) to \(end) seconds, after what"
          + " had been done before.",
        shown.command(recordingScriptFor: max(0.1, clock.time - start)),
      ])
  }

  /// Marks of the recording and of the script under way.
  var marks: [TimedMark] {
    [
      recording.map { .recording(seconds: $0.seconds(at: now)) },
      scripting.map { .script(seconds: $0.seconds(at: now)) },
    ].compactMap { $0 }
  }
}
