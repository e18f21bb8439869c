internal import Dispatch
internal import Files
internal import Glibc
internal import Synchronization

/// Compiles the modules, the macros and the runtime into one folder.
///
/// A module's interface takes a part of the time that its code takes, and is all that others wait
/// for: the code of all modules is compiled side by side. Modules that were compiled
/// before are taken as they are.
struct ModuleBuild: Sendable {
  let sources: ModuleSources
  let toolchain: SwiftToolchain
  /// Where everything is written.
  let folder: String
  /// Modules that are compiled already, by their names.
  var built: [String: CompiledModule] = [:]
  let isCancelled: @Sendable () -> Bool

  /// The library with the code of all modules.
  static let library = "ViewModules"
  /// The module with the declarations of the macros.
  static let declarations = "MacroDeclarations"
  static let macroLibrary = "libViewMacros.so"
  static let runtimeObject = "ViewRuntime.o"

  /// Compiler's arguments for a module: those of the manifest.
  static let moduleFlags = [
    "-swift-version", "6", "-wmo", "-parse-as-library", "-package-name", "harmonic",
    "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
    "InternalImportsByDefault", "-suppress-warnings",
  ]

  /// One run of the compiler.
  private struct Step: Sendable, Hashable {
    enum Kind: Sendable { case interface, code, macros, runtime }

    let kind: Kind
    let module: String
  }

  /// The steps that are left, and what has come of the others.
  private final class Progress: Sendable {
    private struct State {
      var waiting: [Step]
      /// Modules whose interfaces are there.
      var interfaces: Set<String> = []
      var finished = 0
      var failure: ModuleError?
    }

    private let state: Mutex<State>
    private let imports: [String: [String]]

    init(_ steps: [Step], imports: [String: [String]]) {
      state = Mutex(State(waiting: steps))
      self.imports = imports
    }

    /// Takes the steps that wait for nothing; none after a failure.
    func takeReady() -> [Step] {
      state.withLock { state in
        guard state.failure == nil else { return [] }
        let ready = state.waiting.filter {
          state.interfaces.isSuperset(of: imports[$0.module] ?? [])
        }
        state.waiting.removeAll(where: ready.contains)
        return ready
      }
    }

    /// Notes the end of a step, and returns the bytes of all that have ended.
    func finish(_ step: Step, size: Int, failure: ModuleError?) -> Int {
      state.withLock { state in
        if step.kind == .interface { state.interfaces.insert(step.module) }
        state.failure = state.failure ?? failure
        state.finished += size
        return state.finished
      }
    }

    var failure: ModuleError? { state.withLock(\.failure) }
  }

  /// Runs the compiler for everything.
  ///
  /// - Parameter progress: Gets the finished part, from 0 to 1; on any thread.
  func run(progress: @escaping @Sendable (Double) -> Void) throws(ModuleError) {
    for module in all { try write(module) }
    try takeBuilt()
    let names = sources.modules.map(\.name).filter { built[$0] == nil }
    let steps =
      names.map { Step(kind: .interface, module: $0) }
      + names.map { Step(kind: .code, module: $0) }
      + [
        Step(kind: .macros, module: sources.macros.name),
        Step(kind: .runtime, module: sources.runtime.name),
      ]
    let imports = sources.modules.map { ($0.name, $0.imports.filter { built[$0] == nil }) }
    let left = Progress(steps, imports: Dictionary(uniqueKeysWithValues: imports))
    let total = steps.reduce(0) { $0 + size(of: $1) }
    let group = DispatchGroup()
    progress(0)
    startReady(of: left, in: group) { finished in progress(Double(finished) / Double(total)) }
    group.wait()
    if let failure = left.failure { throw failure }
    try link()
  }

  /// Starts the steps that wait for nothing, and behind each those that waited for it.
  private func startReady(
    of left: Progress, in group: DispatchGroup, progress: @escaping @Sendable (Int) -> Void
  ) {
    for step in left.takeReady() {
      DispatchQueue.global().async(group: group) {
        var failure: ModuleError?
        do throws(ModuleError) { try compile(step) } catch { failure = error }
        progress(left.finish(step, size: size(of: step), failure: failure))
        startReady(of: left, in: group, progress: progress)
      }
    }
  }

