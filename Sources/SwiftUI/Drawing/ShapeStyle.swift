internal import Layers

/// A color or pattern that shapes and text are drawn with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style to use in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style as the engine draws it.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn as it is")
  }
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension Never: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { fatalError() }
}

extension Layers.Color {
  /// The numbers in which SwiftUI mixes colors: linear sRGB, and opacity.
  var mixingNumbers: [Double] { [red, green, blue].map(Self.linear) + [opacity] }

  /// The color of four such numbers.
  init(mixingNumbers numbers: ArraySlice<Double>) {
    let encoded = numbers.prefix(3).map { number in
      let encoded = Self.encoded(number)
      // A color that was written as bytes is that color again.
      let byte = (encoded * 255).rounded() / 255
      return abs(byte - encoded) < 1e-9 ? byte : encoded
    }
    self.init(
      red: encoded[0], green: encoded[1], blue: encoded[2],
      opacity: numbers[numbers.startIndex + 3])
  }
}

extension Color: ShapeStyle {
  /// The color as it is drawn in `environment`.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(layersColor(in: environment.colorContext))
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(layersColor(in: environment.colorContext))
  }
}

extension Color.Resolved: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(layersColor) }
}
