internal import Glibc

/// Writes `bytes` as the whole of the file at `path`, or leaves `path` unchanged.
///
/// - Parameter replacing: Whether to replace an existing file; if not, one that is there makes
///   this throw `FileError.exists`, even one that came into being just now.
/// - Parameter isLasting: Whether it is on the disk when this returns, and not only on its way.
package func writeWhole(
  _ bytes: [UInt8], to path: String, replacing: Bool, isLasting: Bool = true
) throws(FileError) {
  let file = try WholeFile(at: path, replacing: replacing)
  try file.write(bytes)
  try file.finish(isLasting: isLasting)
}

/// A file being written that appears under its name only once it is whole.
///
/// ```swift
/// // given frames: [[UInt8]]
/// var file = try WholeFile(at: "clip.gif", replacing: true)
/// for frame in frames { try file.write(frame) }
/// try file.finish()
/// ```
///
/// The bytes go to a file without a name in the same folder, which `finish()` gives its name. A
/// replaced file keeps its permissions, a link to it goes on pointing to it, and a write-protected
/// one is not replaced. A device or a pipe, such as `/dev/full`, is written directly, byte after
/// byte.
///
/// A process that is killed leaves nothing, but for a random name if that happens between the last
/// two calls of replacing a file. File systems that know no files without a name (FAT, NFS) have
/// the random name from the beginning; it is deleted when this goes out of scope. Writing to a pipe
/// without a reader is an error where SIGPIPE is ignored, as by the program.
package struct WholeFile: ~Copyable {
  /// The name the user gave, for messages.
  private let path: String
  /// The same with links followed.
  private let destination: String
  private let replacing: Bool
  private let descriptor: Int32
  private var place: Place

  /// Where the bytes are until `finish()`.
  private enum Place {
    /// In what lies at `path`, which is not a regular file; also after `finish()`.
    case final
    case unnamed
    case temporary(path: String)
  }

  package init(at path: String, replacing: Bool) throws(FileError) {
    let opened = try Self.open(path, replacing: replacing)
    self.path = path
    self.replacing = replacing
    destination = opened.destination
    descriptor = opened.descriptor
    place = opened.place
  }

  deinit {
    // Nothing hangs on closing: what was to last has been synchronized by then.
    close(descriptor)
    if case .temporary(let path) = place { unlink(path.onDisk) }
  }

  /// Adds `bytes` at the end.
  package borrowing func write(_ bytes: [UInt8]) throws(FileError) {
    if let code = writeAll(bytes, to: descriptor) { throw failure(code, in: "write") }
  }

  /// Calls `body` with the open file, for a process that writes it.
  package borrowing func withDescriptor<Result>(
    _ body: (Int32) throws -> Result
  ) rethrows -> Result {
    try body(descriptor)
  }

  /// Whether nothing was written, of a regular file.
  package var isEmpty: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_size == 0
  }

  /// Puts the file on the disk and gives it its name.
  ///
  /// - Parameter isLasting: Whether to wait for the disk; without that, a file may be damaged after
  ///   the power failed.
  package consuming func finish(isLasting: Bool = true) throws(FileError) {
    if case .final = place { return }
    if isLasting { guard fsync(descriptor) == 0 else { throw failure(errno, in: "fsync") } }
    switch place {
    case .final: return
    case .unnamed:
      guard let failed = nameUnnamed() else { break }
      throw failure(failed.code, in: failed.call)
    case .temporary(let path) where replacing: try move(path)
    case .temporary(let path):
      if link(path.onDisk, destination.onDisk) == 0 { return }
      // FAT and some network file systems know no links.
      guard errno == EPERM || errno == EOPNOTSUPP else { throw failure(errno, in: "link") }
      try reserveAndRename(path)
    }
    place = .final
  }

  /// Gives the file without a name its own, and returns the call that failed.
  ///
  /// A name that is taken can only be replaced by another name, which is there between two calls:
  /// nothing is done between them that could end the program.
  private borrowing func nameUnnamed() -> (code: Int32, call: StaticString)? {
    let file = Self.ownPath(of: descriptor).onDisk
    let otherOnDisk = Self.temporaryPath(beside: destination).onDisk
    let onDisk = destination.onDisk
    if linkat(AT_FDCWD, file, AT_FDCWD, onDisk, AT_SYMLINK_FOLLOW) == 0 { return nil }
    guard replacing, errno == EEXIST else { return (errno, "link") }
    guard linkat(AT_FDCWD, file, AT_FDCWD, otherOnDisk, AT_SYMLINK_FOLLOW) == 0 else {
      return (errno, "link")
    }
    guard Glibc.rename(otherOnDisk, onDisk) != 0 else { return nil }
    let code = errno
    unlink(otherOnDisk)
    return (code, "rename")
  }

  private borrowing func move(_ temporaryPath: String) throws(FileError) {
    guard Glibc.rename(temporaryPath.onDisk, destination.onDisk) == 0 else {
      throw failure(errno, in: "rename")
    }
  }

  /// Takes the name `destination` with an empty file, which fails if the name is taken, and
  /// replaces that; so the name is there a moment before the bytes are.
  private borrowing func reserveAndRename(_ temporaryPath: String) throws(FileError) {
    let reserved = Glibc.open(destination.onDisk, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard reserved >= 0 else { throw failure(errno, in: "open") }
    close(reserved)
    do throws(FileError) { try move(temporaryPath) } catch {
      unlink(destination.onDisk)
      throw error
    }
  }

  private borrowing func failure(_ code: Int32, in call: StaticString) -> FileError {
    code == EEXIST
      ? .exists(path: path) : .failed(path: path, reason: systemReason(code, in: call))
  }

  // MARK: Opening

  private struct Opened {
    var destination: String
    var descriptor: Int32
    var place: Place
  }

  private static func open(_ path: String, replacing: Bool) throws(FileError) -> Opened {
    var status = stat()
    guard stat(path.onDisk, &status) == 0 else {
      guard errno == ENOENT else {
        throw .failed(path: path, reason: systemReason(errno, in: "stat"))
      }
      return try openNew(beside: path, for: path)
    }
    guard replacing else { throw .exists(path: path) }
    if let descriptor = try openUnfiled(path, status) {
      return Opened(destination: path, descriptor: descriptor, place: .final)
    }
    guard access(path.onDisk, W_OK) == 0 else {
      throw .failed(path: path, reason: systemReason(errno, in: "access"))
    }
    guard let resolved = realPath(path) else {
      throw .failed(path: path, reason: systemReason(errno, in: "realpath"))
    }
    let opened = try openNew(beside: resolved, for: path)
    // A file system without permissions refuses, and has none to preserve.
    _ = fchmod(opened.descriptor, status.st_mode & 0o777)
    return opened
  }

  /// Creates a file beside `destination` with the permissions of any new one.
  private static func openNew(
    beside destination: String, for path: String
  ) throws(FileError) -> Opened {
    let flags = O_WRONLY | O_CLOEXEC
    let unnamed = Glibc.open(destination.folderPart.onDisk, flags | __O_TMPFILE, 0o666)
    if unnamed >= 0 {
      // What has no name gets one by way of /proc.
      if access(ownPath(of: unnamed).onDisk, F_OK) == 0 {
        return Opened(destination: destination, descriptor: unnamed, place: .unnamed)
      }
      close(unnamed)
    }
    let temporaryPath = temporaryPath(beside: destination)
    let descriptor = Glibc.open(temporaryPath.onDisk, flags | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else {
      throw .failed(path: path, reason: systemReason(errno, in: "open"))
    }
    return Opened(
      destination: destination, descriptor: descriptor, place: .temporary(path: temporaryPath))
  }

  /// A random name in the same folder.
  private static func temporaryPath(beside destination: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return "\(destination.folderPart)/.harmonic-\(number)"
  }

  private static func ownPath(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// Opens what lies at `path` to be written directly, if it is not a regular file.
  ///
  /// A name of an open descriptor means that descriptor, whatever it leads to: opened again, a file
  /// that standard output is appended to would be written from its start.
  private static func openUnfiled(_ path: String, _ status: stat) throws(FileError) -> Int32? {
    let descriptor: Int32
    if let shared = openDescriptor(named: path) {
      descriptor = fcntl(shared, F_DUPFD_CLOEXEC, 0)
    } else if status.st_mode & S_IFMT != S_IFREG {
      descriptor = Glibc.open(path.onDisk, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    } else {
      return nil
    }
    guard descriptor >= 0 else {
      throw .failed(path: path, reason: systemReason(errno, in: "open"))
    }
    return descriptor
  }

  /// descriptor = "/dev/stdout" | "/dev/stderr" | ("/dev/fd/" | "/proc/self/fd/") number
  private static func openDescriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default:
      ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
        .flatMap { Int32(path.dropFirst($0.count)) }
    }
  }
}
