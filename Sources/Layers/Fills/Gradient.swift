/// Colors along a line from 0 to 1.
package struct Gradient: Sendable, Hashable {
  package struct Stop: Sendable, Hashable {
    package var color: Color
    /// Where along the gradient, 0 at its start and 1 at its end.
    package var location: Double

    package init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// In the order of their locations; colors before the first and after the last stop continue.
  package let stops: [Stop]

  /// Sorts the stops by location, keeping the order of equal ones: two at one place make a hard
  /// edge.
  package init(stops: [Stop]) {
    precondition(!stops.isEmpty, "Gradient.stops must not be empty")
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// Spaces the colors evenly from 0 to 1.
  package init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $0.element, location: Double($0.offset) / last) }
    )
  }
}
