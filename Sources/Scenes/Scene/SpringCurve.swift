package import Motion

/// A spring that a scene is moved by, offered to a panel that draws its curve.
package struct SpringCurve: Sendable, Equatable {
  package let spring: Spring
  /// How far the scene has moved, 0 released and 1 pressed; `nil` where nothing shows it.
  package let progress: Double?
  /// The group of parameters that set the spring: what stands before the dot in their names.
  package let group: String

  package init(_ spring: Spring, progress: Double? = nil, group: String = "spring") {
    self.spring = spring
    self.progress = progress
    self.group = group
  }
}
