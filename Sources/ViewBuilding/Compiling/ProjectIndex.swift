internal import Files
internal import Glibc
internal import Synchronization

/// The Swift files of a project with what each declares and uses.
///
/// ```swift
/// let cache = SourceCache()
/// let index = try ProjectIndex(of: "App/Ripple.swift", cache: cache)
/// index.files.count  // all files of the project but its tests
/// ```
///
/// Folders of packages, of builds and of tests are left out, and targets of a package that the file
/// does not import.
struct ProjectIndex {
  let project: ProjectFolder
  /// The opened file first.
  let files: [ViewSource]
  /// Files by the types, functions and variables that they declare at the top level.
  private let owners: [String: [Int]]
  /// Files by the members that they add to types.
  private let memberOwners: [String: [Int]]
  /// The names that Xcode writes for its assets.
  private(set) var assets = AssetNames()
  /// The names of the folders that each file is in, from the root.
  private let folders: [[String]]

  static let maxFiles = 3_000
  private static let maxDepth = 12
  private static let otherFolders: Set = [
    "DerivedData", "Pods", "Carthage", "node_modules", "build", "Build", "checkouts",
  ]

  /// - Throws: Why the file cannot be read.
  init(of path: String, cache: SourceCache) throws(ReadError) {
    let project = ProjectFolder(of: path)
    let first = try cache.source(at: path)
    let own = realPath(path) ?? path
    let all = Self.paths(of: project)
    let paths =
      all.files.filter { $0 != own }
      + Self.packageFolders(of: first.imports, beside: project).flatMap(Self.paths(in:))
    // One that cannot be read declares nothing.
    func read(_ path: String) -> ViewSource? { try? cache.source(at: path) }
    let others =
      PackageTargets(of: project)?.sources(for: first, at: own, among: paths, read: read)
      ?? paths.compactMap(read)
    self.init(project, [first] + others)
    assets = AssetNames(of: all.catalogues)
  }

