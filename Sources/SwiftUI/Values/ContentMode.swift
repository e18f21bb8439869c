/// How a view fills the space that it is offered.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit
  /// As small as covers all of it.
  case fill
}
