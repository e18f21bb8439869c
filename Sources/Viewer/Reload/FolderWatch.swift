internal import Files
internal import Glibc

/// Watches folders for files that are written, replaced or removed.
///
/// Folders are watched and not files, because most editors save by renaming a new file over the old
/// one. It does not report what changed. It wakes the window.
///
/// The system reports changes, see `FolderEvents`. Where it cannot, or where it does not know of
/// those that other machines make, listings of the folders are compared, see `FolderComparison`.
nonisolated final class FolderWatch {
  private let folders: [String]
  private let concerns: @Sendable (String) -> Bool
  private let news = FolderNews()
  private var events: FolderEvents?
  private var comparison: FolderComparison?
  /// Called with the reason when the folders begin to be compared.
  private let reportComparison: (String) -> Void

  /// - Parameters:
  ///   - folders: Paths.
  ///   - concerns: Whether a file of this name matters.
  /// - Throws: `WatchError` when no change in any of them would be noticed.
  init(
    folders: [String], concerns: @escaping @Sendable (String) -> Bool,
    reportComparison: @escaping (String) -> Void
  ) throws(WatchError) {
    (self.folders, self.concerns) = (folders, concerns)
    self.reportComparison = reportComparison
    if FileSystem.isAnyShared(of: folders) {
      compare("other machines can change the files of a network file system")
      return
    }
    events = FolderEvents(folders: folders, concerns: concerns, report: news.note)
    if let failure = events?.failure { try compare(afterFailing: failure) }
  }

  /// Returns whether something has changed since the last call.
  ///
  /// - Throws: `WatchError` when from now on no change would be noticed.
  func takeNews() throws(WatchError) -> Bool {
    let hasNews = news.take()
    // The folders are watched again when one of them was moved or made, which can fail.
    if hasNews, let failure = events?.failure { try compare(afterFailing: failure) }
    return hasNews
  }

  private func compare(afterFailing failure: WatchError) throws(WatchError) {
    events = nil
    guard folders.contains(where: FolderListing.canBeMade) else { throw failure }
    compare(failure.reason)
  }

  private func compare(_ reason: String) {
    comparison = FolderComparison(folders: folders, concerns: concerns, report: news.note)
    reportComparison(reason)
  }
}

/// Why folders cannot be watched.
nonisolated struct WatchError: Error, Equatable, CustomStringConvertible {
  let reason: String

  /// - Parameter code: Of `errno`, after a call of inotify.
  init(code: Int32) {
    reason =
      switch code {
      case ENOSPC: "the user's inotify watches are used up (fs.inotify.max_user_watches)"
      case EMFILE: "the user's inotify instances are used up (fs.inotify.max_user_instances)"
      default: systemReason(code)
      }
  }

  var description: String { "changes of the file will not be noticed: \(reason)" }
}
