internal import Diagnostics
internal import Opening

/// A scene that is being tried and will be shown if it passes.
nonisolated struct PendingScene: Sendable {
  enum Reason: Sendable {
    /// The window opens with it.
    case first
    /// The user stepped to it, or opened it in a folder.
    case chosen
    /// The user pasted it, dropped it or chose it among files: what was shown before is a step
    /// back.
    case opened(Opened)
    /// The file changed.
    ///
    /// - outdated: Names of the library's functions of the version before.
    /// - remarks: What was found wrong with the new version.
    case reloaded(outdated: Set<String>, remarks: [Diagnostic])
  }

  /// Files of the scene that was opened, and their mistakes.
  struct Opened: Sendable {
    /// Files that are noted as the latest when they are shown.
    var paths: [String] = []
    /// Mistakes in the parts that are not shown, and the name of the whole.
    var mistakes: [Diagnostic] = []
    var subject = "the file"
  }

  var request: SceneRequest
  let reason: Reason
}
