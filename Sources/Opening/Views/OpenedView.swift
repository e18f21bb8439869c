internal import Diagnostics
internal import Files
internal import Glibc
internal import Scenes
internal import Synchronization
internal import ViewBuilding
internal import Views

/// A user's SwiftUI file that runs: its program, and the shader files of its project.
///
/// Nothing of the project is run but the view, and that where it can neither write nor reach the
/// network.
struct OpenedView {
  let source: SceneSource
  /// The shader files whose functions views of the project may call.
  let files: [EffectFile]

  /// Whether a Swift file is run, and not only read for the shaders that it calls: whether it
  /// imports SwiftUI.
  static func runs(_ opening: FileOpening) -> Bool {
    guard opening.scope == .everything,
      let bytes = try? readWhole(opening.path, limit: maxBytes)
    else { return false }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .contains { $0.split(separator: " ").starts(with: ["import", "SwiftUI"]) }
  }

  /// Bytes that a Swift file may have.
  private static let maxBytes = 1 << 20

  /// Compiles the view and starts it.
  ///
  /// - Parameters:
  ///   - version: Of the first shader file; every following one has the next.
  ///   - report: Takes mistakes, and remarks while the view runs.
  init(
    _ opening: FileOpening, version: Int, report: (Diagnostic) -> Void
  ) throws(OpeningError) {
    let path = opening.path
    let modules: ViewModules
    do {
      modules = try Self.modules()
    } catch let diagnostic as Diagnostic {
      report(diagnostic)
      throw OpeningError(
        .rejected, "'\(path)' cannot be run", hint: "the message above says what is missing")
    } catch {
      throw OpeningError(.rejected, "'\(path)' cannot be run: \(error)")
    }
    let program: ViewProgram
    do throws(ViewBuildError) {
      program = try ViewBuild(path: path, folder: try Self.newFolder(), modules: modules).run()
    } catch {
      if case .mistakes(let mistakes) = error {
        for mistake in mistakes { report(mistake) }
      }
      throw OpeningError(
        .rejected, "'\(path)' cannot be compiled", hint: "the messages above say why")
    }
    let group = FileGroup()
    let shaders = ProjectFiles(
      near: path, ending: ".metal", within: opening.scope.folder, marks: group.marks
    ).paths
    var files: [EffectFile] = []
    for shader in shaders {
      var own = opening.of(shader: shader)
      own.view = path
      // One that cannot be read is missed by the view that calls it.
      guard let file = try? EffectFile(own, version: version + files.count, in: group),
        !file.stitchableFunctions.isEmpty
      else { continue }
      for diagnostic in file.diagnostics { report(diagnostic) }
      files.append(file)
    }
    self.files = files
    var functions: [String: String] = [:]
    for file in files {
      for function in file.stitchableFunctions {
        if functions[function.name] == nil {
          functions[function.name] = file.shaderName(of: function)
        }
      }
    }
    let sandbox = Sandbox.find()
    if let warning = sandbox.warning { writeLine(warning) }
    let view = RunningView(
      program, modules: modules, sandbox: sandbox,
      folders: [realPath(path.folderPart) ?? path.folderPart],
      functions: functions, report: { writeLine("\($0)") }, print: { writeLine("\(path): \($0)") })
    do throws(ViewFailure) {
      try view.start(in: RunningView.canvas)
    } catch {
      throw OpeningError(
        .rejected, "'\(path)' cannot be shown", hint: "the message above says why")
    }
    source = SceneSource(
      name: path.namePart, arguments: opening.words, summary: "A SwiftUI view",
      canvas: RunningView.canvas
    ) { _ in ViewScene(view) }
  }

  private static func modules() throws -> ViewModules {
    let toolchain = try SwiftToolchain.find()
    do throws(ModuleError) {
      let isSaid = Atomic(false)
      return try ViewModules.prepare(
        for: toolchain,
        progress: { _ in
          guard !isSaid.exchange(true, ordering: .relaxed) else { return }
          writeLine(
            "note: the module SwiftUI is compiled for this version of Swift: once, in up to two minutes"
          )
        })
    } catch {
      throw error.diagnostic(for: toolchain) ?? Diagnostic("the module SwiftUI cannot be compiled")
    }
  }

  /// A new folder for a program. It stays when the program ends.
  private static func newFolder() throws(ViewBuildError) -> String {
    guard let cache = CacheFolder("views"), cache.isTrusted else {
      throw .mistakes([
        Diagnostic(
          "there is no folder for the view's program", hint: "set XDG_CACHE_HOME to a folder")
      ])
    }
    do throws(FileError) {
      try makeFolder(cache.path)
      // The call writes characters of its own in place of the last six.
      var template = "\(cache.path)/\(getpid())-XXXXXX".onDisk
      guard mkdtemp(&template) != nil else {
        throw FileError.noFolder(
          path: cache.path, reason: systemReason(errno, in: "mkdtemp"))
      }
      return String(onDisk: template)
    } catch {
      throw .mistakes([Diagnostic("the view's program cannot be stored: \(error)")])
    }
  }
}

/// Writes a line to standard error.
private func writeLine(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  // A closed standard error has nobody who reads it.
  _ = write(STDERR_FILENO, bytes, bytes.count)
}
