internal import Diagnostics
package import Files
internal import Glibc

/// The compiled modules for one toolchain, in the cache folder.
///
/// ```swift
/// let toolchain = try SwiftToolchain.find()
/// let modules = try ViewModules.prepare(for: toolchain, progress: { print($0) })
/// modules.folder  // "/home/ada/.cache/harmonic/modules/8f3a…"
/// ```
///
/// They are compiled once for a version of the compiler and of the sources; what a clone of the
/// repository has built of them, or an installation has brought, is not compiled again. The folder
/// is whole or absent: it gets its name once everything is in it. Two processes at once compile it
/// once.
package struct ViewModules: Sendable, Hashable {
  package let folder: String
  package let toolchain: SwiftToolchain

  /// An object that every program is linked with.
  var runtimeObject: String { "\(folder)/\(ModuleBuild.runtimeObject)" }

  /// A plug-in of the compiler.
  var macroLibrary: String { "\(folder)/\(ModuleBuild.macroLibrary)" }

  /// Sets of modules that stay in the cache: those of toolchains that are used in turn.
  private static let limit = 3

  /// Returns the modules, and compiles them first if they are not there.
  ///
  /// - Parameters:
  ///   - cache: Where they are stored.
  ///   - program: The path of the running program.
  ///   - isCancelled: Asked some times a second.
  ///   - progress: Gets the finished part from 0 to 1, on any thread; not called if they are there.
  package static func prepare(
    for toolchain: SwiftToolchain, sources: ModuleSources = .embedded,
    cache: CacheFolder? = CacheFolder("modules"), program: String? = realPath("/proc/self/exe"),
    isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) throws(ModuleError) -> ViewModules {
    guard let cache, cache.isTrusted else { throw .noFolder }
    let key = key(of: sources, toolchain)
    let folder = "\(cache.path)/\(key)"
    let modules = ViewModules(folder: folder, toolchain: toolchain)
    if modules.isThere { return modules }

    do throws(FileError) { try makeFolder(cache.path) } catch {
      throw .notStored(error.description)
    }
    guard CacheFolder.hasRoom(in: cache.path) else { throw .notStored("the disk is full") }
    let lock = open("\(cache.path)/lock".onDisk, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw .notStored(systemReason(errno, in: "open")) }
    defer { close(lock) }
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      if isCancelled() { throw .cancelled }
      usleep(50_000)
    }
    // Another process may have compiled them meanwhile.
    if modules.isThere { return modules }

    let part = "\(cache.path)/part"
    removeTree(part)
    defer { removeTree(part) }
    do throws(FileError) { try makeFolder(part) } catch { throw .notStored(error.description) }
    var build = ModuleBuild(
      sources: sources, toolchain: toolchain, folder: part,
      built: program.map { built(beside: $0, sources) } ?? [:], isCancelled: isCancelled)
    do throws(ModuleError) {
      try build.run(progress: progress)
    } catch .refused where !build.built.isEmpty {
      // Another compiler has built them, or one that watches what it compiles.
      build.built = [:]
      try build.run(progress: progress)
    }
    guard rename(part.onDisk, folder.onDisk) == 0 else {
      throw .notStored(systemReason(errno, in: "rename"))
    }
    removeOldest(in: cache.path, except: key)
    return modules
  }

  /// Returns the modules that were compiled with the running program.
  private static func built(
    beside program: String, _ sources: ModuleSources
  ) -> [String: CompiledModule] {
    if let installed = InstalledModules(beside: program, sources: sources) {
      return installed.modules(among: sources.modules)
    }
    return BuiltModules(beside: program)?.modules(among: sources.modules) ?? [:]
  }

  /// Whether they are there; they are of use now.
  private var isThere: Bool {
    access(folder.onDisk, R_OK) == 0 && utimensat(AT_FDCWD, folder.onDisk, nil, 0) == 0
  }

  private static func key(of sources: ModuleSources, _ toolchain: SwiftToolchain) -> String {
    let words = [toolchain.version, toolchain.libraries] + ModuleBuild.moduleFlags
    return String(fnv1a(Array(words.joined(separator: "\0").utf8) + sources.bytes), radix: 16)
  }

  private static func removeOldest(in cache: String, except key: String) {
    var sets: [(path: String, used: timespec)] = []
    for entry in FolderEntry.all(in: cache) ?? [] where UInt64(entry.name, radix: 16) != nil {
      var status = stat()
      let path = "\(cache)/\(entry.name)"
      guard entry.name != key, stat(path.onDisk, &status) == 0 else { continue }
      sets.append((path, status.st_mtim))
    }
    sets.sort { ($0.used.tv_sec, $0.used.tv_nsec) > ($1.used.tv_sec, $1.used.tv_nsec) }
    for set in sets.dropFirst(limit - 1) { removeTree(set.path) }
  }
}
