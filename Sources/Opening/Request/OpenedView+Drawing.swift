package import Diagnostics
internal import Scenes

/// A view drawn for the first time, which shows whether it runs.
extension OpenedView {
  /// Draws what a request shows of it for the first time, so that a window need not wait.
  ///
  /// A preview that cannot be drawn is a mistake, and nothing of the view is shown then.
  package mutating func prepare(_ request: SceneRequest) {
    let scene = request.script.playback(
      of: request.scene, in: request.canvas, environment: request.stillEnvironment
    ).scene(at: request.time)
    _ = scene.layer(in: request.canvas, at: request.time)
    guard let failure = failure(of: request.scene) else { return }
    // The view's output has said it already.
    diagnostics.append(failure)
    sources = []
  }

  /// Draws each preview for the first time, and returns all that is wrong with the view, with
  /// functions that its shader calls do not fit among it.
  package mutating func check() -> [Diagnostic] {
    output.collect {}
    for source in sources {
      prepare(SceneRequest(scene: source))
      if sources.isEmpty { break }
    }
    let calls = callMistakes
    let known = Set(diagnostics.map(\.message) + calls.map(\.message))
    return diagnostics + calls
      + output.takeNews().messages.filter { !known.contains($0.message) }.map { message in
        var mistake = message
        if message.hint != nil { mistake.severity = .error }
        return mistake
      }
  }
}
