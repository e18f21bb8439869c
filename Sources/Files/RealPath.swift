internal import Glibc

/// Returns `path` as an absolute one without symbolic links; `nil` if nothing is there.
package func realPath(_ path: String) -> String? {
  guard let real = realpath(path.onDisk, nil) else { return nil }
  defer { free(real) }
  return String(onDisk: real)
}

/// Whether `path` is `folder` or lies below it; both absolute and without symbolic links.
package func isInside(_ path: String, folder: String) -> Bool {
  guard folder != "/" else { return true }
  guard path.utf8.starts(with: folder.utf8) else { return false }
  let next = path.utf8.dropFirst(folder.utf8.count).first
  return next == nil || next == UInt8(ascii: "/")
}
