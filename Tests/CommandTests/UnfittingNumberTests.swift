import Foundation
import TestSupport
import Testing

/// Numbers that fit no integer, wherever a user can write one: the command says what it thinks of
/// them, and is not ended by a signal.
@Suite struct UnfittingNumberTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func isf(_ size: String) -> String {
    """
    /*{ "ISFVSN": "2", "PASSES": [
      { "TARGET": "store", "WIDTH": "\(size)", "HEIGHT": "\(size)" }, {} ] }*/
    void main() { gl_FragColor = IMG_NORM_PIXEL(store, vec2(0.5)) + vec4(0.5); }
    """
  }

  private static func metal(_ comment: String, _ body: String) -> String {
    """
    #include <metal_stdlib>
    using namespace metal;
    /// Paints.
    /// - Parameter amount: \(comment)
    [[ stitchable ]] half4 paint(float2 position, half4 color, int amount) {
      \(body)
      return color * half(amount);
    }
    """
  }

  @Test(
    arguments: [
      ("wide.fs", isf("1e300*$WIDTH")), ("narrow.fs", isf("-1e300*$WIDTH")),
      ("divided.fs", isf("$WIDTH/0")),
      ("default.metal", metal("Default: 99999999999999999999.", "")),
      ("nan.metal", metal("Range: nan...inf. Default: nan.", "")),
      ("case.metal", metal("Range: 0...3.", "switch (amount) { case -1e30: return half4(0); }")),
      (
        "long.metal",
        metal("", "switch (amount) { case -99999999999999999999: return half4(0); }")
      ),
    ])
  func aFileMaySayAnyNumber(name: String, text: String) async throws {
    _ = try folder.file(name, Array(text.utf8))
    for words in [
      ["check", name], ["list", name, "--json"], ["capture", name, "-o", "out.png"],
    ] {
      var command = try Command.harmonic(
        environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder.path)
      command.arguments = words
      let output = try await command.run()
      #expect(
        output.status == .exitCode(0) || output.status == .exitCode(3),
        "\(words): \(output.status), \(output.errorText)")
    }
  }

  private static let pass = """
    void mainImage(out vec4 color, in vec2 place) {
      color = texelFetch(iChannel0, ivec2(place), 0) + iMouse * float(iFrame);
    }
    """

  @Test(
    arguments: [
      ["--press", "1e300..2e300"], ["--press", "0..1e300"], ["--pointer", "1e300,-1e300"],
      ["--size", "65536x1", "--scale", "0.05"], ["--size", "1x65536"],
      ["--press", "0..1", "--pointer", "1e308,1e308"],
    ])
  func anOptionMaySayAnyNumber(words: [String]) async throws {
    _ = try folder.file("pass.glsl", Array(Self.pass.utf8))
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder.path)
    command.arguments = ["capture", "pass.glsl", "--channel0", "self", "-o", "out.png"] + words
    let output = try await command.run()
    guard case .exitCode = output.status else {
      Issue.record("\(words): \(output.status), \(output.errorText)")
      return
    }
  }
}
