internal import Dispatch
internal import Synchronization

/// Compares what is in folders with what was there before, twice a second.
///
/// For folders of which the system says nothing: where a user's watches are used up, and in network
/// file systems, whose files other machines change.
nonisolated final class FolderComparison {
  private final class Last: Sendable {
    let listing: Mutex<FolderListing>

    init(_ listing: FolderListing) { self.listing = Mutex(listing) }
  }

  private static let interval = DispatchTimeInterval.milliseconds(500)

  private let timer: any DispatchSourceTimer

  /// - Parameters:
  ///   - folders: Paths, which may be missing for a while.
  ///   - concerns: Whether a file of this name matters.
  ///   - report: Called after each change, on another thread.
  init(
    folders: [String], concerns: @escaping @Sendable (String) -> Bool,
    report: @escaping @Sendable () -> Void
  ) {
    let last = Last(FolderListing(of: folders, concerning: concerns))
    timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    timer.schedule(
      deadline: .now() + Self.interval, repeating: Self.interval, leeway: .milliseconds(100))
    timer.setEventHandler {
      let now = FolderListing(of: folders, concerning: concerns)
      let isNew = last.listing.withLock { listing in
        defer { listing = now }
        return listing != now
      }
      if isNew { report() }
    }
    timer.resume()
  }

  deinit { timer.cancel() }
}
