internal import Glibc

/// Returns `path` as an absolute one without symbolic links; `nil` if nothing is there.
package func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
