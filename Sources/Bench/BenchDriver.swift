/// The driver that drew a bench, in its own words.
nonisolated package struct BenchDriver: Sendable, Hashable {
  package let renderer: String
  /// Of OpenGL, often with the driver's behind it.
  package let version: String

  package init(renderer: String, version: String) {
    self.renderer = renderer
    self.version = version
  }
}
