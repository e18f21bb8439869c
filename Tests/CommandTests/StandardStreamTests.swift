import Foundation
import Pictures
import TestSupport
import Testing

/// Standard streams that are closed, full, or a pipe that nobody reads.
@Suite struct StandardStreamTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a line of shell in which `harmonic` is the program.
  private func run(_ line: String, input: Command.Input = .empty) async throws -> Command.Output {
    let command = Command(
      "bash", "-c", "set -o pipefail; harmonic() { \"$0\" \"$@\"; }; \(line)",
      try Command.harmonic().executable, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil],
      input: input, workingDirectory: folder.path)
    return try await command.run()
  }

  private static func refusal(_ reason: String) -> String {
    "harmonic: error: cannot write to standard output: \(reason) (write)\n"
  }

  @Test(arguments: ["list", "list button --json", "--help", "--version", "describe man"])
  func aClosedStandardOutputIsAnError(words: String) async throws {
    let output = try await run("harmonic \(words) >&-")
    #expect(output.status == .exitCode(1))
    #expect(output.errorText == Self.refusal("Bad file descriptor"))
  }

  @Test(arguments: ["list", "--help", "check shader.frag", "translate shader.frag"])
  func aFullStandardOutputIsAnError(words: String) async throws {
    _ = try folder.file("shader.frag", Array("void main() { gl_FragColor = vec4(1); }".utf8))
    let output = try await run("harmonic \(words) >/dev/full")
    #expect(output.status == .exitCode(1))
    #expect(output.errorText == Self.refusal("No space left on device"))
  }

  @Test func aPipeWithoutAReaderIsAnError() async throws {
    // Opened for both, then for writing alone.
    let output = try await run("mkfifo pipe; exec 3<>pipe 4>pipe 3>&-; harmonic list >&4")
    #expect(output.status == .exitCode(1))
    #expect(output.errorText == Self.refusal("Broken pipe"))
  }

  /// No number of a closed stream is that of the picture, or of a cache's file.
  @Test(arguments: ["<&- >&- 2>&-", ">&- 2>&-", "2>&-"])
  func messagesDoNotEndUpInFiles(closed: String) async throws {
    let home = "HOME=\(folder.path) XDG_CACHE_HOME="
    let open = try await run("\(home) harmonic capture button --verbose -o open.png")
    #expect(open.status == .exitCode(0))
    let output = try await run("\(home) harmonic capture button --verbose -o closed.png \(closed)")
    #expect(output.status == .exitCode(0))
    #expect(try folder.contents("closed.png") == folder.contents("open.png"))
  }

  @Test func aClosedStandardInputIsAnError() async throws {
    let output = try await run("harmonic capture - -o out.png <&-")
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("Bad file descriptor"))
    #expect(try folder.names == [])
  }
}
