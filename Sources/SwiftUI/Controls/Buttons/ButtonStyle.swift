/// The looks of a button, by whether it is pressed.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, as a style shows it.
public struct ButtonStyleConfiguration {
  /// The button's label, as it was passed.
  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// The looks of a button, and what starts its action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, as a style that starts its action shows it.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, as it was passed.
  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Carries out the button's action.
  @MainActor public func trigger() { action() }
}

/// The style of buttons, of whatever type.
struct AnyButtonStyle {
  let makeBody: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  /// A style that starts the action by itself.
  @MainActor init<S: PrimitiveButtonStyle>(_ style: S) {
    makeBody = { AnyView(TriggeringButton(style: ConnectedStyle(style), button: $0)) }
  }

  /// A style that shows a press.
  @MainActor init<S: ButtonStyle>(pressed style: S) {
    makeBody = { AnyView(PressedButton(style: style, button: $0)) }
  }
}

/// A button under a style that starts the action by itself.
private nonisolated struct TriggeringButton<Style: PrimitiveButtonStyle>: View {
  let style: ConnectedStyle<Style>
  let button: PrimitiveButtonStyleConfiguration

  @MainActor var body: some View { style.style.makeBody(configuration: button) }
}

private enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue: AnyButtonStyle? = nil
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons inside the view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(pressed: style))
  }

  /// Sets the style of the buttons inside the view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
