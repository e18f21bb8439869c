internal import Layers
internal import Typesetting

/// The card that twirls: a pinwheel on an evening gradient, and its name.
enum TwirlCard {
  static let size = Size(width: 220, height: 280)
  private static let cornerRadius = 28.0

  static let layer: Layer = {
    let title = text("Twirl", Font.title.weight(.bold), .white)
    let caption = text("Once around, and in", .subheadline, .white.opacity(0.75))
    let shape = Layer.Child(pinwheel, at: Point(x: (size.width - pinwheelSide) / 2, y: 44))
    let drawing = Layer(
      size: size,
      children: [
        shape,
        Layer.Child(title, at: Point(x: centered(title), y: 194)),
        Layer.Child(caption, at: Point(x: centered(caption), y: 232)),
        Layer.Child(
          Layer(
            size: size, strokeBorder: .roundedRectangle(cornerRadius: cornerRadius),
            with: .linearGradient(
              Gradient(colors: [.white.opacity(0.45), .white.opacity(0.05)]), start: .top,
              end: .bottom), lineWidth: 1)),
      ])
    return Layer(size: size, mesh: ground).overlay(drawing)
      .clip(to: .roundedRectangle(cornerRadius: cornerRadius))
  }()

  private static func text(_ string: String, _ font: Font, _ color: Color) -> Layer {
    TextBlock(TextLayout(StyledText(string, font: font)), color: color).layer()
  }

  /// Left end, on a whole point.
  private static func centered(_ layer: Layer) -> Double {
    ((size.width - layer.size.width) / 2).rounded()
  }

  /// Dusk from the top left to an ember at the bottom right; points and colors tuned by eye.
  private static let ground = MeshGradient(
    width: 3, height: 3,
    points: [
      UnitPoint(x: 0, y: 0), UnitPoint(x: 0.5, y: 0), UnitPoint(x: 1, y: 0),
      UnitPoint(x: 0, y: 0.45), UnitPoint(x: 0.6, y: 0.4), UnitPoint(x: 1, y: 0.55),
      UnitPoint(x: 0, y: 1), UnitPoint(x: 0.4, y: 1), UnitPoint(x: 1, y: 1),
    ],
    colors: [
      Color(hex: "2B1A78"), Color(hex: "4B2BC8"), Color(hex: "7A3BE0"),
      Color(hex: "4A25B5"), Color(hex: "C0409E"), Color(hex: "F0567E"),
      Color(hex: "8A2FA8"), Color(hex: "EE5A6F"), Color(hex: "FF9A55"),
    ])

  // MARK: - Pinwheel

  private static let pinwheelSide = 124.0
  private static let blades = 6

  /// Blades about one middle, each a little fainter than the one before: it shows which way it
  /// turns.
  private static let pinwheel: Layer = {
    let side = Size(width: pinwheelSide, height: pinwheelSide)
    let children = (0..<blades).map { index in
      let turn = Angle.degrees(360 / Double(blades) * Double(index))
      let blade = blade.applying(AffineTransform(rotation: turn, about: side.center))
      let opacity = 1 - 0.13 * Double(index)
      return Layer.Child(Layer(size: side, .path(blade), fill: .color(.white.opacity(opacity))))
    }
    return Layer(size: side, children: children)
  }()

  /// From the middle up to the rim and back, leaning to the right.
  private static let blade = Path { path in
    let middle = pinwheelSide / 2
    path.move(to: Point(x: middle, y: middle - 6))
    path.addCurve(
      to: Point(x: middle + 24, y: 6), control1: Point(x: middle - 22, y: middle - 30),
      control2: Point(x: middle - 10, y: 2))
    path.addCurve(
      to: Point(x: middle, y: middle - 6), control1: Point(x: middle + 30, y: 24),
      control2: Point(x: middle + 16, y: middle - 18))
    path.closeSubpath()
  }
}
