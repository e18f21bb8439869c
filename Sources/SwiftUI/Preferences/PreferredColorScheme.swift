/// The color scheme that a view prefers for all that is shown with it.
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the color scheme of everything that is shown with the view.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
