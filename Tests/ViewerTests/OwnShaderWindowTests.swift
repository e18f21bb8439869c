import Foundation
import TestSupport
import Testing

/// A screenshot of one's own shader in a real window, opened again from the pictures folder.
@Suite(.serialized) struct OwnShaderWindowTests {
  private static let lean = """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 lean(float2 position, half4 color, float level) {
      return half4(half(level), half(fract(position.x / 40)), 0, 1);
    }
    """

  @Test func aScreenshotOpensItsShaderUntilThatHasChanged() async throws {
    let folder = try TemporaryFolder()
    let shader = try folder.file("lean.metal", Array(Self.lean.utf8))
    let session = try await WindowSession([shader], cornerShows: false)
    try await session.display.press("s")
    let line = try await session.program.nextLine { $0.hasPrefix("harmonic: wrote ") }
    let picture = String(line.dropFirst("harmonic: wrote ".count))
    #expect(try await session.quit().status == .exitCode(0))

    let again = try await WindowSession([picture], cornerShows: false, home: session.home)
    #expect(try await again.display.title(of: again.window) == "harmonic – lean")
    #expect(try await again.quit().status == .exitCode(0))

    _ = try folder.file("lean.metal", Array((Self.lean + "// changed").utf8))
    var command = try Command.harmonic(
      environment: ["HOME": session.home.path, "XDG_STATE_HOME": nil as String?])
    command.arguments = ["capture", picture, "-o", folder.path + "/again.png"]
    let output = try await command.run()
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("names it, and it has changed since it was last opened"))
  }
}
