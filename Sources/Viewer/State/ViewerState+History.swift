internal import Layers
internal import Parameters
internal import Scenes

/// Undoing what the user has changed, doing it again, and comparing with what was before.
nonisolated extension ViewerState {
  /// Values that the user has set in the scene.
  var tuned: TunedValues { TunedValues(of: scene) }

  mutating func undo() {
    // A preset that was removed since the last change of a value comes first.
    if let name = panel.lastRemoved {
      return append([panel.restorePreset(named: name)].compactMap(\.self))
    }
    guard let values = history.undo(from: tuned) else {
      return overlays.show(notice: "Nothing to undo", at: now)
    }
    restore(values, saying: "Undone")
  }

  mutating func redo() {
    guard let values = history.redo(from: tuned) else {
      return overlays.show(notice: "Nothing to redo", at: now)
    }
    restore(values, saying: "Redone")
  }

  /// Sets the scene to `values` without a step in the history, and shows what that changed.
  private mutating func restore(_ values: TunedValues, saying word: String) {
    let before = tuned
    for event in before.events(to: values, of: scene.parameters) { deliver(event) }
    let names = before.names(changedTo: values)
    let summary = summary(of: values, changing: names)
    overlays.show(notice: "\(word): \(summary)", at: now)
    effects.append(.detail("\(word.lowercased()): \(summary)"))
    if names.count == 1 {
      overlays.tuning.choose(names[0], of: scene.parameters)
      if overlays.tuning.chosen?.name == names[0] { overlays.showReadout(at: now) }
    }
  }

  private func summary(of values: TunedValues, changing names: [String]) -> String {
    if let name = names.first(where: { $0.hasSuffix("points") }),
      case .points? = (try? scene.parameters.parameter(named: name))?.kind
    {
      return "a dragged point"
    }
    guard let name = names.first, names.count == 1 else { return "\(names.count) values" }
    guard let value = values.held[name],
      let parameter = scene.parameters.all.first(where: { $0.name == name })
    else { return "\(name) is reset" }
    return "\(name) is \(Readout(parameter, value: value, isSet: true).value)"
  }

  // MARK: - Comparing

  /// Shows the scene with other values until the key comes up; the history stays unchanged.
  mutating func compare(with reference: ViewerCommand.Reference) {
    let (values, isLast) = history.values(of: reference)
    guard values != tuned else {
      return overlays.show(notice: "All values are the defaults", at: now)
    }
    var other = shown.playback
    for event in tuned.events(to: values, of: scene.parameters) {
      other.handle(event, in: fit.canvas, at: time.clock.time)
    }
    history.compare(with: other)
    overlays.show(
      notice: isLast ? "Before the last change" : "All defaults", for: .infinity, at: now)
  }

  mutating func endComparison() {
    guard history.endComparison() else { return }
    overlays.hideNotice()
    frames.needsDrawing = true
  }
}
