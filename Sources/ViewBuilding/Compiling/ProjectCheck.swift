package import Diagnostics
internal import Files

/// The views of a project, compiled as far as the compiler finds mistakes: nothing is linked, and
/// nothing is run.
///
/// ```swift
/// // given paths: [String], folder: ProgramFolder, modules: ViewModules
/// var check = ProjectCheck(paths, in: folder, with: modules)
/// let mistakes = try check.mistakes()
/// ```
///
/// Files that fit into one module are compiled together, so that thirty views take hardly longer
/// than one. Files that no view needs are not compiled.
package struct ProjectCheck {
  /// The files that show something or that views are made of, by the paths that they were given
  /// under.
  package let files: [File]
  /// Names that files of the project add to `ShaderLibrary`.
  package private(set) var libraryMembers: Set<String> = []
  private let folder: ProgramFolder
  private let modules: ViewModules
  /// Names that files of the project declare.
  private var declared: Set<String> = []
  private var roots: [Root] = []
  private var moduleCount = 0

  /// A Swift file of the project.
  package struct File: Sendable {
    package let path: String
    package let previews: [PreviewDeclaration]
    /// The names of its views, modifiers and transitions.
    package let views: [String]
  }

  /// A file with views, and all that it cannot be compiled without.
  private struct Root {
    let closure: [ViewSource]
    let settings: ProjectSettings
    let along: Set<String>
    let assets: AssetNames
  }

  /// Mistakes that are reported at most.
  private static let limit = 500
  private static let protocols = ["View", "ViewModifier", "Transition", "App", "PreviewProvider"]
  private static let extended = ["View", "VisualEffect", "AnyTransition", "Transition"]

  /// - Parameter paths: Of the Swift files of the project; those that cannot be read are left out.
  package init(
    _ paths: [String], in folder: ProgramFolder, with modules: ViewModules,
    cache: SourceCache = SourceCache()
  ) {
    (self.folder, self.modules) = (folder, modules)
    var files: [File] = []
    for path in paths {
      // One that cannot be read declares nothing.
      guard let source = try? cache.source(at: path) else { continue }
      declared.formUnion(source.declaredNames)
      libraryMembers.formUnion(UserModule.libraryMembers(of: [source]))
      let views = source.types.filter { type in Self.protocols.contains(where: type.conforms) }
      guard
        !source.previews.isEmpty || !views.isEmpty
          || source.members.contains(where: { Self.extended.contains($0.owner) }),
        // It was read a moment ago.
        let index = try? ProjectIndex(of: path, cache: cache)
      else { continue }
      files.append(File(path: path, previews: source.previews, views: views.map(\.name)))
      roots.append(
        Root(
          closure: index.closure(of: 0).map { index.files[$0] },
          settings: ProjectSettings(of: index.project),
          along: index.folderNames.subtracting(ShownView.modules), assets: index.assets))
    }
    self.files = files
  }

  /// Compiles the files, and returns their mistakes, each once.
  package mutating func mistakes(
    isCancelled: () -> Bool = { false }
  ) throws(ViewBuildError) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for group in Self.groups(of: roots) {
      for mistake in try mistakes(of: group, isCancelled) where !found.contains(mistake) {
        found.append(mistake)
      }
    }
    return found
  }

  // MARK: - Groups

  /// Files that are compiled together.
  private struct Group {
    var roots: [Root]
    var files: [String: ViewSource] = [:]
    private var names: Set<String> = []

    init(_ root: Root) {
      roots = []
      add(root)
    }

    mutating func add(_ root: Root) {
      roots.append(root)
      for file in root.closure where files[Group.key(of: file)] == nil {
        files[Group.key(of: file)] = file
        names.formUnion(file.declaredNames)
      }
    }

    /// Whether no file that comes with a root declares a name that is declared already.
    func fits(_ root: Root) -> Bool {
      guard let first = roots.first, first.settings == root.settings, first.along == root.along
      else { return false }
      return root.closure.allSatisfy { file in
        files[Group.key(of: file)] != nil || names.isDisjoint(with: file.declaredNames)
      }
    }

    /// One for each file, however its path is written.
    private static func key(of file: ViewSource) -> String { realPath(file.path) ?? file.path }
  }

  /// As few as there can be where roots come in this order.
  private static func groups(of roots: [Root]) -> [Group] {
    var groups: [Group] = []
    for root in roots {
      if let index = groups.firstIndex(where: { $0.fits(root) }) {
        groups[index].add(root)
      } else {
        groups.append(Group(root))
      }
    }
    return groups
  }

  // MARK: - Compiling

  private mutating func mistakes(
    of group: Group, _ isCancelled: () -> Bool
  ) throws(ViewBuildError) -> [Diagnostic] {
    let found = try compile(group, isCancelled)
    guard group.roots.count > 1 else { return found }
    // An error that comes only of compiling them together is not a mistake.
    if found.contains(where: Self.isOfCompany) {
      return try mistakes(of: group.roots.map { Group($0) }, isCancelled)
    }
    // Behind a missing module the compiler reads no further, and behind a mistake in the types it
    // does not look for others.
    let blocked = Set(found.compactMap(\.span?.file))
    let others = group.roots.filter { root in
      !root.closure.contains { blocked.contains($0.path) }
    }
    guard !others.isEmpty, others.count < group.roots.count else { return found }
    return try found + mistakes(of: Self.groups(of: others), isCancelled)
  }

  private mutating func mistakes(
    of groups: [Group], _ isCancelled: () -> Bool
  ) throws(ViewBuildError) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for group in groups { found += try mistakes(of: group, isCancelled) }
    return found
  }

  private static func isOfCompany(_ diagnostic: Diagnostic) -> Bool {
    ["invalid redeclaration", "ambiguous"].contains { diagnostic.message.contains($0) }
  }

  private mutating func compile(
    _ group: Group, _ isCancelled: () -> Bool
  ) throws(ViewBuildError) -> [Diagnostic] {
    guard let first = group.roots.first else { return [] }
    moduleCount += 1
    let sources = group.files.values.sorted { $0.path < $1.path }
    let module = UserModule(
      files: UserModule.named(sources), settings: first.settings, along: first.along,
      declared: declared)
    do {
      try module.compile(
        beside: "import SwiftUI\n" + first.assets.declarations(for: sources),
        in: ProgramFolder(path: "\(folder.path)/\(moduleCount)"), with: modules,
        // Some mistakes are found behind the check of types only.
        ["-emit-sil", "-o", "/dev/null"], limit: Self.limit, isCancelled: isCancelled)
      return []
    } catch .mistakes(let mistakes) {
      return mistakes
    }
  }
}
