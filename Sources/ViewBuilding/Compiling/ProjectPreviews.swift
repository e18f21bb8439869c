internal import Files

/// The previews and apps of a folder's Swift files, by the names that `--preview` may give.
///
/// ```swift
/// let previews = ProjectPreviews(in: ["App/EditorView.swift"])
/// previews.entry(named: "Editor")?.path  // "App/EditorView.swift"
/// ```
///
/// Files are read, and nothing is compiled.
package struct ProjectPreviews: Sendable {
  /// Something to show, in the order of files and lines.
  package struct Entry: Sendable, Hashable {
    /// The name of a preview; of a view or an app without one, its own.
    package let name: String
    package let path: String
    /// The name or the number of the preview in its file; `nil` for the first.
    package let preview: String?
    package let isApp: Bool
  }

  package let entries: [Entry]

  /// - Parameter paths: Of Swift files.
  package init(in paths: [String], cache: SourceCache = SourceCache()) {
    entries = paths.flatMap { path -> [Entry] in
      // One that cannot be read shows nothing.
      guard let source = try? cache.source(at: path), let kind = ShownView.own(of: source) else {
        return []
      }
      switch kind {
      case .previews(let previews):
        return previews.enumerated().map { index, preview in
          let isOnly = previews.filter { $0.name == preview.name }.count == 1
          let word = index == 0 ? nil : isOnly ? preview.name ?? "\(index + 1)" : "\(index + 1)"
          let name =
            preview.name ?? (previews.count == 1 ? source.stem : "\(source.stem) \(index + 1)")
          return Entry(name: name, path: path, preview: word, isApp: false)
        }
      case .app(let name): return [Entry(name: name, path: path, preview: nil, isApp: true)]
      case .view(let name): return [Entry(name: name, path: path, preview: nil, isApp: false)]
      case .provider: return [Entry(name: source.stem, path: path, preview: nil, isApp: false)]
      case .samples: return []
      }
    }
  }

  /// The entry with a name; the file's name counts as that of its first preview.
  package func entry(named name: String) -> Entry? {
    entries.first { $0.name == name }
      ?? entries.first { $0.path.namePart == name || $0.path.namePart == "\(name).swift" }
  }
}
