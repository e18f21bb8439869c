package import Diagnostics
internal import Dialects
internal import Files
internal import SwiftSource
internal import ViewBuilding

/// A folder of Swift and shader files as they are judged: the views compiled, and their calls of
/// shaders held against the functions. Nothing of it is run.
///
/// ```swift
/// // given folder: String
/// let project = try CheckedProject(folder) { FileOpening(path: $0) } note: { print($0) }
/// for file in project.files { print(file.path, file.diagnostics) }
/// ```
package struct CheckedProject: Sendable {
  /// The Swift files that have views or call shaders, in the order of their folders and names.
  package let files: [File]
  /// Paths of the files with shaders.
  package let shaderPaths: [String]
  /// Mistakes that are in none of its files.
  package let diagnostics: [Diagnostic]

  /// A Swift file.
  package struct File: Sendable {
    package let path: String
    package let previews: [Preview]
    /// Names of views, modifiers and transitions.
    package let views: [String]
    package let calls: [Call]
    package fileprivate(set) var diagnostics: [Diagnostic]
  }

  package struct Preview: Sendable {
    /// `nil` if it has none.
    package let name: String?
    package let line: Int
  }

  /// A call of a shader function.
  package struct Call: Sendable {
    package let function: String
    package let line: Int
    package let column: Int
    /// As many arguments as it passes.
    package let count: Int
  }

  /// The folder that a path means on the command line: itself, or the one around an Xcode project
  /// or a `Package.swift`; `nil` for anything else.
  package static func folder(of path: String) -> String? {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if path.namePart == "Package.swift" { return path.folderPart }
    guard FileOpening.isFolder(path) else { return nil }
    if isXcodeProject(path) { return path.folderPart }
    return FileOpening.isProject(path) ? nil : path
  }

  private static func isXcodeProject(_ path: String) -> Bool {
    [".xcodeproj", ".xcworkspace"].contains(where: path.hasSuffix)
  }

  /// Whether a folder with these names is that of an Xcode project or of a package.
  static func isMarked(_ names: [String]) -> Bool {
    names.contains { $0 == "Package.swift" || isXcodeProject($0) }
  }

  /// Reads the files of a folder and of those below it, and compiles the views.
  ///
  /// - Parameters:
  ///   - opening: How a file is opened.
  ///   - note: Takes what takes time, in words.
  package init(
    _ folder: String, opening: (String) throws(OpeningError) -> FileOpening,
    note: @escaping @Sendable (Diagnostic) -> Void
  ) throws(OpeningError) {
    let swift = Self.swiftPaths(in: folder)
    let group = FileGroup()
    var shaders: [EffectFile] = []
    for path in Self.shaderPaths(in: folder) {
      let own = try opening(path)
      // One that cannot be read is reported when it is opened by itself.
      guard let file = try? EffectFile(own, in: group), file.isShader else { continue }
      shaders.append(file)
    }
    shaderPaths = shaders.map(\.path)
    guard !swift.isEmpty || !shaders.isEmpty else {
      throw OpeningError(
        .unreadable, "'\(folder)' holds neither Swift files nor shaders",
        hint: "name the folder of a project")
    }

    var mistakes: [Diagnostic] = []
    var (compiled, libraryMembers): ([ProjectCheck.File], Set<String>) = ([], [])
    if !swift.isEmpty {
      do {
        guard let cache = CacheFolder("views"), cache.isTrusted else {
          throw Diagnostic(
            "there is no folder for what is compiled", hint: "set XDG_CACHE_HOME to a folder")
        }
        var check = ProjectCheck(
          swift, in: try ProgramFolder(in: cache), with: try OpenedView.modules(note))
        (compiled, libraryMembers) = (check.files, check.libraryMembers)
        mistakes = try check.mistakes()
      } catch ViewBuildError.mistakes(let found) {
        mistakes = found
      } catch let diagnostic as Diagnostic {
        mistakes = [diagnostic]
      } catch {
        mistakes = [Diagnostic("the views cannot be compiled: \(error)")]
      }
    }
    let calls = CallCheck.calls(in: swift)
    let check = CallCheck(of: shaders, except: libraryMembers)
    mistakes += calls.compactMap(check.mistake)
    (files, diagnostics) = Self.files(swift, compiled, calls, mistakes)
  }

  /// Paths of the Swift files in a folder and in those below it, without its tests.
  static func swiftPaths(in folder: String) -> [String] {
    paths(in: folder, ending: ".swift").filter {
      $0.namePart != "Package.swift" && !$0.pathParts.dropLast().contains { $0.hasSuffix("Tests") }
    }
  }

  /// Paths of the shader files in a folder and in those below it.
  static func shaderPaths(in folder: String) -> [String] {
    KnownDialects.fileEndings.flatMap { paths(in: folder, ending: $0) }
  }

  private static func paths(in folder: String, ending: String) -> [String] {
    ProjectFiles(near: "\(folder)/\(ending)", ending: ending, within: realPath(folder)).paths
  }

  /// Puts together what is known of each file, and returns the mistakes that are in none of them.
  private static func files(
    _ paths: [String], _ compiled: [ProjectCheck.File], _ calls: [ShaderCall],
    _ mistakes: [Diagnostic]
  ) -> (files: [File], others: [Diagnostic]) {
    let compiled = Dictionary(uniqueKeysWithValues: compiled.map { ($0.path, $0) })
    let calls = Dictionary(grouping: calls, by: \.path)
    // The compiler is given paths without symbolic links.
    let places = Dictionary(
      paths.map { (realPath($0) ?? $0, $0) }, uniquingKeysWith: { first, _ in first })
    var (found, others): ([String: [Diagnostic]], [Diagnostic]) = ([:], [])
    for mistake in mistakes {
      guard let span = mistake.span, let path = places[realPath(span.file) ?? span.file] else {
        others.append(mistake)
        continue
      }
      var own = mistake
      own.span = SourceSpan(
        file: path, line: span.line, column: span.column, length: span.length)
      found[path, default: []].append(own)
    }
    let files = paths.compactMap { path -> File? in
      let own = compiled[path]
      guard own != nil || calls[path] != nil || found[path] != nil else { return nil }
      return File(
        path: path,
        previews: (own?.previews ?? []).map { Preview(name: $0.name, line: $0.line) },
        views: own?.views ?? [],
        calls: (calls[path] ?? []).map {
          Call(
            function: $0.function, line: $0.line, column: $0.column, count: $0.arguments.count)
        },
        diagnostics: (found[path] ?? []).sorted { a, b in
          (a.span?.line ?? 0, a.span?.column ?? 0) < (b.span?.line ?? 0, b.span?.column ?? 0)
        })
    }
    return (files, others)
  }
}
