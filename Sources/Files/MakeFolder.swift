internal import Glibc

/// Makes a folder where it is missing, and those it is in, for the user alone; a failure shows when
/// something is written there.
package func makeFolder(_ path: String) {
  var end = path.startIndex
  while end < path.endIndex {
    end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
    mkdir(String(path[..<end]), 0o700)  // one that is there already is as good
  }
}
