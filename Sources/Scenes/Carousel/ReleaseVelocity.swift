/// How fast something moved by hand is at the moment it is let go: from its last places.
struct ReleaseVelocity: Sendable, Hashable {
  private struct Sample: Hashable {
    var time: Double
    var value: Double
  }

  private var samples: [Sample]

  /// Seconds that are looked back on: a hand that rests as long before it lets go does not throw.
  private static let window = 0.1

  init(_ value: Double, at time: Double) { samples = [Sample(time: time, value: value)] }

  /// Notes a place; the last of several at one time counts.
  mutating func move(to value: Double, at time: Double) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append(Sample(time: time, value: value))
    // One from before the window stays, for hands that are seen rarely.
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
  }

  /// Change per second up to the last place noted.
  var perSecond: Double {
    guard let last = samples.last, samples.count > 1 else { return 0 }
    let first =
      samples.dropLast().first { $0.time >= last.time - Self.window }
      ?? samples[samples.count - 2]
    // Two places within a hundredth of a second say little about speed.
    return (last.value - first.value) / max(last.time - first.time, 0.01)
  }
}
