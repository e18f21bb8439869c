package import Diagnostics
internal import Files

/// Compiles a user's Swift file, with what it needs of its project, to a program.
///
/// ```swift
/// // given modules: ViewModules, folder: ProgramFolder
/// let build = ViewBuild(path: "App/Ripple.swift", folder: folder, modules: modules)
/// let plan = try build.plan()
/// let program = try build.run(plan)
/// program.executable  // "…/program"
/// ```
///
/// Nothing in the user's folders is written, and nothing of the project is run.
package struct ViewBuild: Sendable {
  /// The user's file.
  let path: String
  /// Where the program and all that is made for it is written; a new one for each build.
  let folder: ProgramFolder
  let modules: ViewModules
  /// Files that were read for builds before.
  let cache: SourceCache

  package init(
    path: String, folder: ProgramFolder, modules: ViewModules, cache: SourceCache = SourceCache()
  ) {
    (self.path, self.folder, self.modules, self.cache) = (path, folder, modules, cache)
  }

  /// The files of a program, as they were read.
  package struct Plan: Sendable {
    let index: ProjectIndex
    let shown: ShownView
    let files: [UserModule.File]
    let settings: ProjectSettings
    /// The paths of the files, and of the one with the project's settings.
    package let watched: [String]
    /// Two plans with one fingerprint give the same program.
    package let fingerprint: UInt64

    /// Names that the files add to `ShaderLibrary`.
    package var libraryMembers: Set<String> { UserModule.libraryMembers(of: files.map(\.source)) }
  }

  /// Reads the files that the program is made of.
  ///
  /// - Throws: Why there is nothing to compile.
  package func plan() throws(ViewBuildError) -> Plan {
    let index: ProjectIndex
    do throws(ReadError) {
      index = try ProjectIndex(of: path, cache: cache)
    } catch {
      throw .mistakes([Diagnostic("cannot read '\(path)': \(error)")])
    }
    guard let shown = ShownView.find(in: index) else {
      throw .mistakes([
        Diagnostic(
          "no preview and no view without arguments in '\(path.namePart)'",
          hint: "add '#Preview { … }' with the view that is to be shown")
      ])
    }
    // What the file shows may be in another file; the opened one belongs to it all the same.
    var needed = index.closure(of: shown.file)
    needed += index.closure(of: 0).filter { !needed.contains($0) }
    let files = UserModule.named(needed.map { index.files[$0] })
    let settings = ProjectSettings(of: index.project)
    var parts = settings.flags + [modules.folder, entry(for: shown, in: index, files).text]
    for file in files { parts += [file.name, String(decoding: file.source.text, as: UTF8.self)] }
    return Plan(
      index: index, shown: shown, files: files, settings: settings,
      watched: files.map(\.source.path) + [settings.path].compactMap(\.self),
      fingerprint: fnv1a(parts.joined(separator: "\0").utf8))
  }

  /// Compiles and links the program.
  ///
  /// - Parameters:
  ///   - plan: Read now if left out.
  ///   - isCancelled: Asked some times a second: another version may have been saved.
  /// - Throws: What is wrong with the user's files, on their lines.
  package func run(
    _ plan: Plan? = nil, isCancelled: () -> Bool = { false }
  ) throws(ViewBuildError) -> ViewProgram {
    let plan = if let plan { plan } else { try self.plan() }
    let (index, files) = (plan.index, plan.files)
    let module = UserModule(
      files: files, settings: plan.settings,
      along: index.folderNames.subtracting(ShownView.modules),
      declared: index.files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) })
    let executable = "\(folder.path)/program"
    let originals = try module.compile(
      beside: entry(for: plan.shown, in: index, files).text, in: folder, with: modules,
      [
        "-gline-tables-only", "-L", modules.folder, "-l\(ModuleBuild.library)", "-use-ld=lld",
        "-Xlinker", "--export-dynamic", "-Xlinker", "-rpath", "-Xlinker", modules.folder, "-o",
        executable, modules.runtimeObject,
      ], isCancelled: isCancelled)
    ProjectResources(of: index.project).link(into: folder.path)
    return ViewProgram(
      executable: executable, originals: originals, shownFile: index.files[plan.shown.file].path,
      watched: plan.watched, fingerprint: plan.fingerprint, folder: folder)
  }

  private func entry(
    for shown: ShownView, in index: ProjectIndex, _ files: [UserModule.File]
  ) -> EntryFile {
    let path = index.files[shown.file].path
    let name = files.first { $0.source.path == path }?.name ?? path.namePart
    return EntryFile(
      shown: shown, fileName: name, assets: index.assets.declarations(for: files.map(\.source)))
  }
}

/// Why there is no program.
package enum ViewBuildError: Error, Sendable {
  case cancelled
  /// The mistakes, at least one.
  case mistakes([Diagnostic])
}
