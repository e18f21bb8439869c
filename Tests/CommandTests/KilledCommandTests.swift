import Foundation
import TestSupport
import Testing

/// Processes that a command has started end with it, however it ends.
@Suite struct KilledCommandTests {
  private func command(
    _ words: [String], in folder: TemporaryFolder, path: String? = nil
  ) throws -> RunningCommand {
    var environment: [String: String?] = [
      "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": ViewCaches.path,
    ]
    if let path { environment["PATH"] = path }
    var command = try Command.harmonic(environment: environment, workingDirectory: folder.path)
    command.arguments = words
    return try command.start()
  }

  /// Compilers start their parts in groups of processes of their own, as this one does.
  @Test(arguments: [SIGTERM, SIGKILL]) func theCompilerEnds(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let script = """
      #!/bin/sh
      case "$*" in *-print-target-info*) PATH=${PATH#*:} exec swiftc "$@";; esac
      set -m
      sleep 1000 &
      echo $! $$ >>"\(folder.path)/started"
      wait
      """
    let standIn = try folder.file("swiftc", Array(script.utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: standIn)
    _ = try folder.file("Shown.swift", Array("import SwiftUI\n#Preview { Color.red }".utf8))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let program = try command(
      ["capture", "Shown.swift", "-o", "out.png"], in: folder, path: "\(folder.path):\(path)")
    func started() throws -> [Int32] {
      try String(contentsOfFile: "\(folder.path)/started", encoding: .utf8)
        .split(whereSeparator: \.isWhitespace).compactMap { Int32($0) }
    }
    await waitUntil("the compiler runs") { try started().count >= 2 }
    kill(program.processIdentifier, signal)
    _ = try? await program.end()
    await waitUntil("nothing of it runs") { try started().allSatisfy { !isRunning($0) } }
  }

  /// It ignores signals that ask it to end, and never answers.
  @Test(arguments: [SIGTERM, SIGKILL]) func theViewEnds(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let view = """
      import SwiftUI

      struct Stubborn: View {
        var body: some View {
          signal(SIGTERM, SIG_IGN)
          fputs("it runs\\n", stderr)
          while true { sleep(100) }
          return Color.red
        }
      }
      """
    _ = try folder.file("Stubborn.swift", Array(view.utf8))
    let program = try command(["capture", "Stubborn.swift", "-o", "out.png"], in: folder)
    let mark = "/views/\(program.processIdentifier)-"
    func left() throws -> [Int32] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }
        .filter { process in
          let words = try? Data(contentsOf: URL(filePath: "/proc/\(process)/cmdline"))
          return words.map { String(decoding: $0, as: UTF8.self).contains(mark) } == true
            && isRunning(process)
        }
    }
    try await program.nextLine { $0.contains("it runs") }
    #expect(try !left().isEmpty)
    kill(program.processIdentifier, signal)
    _ = try? await program.end()
    await waitUntil("nothing of it runs") { try left().isEmpty }
  }

  /// Whether a process runs: one that has ended and was not waited for does not.
  private func isRunning(_ process: Int32) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return false }
    return !text[end...].hasPrefix(") Z")
  }
}
