import Files
import Foundation
import TestSupport
import ViewSources

@testable import ViewBuilding

/// The modules of the tests' views: the real macros and runtime with a small module SwiftUI. They
/// are compiled once for all tests.
enum TestModules {
  static let toolchain = Result { try SwiftToolchain.find() }
  nonisolated(unsafe) private static let folder = Result { try TemporaryFolder() }
  private static let built = Result {
    try ViewModules.prepare(
      for: toolchain.get(), sources: sources(),
      cache: CacheFolder(path: folder.get().path + "/modules"))
  }

  static func prepared() throws -> ViewModules { try built.get() }

  static func stub() throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Stub/SwiftUI.swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Puts a program at `path`.
  ///
  /// Another process writes it: one that this process has open for writing cannot be started.
  static func install(_ original: String, at path: String) throws {
    let output = try ToolRun(["/usr/bin/install", "-m", "755", original, path]).output()
    guard output.status == 0 else { throw StartError(reason: output.text) }
  }

  /// - Parameter text: Of the module SwiftUI.
  static func sources(_ text: String? = nil) throws -> ModuleSources {
    let module = try ModuleSources.Module(
      name: "SwiftUI", imports: [], files: ["SwiftUI.swift": text ?? stub()])
    return ModuleSources(
      modules: [module, ModuleSources.embeddedDeclarations], macros: ModuleSources.embeddedMacros,
      runtime: ModuleSources.embeddedRuntime)
  }
}
