internal import Files

/// The file that shows a Swift file of a project, and the view in it.
///
/// ```swift
/// let shown = ShownFile(for: "App/Ripple.swift", cache: SourceCache())
/// shown?.path  // "App/ContentView.swift", whose preview uses the modifier in Ripple.swift
/// shown?.name  // "ContentView"
/// ```
///
/// Files are read, and nothing is compiled.
package struct ShownFile: Sendable, Hashable {
  /// As the file that is shown is written: absolute, or from the working folder.
  package let path: String
  /// The view, the app, or the first that is put on a sample.
  package let name: String
  /// Whether no view uses the file, so that samples show what it declares.
  package let isSample: Bool

  /// - Returns: `nil` for a file that cannot be read, or that shows nothing and that nothing uses.
  package init?(for path: String, cache: SourceCache) {
    // One that cannot be read is shown by nothing.
    guard let index = try? ProjectIndex(of: path, cache: cache),
      let shown = ShownView.find(in: index)
    else { return nil }
    let file = index.files[shown.file]
    self.path = shown.file == 0 ? path : Self.path(of: file.path, as: path)
    switch shown.kind {
    case .previews, .provider:
      name = file.types.first { $0.conforms(to: "View") }?.name ?? file.stem
      isSample = false
    case .app(let type), .view(let type): (name, isSample) = (type, false)
    case .samples(let samples): (name, isSample) = (samples.first?.name ?? file.stem, true)
    }
  }

  /// An absolute path, written like another one of its project.
  private static func path(of path: String, as other: String) -> String {
    guard !other.isAbsolutePath, let own = realPath(path), let folder = realPath(".") else {
      return path
    }
    return own.relativePath(from: folder)
  }
}
