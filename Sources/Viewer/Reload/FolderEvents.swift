internal import Dispatch
internal import Files
internal import Glibc
internal import Synchronization

/// Reports of the system about watched folders (inotify).
///
/// A folder that is renamed, removed or replaced is followed by its path: what comes under that
/// name next is watched.
nonisolated final class FolderEvents {
  private final class Paths: Sendable {
    let watched: Mutex<WatchedPaths>

    init(_ paths: consuming WatchedPaths) { watched = Mutex(paths) }
  }

  private let source: (any DispatchSourceRead)?
  private let paths: Paths?
  private let initFailure: WatchError?

  /// Why the system reports nothing of one of the folders; `nil` if it does of all.
  var failure: WatchError? { initFailure ?? paths?.watched.withLock { $0.failure } }

  /// - Parameters:
  ///   - folders: Paths.
  ///   - concerns: Whether a file of this name matters.
  ///   - report: Called after each change, on another thread.
  init(
    folders: [String], concerns: @escaping @Sendable (String) -> Bool,
    report: @escaping @Sendable () -> Void
  ) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else {
      (source, paths, initFailure) = (nil, nil, WatchError(code: errno))
      return
    }
    initFailure = nil
    let paths = Paths(WatchedPaths(folders, on: descriptor))
    self.paths = paths
    paths.watched.withLock { $0.watch() }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    source.setEventHandler {
      let events = Self.events(from: descriptor)
      if paths.watched.withLock({ $0.haveNews(events, concerning: concerns) }) { report() }
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
