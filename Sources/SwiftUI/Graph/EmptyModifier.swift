/// A modifier that leaves a view unchanged.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  public init() {}

  @MainActor public func body(content: Content) -> some View { content }
}

/// A modifier whose values are interpolated while it animates; `Animatable` beside `ViewModifier`
/// is the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}
