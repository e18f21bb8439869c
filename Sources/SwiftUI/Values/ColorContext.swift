package import Layers

/// Everything beside a color itself that decides how it looks.
package struct ColorContext: Sendable {
  package var colorScheme: ColorScheme
  /// The tint of controls; blue if there is none.
  package var accent: Color?
  /// The color of that name in an asset catalog; `nil` if there is none.
  package var asset: @Sendable (ColorResource, ColorScheme) -> Layers.Color?

  package init(
    colorScheme: ColorScheme = .light, accent: Color? = nil,
    asset: @escaping @Sendable (ColorResource, ColorScheme) -> Layers.Color? = { _, _ in nil }
  ) {
    self.colorScheme = colorScheme
    self.accent = accent
    self.asset = asset
  }
}

extension Color {
  /// The color that is drawn; clear for a name that no catalog has.
  package func layersColor(in context: ColorContext) -> Layers.Color {
    source.color(in: context)
  }
}

extension Color.Source {
  fileprivate func color(in context: ColorContext) -> Layers.Color {
    switch self {
    case .components(let color): return color
    case .system(let name): return .system(name, in: context.colorScheme.appearance)
    case .accent:
      var inner = context
      inner.accent = nil  // an accent that is the accent is the default
      return (context.accent?.source ?? .system(.blue)).color(in: inner)
    case .adaptive(let light, let dark): return context.colorScheme == .light ? light : dark
    case .asset(let resource): return context.asset(resource, context.colorScheme) ?? .clear
    case .opacity(let base, let factor): return base.color(in: context).opacity(factor)
    case .mix(let first, let second, let fraction, let space):
      let (start, end) = (first.color(in: context), second.color(in: context))
      let coordinates =
        space.mixing.coordinates(of: start) * (1 - fraction)
        + space.mixing.coordinates(of: end) * fraction
      return space.mixing.color(at: coordinates)
    }
  }
}
