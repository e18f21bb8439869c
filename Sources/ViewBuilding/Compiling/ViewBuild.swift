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

  /// The name of the module that users' files are compiled into.
  static let moduleName = "UserViews"

  /// The files of a program, as they were read.
  package struct Plan: Sendable {
    let index: ProjectIndex
    let shown: ShownView
    let files: [NamedFile]
    let settings: ProjectSettings
    /// The paths of the files, and of the one with the project's settings.
    package let watched: [String]
    /// Two plans with one fingerprint give the same program.
    package let fingerprint: UInt64
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
    let files = Self.named(needed.map { index.files[$0] })
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
    let paths = try write(
      files, entry(for: plan.shown, in: index, files),
      along: index.folderNames.subtracting(ShownView.modules))

    let executable = "\(folder.path)/program"
    let output: ToolRun.Output
    do throws(ToolRun.Failure) {
      output = try ToolRun(
        [modules.toolchain.compiler] + arguments(executable, plan.settings) + paths.sorted()
          + [modules.runtimeObject]
      ).output(isCancelled: isCancelled)
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .notStarted(let reason):
        throw .mistakes([
          Diagnostic(
            "'\(modules.toolchain.compiler)' cannot be started: \(reason)",
            hint: "install Swift again")
        ])
      }
    }
    let originals = Dictionary(
      uniqueKeysWithValues: files.map { ("\(folder.path)/sources/\($0.name)", $0.source.path) })
    guard output.status == 0 else {
      let declared = index.files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
      let missing = MissingNames(declared: declared)
      let found = CompilerOutput(output.text, paths: originals).diagnostics.map(missing.explained)
      throw .mistakes(
        found.isEmpty
          ? [Diagnostic("the compiler ended with status \(output.status)")] : found)
    }
    return ViewProgram(
      executable: executable, originals: originals, shownFile: index.files[plan.shown.file].path,
      watched: plan.watched, fingerprint: plan.fingerprint, folder: folder)
  }

  private func arguments(_ executable: String, _ settings: ProjectSettings) -> [String] {
    [
      "-module-name", Self.moduleName, "-Onone", "-wmo", "-gline-tables-only", "-parse-as-library",
      "-D", "DEBUG", "-suppress-warnings", "-diagnostic-style", "llvm", "-enable-bare-slash-regex",
    ] + settings.flags + [
      "-I", modules.folder, "-L", modules.folder, "-l\(ModuleBuild.library)",
      "-Xfrontend", "-import-module", "-Xfrontend", ModuleBuild.declarations,
      "-load-plugin-library", modules.macroLibrary, "-use-ld=lld", "-Xlinker",
      "--export-dynamic", "-Xlinker", "-rpath", "-Xlinker", modules.folder, "-o", executable,
    ]
  }

  /// A file under the name that it is compiled as.
  struct NamedFile: Sendable {
    let source: ViewSource
    let name: String
  }

  /// Files of one name in different folders get different ones: the compiler insists on that.
  private static func named(_ sources: [ViewSource]) -> [NamedFile] {
    var counts = [EntryFile.name: 1]
    return sources.map { source in
      let name = source.path.namePart
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return NamedFile(
        source: source, name: count == 0 ? name : "\(source.stem)-\(count + 1).swift")
    }
  }

  private func entry(
    for shown: ShownView, in index: ProjectIndex, _ files: [NamedFile]
  ) -> EntryFile {
    let path = index.files[shown.file].path
    let name = files.first { $0.source.path == path }?.name ?? path.namePart
    let used = files.reduce(into: Set<String>()) { $0.formUnion($1.source.memberNames) }
    let declared = files.reduce(into: Set<String>()) {
      $0.formUnion(
        $1.source.members.filter { ["Color", "ShapeStyle", "UIColor"].contains($0.owner) }
          .map(\.name))
    }
    return EntryFile(
      shown: shown, fileName: name,
      assets: index.assets.declarations(used: used, declared: declared))
  }

  /// Writes the files for the compiler, and returns their paths.
  ///
  /// - Parameter modules: Those whose files are compiled along: their imports are taken out.
  private func write(
    _ files: [NamedFile], _ entry: EntryFile, along modules: Set<String>
  ) throws(ViewBuildError) -> [String] {
    let sources = "\(folder.path)/sources"
    do throws(FileError) {
      try makeFolder(sources)
      var paths = ["\(sources)/\(EntryFile.name)"]
      try writeWhole(Array(entry.text.utf8), to: paths[0], replacing: true, isLasting: false)
      for file in files {
        let path = "\(sources)/\(file.name)"
        let text = file.source.text(withoutImportsOf: modules)
        try writeWhole(text, to: path, replacing: true, isLasting: false)
        paths.append(path)
      }
      return paths
    } catch {
      throw .mistakes([
        Diagnostic(
          error.description, hint: "make room there, or set XDG_CACHE_HOME to another folder")
      ])
    }
  }
}

/// Why there is no program.
package enum ViewBuildError: Error, Sendable {
  case cancelled
  /// The mistakes, at least one.
  case mistakes([Diagnostic])
}
