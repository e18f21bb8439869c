internal import Controls
internal import Layers

/// Where a notice lies: at the upper edge, on as many lines as it needs, with its buttons after the
/// text where there is room, else below it.
nonisolated struct NoticeLayout {
  let panel: Rect
  let text: Rect
  let buttons: [MessageButton]

  init(of notice: OverlayState.Notice, on canvas: ControlCanvas) {
    let left = notice.isFailure ? 30.0 : 14
    let room = canvas.size.width - 28
    let actions = MessageButton.width(of: notice.actions, on: canvas)
    let end = actions > 0 ? 6.0 : 14
    let natural = canvas.measure(notice.text, .label).width
    let isBeside = actions > 0 && left + natural + 14 + actions + end <= room
    let size = canvas.measure(notice.text, .label, within: room - 14 - left)
    let beside = isBeside ? 14 + actions : 0
    let width = isBeside ? size.width : max(size.width, actions)
    let below = actions > 0 && !isBeside ? MessageButton.height + MessageButton.gap : 0
    let height = max(36, size.height + 20 + below)
    panel = canvas.centered(
      Size(width: left + width + beside + (isBeside ? end : 14), height: height), top: 14)
    let top = panel.minY + (height - size.height - below) / 2
    text = Rect(x: panel.minX + left, y: top, width: size.width, height: size.height)
    let row =
      isBeside
      ? Point(
        x: panel.maxX - end - actions, y: panel.minY + (height - MessageButton.height) / 2)
      : Point(x: panel.minX + left, y: text.maxY + MessageButton.gap)
    buttons = MessageButton.row(of: notice.actions, at: row, on: canvas)
  }
}
