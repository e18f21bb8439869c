internal import Glibc

/// Watches folders for files that are written, replaced or removed.
///
/// Folders are watched and not files, because most editors save by renaming a new file over the old
/// one. It does not report what changed. It wakes the window.
///
/// The system says what changes, see `FolderEvents`. Where it does not, what is in the folders is
/// compared with what was there before, see `FolderComparison`.
nonisolated final class FolderWatch {
  private let news = FolderNews()
  private let events: FolderEvents
  private let comparison: FolderComparison?
  /// Why the folders are looked through, a few words; `nil` if the system says what changes.
  let reasonToCompare: String?

  /// - Parameters:
  ///   - folders: Paths; one that cannot be watched is left out.
  ///   - concerns: Whether a file of this name matters.
  /// - Throws: `WatchError` when no change in any of them would be noticed.
  init(folders: [String], concerns: @escaping @Sendable (String) -> Bool) throws(WatchError) {
    let news = news
    events = FolderEvents(folders: folders, concerns: concerns, report: news.note)
    reasonToCompare =
      events.failure?.reason
      ?? (folders.contains(where: FileSystem.isShared)
        ? "other machines can change what is in a network file system" : nil)
    comparison =
      reasonToCompare == nil
      ? nil : FolderComparison(folders: folders, concerns: concerns, report: news.note)
    if let failure = events.failure, !folders.contains(where: FolderListing.canBeMade) {
      throw failure
    }
  }

  /// Returns whether something has changed since the last call.
  func takeNews() -> Bool { news.take() }
}

/// Why folders cannot be watched.
nonisolated struct WatchError: Error, CustomStringConvertible {
  let reason: String

  /// - Parameter code: Of `errno`.
  init(code: Int32) { reason = String(cString: strerror(code)) }

  var description: String { "changes of the file will not be noticed: \(reason)" }
}
