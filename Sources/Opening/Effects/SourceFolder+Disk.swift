internal import Files
internal import Glibc
internal import Tokens

extension SourceFolder {
  /// Bytes that a shader file may have: the readers' limit, checked before the whole file is read.
  static let maxBytes = SourceLibrary.largestFile
  /// Files that are looked through for a header or a function; a folder with more is not a shader
  /// project.
  private static let maxFiles = 2000

  /// The folder `path` on disk and those below it.
  init(onDisk path: String) {
    self.init(
      paths: { Self.files(below: path) },
      read: { Self.bytes(of: "\(path)/\($0)") })
  }

  /// Paths of all `.metal` and `.h` files, relative to `folder`, at most four folders down; hidden
  /// ones are left out.
  private static func files(below folder: String) -> [String] {
    var found: [String] = []
    var folders = [(path: "", depth: 0)]
    while let next = folders.popLast(), found.count < maxFiles {
      // A folder that cannot be read is skipped.
      guard let directory = opendir("\(folder)/\(next.path)") else { continue }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        let path = next.path.isEmpty ? name : "\(next.path)/\(name)"
        if Int32(entry.pointee.d_type) == Int32(DT_DIR) {
          if next.depth < 4 { folders.append((path, next.depth + 1)) }
        } else if name.hasSuffix(".metal") || name.hasSuffix(".h") {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// Returns the file's bytes; `nil` if it cannot be read or is too large.
  static func bytes(of path: String) -> [UInt8]? { try? readWhole(path, limit: maxBytes) }
}
