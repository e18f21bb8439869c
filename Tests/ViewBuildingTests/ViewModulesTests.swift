import Diagnostics
import Files
import Foundation
import Synchronization
import TestSupport
import Testing
import ViewSources

@testable import ViewBuilding

@Suite struct ViewModulesTests {
  private let folder: TemporaryFolder
  private let cache: CacheFolder

  init() throws {
    folder = try TemporaryFolder()
    cache = CacheFolder(path: folder.path + "/modules")
  }

  /// Modules that are compiled in a moment, of which `B` imports `A`.
  private func sources(_ text: String = "public import A\npublic let b = a + 1") -> ModuleSources {
    func module(_ name: String, _ imports: [String], _ text: String) -> ModuleSources.Module {
      ModuleSources.Module(name: name, imports: imports, files: ["\(name).swift": text])
    }
    return ModuleSources(
      modules: [module("A", [], "public let a = 1"), module("B", ["A"], text)],
      macros: module("ViewMacros", [], "public let c = 1"),
      runtime: module("ViewRuntime", [], "public let d = 1"))
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test func theyAreCompiledOnceEvenByTwo() throws {
    let toolchain = try TestModules.toolchain.get()
    let parts = Mutex<[Double]>([])
    let sources = sources()
    let results = Mutex<[Result<ViewModules, any Error>]>([])
    DispatchQueue.concurrentPerform(iterations: 2) { [cache] _ in
      let result = Result {
        try ViewModules.prepare(
          for: toolchain, sources: sources, cache: cache,
          progress: { part in parts.withLock { $0.append(part) } })
      }
      results.withLock { $0.append(result) }
    }
    let found = try results.withLock { try $0.map { try $0.get() } }
    #expect(found.count == 2)
    #expect(found[0] == found[1])
    let progress = parts.withLock(\.self)
    // Once the beginning, and one step each for two interfaces, two codes, macros and runtime
    #expect(progress.count == 7)
    #expect(progress.first == 0)
    #expect(progress.max() == 1)
    #expect(try names(cache.path).count == 2)
    let expected = [
      "A.swiftmodule", "B.swiftmodule", "libViewModules.so", "libViewMacros.so", "ViewRuntime.o",
    ]
    #expect(try Set(names(found[0].folder)).isSuperset(of: expected))

    _ = try ViewModules.prepare(
      for: toolchain, sources: sources, cache: cache,
      progress: { _ in Issue.record("compiled again") })
  }

  @Test func otherSourcesAreOtherModules() throws {
    let toolchain = try TestModules.toolchain.get()
    let first = try ViewModules.prepare(for: toolchain, sources: sources(), cache: cache)
    let second = try ViewModules.prepare(
      for: toolchain, sources: sources("public let b = 3"), cache: cache)
    #expect(first.folder != second.folder)
    #expect(try names(cache.path).count == 3)
  }

  @Test func aModuleThatIsRefusedLeavesNothing() throws {
    let toolchain = try TestModules.toolchain.get()
    let error = try #require(throws: ModuleError.self) {
      try ViewModules.prepare(for: toolchain, sources: sources("let b: Int = \"\""), cache: cache)
    }
    let message = try #require(error.diagnostic(for: toolchain))
    #expect(message.message.contains("cannot compile the module 'B'"))
    #expect(message.message.contains("cannot convert"))
    #expect(message.hint != nil)
    #expect(try names(cache.path) == ["lock"])
  }

