internal import Controls
internal import Layers
internal import Opening
internal import Parameters
internal import Scenes

/// Saving what was set.
nonisolated extension ViewerState {
  mutating func savePreset() {
    guard !(scene is FolderScene) else {
      return notice("A page of files has no values", isFailure: true)
    }
    let preset = preset
    guard !preset.values.isEmpty else {
      return notice("Nothing is set: a preset would be empty", isFailure: true)
    }
    effects.append(.writePreset(preset))
  }

  /// Values that were set and make a difference, in the order of the parameters.
  var preset: PresetFile {
    let scene = shownScene
    let values = scene.parameters.all.compactMap { parameter -> PresetFile.Value? in
      guard let value = scene.parameters.held[parameter.name], !parameter.isMomentary,
        value != parameter.defaultValue || changesFromDefault(parameter.name)
      else { return nil }
      return PresetFile.Value(parameter.name, value)
    }
    return PresetFile(scene: request.scene.name, values: values)
  }

  // MARK: - The list of them

  /// The defaults and the presets, in the order in which the panel shows them; empty if nothing was
  /// saved.
  private var listed: [SceneRequest.Preset?] { presets.isEmpty ? [] : [nil] + presets }

  var presetTiles: [Tile] {
    listed.map { preset in
      Tile(
        preset?.name ?? "Defaults", picture: presetPictures[preset], isRemovable: preset != nil)
    }
  }

  /// The tile whose values are set now; `nil` if there is none.
  var chosenPreset: Int? { listed.firstIndex { ($0?.values ?? [:]) == tuned.held } }

  mutating func show(_ presets: [SceneRequest.Preset]) {
    self.presets = presets
    let listed = listed
    presetPictures = presetPictures.filter { listed.contains($0.key) }
    effects.append(.drawPresets(listed))
    layOutInspector()
    needsDrawing = true
  }

  mutating func show(_ image: Image, ofPreset index: Int) {
    guard listed.indices.contains(index) else { return }
    presetPictures[listed[index]] = image
    layOutInspector()
    needsDrawing = true
  }

  // MARK: - What is done with them

  mutating func removePreset(_ index: Int) {
    guard listed.indices.contains(index), let preset = listed[index] else { return }
    effects.append(.removePreset(name: preset.name))
  }

  mutating func noteRemoval(of name: String, failing reason: String?) {
    if let reason { return notice("'\(name)' is not removed: \(reason)", isFailure: true) }
    notice("Moved '\(name)' to the trash")
    effects.append(.listPresets)
  }

  /// Sets the values of a preset, as one step to undo.
  ///
  /// - Parameter index: In the panel; 0 lets go of all values.
  mutating func applyPreset(_ index: Int) {
    guard listed.indices.contains(index) else { return }
    let (preset, before) = (listed[index], tuned)
    var values = TunedValues()
    values.held = preset?.values ?? [:]
    for event in before.events(to: values, of: scene.parameters) { deliver(event) }
    history.note(from: before, to: tuned, by: .once, at: now)
    overlays.show(notice: preset?.name ?? "All defaults", at: now)
  }

  /// Whether letting go of a parameter that is held at its default would be seen, now or in a
  /// press: some move by themselves.
  private func changesFromDefault(_ name: String) -> Bool {
    let (canvas, time) = (fit.canvas, clock.time)
    var held = playback
    held.handle(.pointerCancelled, in: canvas, at: time)
    var free = held
    free.handle(.release(name: name), in: canvas, at: time)
    let layers = { (playback: Playback, time: Double) in
      playback.scene(at: time).layer(in: canvas, at: time)
    }
    if layers(held, time) != layers(free, time) { return true }
    let place = canvas.center
    held.handle(.pointerDown(place), in: canvas, at: time)
    free.handle(.pointerDown(place), in: canvas, at: time)
    return [0.1, 1].contains { layers(held, time + $0) != layers(free, time + $0) }
  }
}
