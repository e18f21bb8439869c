internal import Diagnostics
internal import Opening

/// A scene that is being tried and will be shown if it passes.
nonisolated struct Arrival: Sendable {
  enum Reason: Sendable {
    /// The user stepped to it, opened it in a folder or pasted it.
    case chosen
    /// The file changed.
    ///
    /// - outdated: Names of the library's functions of the version before.
    /// - remarks: What was found wrong with the new version.
    case reloaded(outdated: Set<String>, remarks: [Diagnostic])
  }

  let request: SceneRequest
  let reason: Reason
}
