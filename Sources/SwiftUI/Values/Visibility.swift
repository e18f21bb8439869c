/// Whether a part of the interface is shown.
@frozen public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the part decides itself.
  case automatic
  case visible, hidden
}
