internal import Binding
package import Diagnostics
internal import Files
internal import Glibc
internal import Layers
internal import Metal
internal import Parameters
package import Scenes
internal import Synchronization
internal import ViewBuilding
package import Views

/// A user's SwiftUI file that runs: its previews as scenes, and the shader files of its project.
///
/// Nothing of the project is run but the view, and that where it can neither write nor reach the
/// network. A file with mistakes has no previews, and diagnostics that say why.
package struct OpenedView: Sendable {
  package let opening: FileOpening
  /// The shader files whose functions views of the project may call.
  package private(set) var files: [EffectFile] = []
  /// A scene for each preview; none if the view cannot be shown.
  package internal(set) var sources: [SceneSource] = []
  /// Whether the program of the version before goes on, since only shaders are others.
  package private(set) var goesOn = false
  /// Position of the preview to begin with.
  private var first = 0
  /// Everything found wrong or worth knowing, of the shader files too.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The lines that the view prints, and messages about it.
  package let output: ViewOutput
  /// Why none of the previews is the one that was asked for.
  private(set) var missingPreview: OpeningError?

  private var modules: ViewModules?
  private var program: ViewProgram?
  /// The previews as they run, in their order.
  private var views: [RunningView] = []
  /// Shader functions, by the names that views call.
  private var functions: [String: DrawnFunction] = [:]
  /// The SHA-256 of the files that the shown version is made of, by their paths from the folder of
  /// the view's file.
  package private(set) var hashes: [String: String] = [:]
  /// Names that its files add to `ShaderLibrary`.
  private var libraryMembers: Set<String> = []
  private let cache: SourceCache
  /// Files that it is made of.
  private var watched: [String]

  /// Throws if the Swift file cannot be read: nothing is compiled for it then.
  package static func checkReadable(_ opening: FileOpening) throws(OpeningError) {
    do throws(ReadError) { _ = try readWhole(opening.path, limit: maxBytes) } catch {
      throw OpeningError(.unreadable, "cannot read '\(opening.path)': \(error)")
    }
  }

  /// Bytes that a Swift file may have.
  private static let maxBytes = 1 << 20

  /// Compiles the view, unless the version before is of the same texts.
  ///
  /// - Parameters:
  ///   - version: Of the first shader file; every following one has the next.
  ///   - previous: The version before.
  ///   - startsAgain: Whether a view of the same texts starts over all the same.
  ///   - isCancelled: Asked some times a second: another version may have been saved.
  ///   - note: Takes what takes time, in words.
  /// - Returns: `nil` if it was cancelled.
  package init?(
    _ opening: FileOpening, version: Int, after previous: OpenedView? = nil,
    startsAgain: Bool = true, isCancelled: () -> Bool = { false },
    note: @escaping @Sendable (Diagnostic) -> Void
  ) {
    self.opening = opening
    let path = opening.path
    output = previous?.output ?? ViewOutput(of: path) { writeLine($0) }
    cache = previous?.cache ?? SourceCache()
    watched = previous?.watched ?? [path]
    readShaders(version: version)
    do {
      let modules = try previous?.modules ?? Self.modules(note)
      self.modules = modules
      guard let cache = CacheFolder("views"), cache.isTrusted else {
        throw Diagnostic(
          "there is no folder for the view's program", hint: "set XDG_CACHE_HOME to a folder")
      }
      let build = ViewBuild(
        path: path, folder: try ProgramFolder(in: cache), modules: modules, cache: self.cache)
      let plan = try build.plan()
      (watched, libraryMembers) = (plan.watched, plan.libraryMembers)
      var program = previous?.program
      let isSame = program?.fingerprint == plan.fingerprint
      if !isSame { program = try build.run(plan, isCancelled: isCancelled) }
      guard let program else { return }
      self.program = program
      hashes = hashesOfFiles()
      goesOn =
        isSame && !startsAgain && previous?.views.allSatisfy { $0.failure == nil } == true
      try makePreviews(
        of: program, with: modules, goingOn: goesOn ? previous?.views ?? [] : [], note)
    } catch ViewBuildError.cancelled {
      return nil
    } catch ViewBuildError.mistakes(let mistakes) {
      diagnostics += mistakes
    } catch let failure as ViewFailure {
      diagnostics.append(failure.diagnostic)
    } catch let diagnostic as Diagnostic {
      diagnostics.append(diagnostic)
    } catch {
      diagnostics.append(Diagnostic("the view's program cannot be stored: \(error)"))
    }
  }

  // MARK: - Reading it

  package var path: String { opening.path }

  /// Whether something in it cannot be drawn.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The preview to begin with; `nil` if nothing can be shown.
  var firstSource: SceneSource? { sources.indices.contains(first) ? sources[first] : sources.first }

  /// The place of the view while nothing of it can be shown.
  package var waitingSource: SceneSource {
    let error = diagnostics.first { $0.severity == .error }?.message
    return .waiting(
      for: path.namePart, arguments: opening.words,
      because: .mistake(error ?? "it has nothing to show"))
  }

  /// Folders whose changes can change the picture.
  package var folders: [String] {
    let shaders = files.flatMap(\.folders)
    let linked = watched.flatMap(Files.linkedPaths)
    return Set((watched + linked).map(\.folderPart) + shaders).sorted()
  }

  /// Whether a file of this name, in one of `folders`, can change the picture.
  package var concerns: @Sendable (String) -> Bool {
    let names = Set((watched + watched.flatMap(Files.linkedPaths)).map(\.namePart))
    let shaders = files.map(\.concerns)
    return { name in
      names.contains(name) || name.hasSuffix(".swift") || name.hasSuffix(".metal")
        || shaders.contains { $0(name) }
    }
  }

  /// Takes the places of the files that a version with mistakes is made of.
  mutating func watchPlaces(of next: OpenedView) { watched = next.watched }

  /// Whether one of its files has other contents than it is made of.
  package var isOutdated: Bool {
    guard let modules, let program else { return true }
    let none = ProgramFolder(path: "")
    // A file that is gone is another.
    let plan = try? ViewBuild(path: path, folder: none, modules: modules, cache: cache).plan()
    return plan?.fingerprint != program.fingerprint || files.contains(where: \.isOutdated)
  }

  /// Why a preview shows its last picture only; `nil` while it runs.
  package func failure(of source: SceneSource) -> Diagnostic? {
    sources.firstIndex(of: source).flatMap { views[$0].failure?.diagnostic }
  }

  /// Writes a message where a command has them, as it comes.
  package static func write(_ message: Diagnostic) { writeLine("\(message)") }

  // MARK: - Making it

  private mutating func readShaders(version: Int) {
    let path = opening.path
    let group = FileGroup()
    let shaders = ProjectFiles(
      near: path, ending: ".metal", within: opening.scope.folder, marks: group.marks
    ).paths
    for shader in shaders {
      var own = opening.of(shader: shader)
      own.view = path
      // One that cannot be read is missed by the view that calls it.
      guard let file = try? EffectFile(own, version: version + files.count, in: group),
        !file.stitchableFunctions.isEmpty
      else { continue }
      diagnostics += file.diagnostics
      files.append(file)
      for function in file.stitchableFunctions where functions[function.name] == nil {
        functions[function.name] = file.drawn(function)
      }
    }
  }

  /// Makes a scene of each preview of the program.
  ///
  /// - Parameter running: The previews that run already.
  private mutating func makePreviews(
    of program: ViewProgram, with modules: ViewModules, goingOn running: [RunningView],
    _ note: (Diagnostic) -> Void
  ) throws(ViewFailure) {
    let sandbox = Self.sandbox
    if let warning = Self.takeWarning() { note(warning) }
    let folders = Self.pictureFolders(of: [path] + watched, within: opening.scope.folder)
    let runs = RunningPrograms()
    func view(_ index: Int) -> RunningView {
      RunningView(
        program, modules: modules, sandbox: sandbox, folders: folders, preview: index,
        output: output, runs: runs, locate: { [watched] in Self.place(ofCall: $0, in: watched) })
    }
    let probe = running.first ?? view(0)
    let previews = try probe.previews()
    views = running.count == previews.count ? running : [probe] + (1..<previews.count).map(view)
    for (index, preview) in previews.enumerated() {
      let canvas =
        preview.fitsView ? try views[index].start(in: preview.canvas) : preview.canvas
      sources.append(source(of: index, in: previews, on: canvas))
    }
    guard let wanted = opening.preview else { return }
    if let index = previews.firstIndex(where: { $0.name == wanted }) ?? Self.index(wanted),
      previews.indices.contains(index)
    {
      first = index
    } else {
      let names = previews.enumerated().map { $1.name.isEmpty ? "\($0 + 1)" : "'\($1.name)'" }
      missingPreview = .usage(
        "'\(path)' has no preview '\(wanted)'",
        hint: "it has \(names.joined(separator: ", "))")
    }
  }

  /// Folders whose pictures and colors a view may name: that of its first file, then the projects
  /// and packages that its files are of.
  static func pictureFolders(of files: [String], within boundary: String?) -> [String] {
    let marks = ProjectMarks()
    let projects = files.map { ProjectFolder(of: $0, within: boundary, marks: marks) }
    var found = projects.first.map { [$0.fileFolder] } ?? []
    for project in projects where project.isMarked && !found.contains(project.path) {
      found.append(project.path)
    }
    return found
  }

  private func hashesOfFiles() -> [String: String] {
    let folder = realPath(path.folderPart) ?? path.folderPart
    var found: [String: String] = [:]
    for path in watched + files.map(\.path) {
      // A file that is gone meanwhile has no hash.
      guard let real = realPath(path), let bytes = try? readWhole(real, limit: 4 << 20) else {
        continue
      }
      found[real.relativePath(from: folder)] = sha256(bytes)
    }
    return found
  }

  /// Paths of the Swift files that it is made of.
  var swiftPaths: [String] { watched.filter(FileOpening.isView) }

  /// The position of an argument among those that views pass to a shader function; `nil` if the
  /// function, or the argument in it, does not exist.
  func argumentIndex(of name: String, in function: String) -> Int? {
    functions[function]?.arguments.firstIndex { $0.control.name == name }
  }

  /// Calls of shaders that do not fit their functions, in the files that it is made of.
  var callMistakes: [Diagnostic] {
    let check = CallCheck(of: files, except: libraryMembers)
    return CallCheck.calls(in: swiftPaths).compactMap(check.mistake)
  }

  /// Where a shader function is called first; `nil` if its name is not behind a "." there.
  private static func place(ofCall function: String, in paths: [String]) -> SourceSpan? {
    for path in paths where FileOpening.isView(path) {
      // A file that is gone calls nothing.
      guard let bytes = try? readWhole(path, limit: maxBytes) else { continue }
      let lines = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        let words = line.split(omittingEmptySubsequences: false) { !$0.isIdentifierPart }
        guard let word = words.first(where: { $0 == function && $0.startIndex > line.startIndex }),
          line[line.index(before: word.startIndex)] == "."
        else { continue }
        let column = line.distance(from: line.startIndex, to: word.startIndex) + 1
        return SourceSpan(
          file: path, line: number + 1, column: column, length: function.count)
      }
    }
    return nil
  }

  /// The position of the preview with a number, which counts from 1.
  private static func index(_ text: String) -> Int? { Int(text).map { $0 - 1 } }

  private func source(
    of index: Int, in previews: [ShownPreview], on canvas: Size
  ) -> SceneSource {
    let name = previews[index].name
    let isOnly = previews.filter { $0.name == name }.count == 1 && !name.isEmpty
    let word = isOnly && Self.index(name) == nil ? name : "\(index + 1)"
    var opening = opening
    opening.preview = index == 0 ? nil : word
    let file = path.namePart
    return SceneSource(
      name: previews.count == 1 ? file : "\(file) – \(name.isEmpty ? word : name)",
      arguments: opening.words, summary: "A SwiftUI view", canvas: canvas
    ) { [view = views[index], functions] in
      ViewScene(view, calling: functions, on: canvas, in: $0)
    }
  }

  /// The modules that views import, compiled now if they are not there.
  static func modules(
    _ note: @escaping @Sendable (Diagnostic) -> Void
  ) throws -> ViewModules {
    let toolchain = try SwiftToolchain.find()
    do throws(ModuleError) {
      let isSaid = Atomic(false)
      return try ViewModules.prepare(
        for: toolchain,
        progress: { _ in
          guard !isSaid.exchange(true, ordering: .relaxed) else { return }
          note(
            Diagnostic(
              "the module SwiftUI is made ready for this version of Swift: once, in some minutes",
              severity: .note))
        })
    } catch {
      throw error.diagnostic(for: toolchain) ?? Diagnostic("the module SwiftUI cannot be compiled")
    }
  }

  private static let sandbox = Sandbox.find()
  private static let hasWarned = Atomic(false)

  /// The warning of a sandbox that does not work, once.
  private static func takeWarning() -> Diagnostic? {
    guard let warning = sandbox.warning, !hasWarned.exchange(true, ordering: .relaxed) else {
      return nil
    }
    return warning
  }
}

extension EffectFile {
  /// A function as views draw it; `nil` if it cannot be drawn.
  func drawn(_ function: StitchableFunction) -> DrawnFunction? {
    guard let name = shaderName(of: function) else { return nil }
    let arguments = bindings(of: function).compactMap { binding in
      binding.parameter.passedKind.map { DrawnFunction.Argument(binding.control, kind: $0) }
    }
    return DrawnFunction(name: name, arguments: arguments)
  }
}

extension Character {
  fileprivate var isIdentifierPart: Bool { isLetter || isNumber || self == "_" }
}

extension ParameterDeclaration {
  /// The kind of the argument that a view passes; `nil` where it passes none.
  fileprivate var passedKind: Shader.Argument.Kind? {
    switch role {
    case .value(_, let components): .numbers(components)
    case .colorValue, .straightColor: .color
    case .array, .data: .array
    case .texture: .image
    case .position, .color, .layer, .count, .unbindable: nil
    }
  }
}

/// Writes a line to standard error.
private func writeLine(_ line: String) {
  let bytes = Array((line.visibleLines + "\n").utf8)
  // A closed standard error has nobody who reads it.
  _ = write(STDERR_FILENO, bytes, bytes.count)
}
