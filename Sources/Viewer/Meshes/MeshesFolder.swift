internal import Files
internal import Glibc
internal import Layers
internal import Opening

/// The folder of meshes that the window has saved: `$XDG_DATA_HOME/harmonic/meshes`, or the same
/// below `~/.local/share`.
nonisolated enum MeshesFolder {
  struct Failure: Error, Equatable {
    let reason: String
  }

  /// - Parameter environment: Looks up an environment variable.
  /// - Returns: `nil` where neither variable is an absolute path.
  static func path(environment: (String) -> String?) -> String? {
    func absolute(_ variable: String) -> String? {
      environment(variable).flatMap { $0.isAbsolutePath ? $0 : nil }
    }
    return (absolute("XDG_DATA_HOME") ?? absolute("HOME").map { $0 + "/.local/share" })
      .map { $0 + "/harmonic/meshes" }
  }

  /// Writes a mesh under the first free name that begins with its own, and returns the path.
  ///
  /// - Parameter environment: Looks up an environment variable.
  static func write(
    _ template: MeshTemplate,
    environment: (String) -> String? = environmentPath
  ) -> Result<String, Failure> {
    guard let folder = path(environment: environment) else {
      return .failure(Failure(reason: "neither XDG_DATA_HOME nor HOME is an absolute path"))
    }
    do throws(FileError) { try makeFolder(folder) } catch {
      return .failure(Failure(reason: "\(error)"))
    }
    let letters = template.name.prefix(64).unicodeScalars.map { letter in
      letter == "/" || letter.properties.generalCategory == .control ? "-" : letter
    }
    var name = String(String.UnicodeScalarView(letters))
    if name.isEmpty || name.hasPrefix(".") { name = "mesh" + name }
    if name.hasSuffix(".json") { name.removeLast(5) }
    let bytes = MeshFile(template).json
    var attempt = 1
    while true {
      let path = "\(folder)/\(name)\(attempt == 1 ? "" : " \(attempt)").json"
      do throws(FileError) {
        try writeWhole(bytes, to: path, replacing: false)
        return .success(path)
      } catch {
        guard case .exists = error, attempt < 1000 else {
          return .failure(Failure(reason: "\(error)"))
        }
        attempt += 1
      }
    }
  }
}
