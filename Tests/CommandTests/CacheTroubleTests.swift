import Foundation
import TestSupport
import Testing

/// Captures where the cache cannot be used: the picture is drawn all the same.
@Suite struct CacheTroubleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var environment: [String: String?] {
    [
      "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": "\(folder.path)/cache",
      "MESA_SHADER_CACHE_DIR": nil, "MESA_SHADER_CACHE_DISABLE": nil,
    ]
  }

  @Test func aFolderOfEverybodyIsNamedOnce() async throws {
    let cache = "\(folder.path)/cache/harmonic"
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    chmod(cache, 0o777)
    let output = try await Command.harmonic(
      "capture", "button", "-o", "\(folder.path)/out.png", environment: environment
    ).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(
      output.errorText.components(separatedBy: "everybody can write to '\(cache)'").count == 2,
      "\(output.errorText)")
    #expect(output.errorText.contains("hint: chmod go-w '\(cache)'"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache).isEmpty)
  }

  /// A full disk under Mesa's cache is a signal inside the driver.
  @Test func aFullDiskIsNamedAndNotUsed() async throws {
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
      exec '\(program)' capture button -o '\(folder.path)/out.png'
      """, environment: environment
    ).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(
      output.errorText.contains("nothing new is stored in the cache: '\(cache)': No space left"),
      "\(output.errorText)")
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/out.png"))
  }

  @Test func whatAKilledCaptureLeftIsRemoved() async throws {
    let left = try folder.file(".harmonic-3w5e11264sgsf", [1])
    let output = try await Command.harmonic(
      "capture", "button", "-o", "out.png", environment: environment,
      workingDirectory: folder.path
    ).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(!FileManager.default.fileExists(atPath: left))
  }
}
