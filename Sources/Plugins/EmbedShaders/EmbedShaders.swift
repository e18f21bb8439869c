import Foundation
import PackagePlugin

/// Runs `ShaderEmbedder` over `Resources/Shaders`, again whenever one of its files changes.
@main struct EmbedShaders: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Resources/Shaders")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedShaders.swift")
    let files =
      (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "glsl" }
      .sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "Embed \(files.count) shader files",
        executable: try context.tool(named: "ShaderEmbedder").url,
        arguments: [output.path, folder.path] + files.map(\.path),
        inputFiles: files, outputFiles: [output])
    ]
  }
}
