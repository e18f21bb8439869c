import Glibc
import ShaderTranslation

/// A `.metal` file from the command line, translated.
struct MetalFile {
  let path: String
  let translation: MetalTranslation

  /// Whether `path` names a Metal source.
  static func isNamed(by path: String) -> Bool { path.hasSuffix(".metal") }

  /// Reads and translates the file; includes are looked for in its own folder.
  ///
  /// - Throws: A failure when the file cannot be read. Mistakes in it are diagnostics of the translation.
  init(_ path: String, halfMode: HalfMode = .float) throws(CommandFailure) {
    guard access(path, R_OK) == 0 else {
      throw CommandFailure(
        .unreadableInput, "cannot read '\(path)': \(String(cString: strerror(errno)))")
    }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    self.path = path
    translation = MetalTranslation(
      of: name, in: SourceFolder(onDisk: folder), halfMode: halfMode,
      displayPrefix: slash == nil ? "" : "\(folder)/")
  }

  /// Returns the functions to work on: all, or the one called `name`.
  func functions(named name: String?) throws(CommandFailure) -> [StitchableFunction] {
    guard let name else { return translation.functions }
    let found = translation.functions.filter { $0.name == name }
    guard found.isEmpty else { return found }
    let near = nearestName(to: name, among: translation.functions.map(\.name))
    throw .usage(
      "'\(path)' has no stitchable function '\(name)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "harmonic list \(path) names them")
  }
}

extension StitchableParameter {
  /// What feeds the parameter, in words.
  var feed: String {
    switch role {
    case .position: "the pixel's place"
    case .color: "the pixel's color"
    case .layer: "the layer"
    case .value: "a parameter"
    case .colorValue: "a color"
    case .texture: "an image"
    case .array(_, let isColor): isColor ? "a list of colors" : "a list of numbers"
    case .count(let array): "the length of '\(array)'"
    case .unbindable: "nothing: SwiftUI cannot bind it"
    }
  }
}
