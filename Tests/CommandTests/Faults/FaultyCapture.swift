import Foundation
import TestSupport
import Testing

/// A capture, or a recording as an animated PNG, in folders of its own, run again and again with
/// other calls that fail.
///
/// With `EVERY_FAULT` set in the environment the tests that use it try many more, which takes
/// minutes; see `Scripts/test`.
struct FaultyCapture {
  private let folder: TemporaryFolder
  /// The bytes of the picture when nothing fails.
  let whole: [UInt8]
  /// The verb and the words after it, without the file to write.
  private let words: [String]

  static let triesEverything = ProcessInfo.processInfo.environment["EVERY_FAULT"] != nil
  /// Another picture's place, taken by something else before.
  private static let old = Array("old".utf8)

  /// Runs the capture once; that leaves warm caches.
  init(_ words: String..., files: [String: String] = [:]) async throws {
    try await self.init(["capture"] + words, files: files)
  }

  /// Commands that write a file: `capture` in one piece, `record` in many.
  enum Verb: String, CaseIterable, Sendable { case capture, record }

  /// Runs the button in the way of `verb` once; that leaves warm caches.
  init(of verb: Verb) async throws {
    let frames = verb == .record ? ["--duration", "0.2", "--fps", "20"] : []
    try await self.init([verb.rawValue, "button"] + frames, files: [:])
  }

  private init(_ words: [String], files: [String: String]) async throws {
    folder = try TemporaryFolder()
    for name in ["out", "home"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
    }
    _ = try folder.file("Package.swift", [])  // what lies beside the folder is not searched
    for (name, text) in files { _ = try folder.file(name, Array(text.utf8)) }
    self.words = words + ["--size", "60x20"]
    let output = try await Self.command(words: self.words, in: folder).run()
    try #require(output.status == .exitCode(0), "\(output.errorText)")
    whole = try folder.contents("out/picture.png")
  }

  /// Where the picture is written.
  var path: String { "\(folder.path)/out/picture.png" }
  /// Part of the paths of all that is written beside it.
  var out: String { "\(folder.path)/out" }
  /// The program's cache folder.
  var cache: String { "\(folder.path)/home/.cache/harmonic" }
  func path(of file: String) -> String { "\(folder.path)/\(file)" }

  private static func command(words: [String], in folder: TemporaryFolder) throws -> Command {
    let home = "\(folder.path)/home"
    var command = try Command.harmonic(
      environment: [
        "HOME": home, "XDG_CACHE_HOME": "\(home)/.cache", "XDG_STATE_HOME": nil, "DISPLAY": nil,
        "WAYLAND_DISPLAY": nil,
        // The driver's own is not what is tried, and costs a second when it is cold.
        "MESA_SHADER_CACHE_DIR": FileManager.default.homeDirectoryForCurrentUser.path + "/.cache",
        // Without memory it ends by a signal, whose backtrace takes seconds and tells nothing.
        "SWIFT_BACKTRACE": "enable=no",
      ], workingDirectory: folder.path)
    command.arguments += words + ["-o", "\(folder.path)/out/picture.png"]
    return command
  }

  /// The state of the picture's file after a run.
  enum Picture {
    case whole, old, absent
    /// A file of the right format, size and number of frames that shows something else.
    case different
    case damaged
  }

  struct Result {
    let output: Command.Output
    let picture: Picture
    /// Other files beside it.
    let leftovers: [String]
    let counts: [Fault.Count]

    /// Whether the driver had no memory for one thing that it was asked to draw. Mesa's llvmpipe
    /// then leaves it out, and reports no error of OpenGL.
    var driverMayHaveDrawnLess: Bool {
      guard counts.count == 1, counts[0].failed == 1, let caller = counts[0].caller else {
        return false
      }
      let name = caller.split(separator: "/").last ?? ""
      return name.hasSuffix("_dri.so") || name.hasPrefix("libgallium") || name.hasPrefix("libLLVM")
    }

    /// Whether the program ended by itself.
    var hasExited: Bool { if case .exitCode = output.status { true } else { false } }
  }

  /// Runs the capture.
  ///
  /// - Parameters:
  ///   - replacing: Whether there is a file under the picture's name.
  ///   - isCold: Whether it begins without caches.
  func run(
    _ faults: [Fault], replacing: Bool = false, isCold: Bool = false
  ) async throws -> Result {
    for name in try FileManager.default.contentsOfDirectory(atPath: out) {
      try FileManager.default.removeItem(atPath: "\(out)/\(name)")
    }
    if replacing { _ = try folder.file("out/picture.png", Self.old) }
    if isCold, FileManager.default.fileExists(atPath: cache) {
      try FileManager.default.removeItem(atPath: cache)
    }
    let log = "\(folder.path)/log"
    unlink(log)
    let output = try await Self.command(words: words, in: folder).failing(faults, log: log)
      .run()
    if Self.triesEverything { print("fault: \(faults.map(\.description)): \(output.status)") }
    let names = try FileManager.default.contentsOfDirectory(atPath: out)
    let contents = names.contains("picture.png") ? try folder.contents("out/picture.png") : nil
    let picture = try await picture(contents)
    if picture == .different || picture == .damaged, let contents {
      try Self.keep(contents, of: faults)
    }
    return Result(
      output: output, picture: picture,
      leftovers: names.filter { $0 != "picture.png" }, counts: Fault.counts(in: log))
  }

  private func picture(_ contents: [UInt8]?) async throws -> Picture {
    guard let contents else { return .absent }
    if contents == whole { return .whole }
    if contents == Self.old { return .old }
    return try await facts(contents) == facts(whole) ? .different : .damaged
  }

  /// Returns a picture's format, size and number of frames, as far as it can be read.
  private func facts(_ picture: [UInt8]) async throws -> [String] {
    let facts = try await DecodedVideo(folder.file("decoded.png", picture)).facts
    return facts.enumerated().filter { $0.offset != 3 }.map(\.element)  // not whether it is gray
  }

  /// Keeps such a picture under the name of what failed.
  private static func keep(_ picture: [UInt8], of faults: [Fault]) throws {
    let folder = TestFile(path: #filePath).packageFolder
      .appending(path: ".build/image-failures/FaultyCapture")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = faults.map { "\($0.call) \($0.number)" }.joined(separator: ", ")
    try Data(picture).write(to: folder.appending(path: "\(name).png"))
  }

  /// Returns how often the capture makes each of `calls` where `place` says.
  func counts(
    of calls: [Fault.Call], on place: String, replacing: Bool = false, isCold: Bool = false
  ) async throws -> [Fault.Call: Int] {
    let faults = calls.map { Fault($0, at: 0, .error(0), on: place) }
    let counts = try await run(faults, replacing: replacing, isCold: isCold).counts
    try #require(counts.count == calls.count)
    return Dictionary(uniqueKeysWithValues: counts.map { ($0.call, $0.calls) })
  }

  /// All numbers up to `count`, or so many of them, evenly apart.
  static func numbers(upTo count: Int, atMost limit: Int) -> [Int] {
    guard count > limit else { return Array(1...max(count, 1)) }
    return (0..<limit).map { 1 + $0 * (count - 1) / max(limit - 1, 1) }
  }
}
