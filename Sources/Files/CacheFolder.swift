internal import CDeflate
internal import Glibc

/// A cache folder: files that can be made again, stored from one run of the program to the next.
///
/// ```swift
/// // given key: [UInt8], makeProgram: () -> [UInt8]
/// let programs = CacheFolder(path: "/home/ada/.cache/harmonic/programs")
/// if programs.contents(for: key) == nil { programs.keep(makeProgram(), for: key) }
/// ```
///
/// An entry is found by all that it was made of, and given out only as it was put in: one that is
/// damaged, cut short or of another version is as good as missing. Nothing here fails; what cannot
/// be written is not stored. A folder that others can write is neither read nor written.
package struct CacheFolder: Sendable, Hashable {
  package let path: String

  /// The largest number of entries; those unused for longest are removed first.
  private static let limit = 400
  /// Longest file that is read.
  private static let maxBytes = 64 << 20

  /// `$XDG_CACHE_HOME/harmonic/name`, or else the same below `~/.cache`; `nil` where neither is an
  /// absolute path, because programs must not come from a folder that others can write.
  package init?(_ name: String) {
    func absolute(_ variable: String) -> String? {
      environmentPath(variable).flatMap { $0.isAbsolutePath ? $0 : nil }
    }
    guard let cache = absolute("XDG_CACHE_HOME") ?? absolute("HOME").map({ $0 + "/.cache" }) else {
      return nil
    }
    path = "\(cache)/harmonic/\(name)"
  }

  package init(path: String) { self.path = path }

  /// Makes the folder where it is missing, and those it is in.
  package func make() {
    try? makeFolder(path)  // what cannot be made stores nothing
  }

  /// The path of an entry by what it is made of; two that share it are distinguished by what is in
  /// the file.
  package func path(for key: [UInt8], suffix: String) -> String {
    "\(path)/\(String(fnv1a(key), radix: 16)).\(suffix)"
  }

  // MARK: - Checked entries

  /// Returns what was stored for `key`; `nil` if there is nothing, or it is damaged.
  package func contents(for key: [UInt8]) -> [UInt8]? {
    let file = path(for: key, suffix: "bin")
    let head = Self.head(of: key)
    guard isTrusted, let bytes = try? readWhole(file, limit: Self.maxBytes),
      bytes.count >= head.count + 4, bytes.starts(with: head),
      Self.checksum(of: bytes.dropLast(4)) == Array(bytes.suffix(4))
    else { return nil }
    utimensat(AT_FDCWD, file.onDisk, nil, 0)  // of use now
    return Array(bytes[head.count..<bytes.count - 4])
  }

  /// Keeps `contents` for `key` in place of what was there.
  package func keep(_ contents: [UInt8], for key: [UInt8]) {
    guard isTrusted else { return }
    make()
    removeOldest()
    let bytes = Self.head(of: key) + contents
    try? writeWhole(
      bytes + Self.checksum(of: bytes[...]), to: path(for: key, suffix: "bin"), replacing: true,
      isLasting: false)
  }

  /// The head of a file: version, length of the key, and the key.
  private static func head(of key: [UInt8]) -> [UInt8] {
    let length = withUnsafeBytes(of: UInt64(key.count).littleEndian, Array.init)
    return Array("harmonic 1\n".utf8) + length + key
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    let sum = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    return withUnsafeBytes(of: sum.littleEndian, Array.init)
  }

  /// Makes room for one more entry.
  private func removeOldest() {
    var entries: [(file: String, used: timespec)] = []
    for entry in FolderEntry.all(in: path) ?? [] where entry.name.hasSuffix(".bin") {
      let file = "\(path)/\(entry.name)"
      var status = stat()
      guard stat(file.onDisk, &status) == 0 else { continue }
      entries.append((file, status.st_mtim))
    }
    guard entries.count >= Self.limit else { return }
    entries.sort { ($0.used.tv_sec, $0.used.tv_nsec) < ($1.used.tv_sec, $1.used.tv_nsec) }
    for entry in entries.prefix(entries.count - Self.limit + 1) { unlink(entry.file.onDisk) }
  }
}
