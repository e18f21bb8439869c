internal import Glibc

/// Returns `path` as an absolute one without symbolic links; `nil` if nothing is there.
package func realPath(_ path: String) -> String? {
  guard let real = realpath(path.onDisk, nil) else { return nil }
  defer { free(real) }
  return String(onDisk: real)
}

/// Returns what the symbolic link at `path` leads to, and what that leads to where it is one too;
/// empty if it is none.
///
/// Of these files, only the last has contents, but each can be led elsewhere.
package func linkedPaths(from path: String) -> [String] {
  var found: [String] = []
  // As many as Linux follows
  while found.count < 40, let target = linkTarget(of: found.last ?? path) { found.append(target) }
  return found
}

private func linkTarget(of path: String) -> String? {
  var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink(path.onDisk, &bytes, bytes.count)
  guard count > 0 else { return nil }
  let target = String(onDisk: bytes[..<count].map(UInt8.init(bitPattern:)))
  return target.isAbsolutePath ? target : "\(path.folderPart)/\(target)"
}

/// Whether `path` is `folder` or lies below it; both absolute and without symbolic links.
package func isInside(_ path: String, folder: String) -> Bool {
  guard folder != "/" else { return true }
  guard path.utf8.starts(with: folder.utf8) else { return false }
  let next = path.utf8.dropFirst(folder.utf8.count).first
  return next == nil || next == UInt8(ascii: "/")
}
