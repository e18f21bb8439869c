/// The looks of a button without a style: its label, lighter while it is pressed.
nonisolated struct AutomaticButtonStyle: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.25 : 1)
  }
}
