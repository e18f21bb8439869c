/// Where a scene stands in what it shows again and again.
package struct Cycle: Sendable, Hashable {
  /// Part of the cycle that has passed, 0 up to 1.
  package let place: Double
  /// Seconds of the whole, while nothing happens.
  package let period: Double

  /// - Parameter place: In cycles; only what is beyond whole ones counts.
  init(place: Double, period: Double) {
    precondition(period > 0, "A cycle needs a period, got \(period)")
    self.place = place - place.rounded(.down)
    self.period = period
  }

  /// Returns the seconds until a scene that stands here stands where `other` does.
  package func seconds(until other: Cycle) -> Double {
    let missing = other.place - place
    return (missing < 0 ? missing + 1 : missing) * period
  }
}
