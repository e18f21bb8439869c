internal import Layers

/// Changes of color, pixel by pixel.
extension EffectOperation {
  static func opacity(_ opacity: Double) -> Self {
    EffectOperation(kind: "opacity", numbers: [opacity], scope: .parts) { $0.opacity($1[0]) }
  }

  static func brightness(_ amount: Double) -> Self {
    EffectOperation(kind: "brightness", numbers: [amount]) { $0.brightness($1[0]) }
  }

  static func contrast(_ amount: Double) -> Self {
    EffectOperation(kind: "contrast", numbers: [amount]) { $0.contrast($1[0]) }
  }

  static func saturation(_ amount: Double) -> Self {
    EffectOperation(kind: "saturation", numbers: [amount]) { $0.saturation($1[0]) }
  }

  static func grayscale(_ amount: Double) -> Self {
    EffectOperation(kind: "grayscale", numbers: [amount]) {
      $0.saturation(1 - min(1, max(0, $1[0])))
    }
  }

  static func hueRotation(_ angle: Angle) -> Self {
    EffectOperation(kind: "hueRotation", numbers: [angle.radians]) {
      $0.hueRotation(.radians($1[0]))
    }
  }

  static func colorMultiply(_ color: Color, in environment: EnvironmentValues) -> Self {
    let numbers = color.layersColor(in: environment.colorContext).mixingNumbers
    return EffectOperation(kind: "colorMultiply", numbers: numbers) {
      $0.multiplied(by: Layers.Color(mixingNumbers: $1[...]))
    }
  }

  static var colorInvert: Self {
    EffectOperation(kind: "colorInvert", numbers: []) { layer, _ in layer.colorInvert() }
  }

  static var luminanceToAlpha: Self {
    EffectOperation(kind: "luminanceToAlpha", numbers: []) { layer, _ in
      layer.luminanceToAlpha()
    }
  }

  static func blur(radius: CGFloat, isOpaque: Bool) -> Self {
    EffectOperation(kind: isOpaque ? "blur of opaque views" : "blur", numbers: [radius]) {
      let blurred = $0.blur(radius: $1[0])
      return isOpaque && $1[0] > 0 ? blurred.clip(to: .rectangle) : blurred
    }
  }

  static func shadow(
    _ color: Color, radius: CGFloat, x: CGFloat, y: CGFloat, in environment: EnvironmentValues
  ) -> Self {
    let shade = color.layersColor(in: environment.colorContext).mixingNumbers
    return EffectOperation(kind: "shadow", numbers: shade + [radius, x, y]) {
      $0.shadow(
        color: Layers.Color(mixingNumbers: $1[0..<4]), radius: $1[4], x: $1[5], y: $1[6])
    }
  }
}

extension Layer {
  /// The layer with every component, opacity too, multiplied by the color's.
  func multiplied(by color: Layers.Color) -> Layer {
    let matrix = ColorMatrix(
      red: SIMD4(color.red, 0, 0, 0), green: SIMD4(0, color.green, 0, 0),
      blue: SIMD4(0, 0, color.blue, 0))
    let colored = matrix == .identity ? self : modified(.colorEffect(matrix.shader))
    return colored.opacity(color.opacity)
  }
}

extension View {
  /// Fades the view; one with several parts has each of them faded.
  public nonisolated func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

  /// Adds `amount` to every channel.
  public nonisolated func brightness(_ amount: Double) -> some View {
    effect(.brightness(amount))
  }

  /// Moves channels away from the middle by the factor `amount`.
  public nonisolated func contrast(_ amount: Double) -> some View { effect(.contrast(amount)) }

  /// Moves colors away from gray by the factor `amount`.
  public nonisolated func saturation(_ amount: Double) -> some View {
    effect(.saturation(amount))
  }

  /// Moves colors toward gray, from 0 to 1.
  public nonisolated func grayscale(_ amount: Double) -> some View { effect(.grayscale(amount)) }

  /// Turns the hue.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    effect(.hueRotation(angle))
  }

  /// Multiplies every pixel by a color.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    effect { .colorMultiply(color, in: $0) }
  }

  /// Turns every color into what it lacks to white.
  public nonisolated func colorInvert() -> some View { effect(.colorInvert) }

  /// Turns the view into a mask that is as opaque as the view is bright.
  public nonisolated func luminanceToAlpha() -> some View { effect(.luminanceToAlpha) }

  /// Softens the view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation in points.
  ///   - opaque: Whether the view ends at its bounds, and does not fade there.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius: radius, isOpaque: opaque))
  }

  /// Paints a blurred copy of the view in one color beneath it.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect { .shadow(color, radius: radius, x: x, y: y, in: $0) }
  }
}

extension VisualEffect {
  /// Fades the view.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Adds `amount` to every channel.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }

  /// Moves channels away from the middle by the factor `amount`.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }

  /// Moves colors away from gray by the factor `amount`.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }

  /// Moves colors toward gray, from 0 to 1.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }

  /// Turns the hue.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle)) }

  /// Softens the view by a standard deviation of `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: radius, isOpaque: opaque))
  }
}
