package import Layers
package import Parameters

/// What happens to a scene without a user: values held from the start, and presses at fixed times.
package struct Script: Sendable, Hashable {
  /// The pointer is down from `start` to `end`, in seconds.
  package struct Press: Sendable, Hashable {
    package let start: Double
    package let end: Double

    package init(start: Double, end: Double) {
      precondition(start <= end, "Press must not end before it begins, got \(start)..\(end)")
      self.start = start
      self.end = end
    }
  }

  package var held: [(name: String, value: ParameterValue)] = []
  /// In order of time, not overlapping.
  package var presses: [Press] = []
  /// Where the presses are, in points of the canvas; its centre if `nil`.
  package var pointer: Point?

  package init() {}

  package static func == (a: Script, b: Script) -> Bool {
    a.presses == b.presses && a.pointer == b.pointer
      && a.held.elementsEqual(b.held) { $0.name == $1.name && $0.value == $1.value }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(presses)
    hasher.combine(pointer)
  }

  /// Plays the script on a scene that was at rest at time 0.
  package func playback(
    of source: SceneSource, in canvas: Size, environment: SceneEnvironment = SceneEnvironment()
  ) -> Playback {
    var playback = Playback(source, environment: environment)
    for (name, value) in inOrder(held, of: playback.scene(at: 0).parameters) {
      playback.handle(.hold(name: name, value: value), in: canvas, at: 0)
    }
    let place = pointer ?? canvas.center
    for press in presses {
      playback.handle(.pointerDown(place), in: canvas, at: press.start)
      playback.handle(.pointerUp(place), in: canvas, at: press.end)
    }
    return playback
  }

  /// The values in the order of the parameters: another mesh, say, comes before its points.
  private func inOrder(
    _ held: [(name: String, value: ParameterValue)], of parameters: ParameterSet
  ) -> [(name: String, value: ParameterValue)] {
    let places = Dictionary(
      uniqueKeysWithValues: parameters.all.enumerated().map { ($0.element.name, $0.offset) })
    return held.sorted { (places[$0.name] ?? 0) < (places[$1.name] ?? 0) }
  }
}
