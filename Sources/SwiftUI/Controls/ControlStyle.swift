/// The style of a kind of controls, of whatever type: makes their bodies.
struct ControlStyle<Configuration> {
  let makeBody: @MainActor (Configuration) -> AnyView
}

extension ControlStyle {
  @MainActor init<Style, Body: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.init { configuration in
      AnyView(StyledBody(style: ConnectedStyle(style)) { makeBody($0, configuration) })
    }
  }
}

/// A control's body, which the style's own states and reads of the environment belong to.
private nonisolated struct StyledBody<Style, Content: View>: View {
  let style: ConnectedStyle<Style>
  let makeBody: @MainActor (Style) -> Content

  @MainActor var body: some View { makeBody(style.style) }
}

/// The style of the controls that a configuration describes.
enum ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}
