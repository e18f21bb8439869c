internal import Foundation

/// A change at once that remembers how fast a row of such changes was.
struct VelocityTracking: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var track = context.state[VelocityTrack<V>.self]
    if track.isNew(value) { track.add(value, at: time) }
    context.state[VelocityTrack<V>.self] = track
    return time - track.lastTime < 2 ? value : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    context.state[VelocityTrack<V>.self].velocity(at: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    // What runs is left: the value is where the hand is.
    if !(previous.base is Self) { context.state = AnimationState() }
    return true
  }
}

/// The latest places of a value.
private struct VelocityTrack<V: VectorArithmetic>: AnimationStateKey {
  private var samples: [(value: V, time: Double)] = []

  static var defaultValue: Self { Self() }

  var lastTime: Double { samples.last?.time ?? 0 }

  func isNew(_ value: V) -> Bool { samples.last?.value != value }

  /// Adds a place; of two at one time the later counts, and those of the last tenth of a second.
  mutating func add(_ value: V, at time: Double) {
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.append((value, time))
    while samples.count > 2, samples[0].time < time - 0.1 { samples.removeFirst() }
  }

  /// Returns the mean speed over the samples; it fades as that of a scroll view that is let go.
  func velocity(at time: Double) -> V {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let mean = (last.value - first.value).scaled(by: 1 / (last.time - first.time))
    return mean.scaled(by: pow(0.998, max(0, time - last.time) * 1000))
  }
}
