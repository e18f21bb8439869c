import Foundation
import PackagePlugin

/// Runs `ShaderEmbedder` over the folders that the program holds as texts, again whenever one of
/// their files changes: those of `Resources`, and for `ViewSources` the modules of users' views.
@main struct EmbedShaders: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let resources = root.appending(path: "Resources")
    guard target.name == "Resources" else {
      return [
        try command(
          context, type: "ViewSources", root: root,
          folders: ["Motion", "Layers", "Messages", "SwiftUI"].map { "Sources/\($0)" }
            + ["Resources/Views"],
          endings: ["swift"])
      ]
    }
    return [
      try command(
        context, type: "ShaderFiles", root: resources.appending(path: "Shaders"), folders: [""],
        endings: ["glsl"]),
      try command(
        context, type: "CodeFiles", root: resources, folders: ["Metal", "Swift"],
        endings: ["metal", "swift"]),
      try command(
        context, type: "PageFiles", root: resources.appending(path: "Page"), folders: [""],
        endings: ["html", "css", "js", "glsl"]),
      try command(
        context, type: "ManualFiles", root: resources.appending(path: "Manual"), folders: [""],
        endings: ["md"]),
    ]
  }

  /// Embeds the files of some folders in a type, by their paths relative to `root`.
  private func command(
    _ context: PluginContext, type: String, root: URL, folders: [String], endings: Set<String>
  ) throws -> Command {
    let output = context.pluginWorkDirectoryURL.appending(path: "Embedded\(type).swift")
    let files = folders.flatMap { folder in
      (FileManager.default.enumerator(
        at: folder.isEmpty ? root : root.appending(path: folder), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? [])
    }
    .filter { endings.contains($0.pathExtension) }
    .sorted { $0.path < $1.path }
    return .buildCommand(
      displayName: "Embed \(files.count) files in \(type)",
      executable: try context.tool(named: "ShaderEmbedder").url,
      arguments: [type, output.path, root.path] + files.map(\.path),
      inputFiles: files, outputFiles: [output])
  }
}
