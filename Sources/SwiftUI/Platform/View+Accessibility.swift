// The program has no screen reader: words for one do not change the picture.
extension View {
  /// Makes one element of the view.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Makes elements of other views for this one.
  public nonisolated func accessibilityChildren(
    @ViewBuilder children: () -> some View
  ) -> some View { self }

  /// Lets another view stand for this one.
  public nonisolated func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> some View { self }

  /// Names the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }

  /// Names the view.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Names the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: some StringProtocol) -> some View { self }

  /// Says what the view shows.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }

  /// Says what the view shows.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Says what the view shows.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Says what the view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// Says what the view does.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Says what the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Names the view by words that are spoken to it.
  public nonisolated func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Leaves the view out.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Says what the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Says what the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Makes a heading of the view.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Has the view read earlier than those with a smaller number.
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Does something at a gesture of a screen reader.
  public nonisolated func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Offers something that a screen reader can do.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Offers something that a screen reader can do.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Offers something that a screen reader can do.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Lets a screen reader ask for more or less.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Keeps the colors of the view where the screen's are inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Lets the view be touched while a screen reader is on.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
}
