package import Layers

/// A scene in time: what it was after each event, so that any moment can be drawn again.
///
/// ```swift
/// var playback = Playback(ButtonScene.self, environment: SceneEnvironment())
/// playback.handle(.pointerDown(center), in: canvas, at: 1)
/// let layer = playback.scene(at: 1.1).layer(in: canvas, at: 1.1)
/// ```
///
/// An event at a time that was already passed (after stepping back) forgets what came later.
package struct Playback: Sendable {
  private struct Moment: Sendable {
    var time: Double
    var scene: any Scene
  }

  private var moments: [Moment]
  private let type: any Scene.Type
  private let environment: SceneEnvironment

  /// Events after which the oldest is forgotten, and with it the way back beyond it.
  private static let limit = 1024

  package init(_ type: any Scene.Type, environment: SceneEnvironment) {
    self.type = type
    self.environment = environment
    moments = [Moment(time: 0, scene: type.init(environment: environment))]
  }

  /// Earliest time that can still be drawn, in seconds.
  package var earliestTime: Double { moments[0].time }

  /// Returns the scene as the events up to `time` left it.
  package func scene(at time: Double) -> any Scene { moments[index(at: time)].scene }

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    let index = index(at: time)
    moments.removeSubrange((index + 1)...)
    var scene = moments[index].scene
    scene.handle(event, in: canvas, at: max(time, moments[index].time))
    moments.append(Moment(time: max(time, moments[index].time), scene: scene))
    if moments.count > Self.limit { moments.removeFirst(moments.count - Self.limit) }
  }

  /// Starts over at time 0, keeping what a person holds.
  package mutating func rewind(in canvas: Size) {
    let held = moments[moments.count - 1].scene.parameters.held
    self = Playback(type, environment: environment)
    for (name, value) in held.sorted(by: { $0.key < $1.key }) {
      handle(.hold(name: name, value: value), in: canvas, at: 0)
    }
  }

  private func index(at time: Double) -> Int {
    moments.lastIndex { $0.time <= time } ?? 0
  }
}
