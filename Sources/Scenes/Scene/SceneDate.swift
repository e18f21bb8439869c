/// The day and the time of day when a scene's clock began, for shaders that show a clock.
package struct SceneDate: Sendable, Hashable {
  package let year: Int
  /// 1…12.
  package let month: Int
  package let day: Int
  /// Seconds since midnight.
  package let seconds: Double

  /// The date at which captures begin, so that they do not depend on the day: ten in the morning.
  package static let standard = SceneDate(year: 2026, month: 1, day: 1, seconds: 36_000)

  package init(year: Int, month: Int, day: Int, seconds: Double) {
    self.year = year
    self.month = month
    self.day = day
    self.seconds = seconds
  }

  /// Year, month, day and seconds since midnight.
  ///
  /// - Parameter firstMonth: The number of January: 0 in Shadertoy, 1 in ISF.
  func numbers(firstMonth: Int, after time: Double) -> [Double] {
    [Double(year), Double(month - 1 + firstMonth), Double(day), seconds + time]
  }
}
