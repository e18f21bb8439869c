private enum ScrollClipDisabledKey: EnvironmentKey { static let defaultValue = false }
private enum ScrollDisabledKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether scroll views draw content outside their bounds.
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipDisabledKey.self] }
    set { self[ScrollClipDisabledKey.self] = newValue }
  }

  /// Whether scroll views follow input.
  public var isScrollEnabled: Bool {
    get { !self[ScrollDisabledKey.self] }
    set { self[ScrollDisabledKey.self] = !newValue }
  }
}

/// The visibility of scroll indicators, which are never shown here.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let visibility: Visibility
  private var isAlways = false

  private init(_ visibility: Visibility, isAlways: Bool = false) {
    self.visibility = visibility
    self.isAlways = isAlways
  }

  public static let automatic = ScrollIndicatorVisibility(.automatic)
  public static let visible = ScrollIndicatorVisibility(.visible)
  public static let hidden = ScrollIndicatorVisibility(.hidden)
  public static let never = ScrollIndicatorVisibility(.hidden, isAlways: true)
}

/// When a scroll view goes on over its end for a moment; none does here.
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

extension View {
  /// Sets when scroll views go on over their end; none does here.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Lets scroll views inside draw content outside their bounds.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.isScrollClipDisabled = disabled })
  }

  /// Keeps scroll views inside from following input.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isScrollEnabled = !disabled })
  }

  /// Sets the visibility of scroll indicators, which are never shown here.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }
}
