internal import Layers

/// Handling of the pointer in a panel.
extension PanelState {
  // MARK: - Moving

  mutating func movePointer(
    to point: Point, on layout: PanelLayout, at time: Double
  ) -> ControlReply {
    let before = pointer
    pointer = point
    switch press {
    case .outside: return ControlReply()
    case .inside(let drag):
      return ControlReply(isTaken: true, messages: move(drag, to: point, on: layout, at: time))
    case nil:
      hover(layout.hitTarget(at: point)?.target, at: time)
      // Until a tooltip is shown, the pointer has to rest.
      if before != point, time < restedAt + Self.tooltipDelay { restedAt = time }
      if case .menu(let row, _) = popup, case .item(let index)? = hovered?.part, before != point {
        popup = .menu(row: row, highlighted: index)
      }
      return ControlReply(isTaken: popup != nil || layout.contains(point))
    }
  }

  mutating func hover(_ target: Target?, at time: Double) {
    guard target != hovered else { return }
    if let hovered { glide(hovered, to: 0, from: 0, at: time) }
    if let target, target.part != .label { glide(target, to: 0.5, from: 0, at: time) }
    // From row to row the tooltip follows at once, as long as one is shown.
    if target == nil || !isTooltipShown(at: time) { restedAt = time }
    hovered = target
  }

  mutating func scroll(
    by points: Double, on layout: PanelLayout, at time: Double
  ) -> ControlReply {
    guard let pointer, press != .outside, popup != nil || layout.contains(pointer) else {
      return ControlReply()
    }
    if let open = layout.popup {
      let limit = max(0, open.contentHeight - open.frame.size.height)
      popupScroll = min(max(0, open.scroll - points), limit)
    } else {
      scroll = min(max(0, layout.scroll - points), layout.scrollLimit)
    }
    hideTooltip()
    return ControlReply(isTaken: true)
  }

  // MARK: - Pressing

  mutating func pressPointer(on layout: PanelLayout, at time: Double) -> ControlReply {
    guard let pointer else { return ControlReply() }
    note = nil
    if let open = layout.popup, !open.frame.contains(pointer) {
      let messages = endEdit(on: layout, at: time)
      closePopup()
      press = .inside(Drag(target: Target("", .label), lastPointer: pointer))
      return ControlReply(isTaken: true, messages: messages)
    }
    guard layout.contains(pointer) else {
      let messages = endEdit(on: layout, at: time)
      press = .outside
      focus = nil
      isPadGrabbed = false
      return ControlReply(messages: messages)
    }
    let hitTarget = layout.hitTarget(at: pointer)
    let target = hitTarget?.target ?? Target("", .label)
    var messages: [ControlMessage] = []
    if edit != nil, edit?.target != target {
      messages = endEdit(on: layout, at: time)
    }
    press = .inside(Drag(target: target, lastPointer: pointer))
    if hitTarget?.isStop == true { takeFocus(target) }
    if target.part != .label { glide(target, to: 1, from: 0.5, at: time) }
    messages += begin(target, at: pointer, on: layout, at: time)
    lastPress = LastPress(target: target, time: time)
    return ControlReply(isTaken: true, messages: messages)
  }

  /// Gives the keyboard to a target without showing it.
  private mutating func takeFocus(_ target: Target) {
    focus = target
    isFocusMarked = false
    isPadGrabbed = false
  }

  /// Begins what a press on a target does before it is let go.
  private mutating func begin(
    _ target: Target, at point: Point, on layout: PanelLayout, at time: Double
  ) -> [ControlMessage] {
    guard var drag = dragged, let rect = layout.rect(of: target) else { return [] }
    if target == .scrollBar {
      drag.y = layout.scroll
      press = .inside(drag)
      return []
    }
    if target == .search || target.part == .hex {
      return beginText(target, at: point, on: layout, at: time)
    }
    guard let row = layout.panel.row(named: target.name) else { return [] }
    switch (row.control, target.part) {
    case (.slider(let slider), .body):
      takeFocus(Target(row.name, .field(0)))
      return grab([slider.number.value], slider.range, row, rect, &drag)
    case (.pair(let pair), .body):
      let messages = grab([pair.first.value, pair.second.value], pair.range, row, rect, &drag)
      takeFocus(Target(row.name, .field(drag.grab)))
      return messages
    case (.pad, .body), (_, .shade), (_, .hue), (_, .opacity):
      drag.x = (point.x - rect.minX) / rect.size.width
      drag.y = (point.y - rect.minY) / rect.size.height
      press = .inside(drag)
      return movedSurface(drag, of: row)
    case (_, .field), (.text, .body):
      return beginText(target, at: point, on: layout, at: time)
    case (.list(let list), .item) where !list.isColor:
      return beginText(target, at: point, on: layout, at: time)
    default: return []
    }
  }

  /// Takes the nearest grab of a track; one that was not hit is set to the pointer.
  private mutating func grab(
    _ values: [Double], _ range: NumberRange, _ row: Row, _ rect: Rect, _ drag: inout Drag
  ) -> [ControlMessage] {
    let travel = SliderTravel(rect)
    let places = travel.places(of: values.map(range.fraction))
    let pointer = drag.lastPointer.x
    drag.grab =
      places.count > 1 && abs(places[1] - pointer) <= abs(places[0] - pointer) ? 1 : 0
    drag.x = range.fraction(of: values[drag.grab])
    // Taking the grab by its rim moves nothing.
    let isHit = abs(pointer - places[drag.grab]) <= Look.grabRadius + 3
    if !isHit { drag.x = travel.fraction(at: pointer) }
    press = .inside(drag)
    return isHit ? [] : movedGrab(drag, of: row)
  }

