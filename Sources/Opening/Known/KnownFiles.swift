internal import CGLib
internal import Files
internal import Glibc

/// The files that the user has named, by their real paths, each with a hash of what was in it when
/// it was shown last.
///
/// ```swift
/// KnownFiles.note(["dent.metal"])
/// KnownFiles.stored().standing(of: "/home/ada/dent.metal")  // .same
/// ```
///
/// A capture opens such a file from anywhere, as long as it has not changed. They are stored in
/// `$XDG_STATE_HOME/harmonic/known-files.json`, or the same below `~/.local/state`; a list that
/// cannot be read is empty.
package struct KnownFiles: Sendable, Hashable {
  /// Hashes in hexadecimal digits, by real paths; those that were named last come last.
  private var entries: [Entry] = []

  private struct Entry: Sendable, Hashable {
    let path: String
    let hash: String
  }

  /// The state of a file by what is known of it.
  enum Standing: Sendable {
    /// It was never named.
    case unknown
    /// It was named, and has the bytes that it had then.
    case same
    /// It was named, and has other bytes since.
    case changed
  }

  /// Files that are stored.
  private static let limit = 2000
  /// Bytes of the list that are read.
  private static let longestList = 4 << 20
  /// Bytes of a file that is hashed; one that is larger is not known.
  private static let largestFile = 64 << 20

  package init() {}

  // MARK: - Reading it

  /// Returns what is known of a file.
  ///
  /// - Parameter path: Without symbolic links.
  func standing(of path: String) -> Standing {
    guard let entry = entries.last(where: { $0.path == path }) else { return .unknown }
    return Self.hash(of: path) == entry.hash ? .same : .changed
  }

  /// Adds a file as it is now; one that cannot be read is not known.
  package mutating func add(_ path: String) {
    guard let path = realPath(path), let hash = Self.hash(of: path) else { return }
    entries.removeAll { $0.path == path }
    entries.append(Entry(path: path, hash: hash))
    if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
  }

  /// The SHA-256 of a file: files that share it have the same bytes, even where somebody tries to
  /// make others. `nil` for what cannot be read.
  private static func hash(of path: String) -> String? {
    (try? readWhole(path, limit: largestFile)).flatMap(sha256)
  }

  // MARK: - The list

  /// - Parameter environment: Looks up an environment variable.
  package static func stored(
    environment: (String) -> String? = environmentPath
  ) -> KnownFiles {
    guard let path = path(environment: environment),
      let bytes = try? readWhole(path, limit: longestList), let root = try? JSON(bytes)
    else { return KnownFiles() }  // No list yet, or none of ours
    var known = KnownFiles()
    known.entries = (root["files"]?.elements ?? []).compactMap { node in
      guard let path = node["path"]?.string, let hash = node["sha256"]?.string else { return nil }
      return Entry(path: String(onDisk: path.bytesOnDisk), hash: hash)
    }
    return known
  }

  /// Adds files to the list as they are now.
  ///
  /// A list that cannot be written must not keep a file from being shown.
  package static func note(
    _ paths: [String], environment: (String) -> String? = environmentPath
  ) {
    guard let path = path(environment: environment) else { return }
    let before = stored(environment: environment)
    var known = before
    for path in paths { known.add(path) }
    guard known != before, (try? makeFolder(path.folderPart)) != nil else { return }
    try? writeWhole(known.json, to: path, replacing: true, isLasting: false)
  }

  private var json: [UInt8] {
    let files = entries.map { entry in
      JSON.object([
        JSON.Member("path", .string(entry.path)), JSON.Member("sha256", .string(entry.hash)),
      ])
    }
    let root = JSON.object([
      JSON.Member("version", .number(1)), JSON.Member("files", .array(files)),
    ])
    return Array((root.text() + "\n").utf8)
  }

  private static func path(environment: (String) -> String?) -> String? {
    func absolute(_ variable: String) -> String? {
      environment(variable).flatMap { $0.isAbsolutePath ? $0 : nil }
    }
    return (absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" })
      .map { $0 + "/harmonic/known-files.json" }
  }
}

/// The SHA-256 of some bytes in hexadecimal digits, as `sha256sum` prints it.
///
/// Source: NIST, "Secure Hash Standard", FIPS 180-4.
func sha256(_ bytes: [UInt8]) -> String? {
  guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, UInt(bytes.count)) else {
    return nil
  }
  defer { g_free(digits) }
  return String(cString: digits)
}
