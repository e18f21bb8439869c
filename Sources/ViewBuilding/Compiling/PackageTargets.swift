internal import Files
internal import Glibc

/// The targets of a Swift package, by their folders: files of `Sources/A` use those of `Sources/B`
/// only where they import `B`.
///
/// Nothing is known of files elsewhere, such as those of an example: they belong together.
struct PackageTargets {
  private let root: String

  /// - Returns: `nil` for a project of Xcode, and for a folder without a `Package.swift`.
  init?(of project: ProjectFolder) {
    root = project.path
    guard project.isMarked, access("\(root)/Package.swift".onDisk, F_OK) == 0,
      !(FolderEntry.all(in: root) ?? []).contains(where: { $0.name.hasSuffix(".xcodeproj") })
    else { return nil }
  }

  /// The name of the target that a file belongs to; `nil` for one elsewhere.
  func name(of path: String) -> String? {
    let parts = path.relativePath(from: root).pathParts
    return parts.count > 2 && parts[0] == "Sources" ? parts[1] : nil
  }

  /// The sources of a package that may be compiled with one: those of its target and of those it
  /// imports, and those elsewhere.
  ///
  /// - Parameters:
  ///   - first: A file of the package, and its path without symbolic links.
  ///   - paths: Of the others.
  ///   - read: Returns `nil` for a file that cannot be read.
  func sources(
    for first: ViewSource, at path: String, among paths: [String], read: (String) -> ViewSource?
  ) -> [ViewSource] {
    let files = Dictionary(grouping: paths, by: name)
    var found = (files[nil] ?? []).compactMap(read)
    let own = name(of: path)
    let importing = [first] + (own == nil ? found : [])
    var known = Set([own].compactMap(\.self))
    var waiting = Array(known)
    func add(_ imports: Set<String>) {
      for name in imports.subtracting(ShownView.modules).sorted()
      where files[name] != nil && known.insert(name).inserted {
        waiting.append(name)
      }
    }
    for source in importing { add(source.imports) }
    while let name = waiting.popLast() {
      let sources = (files[name] ?? []).compactMap(read)
      for source in sources { add(source.imports) }
      found += sources
    }
    return found
  }
}
