internal import Glibc

extension CacheFolder {
  /// Whether what is in the folder can only come from this user: it and the one it is in, where
  /// they are there, are the user's, and not everybody can write to them. If not, that is noted in
  /// `CacheTroubleLog`.
  package var isTrusted: Bool {
    for folder in [path, path.folderPart] {
      var status = stat()
      // One that is missing will be made, or nothing is stored.
      guard stat(folder.onDisk, &status) == 0 else { continue }
      if status.st_uid != geteuid() {
        CacheTroubleLog.note(.foreign(path: folder))
        return false
      }
      if status.st_mode & S_IWOTH != 0 {
        CacheTroubleLog.note(.open(path: folder))
        return false
      }
    }
    return true
  }

  /// Bytes that there must be room for: a driver's own cache begins with an index of 1.3 MB.
  private static let leastRoom = 4 << 20

  /// Whether something can be stored in `folder`, or else in the nearest one above that is there. A
  /// full disk is noted in `CacheTroubleLog`.
  package static func hasRoom(in folder: String) -> Bool {
    var folder = folder
    while access(folder.onDisk, F_OK) != 0, folder != "/", folder != "." {
      folder = folder.folderPart
    }
    // A file without a name: nothing is left of it, whatever happens.
    let file = open(folder.onDisk, __O_TMPFILE | O_RDWR | O_CLOEXEC, 0o600)
    // Where nothing can be stored for another reason, nobody tries to.
    guard file >= 0 else { return true }
    defer { close(file) }
    let code = posix_fallocate(file, 0, leastRoom)
    guard [ENOSPC, EDQUOT, EFBIG].contains(code) else { return true }
    CacheTroubleLog.note(.full(path: folder, reason: systemReason(code)))
    return false
  }
}
