internal import Opening
internal import Scenes

/// Presets of what was set.
nonisolated extension ViewerState {
  mutating func savePreset() {
    guard !(scene is FolderScene) else {
      return show(Message("A page of files has no values", isFailure: true))
    }
    let preset = frame.preset
    guard !preset.values.isEmpty else {
      return show(Message("Nothing is set: a preset would be empty", isFailure: true))
    }
    append([.writePreset(preset)])
  }

  /// Moves a preset into the trash.
  ///
  /// - Parameter index: In the panel.
  mutating func removePreset(_ index: Int) {
    let listed = panel.listedPresets
    guard listed.indices.contains(index), let preset = listed[index] else { return }
    append([.removePreset(name: preset.name)])
  }

  /// Sets the values of a preset, as one step to undo.
  ///
  /// - Parameter index: In the panel; 0 lets go of all values.
  mutating func applyPreset(_ index: Int) {
    let listed = panel.listedPresets
    guard listed.indices.contains(index) else { return }
    let (preset, before) = (listed[index], tuned)
    var values = TunedValues()
    values.held = preset?.values ?? [:]
    for event in before.events(to: values, of: scene.parameters) { deliver(event) }
    history.note(from: before, to: tuned, at: now)
    overlays.show(notice: preset?.name ?? "All defaults", at: now)
  }
}
