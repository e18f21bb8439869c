internal import Controls
internal import Export

/// One line of the menu "Save" in the inspector: a file of what is shown.
nonisolated enum SaveChoice: Sendable, Hashable {
  case screenshot, video, script, preset, mesh
  case export(ExportForm)

  /// In the order of the menu.
  static let all: [SaveChoice] =
    [.screenshot, .video, .script, .preset, .mesh] + ExportForm.allCases.map { .export($0) }

  /// The line's name; no parameter has a space in its own.
  var name: String {
    switch self {
    case .screenshot: "save screenshot"
    case .video: "save video"
    case .script: "save script"
    case .preset: "save preset"
    case .mesh: "save mesh"
    case .export(let form): "export \(form.rawValue)"
    }
  }

  init?(named name: String) {
    guard let choice = Self.all.first(where: { $0.name == name }) else { return nil }
    self = choice
  }

  /// - Parameter isUnderWay: Whether it has begun and is ended by the same line.
  func label(isUnderWay: Bool) -> String {
    switch self {
    case .screenshot: "Screenshot"
    case .video: isUnderWay ? "Stop the Video" : "Video"
    case .script: isUnderWay ? "Stop the Script" : "Script"
    case .preset: "Preset"
    case .mesh: "Mesh"
    case .export(let form): form.title
    }
  }

  /// Its key, or the ending of its file.
  var detail: String {
    switch self {
    case .screenshot: KeyBindings.name(of: .screenshot)
    case .video: KeyBindings.name(of: .toggleRecording)
    case .script: KeyBindings.name(of: .toggleScript)
    case .preset: KeyBindings.name(of: .savePreset)
    case .mesh: ""
    case .export(let form): form.rawValue
    }
  }

  var isExport: Bool { if case .export = self { true } else { false } }
}
