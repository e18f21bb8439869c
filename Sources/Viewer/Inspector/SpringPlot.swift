internal import Layers
internal import Motion
internal import Scenes

/// A spring as a curve from 0 to 1, with what the last press made of it.
nonisolated struct SpringPlot: Sendable {
  /// The group of parameters that it is shown with.
  let group: String
  /// Seconds shown.
  let duration: Double
  /// Seconds until the spring settles within a thousandth.
  let settling: Double
  /// Time and progress.
  let expected: [Point]
  let traced: [Point]

  var lowest: Double { min(0, (expected + traced).map(\.y).min() ?? 0) }
  var highest: Double { max(1, (expected + traced).map(\.y).max() ?? 1) }

  /// Points of a curve; a panel is 260 points wide.
  private static let samples = 120

  /// - Parameters:
  ///   - scene: Offers the curve; `nil` is returned for a scene without one.
  ///   - playback: Has the last press, which is traced.
  init?(of scene: any Scene, playback: Playback, at time: Double) {
    guard let curve = scene.springCurve(at: time) else { return nil }
    group = curve.group
    settling = curve.spring.settlingDuration()
    let duration = min(max(settling * 1.15, 0.1), 8)
    self.duration = duration
    expected = (0...Self.samples).map { index in
      let t = duration * Double(index) / Double(Self.samples)
      return Point(x: t, y: curve.spring.value(target: 1, time: t))
    }
    traced = Self.trace(playback, at: time, duration: duration)
  }

  /// The progress since the last press began.
  private static func trace(_ playback: Playback, at time: Double, duration: Double) -> [Point] {
    guard let press = playback.presses(until: time).presses.last else { return [] }
    let end = min(time - press.start, duration)
    guard end > 0 else { return [] }
    return (0...samples).compactMap { index in
      let t = end * Double(index) / Double(samples)
      let moment = press.start + t
      return playback.scene(at: moment).springCurve(at: moment)?.progress
        .map { Point(x: t, y: $0) }
    }
  }
}
