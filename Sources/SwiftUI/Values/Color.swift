package import Layers

/// A color, perhaps one that is known only where it is drawn: by its name, or by the appearance
/// there.
///
/// ```swift
/// let glow = Color(red: 1, green: 0.6, blue: 0.2).opacity(0.5)
/// let text = Color.primary  // black, or white in the dark
/// ```
public struct Color: Sendable, Hashable {
  /// The ways to know a color.
  package indirect enum Source: Sendable, Hashable {
    case components(Layers.Color)
    case system(Layers.Color.System)
    /// The tint of controls where it is drawn.
    case accent
    case adaptive(light: Layers.Color, dark: Layers.Color)
    case asset(ColorResource)
    case opacity(Source, Double)
    case mix(Source, Source, fraction: Double, Gradient.ColorSpace)
  }

  package let source: Source

  package init(source: Source) {
    self.source = source
  }

  package init(_ color: Layers.Color) {
    self.init(source: .components(color))
  }

  /// Creates a color that differs in the dark.
  package init(light: Layers.Color, dark: Layers.Color) {
    self.init(source: .adaptive(light: light, dark: dark))
  }

  /// Creates the color of that name in an asset catalog.
  public init(_ resource: ColorResource) {
    self.init(source: .asset(resource))
  }

  /// The color with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(source: .opacity(source, opacity))
  }

  /// The color on the way to another one.
  ///
  /// - Parameter fraction: 0 for this color, 1 for the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(source: .mix(source, rhs.source, fraction: fraction, colorSpace))
  }
}

/// The colors with names.
extension Color {
  public static let red = Color(source: .system(.red))
  public static let orange = Color(source: .system(.orange))
  public static let yellow = Color(source: .system(.yellow))
  public static let green = Color(source: .system(.green))
  public static let mint = Color(source: .system(.mint))
  public static let teal = Color(source: .system(.teal))
  public static let cyan = Color(source: .system(.cyan))
  public static let blue = Color(source: .system(.blue))
  public static let indigo = Color(source: .system(.indigo))
  public static let purple = Color(source: .system(.purple))
  public static let pink = Color(source: .system(.pink))
  public static let brown = Color(source: .system(.brown))
  public static let gray = Color(source: .system(.gray))
  public static let black = Color(source: .system(.black))
  public static let white = Color(source: .system(.white))
  public static let clear = Color(source: .system(.clear))
  /// The color of text.
  public static let primary = Color(source: .system(.primary))
  /// The color of less important text.
  public static let secondary = Color(source: .system(.secondary))
  /// The tint of controls.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(source: .accent)
}

extension Color: CustomStringConvertible {
  public var description: String { source.description }
}

extension Color.Source: CustomStringConvertible {
  package var description: String {
    switch self {
    case .components(let color): Color.Resolved(color).description
    case .system(let name): name.rawValue
    case .accent: "accentColor"
    case .adaptive(let light, let dark):
      "\(Color.Resolved(light).description) or \(Color.Resolved(dark).description)"
    case .asset(let resource): "named \"\(resource.name)\""
    case .opacity(let base, let factor): "\(Int((factor * 100).rounded()))% \(base.description)"
    case .mix(let first, let second, let fraction, _):
      "\(first.description) mixed with \(second.description) by \(fraction)"
    }
  }
}
