/// The uses that a view has for the keyboard.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

private enum FocusEffectKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether a ring is drawn around the view that has the keyboard.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

/// Gives the keyboard to the view of a value when it appears.
private nonisolated struct DefaultFocus<Value: Hashable>: ViewModifier {
  let state: FocusState<Value>.Binding
  let value: Value

  @MainActor func body(content: Content) -> some View {
    content.onAppear { state.wrappedValue = value }
  }
}

/// A view that can have the keyboard, with a ring around it while it has it.
private nonisolated struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var isFocused = false
  @Environment(\.isFocusEffectEnabled) private var hasRing

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(
        KeyTarget(
          takesFocusWhenPressed: isFocusable, takesText: false, isFocusable: isFocusable,
          onFocusChange: { isFocused = $0 }, action: { _ in false })
      )
      .overlay {
        if isFocused, hasRing {
          RoundedRectangle(cornerRadius: 6)
            .stroke(.tint, lineWidth: 3)
            .padding(-3)
            .allowsHitTesting(false)
        }
      }
  }
}

extension View {
  /// Lets the view have the keyboard, by a press or by Tab.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Sets whether views show that they have the keyboard.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }

  /// Gives the keyboard to a view inside when the view appears.
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocus(state: binding, value: value))
  }

  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  public nonisolated func focusSection() -> some View { self }

  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}

/// How much a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
