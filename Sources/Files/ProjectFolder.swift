internal import Glibc

/// The folder of the project that a file belongs to.
///
/// ```swift
/// let project = ProjectFolder(of: "App/Sources/Effects/Dent.metal")
/// project.path  // "/home/ada/App", if `Package.swift` is there
/// ```
///
/// It only looks at names of folders above the file; it reads nothing.
package struct ProjectFolder: Sendable, Hashable {
  /// Absolute, without symbolic links and without a slash at its end; "/" for the root.
  package let path: String
  /// Whether a `Package.swift`, an Xcode project or a repository marks it. If not, it is only the
  /// folder three levels above the one of the file.
  package let isMarked: Bool
  /// The file's own folder, absolute and without symbolic links; `path` or a folder below it.
  package let fileFolder: String

  /// How far above its own folder a file may refer to others if nothing marks a project.
  private static let unmarkedLevels = 3

  /// Finds the project of the file at `path`: the nearest folder above with a `Package.swift`, an
  /// `.xcodeproj` or a `.git`, else the folder three levels above its own.
  ///
  /// Where nothing marks a project, it stays below the root and below the user's home folder, so
  /// that a search of it is never one of a whole disk.
  ///
  /// - Parameters:
  ///   - boundary: An absolute path without symbolic links: neither a mark nor a folder outside of
  ///     it counts.
  ///   - marks: What is known of the folders that were looked at before.
  package init(
    of path: String, within boundary: String? = nil, marks: ProjectMarks = ProjectMarks()
  ) {
    let folder = path.folderPart
    let own = realPath(folder) ?? folder
    fileFolder = own
    var folders = [own]
    // A folder that is gone is as it was written, and may lead to "." and no further.
    while let last = folders.last, last != last.folderPart, last != boundary {
      folders.append(last.folderPart)
    }
    if let marked = folders.first(where: marks.isMarked) {
      self.path = marked
      isMarked = true
      return
    }
    let home = environmentPath("HOME").flatMap { realPath($0) }
    let near = folders.prefix(Self.unmarkedLevels + 1).prefix { folder in
      folder == own || (folder != "/" && folder != home)
    }
    self.path = near.last ?? own
    isMarked = false
  }
}

/// Which folders hold the mark of a project, each looked at once.
///
/// ```swift
/// // given paths: [String]
/// let marks = ProjectMarks()
/// for path in paths { print(ProjectFolder(of: path, marks: marks).path) }
/// ```
///
/// It is for one search: what changes on the disk meanwhile is not seen.
package final class ProjectMarks {
  private var known: [String: Bool] = [:]

  package init() {}

  /// Whether a `Package.swift`, an Xcode project or a repository is in `folder`.
  func isMarked(_ folder: String) -> Bool {
    if let answer = known[folder] { return answer }
    let answer = Self.holdsMark(folder)
    known[folder] = answer
    return answer
  }

  private static func holdsMark(_ folder: String) -> Bool {
    let prefix = folder == "/" ? "/" : folder + "/"
    for mark in ["Package.swift", ".git"] where access((prefix + mark).onDisk, F_OK) == 0 {
      return true
    }
    return (FolderEntry.all(in: folder) ?? []).contains { $0.name.hasSuffix(".xcodeproj") }
  }
}
