/// The size of text that a person has chosen.
public enum DynamicTypeSize: Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of those for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
