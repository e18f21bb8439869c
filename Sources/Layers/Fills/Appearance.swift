/// Which of two looks a system color takes.
package enum Appearance: String, Sendable, Hashable, CaseIterable {
  case light, dark
}