  init(_ project: ProjectFolder, _ files: [ViewSource]) {
    self.project = project
    self.files = files
    var owners: [String: [Int]] = [:]
    var memberOwners: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for name in file.declaredNames { owners[name, default: []].append(index) }
      for name in Set(file.members.map(\.name)) { memberOwners[name, default: []].append(index) }
    }
    (self.owners, self.memberOwners) = (owners, memberOwners)
    folders = files.map { file in
      // Only the opened file is as the user named it.
      let path = file.path.isAbsolutePath ? file.path : realPath(file.path) ?? file.path
      return path.folderPart.pathParts
    }
  }

  // MARK: - Files

  /// The names of the folders that its files are in: of the modules among them.
  var folderNames: Set<String> { folders.reduce(into: []) { $0.formUnion($1) } }

  /// The sources of packages around the project, or beside it, that a file imports: an example lies
  /// in the folder of its package.
  private static func packageFolders(
    of imports: Set<String>, beside project: ProjectFolder
  ) -> [String] {
    guard project.isMarked else { return [] }
    var found: [String] = []
    var folder = project.path.folderPart
    for _ in 0..<2 where folder.count > 1 {
      for name in imports.subtracting(ShownView.modules).sorted() {
        for sources in ["\(folder)/Sources/\(name)", "\(folder)/\(name)/Sources"]
        where access(sources.onDisk, F_OK) == 0 {
          found.append(sources)
        }
      }
      folder = folder.folderPart
    }
    return found
  }

  private static func paths(in folder: String) -> [String] {
    var (folders, found): ([String], [String]) = ([folder], [])
    while let folder = folders.popLast(), found.count < maxFiles {
      for entry in (FolderEntry.all(in: folder) ?? []).sorted(by: { $0.name < $1.name })
      where !entry.name.hasPrefix(".") {
        if entry.kind == .folder {
          folders.append("\(folder)/\(entry.name)")
        } else if entry.name.hasSuffix(".swift") {
          found.append("\(folder)/\(entry.name)")
        }
      }
    }
    return found
  }

  /// Its Swift files, and its asset catalogues.
  private static func paths(of project: ProjectFolder) -> (files: [String], catalogues: [String]) {
    // Without a mark there is no telling where the project ends.
    var folders = [(path: project.isMarked ? project.path : project.fileFolder, depth: 0)]
    var (found, catalogues): ([String], [String]) = ([], [])
    while let (folder, depth) = folders.popLast(), found.count < maxFiles {
      let entries = (FolderEntry.all(in: folder) ?? []).sorted { $0.name < $1.name }
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = "\(folder)/\(entry.name)"
        let isFolder =
          entry.kind == .folder || entry.kind == .unknown && access("\(path)/.".onDisk, F_OK) == 0
        if isFolder, entry.name.hasSuffix(".xcassets") {
          catalogues.append(path)
        } else if isFolder {
          guard project.isMarked, depth < maxDepth, !otherFolders.contains(entry.name),
            !entry.name.hasSuffix("Tests")
          else { continue }
          folders.append((path, depth + 1))
        } else if entry.name.hasSuffix(".swift"), entry.name != "Package.swift" {
          found.append(path)
        }
      }
    }
    return (Array(found.prefix(maxFiles)), catalogues)
  }

  // MARK: - Names

  /// The files that a file cannot be compiled without, itself first.
  ///
  /// Names are compared as they are written; where several files declare one, the nearest counts.
  func closure(of start: Int) -> [Int] {
    var order = [start]
    var known: Set = [start]
    /// Names that the files of the closure declare.
    var declared: Set<String> = []
    var next = 0
    func add(_ index: Int) {
      if known.insert(index).inserted { order.append(index) }
    }
    while next < order.count {
      let file = files[order[next]]
      declared.formUnion(file.declaredNames)
      for name in file.usedNames.sorted() {
        if let found = owners[name], !found.contains(where: known.contains) {
          add(nearest(found, to: order[next]))
        }
        guard let found = memberOwners[name], !found.contains(where: known.contains) else {
          continue
        }
        let matching = found.filter { adds(name, in: files[$0], to: file) }
        if !matching.isEmpty { add(nearest(matching, to: order[next])) }
      }
      next += 1
      if next == order.count { addExtensions(of: declared, to: known, add) }
    }
    return order
  }

  /// Whether a member that one file adds to a type may be the one that another file uses.
  private func adds(_ name: String, in owner: ViewSource, to user: ViewSource) -> Bool {
    owner.members.contains { member in
      guard member.name == name else { return false }
      return user.memberNames.contains(name) || user.extensions[member.owner] != nil
        || user.types.contains { $0.name == member.owner || $0.conformances.contains(member.owner) }
    }
  }

  /// Adds the files that extend a type of the closure by a protocol, or by members it uses.
  private func addExtensions(of types: Set<String>, to known: Set<Int>, _ add: (Int) -> Void) {
    let used = known.reduce(into: Set<String>()) { $0.formUnion(files[$1].usedNames) }
    for (index, file) in files.enumerated() where !known.contains(index) {
      let isNeeded = file.extensions.contains { type, protocols in
        types.contains(type) && owners[type]?.contains(where: known.contains) == true
          && (!protocols.isEmpty
            || file.members.contains { $0.owner == type && used.contains($0.name) })
      }
      if isNeeded { add(index) }
    }
  }

  private func nearest(_ candidates: [Int], to index: Int) -> Int {
    candidates.min { distance($0, index) < distance($1, index) } ?? candidates[0]
  }

  /// Folders to go through from one file to another.
  func distance(_ a: Int, _ b: Int) -> Int {
    let (a, b) = (folders[a], folders[b])
    let shared = zip(a, b).prefix { $0 == $1 }.count
    return a.count + b.count - 2 * shared
  }

  /// Files that use what a file declares, its members among it.
  func users(of index: Int) -> [Int] {
    let file = files[index]
    let (names, members) = (file.declaredNames, Set(file.members.map(\.name)))
    return files.indices.filter { other in
      other != index
        && (!files[other].usedNames.isDisjoint(with: names)
          || !files[other].memberNames.isDisjoint(with: members))
    }
  }
}

/// Files as they were read last, for the next build.
///
/// A file is read again once its size or its time of change differs.
package final class SourceCache: Sendable {
  private struct Entry {
    let size: Int
    let changed: timespec
    let source: ViewSource
  }

  private let entries = Mutex<[String: Entry]>([:])
  private static let maxBytes = 4 << 20

  package init() {}

  func source(at path: String) throws(ReadError) -> ViewSource {
    var status = stat()
    guard stat(path.onDisk, &status) == 0 else { throw .failed(reason: systemReason(errno)) }
    let (size, changed) = (Int(status.st_size), status.st_mtim)
    let known = entries.withLock { $0[path] }
    if let known, known.size == size, known.changed.tv_sec == changed.tv_sec,
      known.changed.tv_nsec == changed.tv_nsec
    {
      return known.source
    }
    let source = ViewSource(path: path, bytes: try readWhole(path, limit: Self.maxBytes))
    entries.withLock { $0[path] = Entry(size: size, changed: changed, source: source) }
    return source
  }
}
