internal import Dispatch
internal import Files
internal import Glibc
internal import Synchronization

/// What the system says of watched folders (inotify).
///
/// A folder that is renamed, removed or replaced is followed by its path: what comes under that
/// name next is watched.
nonisolated final class FolderEvents {
  private let source: (any DispatchSourceRead)?
  /// Why the system says nothing of one of the folders; `nil` if it does of all.
  let failure: WatchError?

  /// - Parameters:
  ///   - folders: Paths; one that cannot be watched is left out.
  ///   - concerns: Whether a file of this name matters.
  ///   - report: Called after each change, on another thread.
  init(
    folders: [String], concerns: @escaping @Sendable (String) -> Bool,
    report: @escaping @Sendable () -> Void
  ) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else {
      (source, failure) = (nil, WatchError(code: errno))
      return
    }
    let paths = Mutex(WatchedPaths(folders, on: descriptor))
    failure = paths.withLock { $0.watch() }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    source.setEventHandler {
      let events = Self.events(from: descriptor)
      if paths.withLock({ $0.haveNews(events, concerning: concerns) }) { report() }
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    self.source = source
  }

  deinit { source?.cancel() }

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
