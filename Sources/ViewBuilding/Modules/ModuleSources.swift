internal import ViewSources

/// The sources of the modules that a user's view imports, and of what goes with them.
package struct ModuleSources: Sendable {
  /// A module, and those that it imports.
  package struct Module: Sendable {
    let name: String
    let imports: [String]
    /// Texts by their names; every one has another.
    let files: [String: String]

    package init(name: String, imports: [String], files: [String: String]) {
      (self.name, self.imports, self.files) = (name, imports, files)
    }

    /// Bytes of text, for progress.
    var size: Int { files.values.reduce(0) { $0 + $1.utf8.count } }
  }

  /// Each behind those that it imports.
  let modules: [Module]
  /// `ViewMacros`: a plug-in of the compiler.
  let macros: Module
  /// An object of every program.
  let runtime: Module

  package init(modules: [Module], macros: Module, runtime: Module) {
    (self.modules, self.macros, self.runtime) = (modules, macros, runtime)
  }

  /// All texts with their names: other sources are other bytes.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for module in modules + [macros, runtime] {
      for (name, text) in module.files.sorted(by: { $0.key < $1.key }) {
        bytes += "\0\(module.name)/\(name)\0\(text)".utf8
      }
    }
    return bytes
  }

  /// The built-in ones.
  package static let embedded = ModuleSources(
    modules: [
      embedded("Motion", []), embedded("Layers", []), embedded("Messages", ["Layers"]),
      embedded("SwiftUI", ["Motion", "Layers", "Messages"]), embeddedDeclarations,
    ].filter { !$0.files.isEmpty }, macros: embeddedMacros, runtime: embeddedRuntime)

  /// The declarations of the macros.
  package static let embeddedDeclarations = embedded(
    ModuleBuild.declarations, ["SwiftUI"], in: "Resources/Views/Declarations")
  package static let embeddedMacros = embedded("ViewMacros", [], in: "Resources/Views/Macros")
  package static let embeddedRuntime = embedded("ViewRuntime", [], in: "Resources/Views/Runtime")

  private static func embedded(
    _ name: String, _ imports: [String], in folder: String? = nil
  ) -> Module {
    let paths = ViewSources.paths(in: folder ?? "Sources/\(name)")
    let files = paths.map { path in
      // Files of different folders of a target have different names.
      (String(path.split(separator: "/").last ?? ""), ViewSources.source(at: path) ?? "")
    }
    return Module(name: name, imports: imports, files: Dictionary(files) { first, _ in first })
  }
}
