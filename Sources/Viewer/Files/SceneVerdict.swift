internal import Diagnostics
internal import Scenes

/// Whether a scene that was tried can be shown.
nonisolated enum SceneVerdict: Sendable, Equatable {
  /// It can; its clock begins at `date`.
  case accepted(date: SceneDate)
  /// It comes to an end, but a frame takes so many seconds.
  case slow(seconds: Double)
  /// It must not be drawn, for this reason: it never ends, say.
  case refused(String)
  /// It has mistakes, or the driver did not compile it.
  case rejected([Diagnostic])

  var isAccepted: Bool { if case .accepted = self { true } else { false } }
}
