/// Outcome of the desktop's file chooser.
nonisolated enum FileChoice: Sendable, Equatable {
  /// Absolute paths, one at least.
  case chosen([String])
  /// The user closed it.
  case cancelled
  /// There is none, for this reason.
  case unavailable(reason: String)
}
