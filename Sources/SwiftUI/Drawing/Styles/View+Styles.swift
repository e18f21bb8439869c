/// Styles of all shapes and texts inside a view.
extension View {
  /// Sets the style of shapes, texts and symbols in the view.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundStyles([AnyShapeStyle(style)])
  }

  /// Sets the first two levels of the style of what is in the view.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the first three levels of the style of what is in the view.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyles([
      AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
    ])
  }

  /// Sets the color of what is in the view; `nil` for the one of the environment.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    foregroundStyles(color.map { [AnyShapeStyle($0)] } ?? [])
  }

  private nonisolated func foregroundStyles(_ styles: [AnyShapeStyle]) -> some View {
    modifier(EnvironmentModifier { $0.addForegroundStyles(styles) })
  }

  /// Sets the tint of controls in the view.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    let style = tint.map { AnyShapeStyle($0) }
    return modifier(EnvironmentModifier { $0.tint = style })
  }

  /// Sets the tint of controls in the view.
  public nonisolated func tint(_ tint: Color?) -> some View {
    let style = tint.map { AnyShapeStyle($0) }
    return modifier(EnvironmentModifier { $0.tint = style })
  }

  /// Sets the tint of controls in the view.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style that `BackgroundStyle` is in the view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.backgroundStyle = AnyShapeStyle(style) })
  }
}
