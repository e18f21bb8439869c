internal import Glibc

/// Something in a folder.
package struct FolderEntry: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case file, folder
    /// A link, a device, a pipe.
    case other
    /// Some file systems do not say it in their folders.
    case unknown
  }

  package let name: String
  package let kind: Kind

  /// Returns what is in the folder at `path`, in no order, without "." and ".."; `nil`, with the
  /// reason in `errno`, if it cannot be read.
  ///
  /// - Parameter limit: Entries after which the rest is left out.
  package static func all(in path: String, limit: Int = .max) -> [FolderEntry]? {
    guard let directory = opendir(path.onDisk) else { return nil }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while entries.count < limit, let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(onDisk: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let kind: Kind =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_UNKNOWN): .unknown
        default: .other
        }
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries
  }
}
