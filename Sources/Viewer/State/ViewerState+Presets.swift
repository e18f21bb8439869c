internal import Opening
internal import Scenes

/// Presets of what was set.
nonisolated extension ViewerState {
  /// - Parameter name: The scene's if left out.
  mutating func savePreset(named name: String? = nil) {
    guard !(scene is FolderScene) else {
      return show(Message("A page of files has no values", isFailure: true))
    }
    let preset = frame.preset
    guard !preset.values.isEmpty else {
      return show(Message("Nothing is set: a preset would be empty", isFailure: true))
    }
    append([.writePreset(contents: preset.json, name: name ?? preset.scene)])
  }

  /// Gives the preset whose values are set another name.
  mutating func renamePreset(to name: String) {
    guard let index = panel.chosenPreset(of: tuned.held),
      let preset = panel.listedPresets[index], preset.name != name
    else { return }
    append([.renamePreset(name: preset.name, to: name)])
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
    if let preset, panel.isRemoved(preset) {
      return append([panel.restorePreset(named: preset.name)].compactMap(\.self))
    }
    var values = TunedValues()
    values.held = preset?.values ?? [:]
    for event in before.events(to: values, of: scene.parameters) { deliver(event) }
    history.note(from: before, to: tuned, at: now)
    overlays.show(notice: preset?.name ?? "All defaults", at: now)
  }
}
