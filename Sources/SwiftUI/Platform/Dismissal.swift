/// Closes what presents a view; nothing, where nothing does.
public struct DismissAction: Sendable {
  /// `nil` where nothing presents the view.
  let action: (@MainActor () -> Void)?

  /// Closes what presents the view.
  @MainActor public func callAsFunction() { action?() }
}

/// Whether a view is presented, as a binding that can close it; the form before `dismiss`.
public struct PresentationMode {
  public private(set) var isPresented: Bool
  fileprivate let action: DismissAction

  /// Closes what presents the view.
  public mutating func dismiss() {
    isPresented = false
    let action = action
    MainActor.assumeIsolated { action() }
  }
}

private enum DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction(action: nil)
}

extension EnvironmentValues {
  /// Closes what presents the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether something around presents the view.
  public var isPresented: Bool { dismiss.action != nil }

  /// Whether the view is presented; `wrappedValue.dismiss()` closes it.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let action = dismiss
    return Binding(
      get: { PresentationMode(isPresented: action.action != nil, action: action) }, set: { _ in })
  }
}

extension View {
  /// Gives the views inside an action that closes them.
  nonisolated func onDismiss(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.dismiss, DismissAction(action: action))
  }
}
