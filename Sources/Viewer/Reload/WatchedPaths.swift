internal import Files
internal import Glibc

/// The folders of a watch by their paths, and what of the system's events says that they have
/// changed.
///
/// The system watches folders themselves, and not their names. So each folder on the way to one is
/// watched for being renamed or removed; where one is missing, the one that it was in is watched
/// for its name. After such an event all paths are looked up again.
nonisolated struct WatchedPaths: Sendable {
  /// Event of the system's watches.
  struct Event: Sendable {
    /// The watch that saw it; -1 if events were lost.
    let watch: Int32
    let mask: UInt32
    /// Of the file in the watched folder; empty if it is the folder itself.
    let name: String
  }

  private let descriptor: Int32
  /// From the root.
  private let folders: [String]
  /// Watches of the folders themselves.
  private var watched: Set<Int32> = []
  /// Why one of the folders cannot be watched; `nil` if all are.
  private(set) var failure: WatchError?
  /// All watches, with the names of folders and links on the way that are looked for in them.
  private var awaited: [Int32: Set<String>] = [:]

  /// Events that saving a file causes: a closed file, one moved here, made, linked, moved away or
  /// deleted.
  private static let saving = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_MOVED_FROM | IN_DELETE)
  /// Events of a watched folder itself.
  private static let moving = UInt32(IN_MOVE_SELF | IN_DELETE_SELF)
  /// Events of a name that is looked for.
  private static let coming = UInt32(IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
  private static let lost = UInt32(IN_Q_OVERFLOW | IN_UNMOUNT | IN_IGNORED)

  /// - Parameter descriptor: Of inotify; events of the watches come from there.
  init(_ folders: [String], on descriptor: Int32) {
    self.descriptor = descriptor
    var working = [CChar](repeating: 0, count: Int(PATH_MAX))
    let current = getcwd(&working, working.count).map { String(onDisk: $0) } ?? ""
    self.folders = folders.map { $0.isAbsolutePath ? $0 : "\(current)/\($0)" }
  }

  /// Looks all paths up, and watches what is there.
  mutating func watch() {
    for watch in awaited.keys { inotify_rm_watch(descriptor, watch) }
    (watched, awaited) = ([], [:])
    failure = nil
    for folder in folders {
      if let error = watch(folder) { failure = WatchError(code: error) }
    }
  }

  /// - Returns: The system's error; `nil` if the folder is watched, or awaited where it is missing.
  private mutating func watch(_ folder: String) -> Int32? {
    let names = folder.pathParts
    var path = ""
    var parent = add("/", Self.moving)
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      let mask = isLast ? Self.moving | Self.saving : Self.moving
      let folder = path
      path += "/\(name)"
      // Where a link leads can change, and the folders at both ends know nothing of it.
      if Self.isLink(path) { lookFor(name, in: parent, at: folder) }
      var watch = add(path, mask)
      if watch == nil, Self.isMissing {
        lookFor(name, in: parent, at: folder)
        watch = add(path, mask)  // it may have come meanwhile
        if watch == nil, Self.isMissing { return parent == nil ? ENOENT : nil }
      }
      // A folder on the way may be closed to us and lead there all the same.
      guard let watch else {
        guard isLast else {
          parent = nil
          continue
        }
        return errno
      }
      if isLast { watched.insert(watch) }
      parent = watch
    }
    if names.isEmpty {
      guard let root = add("/", Self.moving | Self.saving) else { return errno }
      watched.insert(root)
    }
    return nil
  }

  /// Watches for `name` in `folder`, whose watch is `parent`.
  private mutating func lookFor(_ name: String, in parent: Int32?, at folder: String) {
    guard let parent else { return }
    awaited[parent, default: []].insert(name)
    _ = add("\(folder)/", Self.coming)
  }

  /// Watches a folder for more than before; `nil` with `errno` if it cannot.
  private mutating func add(_ path: String, _ mask: UInt32) -> Int32? {
    let watch = inotify_add_watch(descriptor, path.onDisk, mask | UInt32(IN_ONLYDIR | IN_MASK_ADD))
    guard watch >= 0 else { return nil }
    if awaited[watch] == nil { awaited[watch] = [] }
    return watch
  }

  private static var isMissing: Bool { errno == ENOENT || errno == ENOTDIR || errno == ELOOP }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path.onDisk, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Takes in what the system has seen, and returns whether it matters.
  ///
  /// - Parameter concerns: Whether a file of this name matters.
  mutating func haveNews(_ events: [Event], concerning concerns: (String) -> Bool) -> Bool {
    var hasNews = false
    var hasMoved = false
    for event in events {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        // What was lost may have been a change.
        hasMoved = true
      } else if let names = awaited[event.watch] {
        if event.mask & (Self.moving | Self.lost) != 0 || names.contains(event.name) {
          hasMoved = true
        } else if watched.contains(event.watch), event.mask & Self.saving != 0,
          concerns(event.name)
        {
          hasNews = true
        }
      }
    }
    // After the paths are watched again, so that nothing happens unseen in between.
    if hasMoved { watch() }
    return hasNews || hasMoved
  }
}
