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

extension ControlStyle<PrimitiveButtonStyleConfiguration> {
  /// A style that shows a press.
  @MainActor init<Style: ButtonStyle>(pressed style: Style) {
    self.init { AnyView(PressedButton(style: style, button: $0)) }
  }
}

extension EnvironmentValues {
  var buttonStyle: ControlStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[ControlStyleKey.self] }
    set { self[ControlStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons inside the view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, ControlStyle(pressed: style))
  }

  /// Sets the style of the buttons inside the view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
