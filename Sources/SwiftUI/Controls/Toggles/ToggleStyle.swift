/// The looks of a toggle, and what switches it.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle, as a style shows it.
public struct ToggleStyleConfiguration {
  /// The toggle's label, as it was passed.
  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether some of the values that the toggle shows are on and some are off.
  public var isMixed: Bool
}

extension EnvironmentValues {
  var toggleStyle: ControlStyle<ToggleStyleConfiguration>? {
    get { self[ControlStyleKey.self] }
    set { self[ControlStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles inside the view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
