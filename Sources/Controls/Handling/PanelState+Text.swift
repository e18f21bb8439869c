internal import Layers

/// Typing in a panel: numbers, texts, colors and what is searched for.
extension PanelState {
  mutating func beginEdit(_ target: Target, on layout: PanelLayout, at time: Double) {
    guard let text = text(at: target, on: layout) else { return }
    focus = target
    edit = Edit(target: target, text: EditedText(text), initial: text, touchedAt: time)
    showCaret(on: layout)
  }

  private func text(at target: Target, on layout: PanelLayout) -> String? {
    if target == .search { return search }
    guard let row = layout.panel.row(named: target.name) else { return nil }
    if target.part == .hex, case .picker(_, let item, _) = popup {
      return row.control.color(item: item)?.hexText
    }
    return row.control.editedText(target.part)
  }

  /// A press in a text: the first one selects all of it, the next ones place the caret.
  mutating func beginText(
    _ target: Target, at point: Point, on layout: PanelLayout, at time: Double
  ) -> [ControlMessage] {
    guard edit?.target == target else {
      beginEdit(target, on: layout, at: time)
      return []
    }
    let place = caretPlace(at: point, on: layout)
    if var drag = dragged {
      drag.grab = 1
      press = .inside(drag)
    }
    if let lastPress, lastPress.target == target, time - lastPress.time < 0.35 {
      edit?.text.selectWord(at: place)
    } else {
      edit?.text.moveCaret(to: place, extending: modifiers.contains(.shift))
    }
    edit?.touchedAt = time
    return []
  }

  mutating func dragCaret(to point: Point, on layout: PanelLayout, at time: Double) {
    // The press that began the edit has selected all; it does not move the caret.
    guard dragged?.grab == 1 else { return }
    let place = caretPlace(at: point, on: layout)
    edit?.text.moveCaret(to: place, extending: true)
    showCaret(on: layout)
  }

  /// Before which character a point lies.
  private func caretPlace(at point: Point, on layout: PanelLayout) -> Int {
    guard let edit, let rect = layout.rect(of: edit.target) else { return 0 }
    let places = layout.text.caretPlaces(in: edit.text.string, .plain)
    let x = point.x - rect.minX - layout.textInset(of: edit.target) + edit.scroll
    return places.indices.min { abs(places[$0] - x) < abs(places[$1] - x) } ?? 0
  }

  mutating func type(_ text: String, on layout: PanelLayout, at time: Double) {
    edit?.text.insert(text)
    edit?.touchedAt = time
    showCaret(on: layout)
    searchWhatIsTyped()
  }

  private mutating func searchWhatIsTyped() {
    guard let edit, edit.target == .search else { return }
    search = edit.text.string
    scroll = 0
  }

  /// Moves a text that is longer than its field, so that the caret is seen.
  mutating func showCaret(on layout: PanelLayout) {
    guard let edit, let rect = layout.rect(of: edit.target) else { return }
    let places = layout.text.caretPlaces(in: edit.text.string, .plain)
    let inset = layout.textInset(of: edit.target)
    let room = rect.size.width - inset - (edit.target == .search ? 26 : Look.fieldInset)
    let caret = places[min(edit.text.caret, places.count - 1)]
    let longest = max(0, (places.last ?? 0) - room)
    let shown = min(max(edit.scroll, caret - room), caret)
    self.edit?.scroll = min(max(0, shown), longest)
  }

  // MARK: - Keys

  mutating func edit(
    with key: ControlKey, on layout: PanelLayout, at time: Double
  ) -> [ControlMessage] {
    guard var edit else { return [] }
    let (isShift, isControl) = (modifiers.contains(.shift), modifiers.contains(.control))
    var messages: [ControlMessage] = []
    switch key {
    case .left: edit.text.move(.backward, byWord: isControl, extending: isShift)
    case .right: edit.text.move(.forward, byWord: isControl, extending: isShift)
    case .home: edit.text.moveToEnd(.backward, extending: isShift)
    case .end: edit.text.moveToEnd(.forward, extending: isShift)
    case .backspace: edit.text.delete(.backward, byWord: isControl)
    case .delete: edit.text.delete(.forward, byWord: isControl)
    case .a where isControl: edit.text.selectAll()
    case .c where isControl, .x where isControl:
      guard !edit.text.selection.isEmpty else { return [] }
      messages.append(.copied(edit.text.selectedText))
      if key == .x { edit.text.delete(.backward) }
    case .v where isControl: return [.wantsClipboard]
    case .z where isControl && !isShift: edit.text.undo()
    case .z where isControl, .y where isControl: edit.text.redo()
    case .enter: return endEdit(on: layout, at: time)
    case .escape:
      self.edit = nil
      if edit.target == .search { search = "" }
      return []
    case .tab:
      let messages = endEdit(on: layout, at: time)
      let backward = isShift
      moveFocus(by: backward ? -1 : 1, wraps: true, on: layout)
      if let focus, text(at: focus, on: layout) != nil {
        beginEdit(focus, on: layout, at: time)
      }
      return messages
    default: return []
    }
    edit.touchedAt = time
    self.edit = edit
    searchWhatIsTyped()
    showCaret(on: layout)
    return messages
  }

  // MARK: - Ending

  /// Takes what was typed, if it says something new.
  mutating func endEdit(on layout: PanelLayout, at time: Double) -> [ControlMessage] {
    guard let edit else { return [] }
    self.edit = nil
    let typed = edit.text.string
    let target = edit.target
    guard typed != edit.initial, target != .search,
      let row = layout.panel.row(named: target.name)
    else { return [] }
    if target.part == .hex { return takeColor(typed, of: row, target, at: time) }
    if let number = row.control.number(target.part) {
      return take(typed, for: number, target, at: time)
    }
    if case .text(let field) = row.control { return [.changed(field.key, to: .text(typed))] }
    return []
  }

  private mutating func take(
    _ typed: String, for number: Control.Number, _ target: Target, at time: Double
  ) -> [ControlMessage] {
    let range = number.range
    guard let wanted = NumberRange.number(in: typed) else {
      note = Note(target: target, text: "'\(typed)' is not a number", shownAt: time)
      return []
    }
    let rounded = range.isWhole ? wanted.rounded() : wanted
    let taken = range.clamped(rounded)
    if taken != rounded {
      note = Note(
        target: target,
        text: "\(NumberRange.shortText(wanted)) lies outside of \(range.description): "
          + "set to \(NumberRange.shortText(taken))", shownAt: time)
    } else if rounded != wanted {
      note = Note(
        target: target,
        text: "Whole numbers only: set to \(NumberRange.shortText(taken))", shownAt: time)
    }
    return taken == number.value ? [] : [number.change(taken)]
  }

  private mutating func takeColor(
    _ typed: String, of row: Row, _ target: Target, at time: Double
  ) -> [ControlMessage] {
    guard case .picker(_, let item, let hue) = popup, let old = row.control.color(item: item)
    else { return [] }
    guard let color = Color(typed: typed) else {
      note = Note(
        target: target, text: "'\(typed)' is not a color such as #7BD4DA", shownAt: time)
      return []
    }
    return set(HueColor(color, hueOfGray: hue.hue), opacity: old.opacity, of: row)
  }
}

extension PanelLayout {
  /// Points from a field's left edge to where its text begins while it is edited.
  func textInset(of target: Target) -> Double {
    target == .search ? 26 : target.part == .body || target.part == .hex ? Look.fieldInset : 6
  }
}
