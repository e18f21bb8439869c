internal import Dispatch
internal import Synchronization

/// Compares the contents of folders with what they were before, twice a second.
///
/// For folders of which the system reports no changes, or not all: where a user's watches are used
/// up, and in network file systems, whose files other machines change.
nonisolated final class FolderComparison: Sendable {
  /// Seconds between two listings, and between two of which the later may be half of a change.
  private static let (interval, settling) = (0.5, 0.05)
  /// One for all, so that a server that does not answer holds up a single thread.
  private static let queue = DispatchQueue(label: "folder comparison", qos: .utility)

  private let folders: [String]
  private let concerns: @Sendable (String) -> Bool
  private let report: @Sendable () -> Void
  private let changes = Mutex(ListingChanges())

  /// - Parameters:
  ///   - folders: Paths, which may be missing for a while.
  ///   - concerns: Whether a file of this name matters.
  ///   - report: Called after each change, on another thread.
  init(
    folders: [String], concerns: @escaping @Sendable (String) -> Bool,
    report: @escaping @Sendable () -> Void
  ) {
    (self.folders, self.concerns, self.report) = (folders, concerns, report)
    compare(after: 0)
  }

  /// Makes listings until nobody holds the comparison.
  private func compare(after seconds: Double) {
    Self.queue.asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self else { return }
      let listing = FolderListing(of: folders, concerning: concerns)
      let (isNew, areSettled) = changes.withLock { ($0.take(listing), $0.areSettled) }
      if isNew { report() }
      compare(after: areSettled ? Self.interval : Self.settling)
    }
  }
}

/// Finds in one listing after the other what was changed, once it stays as it is: a file that is
/// written in place is half of itself for a moment.
nonisolated struct ListingChanges: Sendable {
  /// The listing that was last reported, or was first.
  private var reported: FolderListing?
  private var latest: FolderListing?

  /// Whether the latest listing is the one that was reported.
  var areSettled: Bool { latest == reported }

  /// Returns whether the folders have changed since the last report, and no longer do.
  mutating func take(_ listing: FolderListing) -> Bool {
    defer { latest = listing }
    guard reported != nil else {
      reported = listing
      return false
    }
    guard listing != reported, listing == latest else { return false }
    reported = listing
    return true
  }
}
