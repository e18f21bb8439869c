internal import Dispatch
internal import Glibc
internal import Synchronization

/// Watches folders for files that are written, replaced or removed.
///
/// Folders are watched and not files, because most editors save by renaming a new file over the old
/// one. It does not report what changed. It wakes the window.
nonisolated final class FolderWatch {
  private final class Note: Sendable {
    let hasNews = Atomic<Bool>(false)
  }

  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let note = Note()

  /// What saving a file causes: a closed file, one moved here, made, linked, moved away or
  /// deleted.
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_MOVED_FROM | IN_DELETE | IN_ONLYDIR)

  /// - Parameters:
  ///   - folders: Paths; one that cannot be watched is left out.
  ///   - concerns: Whether a file of this name matters.
  /// - Throws: `WatchError` when the system watches nothing at all.
  init(folders: [String], concerns: @escaping @Sendable (String) -> Bool) throws(WatchError) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw WatchError(reason: String(cString: strerror(errno))) }
    var reason = "no folder"
    var count = 0
    for folder in folders {
      if inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, Self.mask) >= 0 {
        count += 1
      } else {
        reason = String(cString: strerror(errno))
      }
    }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    let (descriptor, note) = (descriptor, note)
    source.setEventHandler {
      guard Self.names(from: descriptor).contains(where: concerns) else { return }
      note.hasNews.store(true, ordering: .relaxed)
      Window.wake()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    guard count > 0 else {
      source.cancel()
      throw WatchError(reason: reason)
    }
  }

  deinit { source.cancel() }

  /// Returns whether something has changed since the last call.
  func takeNews() -> Bool { note.hasNews.exchange(false, ordering: .relaxed) }

  /// Returns the names of the files in the pending events.
  private static func names(from descriptor: Int32) -> [String] {
    var names: [String] = []
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
          names.append(String(decoding: bytes, as: UTF8.self))
          place = start + Int(event.len)
        }
      }
    }
    return names
  }
}

/// Why folders cannot be watched.
nonisolated struct WatchError: Error, CustomStringConvertible {
  let reason: String

  var description: String { "changes of the file will not be noticed: \(reason)" }
}
