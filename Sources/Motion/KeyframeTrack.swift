/// The keyframes of one property, in their order.
package struct KeyframeTrack<Root>: Sendable {
  let keyPath: any WritableKeyPath<Root, Double> & Sendable
  let keyframes: [Keyframe]

  /// Creates a track for the property at `keyPath`.
  package init(
    _ keyPath: any WritableKeyPath<Root, Double> & Sendable,
    @KeyframesBuilder keyframes: () -> [Keyframe]
  ) {
    self.keyPath = keyPath
    self.keyframes = keyframes()
  }
}

extension KeyframeTrack<Double> {
  /// Creates a track for a timeline of a single number.
  package init(@KeyframesBuilder keyframes: () -> [Keyframe]) {
    self.init(\.self, keyframes: keyframes)
  }
}

/// Collects the tracks that are written one below the other in a `KeyframeTimeline`.
@resultBuilder
package enum KeyframeTracksBuilder<Root> {
  package static func buildExpression(_ track: KeyframeTrack<Root>) -> KeyframeTrack<Root> { track }
  package static func buildBlock(_ tracks: KeyframeTrack<Root>...) -> [KeyframeTrack<Root>] {
    tracks
  }
}