  // MARK: - Dragging

  private mutating func move(
    _ drag: Drag, to point: Point, on layout: PanelLayout, at time: Double
  ) -> [ControlMessage] {
    var drag = drag
    // What is dragged is added up, so that Alt can make it a tenth as fast at any moment, and a
    // pointer that went past the end is met again where it left.
    let share = modifiers.contains(.alt) ? 0.1 : 1
    let (dx, dy) = (
      (point.x - drag.lastPointer.x) * share, (point.y - drag.lastPointer.y) * share
    )
    drag.lastPointer = point
    defer { press = .inside(drag) }
    guard let rect = layout.rect(of: drag.target), dx != 0 || dy != 0 else { return [] }
    if drag.target == .scrollBar {
      let travel = layout.body.size.height - rect.size.height - 4
      drag.y +=
        (point.y - (dragged?.lastPointer.y ?? point.y)) * layout.scrollLimit / max(1, travel)
      scroll = min(max(0, drag.y), layout.scrollLimit)
      return []
    }
    if edit?.target == drag.target {
      dragCaret(to: point, on: layout, at: time)
      return []
    }
    guard let row = layout.panel.row(named: drag.target.name) else { return [] }
    switch (row.control, drag.target.part) {
    case (.slider, .body), (.pair, .body):
      guard dx != 0 else { return [] }
      drag.x += dx / SliderTravel(rect).length
      return movedGrab(drag, of: row)
    case (.pad, .body), (_, .shade), (_, .hue), (_, .opacity):
      drag.x += dx / rect.size.width
      drag.y += dy / rect.size.height
      return movedSurface(drag, of: row)
    default: return []
    }
  }

  private func movedGrab(_ drag: Drag, of row: Row) -> [ControlMessage] {
    guard let number = row.control.number(.field(drag.grab)) else { return [] }
    let moved = number.range.number(at: drag.x, isFine: modifiers.contains(.alt))
    return moved == number.value ? [] : [number.change(moved)]
  }

  /// A pad or a surface of a picker.
  private mutating func movedSurface(_ drag: Drag, of row: Row) -> [ControlMessage] {
    let (x, y) = (min(max(drag.x, 0), 1), min(max(drag.y, 0), 1))
    if case .pad(let pad) = row.control {
      let moved = pad.point(at: Point(x: x, y: y), isFine: modifiers.contains(.alt))
      return moved == pad.point ? [] : [.changed(pad.key, to: .point(moved))]
    }
    guard case .picker(_, let item, var hue) = popup,
      let color = row.control.color(item: item)
    else { return [] }
    var opacity = color.opacity
    switch drag.target.part {
    case .shade: (hue.saturation, hue.brightness) = (x, 1 - y)
    case .hue: hue.hue = x
    default: opacity = x
    }
    return set(hue, opacity: opacity, of: row)
  }

  // MARK: - Letting go

  mutating func releasePointer(on layout: PanelLayout, at time: Double) -> ControlReply {
    defer { press = nil }
    guard let pointer, let drag = dragged else { return ControlReply(isTaken: dragged != nil) }
    let target = layout.hitTarget(at: pointer)?.target
    glide(drag.target, to: target == drag.target ? 0.5 : 0, from: 1, at: time)
    defer { hover(target, at: time) }
    guard target == drag.target, let target, isClicked(target, on: layout) else {
      return ControlReply(isTaken: true)
    }
    return ControlReply(isTaken: true, messages: activate(target, on: layout, at: time))
  }

  /// Whether letting go on a target does something; what is dragged and typed begins before.
  private func isClicked(_ target: Target, on layout: PanelLayout) -> Bool {
    switch target.part {
    case .reset, .add, .remove, .remover, .clear: return true
    case .item:
      guard let row = layout.panel.row(named: target.name) else {
        return layout.panel.button(named: target.name) != nil
      }
      if case .list(let list) = row.control { return list.isColor }
      return true
    case .body:
      guard target != .search else { return false }
      guard let row = layout.panel.row(named: target.name) else {
        return layout.hitTargets.contains { $0.target == target && $0.isStop }
      }
      switch row.control {
      case .menu, .toggle, .color: return true
      case .slider, .pair, .pad, .text, .list, .tiles, .note: return false
      }
    case .label, .field, .shade, .hue, .opacity, .hex, .scrollBar: return false
    }
  }
}

/// Where a slider's grab is: half a grab inside its track at both ends.
struct SliderTravel {
  let left: Double
  let length: Double

  init(_ track: Rect) {
    left = track.minX + Look.grabRadius
    length = max(1, track.size.width - 2 * Look.grabRadius)
  }

  func place(of fraction: Double) -> Double { left + fraction * length }

  /// Points between two grabs that are seen side by side, at least.
  static let separation = 9.0

  /// Places of one grab, or of two: those that would lie on each other are moved apart, so that
  /// each is seen and can be taken.
  func places(of fractions: [Double]) -> [Double] {
    let places = fractions.map(place)
    guard places.count == 2, abs(places[1] - places[0]) < Self.separation else { return places }
    let half = Self.separation / 2
    let middle = min(max((places[0] + places[1]) / 2, left + half), left + length - half)
    return places[0] <= places[1]
      ? [middle - half, middle + half] : [middle + half, middle - half]
  }

  func fraction(at x: Double) -> Double { (x - left) / length }
}
