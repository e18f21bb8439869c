internal import Export
internal import Layers
internal import Opening
internal import Scenes

/// Texts that the user takes from the window: the command, the Swift and the Metal of a frame.
nonisolated extension ShownFrame {
  /// A text for the clipboard, and its name in messages; or why there is none.
  enum Copy: Sendable, Equatable {
    case text(String, name: String)
    case none(reason: String)
  }

  private static let hasNoCode = "A page of files has no code: open one of them"

  /// Returns a text for the clipboard.
  func copy(_ text: ViewerCommand.Copied) -> Copy {
    switch text {
    case .command: return .text(request.command, name: "the command that draws this frame")
    case .swift:
      if let view = shown.request.view { return changes(of: view) }
      guard let code = scene.code(at: time) else { return .none(reason: Self.hasNoCode) }
      return .text(code.swift, name: "a SwiftUI view of this effect")
    case .metal:
      switch metal {
      case .success(let text): return .text(text, name: "the Metal functions of this effect")
      case .failure(let failure): return .none(reason: failure.reason)
      }
    }
  }

  /// The values that are set in a user's view, as changes of its files.
  private func changes(of view: OpenedView) -> Copy {
    let changes = ViewChanges(of: view, at: scene.parameters)
    guard !changes.patch.isEmpty else {
      return .none(reason: (changes.remarks.first ?? "nothing is set").capitalizedSentence)
    }
    let name = "the changes of '\(view.path)' as a patch"
    return .text(changes.patch, name: ([name] + changes.remarks).joined(separator: "; "))
  }

  /// Why there are no Metal functions to copy; `nil` if there are some.
  var metalRefusal: String? {
    if case .failure(let failure) = metal { failure.reason } else { nil }
  }

  /// Why the scene cannot be exported, by the forms in which it cannot be.
  var exportRefusals: [ExportForm: String] {
    let (scene, name, canvas) = (scene, shown.request.scene.name, fit.canvas)
    return ExportForm.allCases.reduce(into: [:]) { refusals, form in
      refusals[form] =
        form.refusal(
          of: scene, named: name, isView: shown.request.view != nil, in: canvas)?.message
    }
  }

  private struct NoMetal: Error {
    let reason: String
  }

  /// The Metal functions that the copied view calls, or why there are none.
  private var metal: Result<String, NoMetal> {
    guard let code = scene.code(at: time) else {
      return .failure(NoMetal(reason: Self.hasNoCode))
    }
    guard let file = shown.request.file, case .metal = file.content else {
      return code.metal.isEmpty
        ? .failure(NoMetal(reason: reasonForNoMetal)) : .success(code.metal)
    }
    // What lies around a user's function has functions of its own.
    return .success([file.text, code.metal].filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private var reasonForNoMetal: String {
    shown.request.file.map { "'\($0.path)' is GLSL: there is no Metal of it" }
      ?? "'\(shown.request.scene.name)' is drawn without a shader function"
  }

  // MARK: - Presets

  /// Preset of the values that were set and make a difference, in the order of the parameters.
  var preset: PresetFile {
    let scene = scene
    let values = scene.parameters.all.compactMap { parameter -> PresetFile.Value? in
      guard let value = scene.parameters.held[parameter.name], !parameter.isMomentary,
        value != parameter.defaultValue || changesFromDefault(parameter.name)
      else { return nil }
      return PresetFile.Value(parameter.name, value)
    }
    return PresetFile(scene: shown.request.scene.name, values: values)
  }

  /// Whether letting go of a parameter that is held at its default would be seen, now or in a
  /// press: some move by themselves.
  private func changesFromDefault(_ name: String) -> Bool {
    guard !scene.goesForwardOnly else { return true }
    let canvas = fit.canvas
    var held = shown.playback
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
