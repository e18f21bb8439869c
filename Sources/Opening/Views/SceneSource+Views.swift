internal import Files
package import Scenes
internal import ViewBuilding

extension SceneSource {
  /// The command that opens it.
  package var command: String { ShellWords.text(of: ["harmonic"] + arguments) }

  /// The views of other files of the project that a Swift file belongs to: those of files before
  /// it, and those of files after it.
  package static func others(
    inProjectOf path: String
  ) -> (before: [SceneSource], after: [SceneSource]) {
    let project = ProjectFolder(of: path)
    guard project.isMarked, let own = realPath(path) else { return ([], []) }
    let all = CheckedProject.swiftPaths(in: project.path)
    guard let place = all.firstIndex(of: own) else { return ([], unopened(all)) }
    return (unopened(Array(all[..<place])), unopened(Array(all[(place + 1)...])))
  }

  /// The previews, views and apps of Swift files, the apps first; nothing is compiled.
  static func unopened(_ paths: [String]) -> [SceneSource] {
    let entries = ProjectPreviews(in: paths).entries
    let apps = entries.filter(\.isApp)
    return (apps + entries.filter { !$0.isApp }).map(unopened)
  }

  private static func unopened(_ entry: ProjectPreviews.Entry) -> SceneSource {
    var opening = FileOpening(path: entry.path)
    opening.preview = entry.preview
    return .unopened(
      UnopenedView(path: entry.path, preview: entry.preview),
      name: entry.isApp ? "Run \(entry.name)" : entry.name, arguments: opening.words)
  }
}
