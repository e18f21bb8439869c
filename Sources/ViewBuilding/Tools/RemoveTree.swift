internal import Files
internal import Glibc

/// Removes a folder with all that is in it; a link in it is removed, not followed.
func removeTree(_ path: String) {
  for entry in FolderEntry.all(in: path) ?? [] {
    let inner = "\(path)/\(entry.name)"
    var status = stat()
    guard lstat(inner.onDisk, &status) == 0 else { continue }
    if status.st_mode & S_IFMT == S_IFDIR { removeTree(inner) } else { unlink(inner.onDisk) }
  }
  rmdir(path.onDisk)
}
