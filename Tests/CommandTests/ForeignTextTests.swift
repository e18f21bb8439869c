import TestSupport
import Testing

/// Files of other languages are told apart from pictures, and programs name their samplers.
@Suite struct ForeignTextTests {
  private func run(_ words: [String], in folder: TemporaryFolder) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder.path)
    command.arguments = words
    return try await command.run()
  }

  @Test(arguments: [
    ("blur.hlsl", "float4 main(float2 uv : TEXCOORD0) : SV_Target { return float4(uv, 0, 1); }\n"),
    ("blur.wgsl", "@fragment fn shade() -> @location(0) vec4<f32> { return vec4<f32>(1.0); }\n"),
    ("notes.txt", "Größe: 3\n"),
  ])
  func aTextThatIsNotAShaderIsNotCalledAPicture(name: String, text: String) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.file(name, Array(text.utf8))
    let output = try await run(["capture", name, "-o", "out.png"], in: folder)
    #expect(output.status == .exitCode(4))
    #expect(
      output.errorText == """
        harmonic: error: '\(name)' is text, and not a shader that is read
        hint: shaders are Metal for SwiftUI, Shadertoy, GLSL, ISF and gl-transitions

        """)
    #expect(try folder.names == [name])
  }

  @Test func aListNamesTheSamplersOfAProgram() async throws {
    let folder = try TemporaryFolder()
    let text = """
      uniform sampler2D rocks;
      uniform float amount;
      void main() { gl_FragColor = texture2D(rocks, vec2(amount)); }
      """
    _ = try folder.file("look.frag", Array(text.utf8))
    let output = try await run(["list", "look.frag"], in: folder)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "look")
    #expect(lines.contains { $0.hasPrefix("  amount ") })
    #expect(lines.contains { $0.hasPrefix("  rocks ") && $0.hasSuffix("← a built-in picture") })
  }
}
