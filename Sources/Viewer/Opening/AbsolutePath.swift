internal import Glibc

/// Returns a path from the root, without links; `nil` for one that leads nowhere.
nonisolated func absolutePath(of path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
