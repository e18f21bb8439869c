internal import Diagnostics
internal import Opening
internal import Scenes

/// The shader on the clipboard.
nonisolated extension ViewerState {
  /// Takes what is on the clipboard: into the field that is being typed in, or as a shader.
  mutating func take(_ clipboard: ClipboardText) {
    switch clipboard {
    case .text(let text): if !pasteInInspector(text) { paste(text) }
    case .none: if !pasteInInspector(nil) { paste("") }
    case .unavailable(let reason):
      show(
        Message(
          "Nothing is pasted: \(reason)", isFailure: true, saying: "nothing is pasted: \(reason)"))
    }
  }

  /// Reads the shader on the clipboard.
  private mutating func paste(_ text: String) {
    guard !text.isEmpty else {
      return show(.shown("The clipboard has no text", isFailure: true))
    }
    append([files.readText(text)])
  }

  /// Shows a shader that was pasted.
  mutating func show(pasted file: EffectFile) {
    if case .program(let program) = file.content, program.dialect == nil {
      return showError(
        ShownError(
          headline: "The clipboard holds text that is not a shader",
          details: [
            program.evidence.prefix(1).uppercased() + program.evidence.dropFirst() + ".",
            Self.unchanged,
          ]),
        saying: "the clipboard holds text that is not a shader: \(program.evidence)")
    }
    if !file.evidence.isEmpty { say(file.evidence) }
    guard let scene = file.sources.first else {
      return showError(
        of: file.diagnostics, in: Self.clipboard, consequence: Self.unchanged)
    }
    var arriving = SceneRequest(scene: scene)
    arriving.takeBackground(of: shown.request)
    arriving.files = [scene.arguments[0]: file]
    arriving.gallery = file.sources
    tryOut(
      arriving, adding: [scene.arguments[0]],
      because: .opened(PendingScene.Opened(mistakes: file.diagnostics, subject: Self.clipboard)))
  }

  private static let clipboard = "the shader on the clipboard"

  /// Consequence for the picture when something could not be shown.
  static let unchanged = "What was shown before stays on screen."
}
