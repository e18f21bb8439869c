internal import Files
internal import Glibc

/// A folder of files that the window has saved: `$XDG_DATA_HOME/harmonic/meshes`, or the same below
/// `~/.local/share`.
package enum DataFolder: String, Sendable, CaseIterable {
  case meshes
  case scripts
  case presets

  package struct Failure: Error, Sendable, Equatable {
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// The kind of its files, put before a name that is empty or begins with a period.
  package var fileKind: String {
    switch self {
    case .meshes: "mesh"
    case .scripts: "script"
    case .presets: "preset"
    }
  }

  /// The ending of its files' names.
  var ending: String {
    switch self {
    case .meshes: MeshFile.ending
    case .scripts: ".txt"
    case .presets: PresetFile.ending
    }
  }

  /// - Parameter environment: Looks up an environment variable.
  /// - Returns: `nil` where neither variable is an absolute path.
  package func path(environment: (String) -> String? = environmentPath) -> String? {
    func absolute(_ variable: String) -> String? {
      environment(variable).flatMap { $0.isAbsolutePath ? $0 : nil }
    }
    return (absolute("XDG_DATA_HOME") ?? absolute("HOME").map { $0 + "/.local/share" })
      .map { $0 + "/harmonic/\(rawValue)" }
  }

  /// The path of one of its files, whose name is without what it ends in.
  package func path(ofFile name: String) -> String? { path().map { "\($0)/\(name)\(ending)" } }

  /// The names of its files without what they end in, sorted.
  package var names: [String] {
    let entries = path().flatMap { FolderEntry.all(in: $0) } ?? []
    return entries.map(\.name).filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(ending.count)) }.sorted()
  }

  /// Writes a file under the first free name that begins with `name`, and returns the path.
  ///
  /// - Parameters:
  ///   - contents: Returns the contents of a file at a path.
  ///   - environment: Looks up an environment variable.
  package func write(
    named name: String, environment: (String) -> String? = environmentPath,
    contents: (_ path: String) -> [UInt8]
  ) -> Result<String, Failure> {
    guard let folder = path(environment: environment) else {
      return .failure(Failure(reason: "neither XDG_DATA_HOME nor HOME is an absolute path"))
    }
    do throws(FileError) { try makeFolder(folder) } catch {
      return .failure(Failure(reason: "\(error)"))
    }
    let name = fileName(name)
    var attempt = 1
    while true {
      let path = "\(folder)/\(name)\(attempt == 1 ? "" : " \(attempt)")\(ending)"
      do throws(FileError) {
        try writeWhole(contents(path), to: path, replacing: false)
        return .success(path)
      } catch {
        guard case .exists = error, attempt < 1000 else {
          return .failure(Failure(reason: "\(error)"))
        }
        attempt += 1
      }
    }
  }

  /// Gives a file another name, and returns that as it is; a name that another file has is refused.
  package func rename(
    _ name: String, to other: String, environment: (String) -> String? = environmentPath
  ) -> Result<String, Failure> {
    guard let folder = path(environment: environment) else {
      return .failure(Failure(reason: "neither XDG_DATA_HOME nor HOME is an absolute path"))
    }
    let other = fileName(other)
    let paths = [name, other].map { "\(folder)/\($0)\(ending)" }
    // Unlike renaming, linking replaces nothing.
    guard link(paths[0].onDisk, paths[1].onDisk) == 0 else {
      return .failure(
        Failure(
          reason: errno == EEXIST
            ? "there is a \(fileKind) '\(other)' already" : String(cString: strerror(errno))))
    }
    unlink(paths[0].onDisk)
    return .success(other)
  }

  /// Returns a name that leaves neither the folder nor the list of its files.
  private func fileName(_ name: String) -> String {
    let letters = name.prefix(64).unicodeScalars.map { letter in
      letter == "/" || letter.properties.generalCategory == .control ? "-" : letter
    }
    var name = String(String.UnicodeScalarView(letters))
    if name.isEmpty || name.hasPrefix(".") { name = fileKind + name }
    if name.hasSuffix(ending) { name.removeLast(ending.count) }
    return name
  }
}
