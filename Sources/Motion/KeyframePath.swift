/// A number over time, worked out from the keyframes of a track and the value it starts with.
struct KeyframePath: Hashable, Sendable {
  /// The value that the last keyframe leaves.
  private(set) var end: Double

  private let initialValue: Double
  private var segments: [KeyframeSegment] = []

  /// Seconds until the last keyframe ends.
  var duration: Double { segments.last?.endTime ?? 0 }

  /// Lines the keyframes up, each from where and when the one before it ended.
  init(from initialValue: Double, _ keyframes: [Keyframe]) {
    self.initialValue = initialValue
    end = initialValue
    var previous: KeyframeSegment?  // what the next keyframe is joined to; nothing after a move
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let segment: KeyframeSegment
      switch keyframe {
      case .move(let move):
        end = move.target
        previous = nil
        continue
      case .linear(let linear):
        segment = KeyframeSegment(linear, from: end, at: duration)
      case .spring(let spring):
        segment = KeyframeSegment(
          spring, from: end, at: duration, incoming: previous?.endVelocity ?? 0)
      case .cubic(let cubic):
        segment = KeyframeSegment(cubic, from: end, at: duration, after: previous, before: next)
      }
      segments.append(segment)
      previous = segment
      end = segment.endValue
    }
  }

  /// Returns the value at `time`; a segment owns its end, but not its start.
  func value(at time: Double) -> Double {
    if time < 0 { return initialValue }
    return segments.first { time <= $0.endTime }?.value(at: time) ?? end
  }

  /// Returns the change per second at `time`; 0 before the first segment and after the last.
  func velocity(at time: Double) -> Double {
    if time < 0 { return 0 }
    return segments.first { time <= $0.endTime }?.velocity(at: time) ?? 0
  }
}
