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

/// A style with its colors known: numbers that are animated, and how a fill is made of them.
public struct _Paint {
  /// Paints of one kind are mixed by their numbers; others take each other's place.
  let kind: AnyHashable
  let numbers: [Double]
  let fill: ([Double]) -> Layers.Fill

  init(
    kind: AnyHashable, numbers: [Double], fill: @escaping ([Double]) -> Layers.Fill
  ) {
    self.kind = kind
    self.numbers = numbers
    self.fill = fill
  }

  /// A color, mixed in numbers in proportion to light.
  init(_ color: Layers.Color) {
    self.init(kind: "color", numbers: color.mixingNumbers) {
      .color(Layers.Color(mixingNumbers: $0[...]))
    }
  }
}

extension Layers.Color {
  /// The numbers in which SwiftUI mixes colors: linear sRGB, and opacity.
  var mixingNumbers: [Double] {
    let resolved = Color.Resolved(self)
    return [
      Double(resolved.linearRed), Double(resolved.linearGreen), Double(resolved.linearBlue),
      Double(resolved.opacity),
    ]
  }

  /// The color of four such numbers.
  init(mixingNumbers numbers: ArraySlice<Double>) {
    let first = numbers.startIndex
    var resolved = Color.Resolved(.clear)
    resolved.linearRed = Float(numbers[first])
    resolved.linearGreen = Float(numbers[first + 1])
    resolved.linearBlue = Float(numbers[first + 2])
    resolved.opacity = Float(numbers[first + 3])
    self = resolved.layersColor
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

/// A style whose type is known only while it runs.
public struct AnyShapeStyle: ShapeStyle {
  enum Content: Sendable {
    case color(Color)
    case style(any ShapeStyle)
  }

  let content: Content

  public init<S: ShapeStyle>(_ style: S) {
    switch style {
    case let color as Color: content = .color(color)
    case let style as AnyShapeStyle: content = style.content
    default: content = .style(style)
    }
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    switch content {
    case .color(let color): color._paint(in: environment)
    case .style(let style): style._paint(in: environment)
    }
  }
}

/// The style that was set around; black, or white in the dark, if none was.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    (environment.foregroundStyles.first ?? AnyShapeStyle(Color.primary))._paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