  private var all: [ModuleSources.Module] { sources.modules + [sources.macros, sources.runtime] }

  private func size(of step: Step) -> Int {
    let size = all.first { $0.name == step.module }?.size ?? 0
    return max(1, step.kind == .interface ? size / 8 : size)
  }

  // MARK: - The compiler

  private func compile(_ step: Step) throws(ModuleError) {
    let name = step.module
    let module = ["-module-name", name, "-I", folder]
    let host = toolchain.macroLibraries
    let words =
      switch step.kind {
      case .interface:
        Self.moduleFlags + module + [
          "-Onone", "-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule",
        ]
      case .code:
        Self.moduleFlags + module + [
          "-O", "-c", "-num-threads", "\(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))",
          "-output-file-map", try writeObjectMap(of: name),
        ]
      case .macros:
        [
          "-module-name", name, "-Onone", "-wmo", "-parse-as-library", "-suppress-warnings",
          "-emit-library", "-o", "\(folder)/\(Self.macroLibrary)", "-use-ld=lld", "-I", host,
          "-L", host, "-lSwiftSyntax", "-lSwiftSyntaxMacros", "-lSwiftSyntaxBuilder", "-Xlinker",
          "-rpath", "-Xlinker", host,
        ]
      case .runtime:
        [
          "-module-name", name, "-O", "-wmo", "-parse-as-library", "-suppress-warnings", "-c",
          "-o", "\(folder)/\(Self.runtimeObject)",
        ]
      }
    try runCompiler(words + paths(of: name), for: name)
  }

  private func link() throws(ModuleError) {
    let code = sources.modules.flatMap { built[$0.name]?.objects ?? objects(of: $0.name) }
    try runCompiler(
      [
        "-emit-library", "-o", "\(folder)/lib\(Self.library).so", "-use-ld=lld",
        // A built module may need more than what is there, such as the library of a sanitizer.
        "-Xlinker", "--no-undefined",
      ] + code, for: Self.library)
    // Only what was made of them is of use.
    removeTree("\(folder)/sources")
  }

  private func runCompiler(_ words: [String], for module: String) throws(ModuleError) {
    let output: ToolRun.Output
    do throws(ToolRun.Failure) {
      output = try ToolRun([toolchain.compiler] + words).output(isCancelled: isCancelled)
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .notStarted(let reason): throw .refused(module: module, message: reason)
      }
    }
    guard output.status != 0 else { return }
    let lines = output.text.split(separator: "\n")
    let line = lines.first { $0.contains("error:") } ?? lines.last ?? "it says nothing"
    throw .refused(module: module, message: String(line))
  }

  // MARK: - Files

  private func takeBuilt() throws(ModuleError) {
    for (name, module) in built {
      do throws(FileError) {
        let path = "\(folder)/\(name).swiftmodule"
        try writeWhole(module.interface, to: path, replacing: true, isLasting: false)
      } catch {
        throw .notStored(error.description)
      }
    }
  }

  private func paths(of module: String) -> [String] {
    let files = all.first { $0.name == module }?.files ?? [:]
    return files.keys.sorted().map { "\(folder)/sources/\(module)/\($0)" }
  }

  /// The code of each source: the compiler makes them on as many threads as there are processors.
  private func objects(of module: String) -> [String] { paths(of: module).map { $0 + ".o" } }

  /// Writes which object belongs to which source, and returns the path of that file.
  private func writeObjectMap(of module: String) throws(ModuleError) -> String {
    let members = paths(of: module).map {
      JSON.Member($0, .object([JSON.Member("object", .string($0 + ".o"))]))
    }
    let path = "\(folder)/sources/\(module).json"
    do throws(FileError) {
      let text = JSON.object(members).text()
      try writeWhole(Array(text.utf8), to: path, replacing: true, isLasting: false)
    } catch {
      throw .notStored(error.description)
    }
    return path
  }

  private func write(_ module: ModuleSources.Module) throws(ModuleError) {
    let sources = "\(folder)/sources/\(module.name)"
    do throws(FileError) {
      try makeFolder(sources)
      for (name, text) in module.files {
        let path = "\(sources)/\(name)"
        try writeWhole(Array(text.utf8), to: path, replacing: true, isLasting: false)
      }
    } catch {
      throw .notStored(error.description)
    }
  }
}
