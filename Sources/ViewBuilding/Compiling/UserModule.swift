internal import Diagnostics
internal import Files

/// Files of a user that are compiled as one module.
///
/// ```swift
/// // given source: ViewSource, settings: ProjectSettings
/// // given folder: ProgramFolder, modules: ViewModules
/// let module = UserModule(files: UserModule.named([source]), settings: settings)
/// try module.compile(beside: "", in: folder, with: modules, ["-emit-sil", "-o", "/dev/null"])
/// ```
struct UserModule {
  var files: [File]
  let settings: ProjectSettings
  /// The modules whose files are compiled along: their imports are taken out.
  var along: Set<String> = []
  /// Names that the project declares.
  var declared: Set<String> = []

  /// A file under the name that it is compiled as.
  struct File: Sendable {
    let source: ViewSource
    let name: String
  }

  /// Files of one name in different folders get different ones: the compiler insists on that.
  static func named(_ sources: [ViewSource]) -> [File] {
    var counts = [EntryFile.name: 1]
    return sources.map { source in
      let name = source.path.namePart
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return File(source: source, name: count == 0 ? name : "\(source.stem)-\(count + 1).swift")
    }
  }

  /// Names that files add to `ShaderLibrary`: Swift functions that look like shaders.
  static func libraryMembers(of sources: [ViewSource]) -> Set<String> {
    Set(sources.flatMap(\.members).filter { $0.owner == "ShaderLibrary" }.map(\.name))
  }

  private static let name = "UserViews"

  private var flags: [String] {
    [
      "-module-name", Self.name, "-Onone", "-wmo", "-parse-as-library", "-D", "DEBUG",
      "-suppress-warnings", "-diagnostic-style", "llvm", "-enable-bare-slash-regex",
    ] + settings.flags
  }

  /// Compiles the files.
  ///
  /// - Parameters:
  ///   - entry: The text of a file that is compiled with them.
  ///   - arguments: More of them for the compiler: the form of the result, and its place.
  ///   - limit: Mistakes that are reported at most.
  ///   - isCancelled: Asked some times a second.
  /// - Returns: The user's files by the paths under which they were compiled.
  /// - Throws: What is wrong with the files, on their lines.
  @discardableResult func compile(
    beside entry: String, in folder: ProgramFolder, with modules: ViewModules,
    _ arguments: [String], limit: Int = CompilerOutput.limit, isCancelled: () -> Bool = { false }
  ) throws(ViewBuildError) -> [String: String] {
    let paths = try write(entry, in: "\(folder.path)/sources")
    let output: ToolRun.Output
    do throws(ToolRun.Failure) {
      output = try ToolRun(
        [modules.toolchain.compiler] + flags + [
          "-I", modules.folder, "-Xfrontend", "-import-module", "-Xfrontend",
          ModuleBuild.declarations, "-load-plugin-library", modules.macroLibrary,
        ] + paths.sorted() + arguments
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
      let missing = MissingNames(declared: declared)
      let found = CompilerOutput(output.text, paths: originals, limit: limit).diagnostics
        .map(missing.explained)
      throw .mistakes(
        found.isEmpty
          ? [Diagnostic("the compiler ended with status \(output.status)")] : found)
    }
    return originals
  }

  /// Writes the files for the compiler, and returns their paths.
  private func write(_ entry: String, in sources: String) throws(ViewBuildError) -> [String] {
    do throws(FileError) {
      try makeFolder(sources)
      var paths = ["\(sources)/\(EntryFile.name)"]
      try writeWhole(Array(entry.utf8), to: paths[0], replacing: true, isLasting: false)
      for file in files {
        let path = "\(sources)/\(file.name)"
        let text = file.source.text(withoutImportsOf: along)
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
