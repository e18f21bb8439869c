internal import Controls
internal import Layers

/// Where mistakes lie: the headline and the lines below it at the lower edge, and the buttons below
/// those.
nonisolated struct ShownErrorLayout {
  let panel: Rect
  let headline: Rect
  let details: [Rect]
  let buttons: [MessageButton]

  /// Points between two details.
  private static let gap = 3.0

  init(of error: ShownError, on canvas: ControlCanvas) {
    let room = min(620, canvas.size.width - 32)
    let title = canvas.measure(error.headline, .value, within: room - 64)
    let sizes = error.details.map { canvas.measure($0, .label, within: room - 44) }
    let actions = MessageButton.width(of: error.actions, on: canvas)
    let row = actions > 0 ? MessageButton.height + 10 : 0
    let width =
      min(room, max(title.width + 20, sizes.map(\.width).max() ?? 0, actions) + 44)
    let height = 22 + title.height + sizes.reduce(0) { $0 + $1.height + Self.gap } + row
    panel = canvas.centered(Size(width: width, height: height), bottom: 14)
    var place = Point(x: panel.minX + 32, y: panel.minY + 10)
    headline = Rect(origin: place, size: title)
    place.y += title.height + Self.gap
    details = sizes.map { size in
      defer { place.y += size.height + Self.gap }
      return Rect(origin: place, size: size)
    }
    buttons = MessageButton.row(
      of: error.actions, at: Point(x: place.x - 2, y: place.y + 6), on: canvas)
  }
}

nonisolated extension ShownError {
  /// Draws the headline, the lines below it, and the buttons.
  func draw(on canvas: inout ControlCanvas, hovered: MessageAction?) {
    let layout = ShownErrorLayout(of: self, on: canvas)
    canvas.panel(layout.panel, opacity: 1.06)
    canvas.bar(
      Rect(x: layout.panel.minX + 16, y: layout.panel.minY + 15, width: 8, height: 8),
      color: isMistake ? Self.color : .white, opacity: isMistake ? 1 : 0.6)
    canvas.put(
      headline, .value, at: layout.headline.origin, width: layout.headline.size.width + 1)
    for (index, (line, rect)) in zip(details, layout.details).enumerated() {
      canvas.put(
        line, index < errorCount ? .label : .faint, at: rect.origin, width: rect.size.width + 1)
    }
    for button in layout.buttons {
      button.draw(on: &canvas, isHovered: button.action == hovered)
    }
  }

  /// The color of what went wrong.
  static let color = Color(red: 1, green: 0.38, blue: 0.34)
}
