internal import Dispatch
internal import Files
internal import Glibc
internal import Synchronization

/// Watches folders for files that are written, replaced or removed.
///
/// Folders are watched and not files, because most editors save by renaming a new file over the old
/// one. A folder that is renamed, removed or replaced is followed by its path: what comes under
/// that name next is watched. It does not report what changed. It wakes the window.
nonisolated final class FolderWatch {
  private final class Note: Sendable {
    let hasNews = Atomic<Bool>(false)
  }

  private let source: any DispatchSourceRead
  private let note = Note()

  /// - Parameters:
  ///   - folders: Paths; one that cannot be watched is left out.
  ///   - concerns: Whether a file of this name matters.
  /// - Throws: `WatchError` when the system watches nothing at all.
  init(folders: [String], concerns: @escaping @Sendable (String) -> Bool) throws(WatchError) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw WatchError(reason: String(cString: strerror(errno))) }
    let paths = Mutex(WatchedPaths(folders, on: descriptor))
    let failure = paths.withLock { $0.watch() }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    let note = note
    source.setEventHandler {
      let events = Self.events(from: descriptor)
      guard paths.withLock({ $0.haveNews(events, concerning: concerns) }) else { return }
      note.hasNews.store(true, ordering: .relaxed)
      Window.wake()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    if let failure {
      source.cancel()
      throw failure
    }
  }

  deinit { source.cancel() }

  /// Returns whether something has changed since the last call.
  func takeNews() -> Bool { note.hasNews.exchange(false, ordering: .relaxed) }

  /// Returns the pending events.
  private static func events(from descriptor: Int32) -> [WatchedPaths.Event] {
    var events: [WatchedPaths.Event] = []
    let size = 1 << 16
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, size)
        guard count > 0 else { return }
        var place = 0
        while place < count {
          let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let start = place + MemoryLayout<inotify_event>.size
          let bytes = buffer[start..<start + Int(event.len)].prefix { $0 != 0 }
          events.append(
            WatchedPaths.Event(
              watch: event.wd, mask: event.mask, name: String(onDisk: Array(bytes))))
          place = start + Int(event.len)
        }
      }
    }
    return events
  }
}

/// Why folders cannot be watched.
nonisolated struct WatchError: Error, CustomStringConvertible {
  let reason: String

  var description: String { "changes of the file will not be noticed: \(reason)" }
}
