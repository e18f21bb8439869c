internal import Dialects
internal import Files
internal import Glibc
internal import Tokens

extension SourceFolder {
  /// Bytes that a shader file may have: the readers' limit, checked before the whole file is read.
  static let maxBytes = SourceLibrary.largestFile
  /// Files that are looked through for a header or a function; a folder with more is not a shader
  /// project.
  private static let maxFiles = 2000

  /// The folder `path` on disk and those below it, as far as `scope` goes.
  init(onDisk path: String, within scope: ReadScope = .everything) {
    self.init(
      paths: { Self.files(below: path) },
      read: { scope.allows("\(path)/\($0)") ? Self.bytes(of: "\(path)/\($0)") : nil })
    showsLines = { Self.isShaderText($1, at: "\(path)/\($0)") }
  }

  /// Names of the files and folders in a folder, without hidden ones, in no order; `nil`, with the
  /// reason in `errno`, if it cannot be read.
  static func names(in folder: String) -> [String]? {
    FolderEntry.all(in: folder)?.map(\.name).filter { !$0.hasPrefix(".") }
  }

  /// Whether a file of this name can be a part of a translation.
  private static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".metal") || name.hasSuffix(".h") || FileOpening.isNamedLikeShader(name)
      || KnownDialects.isPart(name)
  }

  /// Paths of all shaders and headers, relative to `folder`, at most four folders down; hidden ones
  /// are left out.
  private static func files(below folder: String) -> [String] {
    var found: [String] = []
    var folders = [(path: "", depth: 0)]
    while let next = folders.popLast(), found.count < maxFiles {
      // A folder that cannot be read is skipped.
      for entry in FolderEntry.all(in: "\(folder)/\(next.path)") ?? []
      where !entry.name.hasPrefix(".") {
        let path = next.path.isEmpty ? entry.name : "\(next.path)/\(entry.name)"
        if entry.kind == .folder {
          if next.depth < 4 { folders.append((path, next.depth + 1)) }
        } else if isSource(entry.name) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// Whether a file is a shader by the name that a link leads to, or by its contents: only of those
  /// do messages show lines.
  static func isShaderText(_ bytes: [UInt8], at path: String) -> Bool {
    guard !bytes.contains(0) else { return false }
    let real = realPath(path) ?? path
    let endings = ProjectSources.endings + KnownDialects.companionEndings
    return FileOpening.isNamedLikeShader(real) || endings.contains(where: real.hasSuffix)
      || KnownDialects.isPart(fileName(of: real))
      || KnownDialects.evidence(in: bytes, path: real).dialect != nil
  }

  /// Returns the file's text; `nil` if it cannot be read or is too large.
  static func bytes(of path: String) -> [UInt8]? {
    (try? readWhole(path, limit: maxBytes))?.asSourceText
  }
}
