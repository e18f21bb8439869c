/// Modifiers of color, pixel by pixel; with numbers that change nothing they leave no trace.
extension Modifiable {
  /// Fades as one picture, from 1 that changes nothing to 0.
  package func opacity(_ opacity: Double) -> Self {
    modified(
      by: ModifierCall(opacity) { layer, numbers in
        numbers[0] >= 1 ? layer : layer.modified(.opacity(max(0, numbers[0])))
      })
  }

  /// Adds `amount` to every channel.
  package func brightness(_ amount: Double) -> Self {
    modified(
      by: ModifierCall(amount) { layer, numbers in
        numbers[0] == 0 ? layer : layer.recolored(by: .brightness(numbers[0]))
      })
  }

  /// Moves channels away from the middle by the factor `amount`.
  package func contrast(_ amount: Double) -> Self {
    modified(
      by: ModifierCall(amount) { layer, numbers in
        numbers[0] == 1 ? layer : layer.recolored(by: .contrast(numbers[0]))
      })
  }

  /// Moves colors away from grey of the same luma by the factor `amount`.
  package func saturation(_ amount: Double) -> Self {
    modified(
      by: ModifierCall(amount) { layer, numbers in
        numbers[0] == 1 ? layer : layer.recolored(by: .saturation(numbers[0]))
      })
  }

  /// Turns the hue by `angle`, keeping luma.
  package func hueRotation(_ angle: Angle) -> Self {
    modified(
      by: ModifierCall(angle.radians) { layer, numbers in
        numbers[0] == 0 ? layer : layer.recolored(by: .hueRotation(.radians(numbers[0])))
      })
  }

  /// Turns every color into what it lacks to white; opacity stays.
  package func colorInvert() -> Self {
    modified(
      by: ModifierCall { layer, _ in layer.modified(.colorEffect(.modifier("colorInvert"))) })
  }

  /// Makes every pixel black, and as opaque as it was bright.
  package func luminanceToAlpha() -> Self {
    modified(
      by: ModifierCall { layer, _ in
        layer.modified(.colorEffect(.modifier("luminanceToAlpha")))
      })
  }

  /// Makes every pixel black, and as opaque as it was clear.
  package func invertedOpacity() -> Self {
    modified(
      by: ModifierCall { layer, _ in
        layer.modified(.colorEffect(.modifier("invertedOpacity")))
      })
  }

  /// Draws in one color what is as opaque as the range from `min` to `max`, and nothing else.
  package func alphaThreshold(min: Double, max: Double, color: Color) -> Self {
    modified(
      by: ModifierCall(min, max, color.red, color.green, color.blue, color.opacity) {
        layer, numbers in
        let color = Color(
          red: numbers[2], green: numbers[3], blue: numbers[4], opacity: numbers[5])
        return layer.modified(
          .colorEffect(
            .modifier(
              "alphaThreshold", .float(numbers[0]), .float(numbers[1]), .color(color))))
      })
  }
}

extension Layer {
  fileprivate func recolored(by matrix: ColorMatrix) -> Layer {
    modified(.colorEffect(matrix.shader))
  }
}

extension ColorMatrix {
  /// The color function that draws it.
  package var shader: Shader {
    func argument(_ row: SIMD4<Double>) -> Shader.Argument { .float4(row.x, row.y, row.z, row.w) }
    return .modifier("colorMatrix", argument(red), argument(green), argument(blue))
  }
}
