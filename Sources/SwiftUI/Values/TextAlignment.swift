/// The side at which the lines of a text are even.
@frozen public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}
