package import Layers
package import Parameters

/// Input to a scene without a user: values held from the start, and presses and other events at
/// fixed times.
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

  /// Something that a user did.
  package struct Input: Sendable, Hashable {
    /// Seconds of the scene's clock.
    package let time: Double
    package let event: SceneEvent
    /// Size of the canvas that it happened on, in points; that of the playback if `nil`.
    package let canvas: Size?

    package init(_ event: SceneEvent, at time: Double, in canvas: Size? = nil) {
      (self.time, self.event, self.canvas) = (time, event, canvas)
    }
  }

  package var held: [(name: String, value: ParameterValue)] = []
  /// In order of time, not overlapping.
  package var presses: [Press] = []
  /// Where the presses are, in points of the canvas; its centre if `nil`. Without presses, where
  /// the pointer rests from the start.
  package var pointer: Point?
  /// Events other than the presses, in order of time.
  package var inputs: [Input] = []

  package init() {}

  package static func == (a: Script, b: Script) -> Bool {
    a.presses == b.presses && a.pointer == b.pointer && a.inputs == b.inputs
      && a.held.elementsEqual(b.held) { $0.name == $1.name && $0.value == $1.value }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(presses)
    hasher.combine(pointer)
    hasher.combine(inputs)
  }

  /// When the last of it happens; 0 if nothing does.
  package var end: Double { (presses.map(\.end) + inputs.map(\.time)).max() ?? 0 }

  /// Plays the script on a scene that was at rest at time 0.
  package func playback(
    of source: SceneSource, in canvas: Size, environment: SceneEnvironment = SceneEnvironment()
  ) -> Playback {
    var playback = Playback(
      source, environment: environment, events: 2 * presses.count + inputs.count + 1)
    for (name, value) in inOrder(held, of: playback.scene(at: 0).parameters) {
      playback.handle(.hold(name: name, value: value), in: canvas, at: 0)
    }
    let place = pointer ?? canvas.center
    let pressing = presses.flatMap { press in
      [Input(.pointerDown(place), at: press.start), Input(.pointerUp(place), at: press.end)]
    }
    if presses.isEmpty, let pointer {
      playback.handle(.pointerMoved(pointer), in: canvas, at: 0)
    }
    // In the order they stand in where times are equal: the standard library's sort is stable.
    for input in (pressing + inputs).sorted(by: { $0.time < $1.time }) {
      playback.handle(input.event, in: input.canvas ?? canvas, at: input.time)
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
