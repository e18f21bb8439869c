import TestSupport
import Testing

/// Texts that are not shaders, given for one: ten messages are enough to see that.
@Suite struct OtherTextTests {
  private static func checked(_ text: String, as dialect: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder.path)
    _ = try folder.file("text.txt", Array(text.utf8))
    command.arguments = ["check", "--dialect", dialect, "text.txt"]
    let output = try await command.run()
    #expect(output.status == .exitCode(3))
    return output.errorText.split(separator: "\n").map(String.init)
      .filter { $0.contains("error: ") && !$0.hasPrefix("harmonic: ") }
  }

  private static let letter = (1...40).map {
    "Dear reader, number \($0) costs $\($0), that's all.\n"
  }
  private static let novel = (1...40).map { "The house number \($0) has a door and a window;\n" }

  @Test(arguments: ["metal", "glsl", "shadertoy", "isf"])
  func hasTenMessagesAtMost(dialect: String) async throws {
    let head = dialect == "isf" ? "/*{ \"ISFVSN\": \"2\" }*/\n" : ""
    // The letter is one long declaration in Metal.
    for lines in try nonEmpty(dialect == "metal" ? [Self.novel] : [Self.letter, Self.novel]) {
      let errors = try await Self.checked(head + lines.joined(), as: dialect)
      #expect(errors.count == 10)
      #expect(errors.last?.contains(" more mistakes, and no ") == true, "\(errors)")
    }
  }

  @Test func whatHasAFunctionHasAllItsMessages() async throws {
    let mistakes = (1...14).map { "uniform flaot level\($0) = ;\n" }.joined()
    let errors = try await Self.checked(
      mistakes + "void main() { gl_FragColor = vec4(1.0); }\n", as: "glsl")
    #expect(errors.count == 14, "\(errors)")
  }
}
