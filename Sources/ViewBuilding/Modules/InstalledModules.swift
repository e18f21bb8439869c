internal import Files
internal import Glibc

/// The modules that an installation brings with the program, compiled.
///
/// `Scripts/install` puts them at `../lib/harmonic`, seen from the program: the interface and the
/// code of each, as the compiler that built the program has made them. They count for that compiler
/// alone: another one refuses their interfaces.
package struct InstalledModules: Sendable {
  private let folder: String

  /// Where each module belongs, seen from `lib/harmonic` and without an extension:
  /// "modules-8f3a/SwiftUI".
  package static var paths: [String] {
    let folder = folderName(of: .embedded)
    let declarations = ModuleBuild.declarations
    return ModuleSources.embedded.modules.map(\.name).filter { $0 != declarations }
      .map { "\(folder)/\($0)" }
  }

  /// The interface of a module that a build of a clone has compiled beside the running program, and
  /// the files with its code.
  ///
  /// - Returns: `nil` if that module is not compiled, or has changed since.
  package static func compiledFiles(of name: String) -> [String]? {
    guard let program = realPath("/proc/self/exe"), let clone = BuiltModules(beside: program)
    else { return nil }
    return clone.files(of: name, among: ModuleSources.embedded.modules)
  }

  /// The folder of the modules with these sources, seen from `lib/harmonic`.
  static func folderName(of sources: ModuleSources) -> String {
    "modules-" + String(fnv1a(sources.bytes), radix: 16)
  }

  /// - Parameter program: Of the installation, without links in its path.
  /// - Returns: `nil` for a program beside which there are none with these sources.
  init?(beside program: String, sources: ModuleSources) {
    let name = Self.folderName(of: sources)
    guard let folder = realPath("\(program.folderPart)/../lib/harmonic/\(name)") else { return nil }
    self.folder = folder
  }

  /// The modules that are there, by their names: each with all that it imports.
  func modules(among modules: [ModuleSources.Module]) -> [String: CompiledModule] {
    var found: [String: CompiledModule] = [:]
    for module in modules where module.imports.allSatisfy({ found[$0] != nil }) {
      let object = "\(folder)/\(module.name).o"
      guard access(object.onDisk, R_OK) == 0 else { continue }
      found[module.name] = CompiledModule(
        interfaceAt: "\(folder)/\(module.name).swiftmodule", objects: [object])
    }
    return found
  }
}
