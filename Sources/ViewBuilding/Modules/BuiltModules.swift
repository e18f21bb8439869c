internal import Files
internal import Glibc

/// The modules that a build of a clone of the repository has compiled.
///
/// ```swift
/// // given sources: ModuleSources
/// let built = BuiltModules(beside: "/src/harmonic/.build/release/harmonic")
/// built?.modules(among: sources.modules)["Motion"]?.objects  // its code, where it is built
/// ```
///
/// A module counts only while its sources in the clone are those that the program holds, and none
/// has changed since it was compiled.
struct BuiltModules: Sendable {
  /// Where the build puts what it makes.
  private let products: String
  private let clone: String

  /// Levels of folders between a clone and its program.
  private static let maxDepth = 4
  private static let maxBytes = 1 << 20

  /// - Parameter program: Of the build.
  /// - Returns: `nil` for a program that is not in a clone.
  init?(beside program: String) {
    products = program.folderPart
    var folder = products
    for _ in 0..<Self.maxDepth {
      folder = folder.folderPart
      guard access("\(folder)/Package.swift".onDisk, F_OK) != 0 else {
        clone = folder
        return
      }
    }
    return nil
  }

  /// The modules that count, by their names: each with all that it imports, for another form of
  /// those does not fit it.
  ///
  /// - Parameter modules: Each behind those that it imports.
  func modules(among modules: [ModuleSources.Module]) -> [String: CompiledModule] {
    var found: [String: CompiledModule] = [:]
    for module in modules where module.imports.allSatisfy({ found[$0] != nil }) {
      found[module.name] = self.module(module)
    }
    return found
  }

  /// The interface of a module and the files with its code; `nil` if it does not count.
  func files(of name: String, among modules: [ModuleSources.Module]) -> [String]? {
    self.modules(among: modules)[name].map { [interface(of: name)] + $0.objects }
  }

  private func interface(of name: String) -> String { "\(products)/Modules/\(name).swiftmodule" }

  /// Files that the compiler writes in each build: with single files, and with whole modules.
  private static func records(of name: String) -> [String] {
    ["\(name).build/primary.priors", "\(name).build/\(name).d"]
  }

  /// The compiled form of a module; `nil` if there is none that counts.
  private func module(_ module: ModuleSources.Module) -> CompiledModule? {
    let name = module.name
    var left = module.files
    var objects: [String] = []
    // The compiler leaves an object alone that would be the same; what it notes of a build is new.
    let recorded =
      Self.records(of: name).compactMap { Self.timeOfChange("\(products)/\($0)") }.max() ?? 0
    for path in Self.sources(in: "\(clone)/Sources/\(name)") {
      let object = "\(products)/\(name).build/\(path.namePart).o"
      guard let text = left.removeValue(forKey: path.namePart),
        let bytes = try? readWhole(path, limit: Self.maxBytes), bytes.elementsEqual(text.utf8),
        let changed = Self.timeOfChange(path), let made = Self.timeOfChange(object),
        max(made, recorded) >= changed
      else { return nil }
      objects.append(object)
    }
    guard left.isEmpty else { return nil }
    return CompiledModule(interfaceAt: interface(of: name), objects: objects)
  }

  private static func sources(in folder: String) -> [String] {
    (FolderEntry.all(in: folder) ?? []).flatMap { entry in
      let path = "\(folder)/\(entry.name)"
      if entry.name.hasSuffix(".swift") { return [path] }
      return entry.kind == .file ? [] : sources(in: path)
    }
  }

  /// Nanoseconds since 1970.
  private static func timeOfChange(_ path: String) -> Int? {
    var status = stat()
    guard stat(path.onDisk, &status) == 0 else { return nil }
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }
}