  @Test func cancellingEndsTheCompiler() throws {
    let toolchain = try TestModules.toolchain.get()
    #expect(throws: ModuleError.cancelled) {
      try ViewModules.prepare(
        for: toolchain, sources: sources(), cache: cache, isCancelled: { true })
    }
    #expect(try names(cache.path) == ["lock"])
  }

  @Test func withoutACacheThereAreNone() throws {
    let toolchain = try TestModules.toolchain.get()
    #expect(throws: ModuleError.noFolder) {
      try ViewModules.prepare(for: toolchain, sources: sources(), cache: nil)
    }
    chmod(folder.path, 0o777)
    #expect(throws: ModuleError.noFolder) {
      try ViewModules.prepare(for: toolchain, sources: sources(), cache: cache)
    }
  }

  /// Files of one name in two folders of a room would be one.
  @Test(arguments: ["Motion", "Layers", "Messages", "SwiftUI"])
  func everyFileTravels(name: String) throws {
    let module = try #require(ModuleSources.embedded.modules.first { $0.name == name })
    #expect(module.files.count == ViewSources.paths(in: "Sources/\(name)").count)
    #expect(module.files.count > 10)
    // Its imports are those of the manifest.
    let manifest = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let target = try #require(
      try text.firstMatch(of: Regex("target\\(\\s*name: \"\(name)\",[^()]*")))
    let imports = module.imports.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(
      imports.isEmpty
        ? !target.0.contains("dependencies") : target.0.contains("dependencies: [\(imports)]"))
  }

  // MARK: - Clones

  /// A clone whose build has compiled the module `A`; the path of its program is returned.
  private func clone(of text: String, flags: [String] = []) throws -> String {
    let products = "\(folder.path)/clone/.build/debug"
    try makeFolder("\(folder.path)/clone/Sources/A/Values")
    try makeFolder("\(products)/Modules")
    try makeFolder("\(products)/A.build")
    _ = try folder.file("clone/Package.swift", [])
    let source = try folder.file("clone/Sources/A/Values/A.swift", Array(text.utf8))
    let output = try ToolRun(
      [
        try TestModules.toolchain.get().compiler, "-module-name", "A", "-parse-as-library",
        "-emit-module", "-emit-module-path", "\(products)/Modules/A.swiftmodule", "-c", source,
        "-o", "\(products)/A.build/A.swift.o",
      ] + flags
    ).output()
    try #require(output.status == 0, "\(output.text)")
    return "\(products)/harmonic"
  }

  /// Prepares the modules `A` and `B` beside a program, and returns how many steps that took.
  private func steps(beside program: String) throws -> Int {
    let count = Mutex(0)
    let modules = try ViewModules.prepare(
      for: TestModules.toolchain.get(), sources: sources(), cache: cache, program: program,
      progress: { _ in count.withLock { $0 += 1 } })
    let expected = ["A.swiftmodule", "B.swiftmodule", "libViewModules.so"]
    #expect(try Set(names(modules.folder)).isSuperset(of: expected))
    return count.withLock(\.self)
  }

  @Test func whatACloneHasBuiltIsNotCompiledAgain() throws {
    // The beginning, an interface, its code, macros and runtime
    #expect(try steps(beside: clone(of: "public let a = 1")) == 5)
  }

  @Test func aCloneWithOtherSourcesIsLeftAlone() throws {
    #expect(try steps(beside: clone(of: "public let a = 2")) == 7)
  }

  @Test func aCloneThatIsChangedSinceItsBuildIsLeftAlone() throws {
    let program = try clone(of: "public let a = 1")
    let source = "\(folder.path)/clone/Sources/A/Values/A.swift"
    let later = Date(timeIntervalSinceNow: 60)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: source)
    #expect(try steps(beside: program) == 7)
  }

  /// The compiler left its code alone, and noted that it had looked at the source.
  @Test(arguments: ["primary.priors", "A.d"])
  func aSourceWhoseCodeStaysIsStillBuilt(record name: String) throws {
    let program = try clone(of: "public let a = 1")
    let source = "\(folder.path)/clone/Sources/A/Values/A.swift"
    let record = try folder.file("clone/.build/debug/A.build/\(name)", [])
    for (path, seconds) in [(source, 60.0), (record, 61)] {
      let date = Date(timeIntervalSinceNow: seconds)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    #expect(try steps(beside: program) == 5)
  }

  /// It was compiled with another form of what it imports.
  @Test func aModuleIsTakenOnlyWithWhatItImports() throws {
    let program = try clone(of: "public let a = 2")
    let products = program.folderPart
    try makeFolder("\(folder.path)/clone/Sources/B")
    try makeFolder("\(products)/B.build")
    _ = try folder.file(
      "clone/Sources/B/B.swift", Array("public import A\npublic let b = a + 1".utf8))
    _ = try folder.file("clone/.build/debug/B.build/B.swift.o", [])
    _ = try folder.file("clone/.build/debug/Modules/B.swiftmodule", [])
    // Nothing is taken: the damaged B would be refused, and all begun once more.
    #expect(try steps(beside: program) == 7)
  }

  /// Its code needs functions of a library that is not linked: all is compiled after all.
  @Test func aBuildThatCannotBeUsedIsLeftAlone() throws {
    #expect(try steps(beside: clone(of: "public let a = 1", flags: ["-sanitize=thread"])) > 7)
  }

  // MARK: - Installations

  /// An installation that brings the module `A`; the path of its program is returned.
  private func installation(of text: String) throws -> String {
    let products = try clone(of: text).folderPart
    let name = InstalledModules.folderName(of: sources())
    let modules = "\(folder.path)/prefix/lib/harmonic/\(name)"
    try makeFolder("\(folder.path)/prefix/bin")
    try makeFolder(modules)
    for (from, to) in [("Modules/A.swiftmodule", "A.swiftmodule"), ("A.build/A.swift.o", "A.o")] {
      try FileManager.default.moveItem(atPath: "\(products)/\(from)", toPath: "\(modules)/\(to)")
    }
    return "\(folder.path)/prefix/bin/harmonic"
  }

  @Test func whatAnInstallationBringsIsNotCompiledAgain() throws {
    #expect(try steps(beside: installation(of: "public let a = 1")) == 5)
  }

  /// As those of another compiler: all is compiled after all.
  @Test func installedModulesThatAreRefusedAreLeftAlone() throws {
    let program = try installation(of: "public let a = 1")
    let name = InstalledModules.folderName(of: sources())
    _ = try folder.file("prefix/lib/harmonic/\(name)/A.swiftmodule", Array("damaged".utf8))
    #expect(try steps(beside: program) > 7)
  }

  @Test func modulesOfOtherSourcesAreLeftAlone() throws {
    let program = try installation(of: "public let a = 1")
    let name = InstalledModules.folderName(of: sources())
    let modules = "\(folder.path)/prefix/lib/harmonic"
    try FileManager.default.moveItem(atPath: "\(modules)/\(name)", toPath: "\(modules)/modules-0")
    #expect(try steps(beside: program) == 7)
  }

  // MARK: - Toolchains

  private func standIn(_ script: String) throws -> String {
    let text = try folder.file("text", Array("#!/bin/sh\n\(script)\n".utf8))
    try TestModules.install(text, at: "\(folder.path)/swiftc")
    return folder.path
  }

  private func message(findingIn folders: [String]) throws -> String {
    try #require(throws: Diagnostic.self) { try SwiftToolchain.find(in: folders) }.description
  }

  @Test func aMissingCompilerIsReported() throws {
    let text = try message(findingIn: [folder.path, "relative"])
    #expect(text.contains("no Swift compiler was found"))
    #expect(text.contains("hint: install Swift"))
  }

  @Test func anOldCompilerIsReported() throws {
    let path = try standIn(
      """
      echo '{"compilerVersion": "Swift version 5.9.2 (x)", "paths": {"runtimeResourcePath": "/x"}}'
      """)
    let text = try message(findingIn: [path])
    #expect(text.contains("Swift version 5.9.2 (x), which is too old"))
    #expect(text.contains("6.1 or later"))
  }

  @Test(arguments: ["echo broken; exit 1", "echo '{}'", "exit 0", "kill -9 $$"])
  func aDamagedCompilerIsReported(script: String) throws {
    let text = try message(findingIn: [standIn(script)])
    #expect(text.contains("does not say what version it is"))
    #expect(text.contains("hint: "))
  }
}
