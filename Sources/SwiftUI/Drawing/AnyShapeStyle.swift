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
