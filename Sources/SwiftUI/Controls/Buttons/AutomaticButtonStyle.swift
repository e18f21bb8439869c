/// The looks of a button without a style: its label in the tint, lighter while it is pressed.
nonisolated struct AutomaticButtonStyle: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

/// A label in the tint, or in red where the button destroys something.
nonisolated struct TintedLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foregroundStyles) private var styles

  init(configuration: ButtonStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    // A style around the button takes the place of the tint.
    let color =
      configuration.role == .destructive
      ? AnyShapeStyle(Color.red) : styles.first ?? AnyShapeStyle(.tint)
    configuration.label
      .foregroundStyle(isEnabled ? color : AnyShapeStyle(.tertiary))
      .opacity(configuration.isPressed ? 0.25 : 1)
  }
}
