internal import Opening
internal import Scenes

/// Copying from the window: the command, the Swift and the Metal of what is shown.
nonisolated extension ViewerState {
  /// Puts a text on the clipboard; where there is none it says why, and leaves the clipboard alone.
  mutating func copy(_ text: ViewerCommand.Copied) {
    switch text {
    case .command: copy(shownRequest.command, "the command that draws this frame")
    case .swift:
      guard let code = shownScene.code(at: clock.time) else { return refuseToCopy() }
      copy(code.swift, "a SwiftUI view of this effect")
    case .metal:
      switch metal {
      case .text(let text): copy(text, "the Metal functions of this effect")
      case .none(let reason): notice(reason, isFailure: true)
      }
    }
  }

  private mutating func copy(_ text: String, _ what: String) {
    effects.append(.copy(text))
    overlays.show(notice: "Copied \(what)", at: now)
    needsDrawing = true
  }

  private mutating func refuseToCopy() {
    notice("A page of files has no code: open one of them", isFailure: true)
  }

  /// The Metal functions that the copied view calls, or why there are none.
  private enum Metal {
    case text(String)
    case none(reason: String)
  }

  private var metal: Metal {
    guard let code = shownScene.code(at: clock.time) else {
      return .none(reason: "A page of files has no code: open one of them")
    }
    guard let file = request.file, case .metal = file.content else {
      return code.metal.isEmpty ? .none(reason: reasonForNoMetal) : .text(code.metal)
    }
    // What lies around a user's function has functions of its own.
    return .text([file.text, code.metal].filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private var reasonForNoMetal: String {
    request.file.map { "'\($0.path)' is GLSL: there is no Metal of it" }
      ?? "'\(request.scene.name)' is drawn without a shader function"
  }
}
