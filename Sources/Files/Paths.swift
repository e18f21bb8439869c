internal import Glibc

/// The parts of a path, at its slashes as bytes: a name may begin with a mark that Swift draws over
/// the slash before it.
extension String {
  /// The folder part: "." for a name alone, "/" for one at the root.
  package var folderPart: String {
    guard let slash = lastSlash else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The name after the last slash; the whole path if there is none.
  package var namePart: String {
    lastSlash.map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// The names between slashes.
  package var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  package var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }

  private var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}

/// Returns the path that a variable of the environment holds; `nil` if it is not set.
package func environmentPath(_ name: String) -> String? {
  getenv(name).map { String(onDisk: $0) }
}
