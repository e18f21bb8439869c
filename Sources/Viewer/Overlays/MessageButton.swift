internal import Controls
internal import Layers

/// A message that the pointer is on.
nonisolated struct PointedMessage: Sendable, Equatable {
  /// The button that it is on; `nil` beside the buttons.
  let button: MessageAction?
}

/// A button of a message at its place.
nonisolated struct MessageButton: Sendable, Equatable {
  let action: MessageAction
  /// In points of the canvas.
  let rect: Rect

  static let height = 24.0
  static let gap = 8.0
  private static let style = TextStyle.label.colored(Look.accent)

  /// Returns buttons side by side.
  static func row(
    of actions: [MessageAction], at origin: Point, on canvas: ControlCanvas
  ) -> [MessageButton] {
    var left = origin.x
    return actions.map { action in
      let width = width(of: action, on: canvas)
      defer { left += width + gap }
      return MessageButton(
        action: action, rect: Rect(x: left, y: origin.y, width: width, height: height))
    }
  }

  /// How wide a row of buttons is; 0 without any.
  static func width(of actions: [MessageAction], on canvas: ControlCanvas) -> Double {
    actions.isEmpty
      ? 0 : actions.reduce(-gap) { $0 + width(of: $1, on: canvas) + gap }
  }

  private static func width(of action: MessageAction, on canvas: ControlCanvas) -> Double {
    (canvas.measure(action.label, style).width + 24).rounded(.up)
  }

  func draw(on canvas: inout ControlCanvas, isHovered: Bool, opacity: Double = 1) {
    let rect = canvas.whole(rect)
    canvas.bar(rect, color: Look.white(isHovered ? 0.20 : 0.11), opacity: opacity)
    let size = canvas.measure(action.label, Self.style)
    canvas.put(
      action.label, Self.style,
      at: Point(
        x: rect.minX + (rect.size.width - size.width) / 2,
        y: rect.minY + (rect.size.height - size.height) / 2), opacity: opacity)
  }
}
