import Foundation
import TestSupport
import Testing

/// SwiftUI views where the module that they import cannot be compiled or stored.
@Suite struct ViewToolchainTests {
  private static let view = """
    import SwiftUI

    #Preview {
      Text("shown")
    }
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.file("Shown.swift", Array(Self.view.utf8))
    return folder
  }

  private func environment(
    in folder: TemporaryFolder, _ own: [String: String?] = [:]
  ) -> [String: String?] {
    let standard: [String: String?] = [
      "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": "\(folder.path)/cache",
    ]
    return standard.merging(own) { $1 }
  }

  @Test func aModuleThatIsRefusedIsSaid() async throws {
    let folder = try folder()
    let script = """
      #!/bin/sh
      case "$*" in *-print-target-info*) PATH=${PATH#*:} exec swiftc "$@";; esac
      echo "error: it is refused" >&2
      exit 1
      """
    let compiler = try folder.file("swiftc", Array(script.utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    var command = try Command.harmonic(
      environment: environment(in: folder, ["PATH": "\(folder.path):\(path)"]),
      workingDirectory: folder.path)
    command.arguments = ["capture", "Shown.swift", "-o", "out.png"]
    let output = try await command.run()
    #expect(output.status == .exitCode(3))
    #expect(output.errorText.contains("cannot compile the module"), "\(output.errorText)")
    #expect(output.errorText.contains("error: it is refused"), "\(output.errorText)")
    #expect(output.errorText.contains("hint: install another version of Swift"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/out.png"))
  }

  @Test func aFullCacheIsSaid() async throws {
    let folder = try folder()
    let mounts = try await Command("unshare", "-Urm", "mount", "-t", "tmpfs", "none", folder.path)
      .run()
    // Some systems keep namespaces from their users.
    guard mounts.status == .exitCode(0) else { return }
    let cache = "\(folder.path)/cache"
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    let program = try Command.harmonic().executable
    let output = try await Command(
      "unshare", "-Urm", "sh", "-c",
      """
      mount -t tmpfs -o size=64k none '\(cache)'
      head -c 100000 /dev/zero >'\(cache)/filled' 2>/dev/null
      exec '\(program)' capture Shown.swift -o out.png
      """, environment: environment(in: folder), workingDirectory: folder.path
    ).run()
    #expect(output.status == .exitCode(3))
    #expect(
      output.errorText.contains("the SwiftUI module cannot be stored: the disk is full"),
      "\(output.errorText)")
    #expect(output.errorText.contains("hint: make room there, or set XDG_CACHE_HOME"))
  }
}
