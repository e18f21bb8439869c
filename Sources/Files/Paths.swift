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

  /// The path as it is called outside of `folder`, where it is relative to that.
  package func path(in folder: String) -> String {
    if isAbsolutePath || folder == "." { return self }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + self : "\(folder)/\(self)"
  }

  /// The way from `folder` to this one: "../shaders"; both absolute and without symbolic links.
  package func relativePath(from folder: String) -> String {
    let (own, others) = (pathParts, folder.pathParts)
    let shared = zip(own, others).prefix { $0 == $1 }.count
    let steps = others.dropFirst(shared).map { _ in ".." } + own.dropFirst(shared)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  private var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}

/// Returns the path that a variable of the environment holds; `nil` if it is not set.
package func environmentPath(_ name: String) -> String? {
  getenv(name).map { String(onDisk: $0) }
}
