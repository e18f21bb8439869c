/// Tracks of keyframes that run at the same time, each on a property of one value.
///
/// ```swift
/// // given secondsSincePress: Double
/// struct Pose {
///   var scale = 1.0
///   var angle = 0.0
/// }
/// let push = KeyframeTimeline(initialValue: Pose()) {
///   KeyframeTrack(\.scale) {
///     SpringKeyframe(0.95, duration: 0.2, spring: .snappy)
///     SpringKeyframe(1, duration: 0.2, spring: .bouncy)
///   }
///   KeyframeTrack(\.angle) { LinearKeyframe(90, duration: 0.3) }
/// }
/// let pose = push.value(time: secondsSincePress)
/// ```
///
/// The timeline is as long as its longest track; a shorter one holds the value it ended with, and
/// so do all of them after the end. Properties without a track keep the initial value. A timeline
/// does not know when it was triggered: time 0 is its beginning.
package struct KeyframeTimeline<Root: Sendable>: Sendable {
  /// Seconds until the longest track ends.
  package let duration: Double

  private let initialValue: Root
  private let tracks: [(keyPath: any WritableKeyPath<Root, Double> & Sendable, path: KeyframePath)]

  /// Creates a timeline from the value before it and its tracks.
  package init(
    initialValue: Root, @KeyframeTracksBuilder<Root> tracks: () -> [KeyframeTrack<Root>]
  ) {
    self.initialValue = initialValue
    self.tracks = tracks().map { track in
      (track.keyPath, KeyframePath(from: initialValue[keyPath: track.keyPath], track.keyframes))
    }
    duration = self.tracks.map(\.path.duration).max() ?? 0
  }

  /// Returns the value at `time`, in seconds from the beginning.
  ///
  /// Before 0 it is the initial value. At 0 moves that lead a track have been made. At the end of a
  /// keyframe it is that keyframe's value, so a move further on shows only after its time.
  package func value(time: Double) -> Root {
    var value = initialValue
    for (keyPath, path) in tracks {
      value[keyPath: keyPath] = time >= duration ? path.end : path.value(at: time)
    }
    return value
  }

  /// Returns the value at a fraction of the duration; `progress` is clamped to 0…1.
  package func value(progress: Double) -> Root {
    value(time: min(max(progress, 0), 1) * duration)
  }

  /// Returns the change per second of one property at `time`; 0 where no keyframe runs.
  package func velocity(of keyPath: WritableKeyPath<Root, Double>, time: Double) -> Double {
    tracks.last { $0.keyPath == keyPath }?.path.velocity(at: time) ?? 0
  }
}

extension KeyframeTimeline<Double> {
  /// Returns the change per second of the number at `time`; 0 where no keyframe runs.
  package func velocity(time: Double) -> Double {
    velocity(of: \.self, time: time)
  }
}
