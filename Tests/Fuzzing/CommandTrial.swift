import Foundation

/// The program as its users run it: with words and files of the fuzzer's, and what it may never do.
package struct CommandTrial {
  private let harmonic: String
  private let folder: URL

  /// - Parameters:
  ///   - harmonic: The built program.
  ///   - folder: Empty; files and what the program leaves lie in it.
  package init(harmonic: String, folder: URL) { (self.harmonic, self.folder) = (harmonic, folder) }

  /// The statuses that the manual names; 130 comes after Control-C alone.
  private static let statuses: Set<Int32> = [0, 1, 2, 3, 4, 5]

  private static let verbs = [
    "check", "translate", "list", "capture", "describe", "--help", "check",
  ]

  /// A command line, and the file in it.
  package struct Input: Sendable {
    package var words: [String]
    package var name: String
    package var file: [UInt8]
  }

  /// Returns the input with this number.
  package static func input(seed: UInt64, index: Int) -> Input {
    var dice = Dice(seed: seed, stream: "command", index: index)
    let kinds = Kind.all.filter { !$0.name.hasPrefix("options") && $0.end == nil }
    let kind = dice.pick(kinds)
    let ending =
      switch kind.name.prefix(while: { $0 != "." }) {
      case "metal": ".metal"
      case "isf": ".fs"
      case "swift": ".swift"
      case "png": ".png"
      case "mesh": ".json"
      default: dice.pick([".glsl", ".frag"])
      }
    let name = dice.pick(["a", "a b", "-a", "a\u{1b}[31m", "a\nb", "é", "'"]) + ending
    var words = [dice.pick(verbs), "./" + name]
    if dice.oneIn(3) { words.append("--json") }
    if words[0] == "capture" {
      words += ["-o", "out.png", "--size", "8x8", "--scale", "1"]
    }
    if dice.oneIn(2) { words += WordMaker.words(&dice).dropFirst().filter { !$0.contains("\0") } }
    if dice.oneIn(12) { words[0] = dice.pick(["", "--", "chek", "list", "--version"]) }
    return Input(
      words: words, name: name, file: kind.input(seed: seed, index: index))
  }

  /// Runs the program.
  ///
  /// - Returns: What it may not do and did; `nil` if nothing.
  package func complaint(about input: Input) throws -> String? {
    let files = FileManager.default
    let work = folder.appending(path: "work")
    let temporary = folder.appending(path: "tmp")
    for place in [work, temporary] {
      try? files.removeItem(at: place)  // none is there the first time
      try files.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try Data(input.file).write(to: work.appending(path: input.name))
    let process = Process()
    process.executableURL = URL(filePath: harmonic)
    process.arguments = input.words
    process.currentDirectoryURL = work
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] { environment[name] = nil }
    environment["TMPDIR"] = temporary.path
    environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
    environment["XDG_STATE_HOME"] = folder.appending(path: "state").path
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let limit = Worker.now() + 60
    while process.isRunning, Worker.now() < limit { usleep(2000) }
    guard !process.isRunning else {
      process.terminate()
      usleep(200_000)
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      return "it did not end in 60 s"
    }
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      return "\(Verdict.signal(process.terminationStatus))"
    }
    if !Self.statuses.contains(process.terminationStatus) {
      return "status \(process.terminationStatus) is not one of those promised"
    }
    let written = [UInt8](try Data(contentsOf: output))
    let said = [UInt8](try Data(contentsOf: errors))
    for (text, name) in [(written, "output"), (said, "messages")] {
      if let byte = text.first(where: { $0 < 32 && $0 != 10 && $0 != 9 || $0 == 127 }) {
        return "raw control character \(byte) in its \(name)"
      }
    }
    if process.terminationStatus != 0, said.isEmpty, written.isEmpty {
      return "status \(process.terminationStatus) without a word"
    }
    let left = try files.contentsOfDirectory(atPath: temporary.path)
    if !left.isEmpty { return "temporary files are left: \(left)" }
    let beside = try files.contentsOfDirectory(atPath: work.path)
    let expected = Set([input.name, "out.png"])
    if let other = beside.first(where: { !expected.contains($0) }) {
      return "a file is left beside the input: \(other)"
    }
    return nil
  }
}
