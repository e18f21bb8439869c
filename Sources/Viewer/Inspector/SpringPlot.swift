internal import Layers
internal import Motion
internal import Scenes

/// A spring as a curve from 0 to 1, with what the last press made of it.
struct SpringPlot {
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
    let parameters = scene.parameters
    guard parameters.value(of: "spring.duration") != nil else { return nil }
    let spring = Spring(
      duration: parameters.number("spring.duration"), bounce: parameters.number("spring.bounce"))
    settling = spring.settlingDuration()
    let duration = min(max(settling * 1.15, 0.1), 8)
    self.duration = duration
    expected = (0...Self.samples).map { index in
      let t = duration * Double(index) / Double(Self.samples)
      return Point(x: t, y: spring.value(target: 1, time: t))
    }
    traced = Self.trace(scene, playback: playback, at: time, duration: duration)
  }

  /// The amplitude since the last press began, as progress from released to pressed.
  private static func trace(
    _ scene: any Scene, playback: Playback, at time: Double, duration: Double
  ) -> [Point] {
    let parameters = scene.parameters
    guard let press = playback.presses(until: time).presses.last,
      let amplitude = parameters.all.first(where: { $0.name == "amplitude" })
    else { return [] }
    let released = parameters.number("amplitude.released")
    let span = parameters.number("amplitude.pressed") - released
    let end = min(time - press.start, duration)
    guard span != 0, end > 0 else { return [] }
    return (0...samples).compactMap { index in
      let t = end * Double(index) / Double(samples)
      let moment = press.start + t
      guard let value = playback.scene(at: moment).value(of: amplitude, at: moment).number else {
        return nil
      }
      return Point(x: t, y: (value - released) / span)
    }
  }
}
