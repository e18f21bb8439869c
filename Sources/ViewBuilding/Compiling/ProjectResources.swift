internal import Files
internal import Glibc

/// The files that a project hands to its program, found by `Bundle.main`.
///
/// ```swift
/// ProjectResources(of: ProjectFolder(of: "App/Board.swift")).link(into: "/tmp/program")
/// // /tmp/program/cards.json → App/Data/cards.json
/// ```
///
/// As in an application of Xcode, all lie in one folder. What is compiled is left out, and for the
/// shaders there is an empty library: views look whether it is there.
struct ProjectResources {
  let paths: [String]

  private static let compiled: Set = [
    "swift", "metal", "h", "hpp", "m", "mm", "c", "cpp", "md", "pbxproj", "entitlements",
  ]
  private static let otherFolders: Set = [
    "DerivedData", "Pods", "Carthage", "node_modules", "build", "Build", "checkouts",
  ]
  private static let compiledFolders = [".xcassets", ".xcodeproj", ".xcworkspace", "Tests"]
  private static let maxFiles = 1_000
  private static let maxDepth = 12

  init(of project: ProjectFolder) {
    var folders = [(path: project.isMarked ? project.path : project.fileFolder, depth: 0)]
    var found: [String] = []
    while let (folder, depth) = folders.popLast(), found.count < Self.maxFiles {
      let entries = (FolderEntry.all(in: folder) ?? []).sorted { $0.name < $1.name }
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = "\(folder)/\(entry.name)"
        if entry.kind == .folder {
          guard project.isMarked, depth < Self.maxDepth, !Self.otherFolders.contains(entry.name),
            !Self.compiledFolders.contains(where: entry.name.hasSuffix)
          else { continue }
          folders.append((path, depth + 1))
        } else if !Self.compiled.contains(
          entry.name.split(separator: ".").last.map { $0.lowercased() } ?? "")
        {
          found.append(path)
        }
      }
    }
    paths = Array(found.prefix(Self.maxFiles))
  }

  /// Links the files into the folder of a program.
  ///
  /// A name that is taken there stays as it is; a file that cannot be linked is one that the
  /// program does not find.
  func link(into folder: String) {
    for path in paths {
      let target = realPath(path) ?? path
      _ = symlink(target.onDisk, "\(folder)/\(path.namePart)".onDisk)
    }
    let library = open("\(folder)/default.metallib".onDisk, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    if library >= 0 { close(library) }
  }
}
